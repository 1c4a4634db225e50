import type { PreferredServing, preferredServings } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import {
  deletePreferredServing,
  findFoodOfServing,
  findPreferredServing,
  hasOtherPreference,
  insertPreferredServing,
  type PreferredServingRow,
  pageOfPreferredServings,
  updatePreferredServing,
} from "./preferred-serving-store.ts";

type Calls = typeof preferredServings;

const present = (row: PreferredServingRow): PreferredServing => ({
  id: row.id,
  organisation_id: row.organisation_id,
  food: row.food_id,
  suggested_serving: row.suggested_serving_id,
});

const mayRead = ({ actor }: Pick<Call, "actor">, organisationId: number): boolean =>
  actor.isStaff || actor.organisationId === organisationId;

/** Only a coach writes, and only for their own organisation (FOOD-033). */
function requireCoach({ actor }: Pick<Call, "actor">): void {
  if (!actor.isCoach) throw new Problem("permission_denied");
}

async function getRow(call: Pick<Call, "db" | "actor">, id: number): Promise<PreferredServingRow> {
  const row = await findPreferredServing(call.db, id);
  if (row === undefined || !mayRead(call, row.organisation_id)) throw new Problem("not_found");
  return row;
}

async function getFoodOfServing(call: Pick<Call, "db">, servingId: number): Promise<number> {
  const food = await findFoodOfServing(call.db, servingId);
  if (food === undefined) throw invalidField("suggested_serving", { code: "invalid_pk", id: servingId });
  return food;
}

const taken = () => invalidField("", { code: "unique_set", fields: "organisation_id, food" });

export async function listPreferredServings(
  call: Call<Calls["list"]>,
  http: Http,
): Promise<Page<PreferredServing>> {
  const { organisation_id: organisationId = call.actor.organisationId, food, query } = call.query;
  if (organisationId === null || !mayRead(call, organisationId)) return toPage(call.query, http, 0, []);
  const filter = { organisationId, foodId: food, name: query };
  const { rows, count } = await pageOfPreferredServings(call.db, filter, pageWindow(call.query));
  return toPage(call.query, http, count, rows.map(present));
}

export async function createPreferredServing(call: Call<Calls["create"]>): Promise<PreferredServing> {
  requireCoach(call);
  const { organisation_id, suggested_serving } = call.body;
  if (call.actor.organisationId !== organisation_id) throw new Problem("permission_denied");
  const food_id = await getFoodOfServing(call, suggested_serving);
  const values = { organisation_id, food_id, suggested_serving_id: suggested_serving };
  const row = await insertPreferredServing(call.db, values);
  if (row === undefined) throw taken();
  return present(row);
}

export const getPreferredServing = async (call: Call<Calls["get"]>): Promise<PreferredServing> =>
  present(await getRow(call, call.params.id));

export async function changePreferredServing(
  call: Call<Calls["change"]> | Call<Calls["replace"]>,
): Promise<PreferredServing> {
  requireCoach(call);
  const row = await getRow(call, call.params.id);
  const { suggested_serving = row.suggested_serving_id } = call.body;
  const food_id = await getFoodOfServing(call, suggested_serving);
  const changed = { ...row, food_id, suggested_serving_id: suggested_serving };
  if (await hasOtherPreference(call.db, changed)) throw taken();
  await updatePreferredServing(call.db, changed);
  return present(changed);
}

export async function removePreferredServing(call: Call<Calls["remove"]>): Promise<undefined> {
  requireCoach(call);
  const row = await getRow(call, call.params.id);
  await deletePreferredServing(call.db, row.id);
}
