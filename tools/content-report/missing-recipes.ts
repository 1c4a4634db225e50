/**
 * Which kind of recipe the missed days lack. For every meal of a missed day it is worked out what the meal would have to
 * be for the day to come right with all other meals as they are; the meal with the fewest allowed recipes of that kind
 * is the one that is wanting.
 */
import type { Content, Recipe } from "@plateful/content";
import type { Macros, MealType } from "@plateful/nutrition";
import type { PlannedDay, PlannedMeal } from "@plateful/planning";
import { restrictionJudge } from "../../bench/planning/library.ts";
import type { Eater } from "../../bench/planning/people.ts";
import type { Outcome } from "../../bench/planning/run.ts";
import { bandName, bandOf } from "./energy-bands.ts";
import { MIXED, PROFILE_NAMES } from "./people.ts";
import { isOnTarget } from "./planned-days.ts";
import { share, toTable } from "./table.ts";

const ROWS_PER_PROFILE = 3;
/** Share of days on target from which a group of people counts as well served. */
const GOAL = 0.9;

interface Want {
  readonly meal: MealType;
  readonly macros: Macros;
  /** Recipes of the wanted kind that this person may eat. */
  readonly there: number;
}

const minus = (a: Macros, b: Macros): Macros => ({
  kcal: a.kcal - b.kcal,
  protein: a.protein - b.protein,
  carbohydrates: a.carbohydrates - b.carbohydrates,
  fat: a.fat - b.fat,
});

const isFood = ({ kcal, protein, carbohydrates, fat }: Macros): boolean =>
  kcal > 0 && Math.min(protein, carbohydrates, fat) >= 0;

const kindOf = (macros: Macros): string =>
  [bandOf(macros, "protein"), bandOf(macros, "carbohydrates"), bandOf(macros, "fat")].join(" ");

type Pool = (eater: Eater, meal: MealType, kind: string) => number;

/** Counts the recipes of a kind that someone may eat as a meal. */
function poolOf({ recipes }: Content, breaks: ReturnType<typeof restrictionJudge>): Pool {
  const kindById = new Map(recipes.map(({ id, portion }) => [id, kindOf(portion)]));
  const isAllowed = (eater: Eater, { id, isKeto }: Recipe) =>
    !breaks(id, eater.rules) && (isKeto || eater.rules.keto !== true);
  return (eater, meal, kind) =>
    recipes.filter(
      (recipe) => recipe.meals.includes(meal) && kindById.get(recipe.id) === kind && isAllowed(eater, recipe),
    ).length;
}

function wantOf(eater: Eater, day: PlannedDay, planned: PlannedMeal, pool: Pool): Want | null {
  const slot = eater.slots.find(({ id }) => id === planned.slotId);
  const macros = minus(day.target, minus(day.totals, planned.macros));
  if (slot === undefined || !isFood(macros)) return null;
  return { meal: slot.mealType, macros, there: pool(eater, slot.mealType, kindOf(macros)) };
}

/** The scarcest wish of each missed day; null where no single meal could mend the day. */
function wantsOf({ eater, days }: Outcome, pool: Pool): (Want | null)[] {
  return days
    .filter((day) => !isOnTarget(day))
    .map((day) => {
      const wants = day.meals.map((meal) => wantOf(eater, day, meal, pool)).filter((want) => want !== null);
      return wants.sort((a, b) => a.there - b.there)[0] ?? null;
    });
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Grams of each macronutrient in 100 kcal of the wanted dish, on average. */
function gramsPer100Kcal(wants: readonly Want[]): string {
  const grams = (gram: "protein" | "carbohydrates" | "fat") =>
    average(wants.map(({ macros }) => (100 * macros[gram]) / macros.kcal)).toFixed(1);
  return `${grams("protein")} / ${grams("carbohydrates")} / ${grams("fat")}`;
}

function wantRow(profile: string, wants: readonly Want[]): (string | number)[] {
  const [first] = wants;
  if (first === undefined) return [];
  return [
    profile,
    wants.length,
    first.meal.toLowerCase(),
    bandName("protein", bandOf(first.macros, "protein")),
    bandName("carbohydrates", bandOf(first.macros, "carbohydrates")),
    bandName("fat", bandOf(first.macros, "fat")),
    gramsPer100Kcal(wants),
    Math.round(average(wants.map(({ there }) => there))),
  ];
}

function rowsOf(profile: string, outcomes: readonly Outcome[], pool: Pool): (string | number)[][] {
  const days = outcomes.flatMap((outcome) => outcome.days);
  if (days.filter(isOnTarget).length >= GOAL * days.length) return [];
  const wants = outcomes.flatMap((outcome) => wantsOf(outcome, pool));
  const byKind = Map.groupBy(
    wants.filter((want) => want !== null),
    ({ meal, macros }) => `${meal} ${kindOf(macros)}`,
  );
  const largest = [...byKind.values()].sort((a, b) => b.length - a.length).slice(0, ROWS_PER_PROFILE);
  const hopeless = wants.filter((want) => want === null).length;
  return [
    ...largest.map((group) => wantRow(profile, group)),
    ...(hopeless > 0 ? [[profile, hopeless, "more than one meal", "", "", "", "", ""]] : []),
  ];
}

/** The kinds that are wanting, for every group of people that misses the aim. */
export function missingRecipesTable(content: Content, outcomes: readonly Outcome[]): string {
  const pool = poolOf(content, restrictionJudge(content));
  const rows = [...PROFILE_NAMES, MIXED].flatMap((profile) =>
    rowsOf(
      profile,
      outcomes.filter(({ eater }) => eater.kinds.includes(profile)),
      pool,
    ),
  );
  if (rows.length === 0) return `Nobody: every group is above ${share(GOAL, 1)}.`;
  return toTable(
    ["people", "days", "meal", "protein", "carbohydrates", "fat", "g in 100 kcal", "recipes there are"],
    rows,
  );
}
