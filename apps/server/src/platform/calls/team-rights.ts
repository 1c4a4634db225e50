import { hasTeamRight, type TeamPlace, type TeamRight, type TeamRole } from "@plateful/access";
import { Problem } from "../base/problem.ts";
import type { Db } from "../database/open-database.ts";
import { withReach } from "../database/scope.ts";
import type { Call } from "./call.ts";

/** A place in a practice, with that practice. */
export interface StoredPlace extends TeamPlace {
  readonly organisationId: number;
}

/** The place of a coach whom the caller may see; null without a practice. */
export async function findPlace(db: Db, userId: number): Promise<StoredPlace | null> {
  const row = await db
    .selectFrom("team_members")
    .select(["organisation_id", "role", "rights"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const place = { role: row.role as TeamRole, rights: row.rights as TeamRight[] };
  return { ...place, organisationId: row.organisation_id };
}

type Caller = Pick<Call, "db"> & { readonly actor: Pick<Call["actor"], "id"> };

/** Whether a coach may do something in their practice. It is read in each call, so a right ends with the next one. */
export const mayInTeam = async ({ db, actor }: Caller, right: TeamRight): Promise<boolean> =>
  hasTeamRight(await findPlace(db, actor.id), right);

/**
 * The same for something that is done for one client. A colleague with whom the client is shared may do no more than the
 * client's own coach (ledger TEAM-021).
 * @throws Problem permission_denied.
 */
export async function requireRightFor(
  call: Caller,
  client: { readonly coach_id: number | null },
  right: TeamRight,
): Promise<void> {
  await requireRight(call, right);
  const { coach_id: coachId } = client;
  if (coachId === null || coachId === call.actor.id) return;
  const place = await withReach(call.db, "all", () => findPlace(call.db, coachId));
  if (!hasTeamRight(place, right)) throw new Problem("permission_denied");
}

/** @throws Problem permission_denied for a coach who may not do this in their practice. */
export async function requireRight(call: Caller, right: TeamRight): Promise<void> {
  if (!(await mayInTeam(call, right))) throw new Problem("permission_denied");
}
