import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { findPlace, requireRight } from "../platform/calls/team-rights.ts";
import { withReach } from "../platform/database/scope.ts";
import { isActiveAccount } from "./client-store.ts";

/**
 * Whose client someone becomes who is added: the caller's, or that of a colleague for those who may hand clients over (COACH-167).
 * @throws Problem permission_denied, InvalidFields unknown_member for anybody but an active colleague.
 */
export async function coachOfNewClient(
  call: Pick<Call, "db" | "actor">,
  coach: number | null | undefined,
): Promise<number> {
  const { db, actor } = call;
  if (coach == null || coach === actor.id) return actor.id;
  await requireRight(call, "HAND_OVER");
  const own = await findPlace(db, actor.id);
  const isColleague = await withReach(db, "all", async () => {
    const place = await findPlace(db, coach);
    return place?.organisationId === own?.organisationId && place !== null && isActiveAccount(db, coach);
  });
  if (!isColleague) throw invalidField("coach", "unknown_member");
  return coach;
}
