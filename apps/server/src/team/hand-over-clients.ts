import { hasTeamRight } from "@plateful/access";
import type { AnswerOf, handOverClients as endpoint } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { insertPartingAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import type { StoredPlace } from "../platform/calls/team-rights.ts";
import { withReach } from "../platform/database/scope.ts";
import { endSharing } from "../privacy/index.ts";
import { mailHandOver } from "../sign-in/index.ts";
import { lockClients, moveClients } from "./handed-client-store.ts";
import { requirePlace } from "./own-team.ts";
import { listMembers, type MemberRow } from "./team-store.ts";

type HandOver = Call<typeof endpoint>;
type Handed = Awaited<ReturnType<typeof lockClients>>[number];

/**
 * Only owners and coaches who may see all clients hand over those of others.
 * @throws Problem permission_denied, InvalidFields unknown_member.
 */
function checkFrom({ actor, body }: HandOver, own: StoredPlace, members: readonly MemberRow[]): void {
  if (body.from === actor.id) return;
  if (!hasTeamRight(own, "SEE_ALL_CLIENTS")) throw new Problem("permission_denied");
  if (body.from !== null && !members.some(({ id }) => id === body.from))
    throw invalidField("from", "unknown_member");
}

/** @throws InvalidFields unknown_member for anybody but another member with an active account. */
function receiverOf({ body }: HandOver, members: readonly MemberRow[], id: number): MemberRow {
  const to = members.find((member) => member.id === id);
  if (to === undefined || !to.account_enabled || id === body.from)
    throw invalidField("split", "unknown_member");
  return to;
}

/**
 * The clients to hand over, by name.
 * @throws InvalidFields invalid_pk for a client of another coach, Problem clients_changed when the split is about another number.
 */
async function takeClients({ db, body }: HandOver, organisationId: number): Promise<Handed[]> {
  const ids = body.clients === undefined ? undefined : [...new Set(body.clients)];
  const clients = await lockClients(db, { coachId: body.from, organisationId }, ids);
  const missing = ids?.find((id) => clients.every((client) => client.id !== id));
  if (missing !== undefined) throw invalidField("clients", { code: "invalid_pk", id: missing });
  const wanted = body.split.reduce((sum, { clients: count }) => sum + count, 0);
  if (wanted !== clients.length) throw new Problem("clients_changed");
  return clients;
}

/** Gives one colleague these clients. What they shared, they shared with one coach, so it ends (ledger PRIV-007). */
async function give(
  call: HandOver,
  clients: readonly Handed[],
  to: MemberRow,
  before: string,
): Promise<void> {
  const { db, actor, now, body } = call;
  const { id: coachId, organisation_id: organisationId, first_name: coach } = to;
  const ids = clients.map(({ id }) => id);
  await endSharing(db, ids, { actorId: actor.id, now });
  await moveClients(db, ids, { coachId, organisationId });
  const told = body.tell ? clients.filter(({ account_enabled }) => account_enabled) : [];
  for (const client of told) await mailHandOver(call, { client, before, coach, organisationId });
  const entry = { actor_id: actor.id, action: "hand-over-clients", happened_at: now };
  await insertPartingAudit(db, ...ids.map((user_id) => ({ ...entry, user_id })));
}

/**
 * Gives clients to one or more colleagues: all of them, or none. The new coach sees nothing of what a client shared with the
 * one before until the client agrees (ledger TEAM-009).
 * @throws Problem permission_denied, clients_changed; InvalidFields unknown_member, invalid_pk.
 */
export async function handOverClients(call: HandOver): Promise<AnswerOf<typeof endpoint>> {
  const { db, body } = call;
  const own = await requirePlace(call, "HAND_OVER");
  return withReach(db, "all", async () => {
    const members = await listMembers(db, own.organisationId);
    checkFrom(call, own, members);
    const split = body.split.map(({ to, clients }) => ({
      to: receiverOf(call, members, to),
      count: clients,
    }));
    const clients = await takeClients(call, own.organisationId);
    const before = members.find(({ id }) => id === body.from)?.first_name ?? "";
    let given = 0;
    for (const { to, count } of split) {
      await give(call, clients.slice(given, given + count), to, before);
      given += count;
    }
    return { handed_over: given };
  });
}
