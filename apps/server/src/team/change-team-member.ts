import { hasTeamRight, mayGivePlace } from "@plateful/access";
import type {
  changeTeamMember as changeEndpoint,
  removeTeamMember as removeEndpoint,
  TeamMember,
} from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { insertAudit, insertPartingAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import type { StoredPlace } from "../platform/calls/team-rights.ts";
import type { Db } from "../platform/database/open-database.ts";
import { withReach } from "../platform/database/scope.ts";
import { placeGiven } from "./invite-colleague.ts";
import { requirePlace } from "./own-team.ts";
import { presentMember } from "./present-team.ts";
import {
  countOwners,
  findMember,
  lockTeam,
  type MemberRow,
  removeMember,
  updatePlace,
} from "./team-store.ts";

/** @throws Problem not_found for anybody outside the practice. */
async function findColleague(db: Db, own: StoredPlace, id: number): Promise<MemberRow> {
  const member = await findMember(db, own.organisationId, id);
  if (member === null) throw new Problem("not_found");
  return member;
}

/** @throws Problem last_owner when nobody else owns the practice. The team is locked. */
async function keepOwner({ db }: Pick<Call, "db">, member: MemberRow): Promise<void> {
  if (member.role === "OWNER" && (await countOwners(db, member.organisation_id)) === 1)
    throw new Problem("last_owner");
}

const entryOf = ({ actor, now }: Pick<Call, "actor" | "now">, action: string, member: MemberRow) => ({
  actor_id: actor.id,
  user_id: member.id,
  action,
  happened_at: now,
});

/**
 * Changes the role and the rights of a member, from their next call on (ledger TEAM-007).
 * @throws Problem permission_denied, not_found, last_owner; InvalidFields right_not_held.
 */
export async function changeTeamMember(call: Call<typeof changeEndpoint>): Promise<TeamMember> {
  const { db, actor, body } = call;
  const own = await requirePlace(call, "TEAM");
  const place = placeGiven(body);
  return withReach(db, "all", async () => {
    await lockTeam(db, own.organisationId);
    const member = await findColleague(db, own, call.params.id);
    if (!(mayGivePlace(own, place) && mayGivePlace(own, member)))
      throw invalidField("rights", "right_not_held");
    if (place.role !== "OWNER") await keepOwner(call, member);
    await updatePlace(db, member, place);
    await insertAudit(db, entryOf(call, "change-team-member", member));
    const changed = { ...member, ...place };
    return presentMember(changed, { id: actor.id, seesAll: hasTeamRight(own, "SEE_ALL_CLIENTS") });
  });
}

/**
 * Removes a member, or lets the caller leave. Clients are handed over first, and the last owner stays (ledger TEAM-008).
 * @throws Problem permission_denied, not_found, last_owner, member_has_clients.
 */
export async function removeTeamMember(call: Call<typeof removeEndpoint>): Promise<undefined> {
  const { db, actor, params } = call;
  const isLeaving = params.id === actor.id;
  const own = await requirePlace(call, isLeaving ? undefined : "TEAM");
  await withReach(db, "all", async () => {
    await lockTeam(db, own.organisationId);
    const member = await findColleague(db, own, params.id);
    if (!(isLeaving || mayGivePlace(own, member))) throw new Problem("permission_denied");
    await keepOwner(call, member);
    if (member.clients > 0) throw new Problem("member_has_clients");
    await removeMember(db, member);
    await insertPartingAudit(db, entryOf(call, "remove-team-member", member));
  });
}
