import { refusalAt } from "../../lib/server/refusal-of.ts";

/** What the server said of a field, read out at once (ledger COACH-019). */
export function refusedAt(refusal: Error | null, field: string) {
  const said = refusalAt(refusal, field);
  return said === undefined ? undefined : <span role="alert">{said}</span>;
}
