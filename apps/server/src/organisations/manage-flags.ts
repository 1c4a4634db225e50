import type { FeatureFlag, featureFlags } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { requireFreshSignIn, STAFF_FRESH_MINUTES } from "../platform/calls/fresh-sign-in.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import {
  deleteFlag,
  type FlagColumns,
  type FlagRow,
  findFlag,
  findMissing,
  insertFlag,
  pageOfFlags,
  updateFlag,
} from "./feature-flag-store.ts";

type Calls = typeof featureFlags;
type Written = Call<Calls["change"]>["body"];

/** How PostgreSQL names a second row where only one may be. */
const UNIQUE_VIOLATION = "23505";

function orNameTaken(error: unknown): never {
  const isTaken = (error as { code?: unknown }).code === UNIQUE_VIOLATION;
  throw isTaken ? invalidField("name", "flag_name_taken") : error;
}

const present = (row: FlagRow): FeatureFlag => ({ ...row, kind: row.kind as FeatureFlag["kind"] });

/** Whom a flag is on for must be there; each is named once. */
async function columnsOf(call: Pick<Call, "db">, body: Written): Promise<FlagColumns> {
  const columns: FlagColumns = Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== undefined),
  );
  for (const table of ["users", "organisations"] as const) {
    const named = body[table];
    if (named === undefined) continue;
    const ids = [...new Set(named)];
    const missing = await findMissing(call.db, table, ids);
    if (missing !== undefined) throw invalidField(table, { code: "invalid_pk", id: missing });
    columns[table] = ids;
  }
  return columns;
}

/** On for everybody is more than a mistake should reach: it takes a sign-in of the last half hour (ledger STAFF-004). */
async function requireFreshForAll(call: Pick<Call, "db" | "actor" | "now">, body: Written): Promise<void> {
  if (body.everyone === true) await requireFreshSignIn(call, STAFF_FRESH_MINUTES);
}

const note = ({ db, actor, now }: Pick<Call, "db" | "actor" | "now">, action: string, id: number) =>
  insertAudit(db, { actor_id: actor.id, user_id: null, action, object_id: id, happened_at: now });

export async function listFeatureFlags(call: Call<Calls["list"]>, http: Http): Promise<Page<FeatureFlag>> {
  const { rows, count } = await pageOfFlags(call.db, pageWindow(call.query));
  return toPage(call.query, http, count, rows.map(present));
}

export async function createFeatureFlag(call: Call<Calls["create"]>): Promise<FeatureFlag> {
  await requireFreshForAll(call, call.body);
  const columns = { ...(await columnsOf(call, call.body)), name: call.body.name };
  const row = await insertFlag(call.db, columns).catch(orNameTaken);
  await note(call, "create-feature-flag", row.id);
  return present(row);
}

export async function getFeatureFlag(call: Call<Calls["get"]>): Promise<FeatureFlag> {
  const row = await findFlag(call.db, call.params.id);
  if (row === undefined) throw new Problem("not_found");
  return present(row);
}

/** Reaches people with the next fetch of their account (ledger ORG-026). */
export async function changeFeatureFlag(
  call: Call<Calls["change"]> | Call<Calls["replace"]>,
): Promise<FeatureFlag> {
  const { id } = call.params;
  await requireFreshForAll(call, call.body);
  const row = await updateFlag(call.db, id, await columnsOf(call, call.body)).catch(orNameTaken);
  if (row === undefined) throw new Problem("not_found");
  await note(call, "change-feature-flag", id);
  return present(row);
}

export async function deleteFeatureFlag(call: Call<Calls["remove"]>): Promise<undefined> {
  if (!(await deleteFlag(call.db, call.params.id))) throw new Problem("not_found");
  await note(call, "delete-feature-flag", call.params.id);
}
