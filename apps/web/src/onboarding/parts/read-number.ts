/** Reads a number as people type it, with a point or a comma; null for anything else. */
export function readNumber(text: string): number | null {
  const tidy = text.trim().replace(",", ".");
  return /^\d+(\.\d*)?$|^\.\d+$/.test(tidy) ? Number(tidy) : null;
}
