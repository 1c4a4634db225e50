import type { listTriage as endpoint, TriageBoard } from "@plateful/contract";
import { listWeightsSince } from "../clients/index.ts";
import { insertReadAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { requireRight } from "../platform/calls/team-rights.ts";
import { wantsOwn } from "../platform/calls/whose-clients.ts";
import { withReach } from "../platform/database/scope.ts";
import { pageWindow } from "../platform/http/page.ts";
import { chooseTriaged, countTriaged } from "./choose-triaged.ts";
import { presentRow } from "./present-triage.ts";
import { readOthers } from "./read-others.ts";
import { readTriage, type Triaged } from "./read-triage.ts";
import { findSettings, type StoredSettings } from "./triage-marks-store.ts";

const PAGE_SIZE = 30;
export const SHOWN_WEIGHTS_MS = 30 * 86_400_000;

type Board = Call<typeof endpoint>;

const isOwnBoard = (call: Board): boolean => wantsOwn(call.query, call);

/**
 * Everybody on the board that was asked for.
 * @throws Problem permission_denied for clients of others without the right to see them (ledger TEAM-010).
 */
async function readBoard(call: Board, settings: StoredSettings): Promise<Triaged[]> {
  const readOwn = async () => (await readTriage(call, settings)).triaged;
  if (call.query.shared) return (await readOwn()).filter((one) => one.standsInFor !== null);
  if (isOwnBoard(call)) return readOwn();
  await requireRight(call, "SEE_ALL_CLIENTS");
  const { everybody, coach = null } = call.query;
  if (!everybody) return readOthers(call, settings, coach);
  return [...(await readOwn()), ...(await readOthers(call, settings, null))];
}

/** That the account of a colleague's client was read is noted as well, which only a widened reach may. */
async function noteRead(call: Board, ids: readonly number[]): Promise<void> {
  const entry = { actor_id: call.actor.id, action: "list-triage", happened_at: call.now };
  const note = () => insertReadAudit(call.db, entry, ids);
  await (isOwnBoard(call) ? note() : withReach(call.db, "all", note));
}

/**
 * The morning round: all clients are looked at, those who are chosen are counted, and one page of them is shown and noted as
 * read (ledger COACH-090, COACH-091). A page past the end is the last one: while the board is worked off, it grows shorter.
 */
export async function listTriage(call: Board): Promise<TriageBoard> {
  const { view, sort, reason = [], label = "", search = "" } = call.query;
  const settings = await findSettings(call.db, call.actor.id);
  const triaged = await readBoard(call, settings);
  const choice = { view, sort, reasons: reason, label: label === "" ? null : label, search };
  const chosen = chooseTriaged(triaged, choice, call.now);
  const { limit } = pageWindow(call.query, PAGE_SIZE);
  const totalPages = Math.max(1, Math.ceil(chosen.length / limit));
  const page = Math.min(call.query.page, totalPages);
  const shown = chosen.slice((page - 1) * limit, page * limit);
  await noteRead(
    call,
    shown.map(({ person }) => person.id),
  );
  const since = new Date(call.now.getTime() - SHOWN_WEIGHTS_MS);
  const weighed = shown.flatMap(({ person, shared }) => (shared.has("MEASUREMENTS") ? [person.id] : []));
  const read = await withReach(call.db, "all", () => listWeightsSince(call.db, weighed, since));
  const weights = Map.groupBy(read, ({ user_id }) => user_id);
  return {
    results: shown.map((one) => presentRow(one, weights.get(one.person.id) ?? [])),
    count: chosen.length,
    total_pages: totalPages,
    ...countTriaged(triaged, settings.saved_views, call.now),
  };
}
