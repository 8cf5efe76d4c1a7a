/** The rule that somebody wants to read: whatever shows the rules opens at it. */
class Rulebook {
  wanted = $state<string | null>(null);

  open(number: string): void {
    this.wanted = number;
  }
}

export const rulebook = new Rulebook();
