import { ALLERGENS, DIETS, HOUSEHOLD_KCAL, MEAL_TYPES, WEEKDAYS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { choice, entity, id, integer, maybe, queryId, text } from "../fields.ts";

const some = <const T extends readonly string[]>(values: T) =>
  z.array(choice(values)).check(z.minLength(1), z.maxLength(values.length));

/** What may not be on the table for someone, as in a profile. */
const restrictions = {
  diet: choice(DIETS),
  food_intolerances_gluten: z.boolean(),
  food_intolerances_lactose: z.boolean(),
  food_intolerances_nut: z.boolean(),
  food_intolerances_crustaceans_shellfish: z.boolean(),
  food_allergens: z.array(choice(ALLERGENS)).check(z.maxLength(ALLERGENS.length)),
  ingredients_to_avoid: z.array(id()).check(z.maxLength(500)),
};

const chosen = {
  ...restrictions,
  /** Meals at which they eat along, and on which days of the week. */
  meal_types: some(MEAL_TYPES),
  weekdays: some(WEEKDAYS),
};

const kcal = integer(HOUSEHOLD_KCAL.min, HOUSEHOLD_KCAL.max);

/** Someone who eats along with a person: the same dish in a portion of their own. */
export const householdMember = entity(
  "HouseholdMember",
  z.object({
    id: id(),
    user: id(),
    name: z.string(),
    /** Energy of a day; null for as much as the person. */
    kcal: z.nullable(z.int()),
    ...chosen,
  }),
);
export type HouseholdMember = z.output<typeof householdMember>;

const fields = z.object({ name: text(50), kcal: maybe(kcal), ...chosen });
const off = () => z._default(z.boolean(), false);

export const householdMembers = crud({
  noun: "household-member",
  feature: "profile",
  path: "users/household-members/",
  access: { who: "own", coach: "write" },
  consent: ["BODY_AND_PLAN"],
  what: "people who eat along",
  entity: householdMember,
  create: z.extend(fields, {
    user: z.optional(id()),
    diet: z._default(restrictions.diet, "OMNIVORE"),
    food_intolerances_gluten: off(),
    food_intolerances_lactose: off(),
    food_intolerances_nut: off(),
    food_intolerances_crustaceans_shellfish: off(),
    food_allergens: z._default(restrictions.food_allergens, []),
    ingredients_to_avoid: z._default(restrictions.ingredients_to_avoid, []),
    meal_types: z._default(chosen.meal_types, ["DINNER"]),
    weekdays: z._default(chosen.weekdays, [...WEEKDAYS]),
  }),
  patch: z.partial(fields),
  filters: { user: z.optional(queryId()) },
});
