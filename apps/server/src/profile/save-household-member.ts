import type { HouseholdMember, householdMembers } from "@plateful/contract";
import { MAX_HOUSEHOLD_MEMBERS, MEAL_TYPES, orderAllergens, WEEKDAYS } from "@plateful/nutrition";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import type { Db } from "../platform/database/open-database.ts";
import {
  deleteMember,
  findMember,
  insertMemberWithin,
  listMembers,
  type MemberRow,
  updateMember,
} from "./household-member-store.ts";
import { listKnownIds } from "./ingredient-to-avoid-store.ts";

type Calls = typeof householdMembers;

/** After how long someone may be noted when two were noted at once. */
const BUSY_SECONDS = 1;

/** What was stored goes out as it is: its values were checked against the same lists when they came in. */
const present = ({ user_id: user, ...columns }: MemberRow): HouseholdMember =>
  ({ ...columns, user }) as unknown as HouseholdMember;

async function getStored(db: Db, id: number): Promise<MemberRow> {
  const member = await findMember(db, id);
  if (member === undefined) throw new Problem("not_found");
  return member;
}

interface Listed {
  readonly food_allergens?: string[] | undefined;
  readonly ingredients_to_avoid?: number[] | undefined;
  readonly meal_types?: string[] | undefined;
  readonly weekdays?: string[] | undefined;
}

/** Each allergen, meal and day once, in their order; ingredients once, as long as there are such. */
async function tidy<Fields extends Listed>(db: Db, fields: Fields): Promise<Fields> {
  const { food_allergens: allergens, ingredients_to_avoid: avoided, meal_types: types, weekdays } = fields;
  const known = await listKnownIds(db, avoided ?? []);
  const unknown = avoided?.find((id) => !known.includes(id));
  if (unknown !== undefined) throw invalidField("ingredients_to_avoid", { code: "invalid_pk", id: unknown });
  return {
    ...fields,
    ...(allergens === undefined ? {} : { food_allergens: orderAllergens(allergens) }),
    ...(avoided === undefined ? {} : { ingredients_to_avoid: known.toSorted((a, b) => a - b) }),
    ...(types === undefined ? {} : { meal_types: MEAL_TYPES.filter((type) => types.includes(type)) }),
    ...(weekdays === undefined ? {} : { weekdays: WEEKDAYS.filter((day) => weekdays.includes(day)) }),
  };
}

export const listHouseholdMembers = async (call: Call<Calls["list"]>): Promise<HouseholdMember[]> =>
  (await listMembers(call.db, call.subjectId)).map(present);

export const getHouseholdMember = async (call: Call<Calls["get"]>): Promise<HouseholdMember> =>
  present(await getStored(call.db, call.params.id));

/**
 * Notes someone who eats along; meals are planned for them from the next planning on (PLAN-120).
 * @throws InvalidFields household_full with seven people already.
 * @throws Problem throttled while another one is being noted.
 */
export async function createHouseholdMember(call: Call<Calls["create"]>): Promise<HouseholdMember> {
  const { user: _owner, ...fields } = call.body;
  const columns = await tidy(call.db, { ...fields, kcal: fields.kcal ?? null });
  const member = await insertMemberWithin(call.db, call.subjectId, columns, MAX_HOUSEHOLD_MEMBERS);
  if (member === "full") throw invalidField("", "household_full");
  if (member === "busy") throw new Problem("throttled", BUSY_SECONDS);
  return present(member);
}

/** PATCH: what is left out stays. */
export async function changeHouseholdMember(call: Call<Calls["change"]>): Promise<HouseholdMember> {
  const stored = await getStored(call.db, call.params.id);
  const changes = await tidy(call.db, call.body);
  return present(
    Object.keys(changes).length === 0 ? stored : await updateMember(call.db, stored.id, changes),
  );
}

/** PUT: what is left out is as for someone new. */
export async function replaceHouseholdMember(call: Call<Calls["replace"]>): Promise<HouseholdMember> {
  const stored = await getStored(call.db, call.params.id);
  const { user: _owner, ...fields } = call.body;
  const columns = await tidy(call.db, { ...fields, kcal: fields.kcal ?? null });
  return present(await updateMember(call.db, stored.id, columns));
}

/** Meals that are planned already stay as they are, the portion included (PLAN-122). */
export async function removeHouseholdMember(call: Call<Calls["remove"]>): Promise<undefined> {
  await deleteMember(call.db, (await getStored(call.db, call.params.id)).id);
}
