import { hasTeamRight } from "@plateful/access";
import type {
  ClientShare,
  endClientShare as endEndpoint,
  listClientShares as listEndpoint,
  shareClient as shareEndpoint,
} from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { insertAudit, insertReadAudit } from "../platform/calls/audit-store.ts";
import type { Asked, Call } from "../platform/calls/call.ts";
import { type EventLimit, ofPerson } from "../platform/calls/limited-events.ts";
import { findPlace, type StoredPlace } from "../platform/calls/team-rights.ts";
import { withReach } from "../platform/database/scope.ts";
import { mailShare } from "../sign-in/index.ts";
import { endShare, insertShare, listShares, lockSharable } from "./client-share-store.ts";
import { tellOfEnd } from "./end-shares.ts";
import { requirePlace } from "./own-team.ts";
import { presentShare } from "./present-share.ts";
import { listMembers, lockTeam, type MemberRow } from "./team-store.ts";

/** Each share mails a client. */
export const shareLimits = ({ actor }: Pick<Asked, "actor">): readonly EventLimit[] => [
  { kind: "share-client", subject: ofPerson(actor.id), max: 100, seconds: 3600, refusedIsFree: true },
];

/** The shares that the caller gave or received; those of the practice for coaches who see all clients (ledger TEAM-018). */
export async function listClientShares(call: Call<typeof listEndpoint>): Promise<ClientShare[]> {
  const { db, actor, now, query } = call;
  const place = await findPlace(db, actor.id);
  if (place === null) return [];
  const seesAll = hasTeamRight(place, "SEE_ALL_CLIENTS");
  return withReach(db, "all", async () => {
    const whose = seesAll ? { organisationId: place.organisationId } : { ofCoach: actor.id };
    const rows = await listShares(db, { ...whose, clientId: query.client }, now);
    const entry = { actor_id: actor.id, action: "list-client-shares", happened_at: now };
    await insertReadAudit(db, entry, [...new Set(rows.map(({ user_id: id }) => id))]);
    return rows.map((row) => presentShare(row, now));
  });
}

type Share = Call<typeof shareEndpoint>;

/**
 * The client, with their coach. Own clients are shared by their coach; those of others by whoever could hand them over too.
 * @throws Problem not_found for a client who is not visible to the caller, permission_denied without the right to hand over.
 */
async function findSharable({ db, actor, body }: Share, own: StoredPlace, members: readonly MemberRow[]) {
  const client = await lockSharable(db, body.client);
  const coach = members.find(({ id }) => id === client?.coach_id);
  if (client === null || coach === undefined) throw new Problem("not_found");
  if (coach.id === actor.id) return { client, coach };
  if (!hasTeamRight(own, "SEE_ALL_CLIENTS")) throw new Problem("not_found");
  if (!hasTeamRight(own, "HAND_OVER")) throw new Problem("permission_denied");
  return { client, coach };
}

/** @throws InvalidFields for a period that lies in the past or ends before it begins. */
function periodOf({ body, today }: Share) {
  const from = body.from ?? today;
  const until = body.until ?? null;
  if (from < today) throw invalidField("from", "date_out_of_range");
  if (until !== null && until < from) throw invalidField("until", "end_before_start");
  return { from, until, isNow: from === today };
}

/**
 * Shares a client with a colleague for a while. The colleague sees nothing of what the client shares before the client agrees, who
 * is asked by mail and in the app (ledger TEAM-018, TEAM-019).
 * @throws Problem not_found, permission_denied; InvalidFields unknown_member, date_out_of_range, end_before_start, already_shared.
 */
export async function shareClient(call: Share): Promise<ClientShare> {
  const { db, actor, body, now } = call;
  const own = await requirePlace(call);
  const period = periodOf(call);
  return withReach(db, "all", async () => {
    await lockTeam(db, own.organisationId);
    const members = await listMembers(db, own.organisationId);
    const { client, coach } = await findSharable(call, own, members);
    const colleague = members.find(({ id }) => id === body.colleague);
    if (colleague === undefined || !colleague.account_enabled || colleague.id === coach.id)
      throw invalidField("colleague", "unknown_member");
    const people = { clientId: client.id, coachId: coach.id, colleagueId: colleague.id };
    const id = await insertShare(db, { ...people, ...period, timeZone: actor.timeZone, now });
    if (id === null) throw invalidField("colleague", "already_shared");
    const entry = { actor_id: actor.id, user_id: client.id, action: "share-client", object_id: id };
    await insertAudit(db, { ...entry, happened_at: now });
    const [row] = await listShares(db, { id }, now);
    if (row === undefined) throw new Error("The share that was just stored is not found.");
    const told = { client, coach: coach.first_name, colleague: colleague.first_name, ...period };
    if (client.account_enabled) await mailShare(call, { ...told, organisationId: own.organisationId });
    return presentShare(row, now);
  });
}

/**
 * Ends a share: by the coach who gave it, the colleague who received it, or an owner of the practice (ledger TEAM-022).
 * @throws Problem not_found for everybody else, and for one that has ended.
 */
export async function endClientShare(call: Call<typeof endEndpoint>): Promise<undefined> {
  const { db, actor, params, now } = call;
  const own = await requirePlace(call);
  const whose = own.role === "OWNER" ? { organisationId: own.organisationId } : { ofCoach: actor.id };
  await withReach(db, "all", async () => {
    await lockTeam(db, own.organisationId);
    const [row] = await listShares(db, { ...whose, id: params.id }, now);
    if (row === undefined) throw new Problem("not_found");
    await endShare(db, row.id, now);
    const entry = { actor_id: actor.id, user_id: row.user_id, action: "end-client-share", object_id: row.id };
    await insertAudit(db, { ...entry, happened_at: now });
    await tellOfEnd(call, [row.id], false);
  });
}
