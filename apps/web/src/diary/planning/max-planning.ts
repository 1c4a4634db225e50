/** After this long without an answer the planning counts as failed (ledger DIARY-037). */
export const MAX_PLANNING_MS = 60_000;
