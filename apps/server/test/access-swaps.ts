import type { Policy, Word } from "./access-policy.ts";
import { ABSENT, type Aim, type Build, of, on, plain } from "./access-request.ts";
import type { World } from "./access-world.ts";

/** A client's meals are changed by the client and by the client's coach; staff only look. */
const WRITE: Word = {
  ...{ nobody: 401, self: "ok", other: "hidden", coach: "ok" },
  ...{ otherCoach: "hidden", disabled: 403, staff: "hidden" },
};
const READ: Word = { ...WRITE, staff: "ok" };

/** What names nobody: everybody who is signed in gets their own, coaches none of a client. */
const OWN: Word = {
  ...{ nobody: 401, self: "ok", other: "ok", coach: "ok" },
  ...{ otherCoach: "ok", disabled: 403, staff: "ok" },
};

/** Who plans a recipe, asks about what is planned, and changes it. */
export const SWAP_POLICY: Readonly<Record<string, Policy>> = {
  "plan-generated-recipe-meal": [WRITE, 404],
  "diagnose-plan": [READ, 404],
  "find-plan-candidates": [OWN],
  "find-swaps": [READ, 404],
  "swap-meal": [WRITE, 404],
  "seat-recipe-meal": [WRITE, 404],
  "restore-meals": [WRITE, 404],
  "offer-rebalance": [READ, 404],
  "rebalance-day": [WRITE, 404],
  "explain-meal": [READ, 404],
};

/** A recipe of `self` that is planned on the day: its item, and the meal that this shows. */
async function plan({ app, people, things }: World): Promise<{ id: number; object_id: number }> {
  const place = { calendar_day_id: things.day, meal_slot_specification_id: things.slot };
  // Some tests let days pass: what is added to a day that is over was eaten, unless it is said.
  const meal = { recipe_template: things.recipes[0], portions_to_plan: 1, status: "PLANNED" };
  const { status, body } = await app.post(
    "planGeneratedRecipeMeal/",
    { ...meal, ...place },
    { as: people.self },
  );
  // A day holds a hundred meals. When an earlier call deleted the day, the request names nothing, which is a try too.
  if (status !== 201 && status !== 404) throw new Error(`Not planned: ${status} ${JSON.stringify(body)}`);
  return body;
}
const plannedItem = async (world: World): Promise<number> => (await plan(world)).id;

/** The recipe that is planned already: it may always stay. */
const same = ({ things }: World) => ({ recipe_template: things.recipes[0], portions_multiplier: 1.2 });
const onItem =
  (body?: (world: World) => object): Build =>
  async (world, aim) => ({
    params: { id: aim.isThere ? await plannedItem(world) : ABSENT },
    ...(body === undefined ? {} : { body: { ...body(world) } }),
  });
const onDay =
  (more: object = {}): Build =>
  async (world: World, aim: Aim) => ({
    params: { id: aim.isThere ? world.things.day : ABSENT },
    body: { meals: [{ calendar_item: await plannedItem(world), ...same(world), ...more }] },
  });

/** Planning a recipe, asking about what is planned, and changing it. */
export const SWAP_REQUESTS: Record<string, Build> = {
  "plan-generated-recipe-meal": ({ things }, aim) => ({
    body: {
      recipe_template: things.recipes[0],
      portions_to_plan: 1,
      calendar_day_id: of(aim, things.day),
      meal_slot_specification_id: things.slot,
    },
  }),
  "diagnose-plan": (world, aim) => ({ query: { user: of(aim, world.people.self.id), date: "2026-03-18" } }),
  "find-plan-candidates": plain(),
  "find-swaps": onItem(),
  "swap-meal": onItem(same),
  "seat-recipe-meal": async (world, { isThere }) => ({
    params: { id: isThere ? (await plan(world)).object_id : ABSENT },
    body: { members: [world.things.member] },
  }),
  "restore-meals": onDay({ portions: 2 }),
  "offer-rebalance": on("day"),
  "rebalance-day": onDay(),
  "explain-meal": on("recipeMeal"),
};
