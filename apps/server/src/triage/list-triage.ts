import type { listTriage as endpoint, TriageBoard } from "@plateful/contract";
import { listWeightsSince } from "../clients/index.ts";
import { insertReadAudit } from "../platform/audit-store.ts";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { pageWindow } from "../platform/page.ts";
import { chooseTriaged, countTriaged } from "./choose-triaged.ts";
import { presentRow } from "./present-triage.ts";
import { readTriage } from "./read-triage.ts";
import { findSettings } from "./triage-marks-store.ts";

const PAGE_SIZE = 30;
export const SHOWN_WEIGHTS_MS = 30 * 86_400_000;

/**
 * The morning round: all clients are looked at, those who are chosen are counted, and one page of them is shown and noted as
 * read (ledger COACH-090, COACH-091). A page past the end is the last one: while the board is worked off, it grows shorter.
 */
export async function listTriage(call: Call<typeof endpoint>): Promise<TriageBoard> {
  const { view, sort, reason = [], label = "", search = "" } = call.query;
  const settings = await findSettings(call.db, call.actor.id);
  const { triaged } = await readTriage(call, settings);
  const choice = { view, sort, reasons: reason, label: label === "" ? null : label, search: search.trim() };
  const chosen = chooseTriaged(triaged, choice, call.now);
  const { limit } = pageWindow(call.query, PAGE_SIZE);
  const totalPages = Math.max(1, Math.ceil(chosen.length / limit));
  const page = Math.min(call.query.page, totalPages);
  const shown = chosen.slice((page - 1) * limit, page * limit);
  const ids = shown.map(({ person }) => person.id);
  await insertReadAudit(
    call.db,
    { actor_id: call.actor.id, action: "list-triage", happened_at: call.now },
    ids,
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
