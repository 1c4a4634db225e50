/**
 * The element of a dialog that has just opened. One that is not there is logged: the dialog works on without it, but
 * someone should know (ledger ERR-018).
 */
export function modalOf<Shown>(reference: { readonly current: Shown | null }, title: string): Shown | null {
  if (reference.current === null) {
    // biome-ignore lint/suspicious/noConsole: ledger ERR-018 asks for this line
    console.error(`The modal reference is missing: ${title}`);
  }
  return reference.current;
}
