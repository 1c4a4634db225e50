/** How many clients each colleague gets, in the order of the list. */
export type Split = readonly number[];

/** Shares clients as evenly as possible; the first ones get what is left over. */
export function shareEvenly(clients: number, colleagues: number): Split {
  if (colleagues === 0) return [];
  const each = Math.floor(clients / colleagues);
  return Array.from({ length: colleagues }, (_, at) => each + (at < clients % colleagues ? 1 : 0));
}

/**
 * Gives one colleague one client more or fewer. What one gets, another gives: the next one in the list who has any, or the
 * next one at all, so that the numbers always add up (ledger TEAM-015).
 */
export function shift(split: Split, at: number, by: 1 | -1): Split {
  const others = split.map((_, index) => (at + 1 + index) % split.length).filter((index) => index !== at);
  const other = others.find((index) => by === -1 || (split[index] ?? 0) > 0);
  if (other === undefined || (split[at] ?? 0) + by < 0) return split;
  return split.map((clients, index) =>
    index === at ? clients + by : index === other ? clients - by : clients,
  );
}
