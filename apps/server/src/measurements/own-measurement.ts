import type { MeasurementTable } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { findMeasurement, type MeasurementRow } from "./measurement-store.ts";

/**
 * The caller's own measurement, for changing it.
 * @throws Problem permission_denied for a coach, who may only look at a client's (ledger MEAS-034); not_found otherwise.
 */
export async function getOwnMeasurement(
  { db, actor }: Pick<Call, "db" | "actor">,
  table: MeasurementTable,
  id: number,
): Promise<MeasurementRow> {
  const own = await findMeasurement(db, table, id);
  if (own !== undefined) return own;
  const reach = actor.isCoach ? "clients" : "self";
  const visible = await withReach(db, reach, () => findMeasurement(db, table, id));
  throw new Problem(visible === undefined ? "not_found" : "permission_denied");
}
