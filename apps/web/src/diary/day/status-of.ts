import type { ItemStatus } from "@plateful/contract";

/** What a call says of whether a meal was eaten; nothing where nobody was asked, and the server decides (ledger DIARY-088). */
export function statusOf(isEaten: boolean | undefined): { status?: ItemStatus } {
  if (isEaten === undefined) return {};
  return { status: isEaten ? "EATEN" : "PLANNED" };
}
