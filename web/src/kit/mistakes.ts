/** A mistake in a board's code: it stops a test and a developer's page; a reader's page notes it and goes on. */
export function mistake(what: string): void {
  if (!import.meta.env.PROD) throw new Error(what);
  console.error(what);
}
