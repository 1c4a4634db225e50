/** What is wrong with somebody's plan and planned weeks, found without the planner and without the product's rules. */
import type { PlannedDay } from "@plateful/planning";
import { addUp, type DayContents, partsOf, recipeOf } from "./add-up.ts";
import type { PlannedPerson } from "./people.ts";
import { dayRails, isToldOfFewCarbohydrates, PLAN_RAILS, PLANNED_TOLERANCE } from "./rails.ts";
import type { CheckedLibrary } from "./read-files.ts";
import { meets, referencesOf } from "./references.ts";
import { broken } from "./restrictions.ts";

/** A day says other sums than its foods when they differ by more than this, kcal or grams. */
const SAME = 0.5;
const GRAMS = ["protein", "carbohydrates", "fat"] as const;
/** What planning promises of a day. */
const KCAL_TARGET = 0.02;
const GRAMS_TARGET = 0.1;

/** How often each thing was found, by its name. */
export type Counts = ReadonlyMap<string, number>;

export interface Findings {
  readonly plan: Counts;
  readonly fewCarbohydrates: number;
  readonly restrictions: Counts;
  /** Days across a rail by more than planning's tolerance, and at all. */
  readonly beyond: Counts;
  readonly atAll: Counts;
  /** Days whose sums are not those of their foods, or that are too far from their target. */
  readonly sums: Counts;
  readonly met: Counts;
  /** Sum over days of the share of the energy for which each nutrient is known. */
  readonly known: Counts;
  readonly days: number;
}

class Tally {
  readonly counts = new Map<string, number>();

  add(name: string, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by);
  }
}

const crossed = <Of extends readonly unknown[]>(
  rails: Readonly<Record<string, (...of: Of) => boolean>>,
  ...of: Of
): string[] =>
  Object.entries(rails)
    .filter(([, crosses]) => crosses(...of))
    .map(([name]) => name);

function checkSums(day: PlannedDay, contents: DayContents, tally: Tally): void {
  const { totals, target } = day;
  const isOther = [...GRAMS, "kcal" as const].some((name) => Math.abs(totals[name] - contents[name]) > SAME);
  if (isOther) tally.add("sums other than those of the foods");
  if (Math.abs(contents.kcal - target.kcal) > KCAL_TARGET * target.kcal)
    tally.add("energy more than 2 % from the target");
  if (GRAMS.some((gram) => Math.abs(contents[gram] - target[gram]) > GRAMS_TARGET * target[gram]))
    tally.add("a macronutrient more than 10 % from the target");
}

/** Checks a person's plan and days. */
export function check(
  library: CheckedLibrary,
  { person, plan, rules, slots }: PlannedPerson,
  days: readonly PlannedDay[],
): Findings {
  const [restrictions, beyond, atAll, sums] = [new Tally(), new Tally(), new Tally(), new Tally()];
  const [met, known, ofPlan] = [new Tally(), new Tally(), new Tally()];
  for (const name of crossed(PLAN_RAILS, person, plan)) ofPlan.add(name);
  const [tolerated, strict] = [dayRails(PLANNED_TOLERANCE), dayRails({ kcal: 0, grams: 0 })];
  for (const day of days) {
    const contents = addUp(day.meals.flatMap((meal) => partsOf(library, meal)));
    checkSums(day, contents, sums);
    if (day.meals.length < slots.length) sums.add("an empty slot");
    for (const { recipeId } of day.meals)
      for (const what of broken(library, recipeOf(library, recipeId), rules)) restrictions.add(what);
    for (const name of crossed(tolerated, person, contents)) beyond.add(name);
    for (const name of crossed(strict, person, contents)) atAll.add(name);
    for (const reference of referencesOf(person, contents.kcal)) {
      known.add(reference.amount, contents.known[reference.amount]);
      if (meets(reference, contents)) met.add(reference.amount);
    }
  }
  return {
    plan: ofPlan.counts,
    fewCarbohydrates: isToldOfFewCarbohydrates(person, plan) ? 1 : 0,
    restrictions: restrictions.counts,
    beyond: beyond.counts,
    atAll: atAll.counts,
    sums: sums.counts,
    met: met.counts,
    known: known.counts,
    days: days.length,
  };
}
