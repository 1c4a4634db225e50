import { isUnpaid, SHARED_PARTS, type SubscriptionStatus } from "@plateful/access";
import type { Client, Coach, listClients as endpoint } from "@plateful/contract";
import { kcalADay, listIntakesInShort } from "../nutrition-plans/index.ts";
import { insertReadAudit } from "../platform/calls/audit-store.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { standsInFor } from "../platform/calls/stand-ins.ts";
import { requireRight } from "../platform/calls/team-rights.ts";
import { wantsOwn } from "../platform/calls/whose-clients.ts";
import { withReach } from "../platform/database/scope.ts";
import { answerPage, type Page } from "../platform/http/page.ts";
import { loadIntakesOf } from "../profile/index.ts";
import { listWithdrawn, loadCoach, type UserRow } from "../sign-in/index.ts";
import { listStatusesOf } from "../subscriptions/index.ts";
import { type ClientFilter, countClients, listClientRows, listWeightsSince } from "./client-store.ts";
import { readSharing } from "./sharing-store.ts";

const PAGE_SIZE = 30;
const MONTH_MS = 31 * 86_400_000;

type List = Call<typeof endpoint>;

const isOwnList = (call: List): boolean => wantsOwn(call.query, call);

/** What the practice knows of the clients of all its coaches: who their coach is, whether they have paid, who saw them. */
const beyondOwn = <T>(call: List, work: () => Promise<T>): Promise<T> =>
  isOwnList(call) ? work() : withReach(call.db, "all", work);

/** The coaches of these people, by number. */
async function loadCoachesOf(call: List, rows: readonly UserRow[]): Promise<ReadonlyMap<number, Coach>> {
  const oneOfEach = new Map(rows.map((row) => [row.coach_id, row.id]));
  const coaches = new Map<number, Coach>();
  for (const [coachId, id] of oneOfEach) {
    const coach = coachId === null ? null : await beyondOwn(call, () => loadCoach(call, id));
    if (coach !== null) coaches.set(coach.id, coach);
  }
  return coaches;
}

/** Those whose invitation was withdrawn before they came; nobody is asked about where all of them were here. */
function withdrawnOf(
  { db }: List,
  rows: readonly UserRow[],
): ReadonlySet<number> | Promise<ReadonlySet<number>> {
  const strangers = rows.filter((row) => row.email_confirmed_at === null && row.last_active_at === null);
  if (strangers.length === 0) return new Set();
  return withReach(db, "all", () =>
    listWithdrawn(
      db,
      strangers.map(({ id }) => id),
    ),
  );
}

/** What all lists say of these people, by one statement for each kind of thing. */
async function loadCommon(call: List, rows: readonly UserRow[]) {
  const ids = rows.map(({ id }) => id);
  const shared = await readSharing(call.db);
  const standIns = await standsInFor(
    call,
    rows.map((row) => ({ id: row.id, coachId: row.coach_id })),
  );
  const weights = await listWeightsSince(call.db, ids, new Date(call.now.getTime() - MONTH_MS));
  const statuses = await beyondOwn(call, () => listStatusesOf(call.db, ids));
  const withdrawn = await withdrawnOf(call, rows);
  const subscriptionsOf = (id: number) =>
    (statuses.get(id) ?? []).map((status) => ({ status: status as SubscriptionStatus }));
  return rows.map((row) => ({
    coachId: row.coach_id,
    columns: {
      id: row.id,
      email: row.email,
      first_name: row.first_name,
      last_name: row.last_name,
      account_enabled: row.account_enabled,
      is_unpaid: isUnpaid({
        paymentStatusOverride: row.payment_status_override,
        subscriptions: subscriptionsOf(row.id),
      }),
      is_withdrawn: withdrawn.has(row.id),
      shared_parts: SHARED_PARTS.filter((part) => shared.get(row.id)?.has(part)),
      stands_in_for: standIns.get(row.id) ?? null,
      date_joined: row.date_joined.toISOString(),
      last_active_at: row.last_active_at?.toISOString() ?? null,
    },
    weights: weights.filter(({ user_id }) => user_id === row.id),
  }));
}

async function loadCards(call: List, rows: readonly UserRow[]): Promise<Client[]> {
  const people = await loadCommon(call, rows);
  const intakes = await listIntakesInShort(
    call.db,
    rows.map(({ id }) => id),
  );
  const intakeOf = new Map(intakes.map((intake) => [intake.user_id, intake]));
  // In a list of the caller's own clients everybody has the same coach, whom nobody asked for.
  const coaches = isOwnList(call) ? new Map<number, Coach>() : await loadCoachesOf(call, rows);
  const coachOf = (id: number | null) => (id === null ? null : (coaches.get(id) ?? null));
  return people.map(({ coachId, columns, weights }) => {
    const intake = intakeOf.get(columns.id);
    const card = intake && {
      main_goal: intake.main_goal as NonNullable<Client["card"]>["main_goal"],
      weight: intake.weight,
      weights: weights.map(({ value }) => value),
      kcal_a_day: kcalADay(intake),
    };
    return { ...columns, coach: coachOf(coachId), intake: null, recent_weights: [], card: card ?? null };
  });
}

async function loadClients(call: List, rows: readonly UserRow[]): Promise<Client[]> {
  if (rows.length === 0) return [];
  if (call.query.card) return loadCards(call, rows);
  const people = await loadCommon(call, rows);
  const ids = rows.map(({ id }) => id);
  const intakes = await loadIntakesOf(call.db, ids, call.actor.id, call.today);
  const coaches = await loadCoachesOf(call, rows);
  return people.map(({ coachId, columns, weights }) => ({
    ...columns,
    coach: coachId === null ? null : (coaches.get(coachId) ?? null),
    intake: intakes.get(columns.id) ?? null,
    recent_weights: weights.map(({ value, created_at }) => ({ value, created_at: created_at.toISOString() })),
    card: null,
  }));
}

async function readClients(call: List, rows: readonly UserRow[]): Promise<Client[]> {
  const entry = { actor_id: call.actor.id, action: "list-clients", happened_at: call.now };
  const ids = rows.map(({ id }) => id);
  await beyondOwn(call, () => insertReadAudit(call.db, entry, ids));
  return loadClients(call, rows);
}

/** @throws Problem permission_denied for clients of others without the right to see them. */
async function whoseClients(call: List): Promise<number | null> {
  const { everybody, coach } = call.query;
  if (!isOwnList(call)) await requireRight(call, "SEE_ALL_CLIENTS");
  return everybody ? null : (coach ?? call.actor.id);
}

/** The caller's own list has those whom colleagues share, too (ledger TEAM-023). */
function withShared(call: List): Pick<ClientFilter, "shared"> {
  if (call.query.shared) return { shared: "ONLY" };
  return isOwnList(call) ? { shared: "WITH" } : {};
}

/**
 * The people whose coach is the caller, by name; active ones unless asked otherwise (ledger COACH-013, COACH-014). A coach who
 * may see all clients of the practice can ask for those of a colleague, or for everybody (ledger TEAM-010).
 */
export async function listClients(call: List, http: Http): Promise<Page<Client>> {
  const { account_enabled: isEnabled, search = "" } = call.query;
  const coachId = await whoseClients(call);
  const whose = { coachId, actorId: call.actor.id, ...withShared(call) };
  const filter: ClientFilter = { ...whose, isEnabled, search: search.trim() };
  return answerPage<Client>(call.query, http, {
    count: () => countClients(call.db, filter),
    rows: async (slice) => readClients(call, await listClientRows(call.db, filter, slice)),
    usualSize: PAGE_SIZE,
  });
}
