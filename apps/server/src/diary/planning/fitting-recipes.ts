import {
  type countFittingRecipes as endpoint,
  type FittingDraft,
  type FittingRecipes,
  PLAN_RESTRICTIONS,
} from "@plateful/contract";
import { mealMomentToMealType, WEEKDAYS } from "@plateful/nutrition";
import { diagnose } from "@plateful/planning";
import { columnIn } from "../../platform/base/language-columns.ts";
import { InvalidFields, invalidField } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import {
  type EatingDraft,
  type EatingRules,
  getEatingRules,
  listAvoidable,
  plannerLibrary,
} from "../../recipes/index.ts";
import { toSpec } from "../day/day-input.ts";
import { seatHousehold } from "../day/seat-household.ts";
import { findWeekSlots, type WeekSlot, type WeekSlots } from "../day/week-slot-store.ts";
import { cookingFits } from "./cooking-fits.ts";
import { gainsOf } from "./diagnose-plan.ts";

type Context = Pick<Call, "db" | "services" | "language">;
type Days = FittingRecipes["slots"][number]["days"];

/** A meal to be counted: one of the stored week, or one that is only drafted and has no id and no days. */
interface Meal extends WeekSlot {
  readonly days: Days;
  readonly isDrafted: boolean;
}

/** The meals of a week, each once, with the weekdays that have it, at the fullest of their tables. */
export function mealsOfWeek(week: WeekSlots | null, household: EatingRules["household"]): Meal[] {
  if (week === null) return [];
  const seated = seatHousehold(week, household);
  const meals = new Map<number, Meal>();
  for (const day of WEEKDAYS)
    for (const slot of seated[day]) {
      const known = meals.get(slot.id);
      const companions = [known?.companions ?? [], slot.companions ?? []];
      const [fullest = []] = companions.toSorted((a, b) => b.length - a.length);
      meals.set(slot.id, {
        ...slot,
        companions: fullest,
        days: [...(known?.days ?? []), day],
        isDrafted: false,
      });
    }
  return [...meals.values()].filter(({ target }) => target.kcal > 0);
}

function draftedMeals(slots: NonNullable<FittingDraft["slots"]>): Meal[] {
  const moments = slots.map((slot) => slot.meal_moment);
  const twice = moments.findIndex((moment, at) => moments.indexOf(moment) !== at);
  if (twice >= 0)
    throw new InvalidFields([
      { path: ["slots", twice, "meal_moment"], error: { code: "unique_set", fields: "meal_moment" } },
    ]);
  return slots
    .map(({ meal_moment: mealMoment, ...target }, at) => {
      const mealType = mealMomentToMealType(mealMoment);
      const meal = { id: at + 1, mealMoment, mealType, target };
      return { ...meal, isUnfinished: false, days: [], isDrafted: true };
    })
    .filter(({ target }) => target.kcal > 0);
}

type Avoidable = Awaited<ReturnType<typeof listAvoidable>>;

async function draftedIngredients(db: Context["db"], ids: readonly number[]): Promise<Avoidable> {
  const known = await listAvoidable(db, { ids });
  const unknown = ids.find((id) => !known.some((one) => one.id === id));
  if (unknown !== undefined) throw invalidField("ingredients_to_avoid", { code: "invalid_pk", id: unknown });
  return known;
}

/** What a draft says, in the words of the planner's rules. */
function toEatingDraft(draft: FittingDraft, avoided: Avoidable | null): EatingDraft {
  const given = {
    diet: draft.diet,
    gluten: draft.food_intolerances_gluten,
    lactose: draft.food_intolerances_lactose,
    nut: draft.food_intolerances_nut,
    shellfish: draft.food_intolerances_crustaceans_shellfish,
    allergens: draft.food_allergens,
    keto: draft.is_keto_user,
    avoid: avoided?.map(({ label }) => label),
    whitelisted: draft.whitelisted_recipes,
    denied: draft.denylist_recipes,
    never_cuisines: draft.never_cuisines,
    kitchen: draft.kitchen,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/**
 * Per meal of a person's week how many recipes fit, and what each restriction and each ingredient to avoid costs; with a
 * draft in place of what is stored, of which nothing is kept (PLAN-140). It is counted where the call is answered and not
 * on the planner's threads: a tenth of a millisecond for a meal with the product's recipes (bench/README.md).
 */
export async function fittingRecipes(
  context: Context,
  userId: number,
  draft: FittingDraft,
): Promise<FittingRecipes> {
  const { db, services, language } = context;
  const { ingredients_to_avoid: ids, slots: drafted, weekday_minutes: minutes } = draft;
  const changed = ids === undefined ? null : await draftedIngredients(db, ids);
  const eating = await getEatingRules(db, userId, toEatingDraft(draft, changed));
  const meals =
    drafted === undefined
      ? mealsOfWeek(await findWeekSlots(db, userId), eating.household)
      : draftedMeals(drafted);
  const library = await plannerLibrary(services, db, eating.ownRecipeIds);
  const avoided = changed ?? (await listAvoidable(db, { labels: eating.rules.avoid }));
  const specs = meals.map(toSpec);
  const { slots } = diagnose(library, { key: "week", slots: specs }, eating.rules);
  const cooking =
    minutes === undefined ? [] : await cookingFits(context, library, specs, eating.rules, minutes);
  return {
    slots: slots.map((diagnosis, at) => {
      const meal = meals[at];
      if (meal === undefined) throw new Error("A diagnosis has no meal.");
      const costs = gainsOf(diagnosis);
      return {
        meal_slot: meal.isDrafted ? null : meal.id,
        meal_moment: meal.mealMoment,
        kcal: meal.target.kcal,
        days: meal.days,
        recipes: diagnosis.total,
        allowed: diagnosis.allowed,
        restrictions: PLAN_RESTRICTIONS.filter((restriction) => costs[restriction] > 0).map(
          (restriction) => ({ restriction, costs: costs[restriction] }),
        ),
        ingredients: avoided.flatMap((ingredient) => {
          const costs = diagnosis.avoidGains.get(ingredient.label) ?? 0;
          return costs === 0
            ? []
            : [{ id: ingredient.id, name: ingredient[columnIn("name", language)], costs }];
        }),
        cooking: cooking[at] ?? null,
      };
    }),
  };
}

/** What would fit the caller while they change what they eat. */
export const countFittingRecipes = (call: Call<typeof endpoint>): Promise<FittingRecipes> =>
  fittingRecipes(call, call.actor.id, call.body);
