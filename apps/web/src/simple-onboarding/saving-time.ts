const MIN_MS = 3_000;
const SPREAD_MS = 1_000;
const AFTERWARDS_MS = 1_000;

/**
 * How much longer the loading screen stands once the answers are saved: until 3,000 to 3,999 ms after it came, then
 * 1,000 ms more (ledger SIM-030). `chance` is at least 0 and below 1.
 */
export function waitAfterSaving(msSinceEntry: number, chance: number): number {
  const shown = MIN_MS + Math.floor(chance * SPREAD_MS);
  return Math.max(0, shown - msSinceEntry) + AFTERWARDS_MS;
}
