/** Which sheet lies over the stage; the browser's Back closes it. */
export type SheetName = "menu" | "log" | "chat" | "rules" | "choose" | "end" | "look-back" | `seat-${number}`;

export class Sheets {
  name = $state<SheetName | null>(null);

  /** Open a sheet, or close it where it is open. */
  toggle(name: SheetName): void {
    if (this.name === name) return this.close();
    if (this.name === null) history.pushState({ sheet: true }, "");
    this.name = name;
  }

  close(): void {
    if (this.name === null) return;
    this.name = null;
    if (history.state?.sheet) history.back();
  }

  /** Back was pressed. */
  forget(): void {
    this.name = null;
  }
}
