/** Longest name of a recipe of one's own (ledger REC-072). */
export const MAX_NAME_LENGTH = 120;

/** The name of a person's own version of a recipe; a long one is cut so that it fits (ledger REC-071, REC-072). */
export function ownVersionName(name: string, toVersion: (name: string) => string): string {
  const version = toVersion(name);
  const excess = version.length - MAX_NAME_LENGTH;
  return excess <= 0 ? version : toVersion(name.slice(0, name.length - excess).trimEnd());
}
