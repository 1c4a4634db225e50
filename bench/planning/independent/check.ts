/** What is wrong with a person's plan and planned weeks, found without the planner and without the product's rules. */
import type { PlannedDay } from "@plateful/planning";
import { addUp, type DayContents, partsOf, recipeOf } from "./add-up.ts";
import type { PlannedPerson } from "./people.ts";
import {
  type CheckedPerson,
  dayRails,
  isToldOfFewCarbohydrates,
  PLAN_RAILS,
  PLANNED_TOLERANCE,
} from "./rails.ts";
import type { CheckedLibrary } from "./read-files.ts";
import { meets, referencesOf } from "./references.ts";
import { broken } from "./restrictions.ts";

/** A day says other sums than its foods when they differ by more than this, kcal or grams. */
const SAME = 0.5;
const GRAMS = ["protein", "carbohydrates", "fat"] as const;
/** What planning promises of a day. */
const KCAL_TARGET = 0.02;
const GRAMS_TARGET = 0.1;
const TOLERATED = dayRails(PLANNED_TOLERANCE);
const STRICT = dayRails({ kcal: 0, grams: 0 });

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

/** What is counted of the days of one person. */
class DayTallies {
  readonly restrictions = new Tally();
  readonly beyond = new Tally();
  readonly atAll = new Tally();
  readonly sums = new Tally();
  readonly met = new Tally();
  readonly known = new Tally();

  addRails(person: CheckedPerson, contents: DayContents): void {
    for (const name of crossed(TOLERATED, person, contents)) this.beyond.add(name);
    for (const name of crossed(STRICT, person, contents)) this.atAll.add(name);
  }

  addReferences(person: CheckedPerson, contents: DayContents): void {
    for (const reference of referencesOf(person, contents.kcal)) {
      this.known.add(reference.amount, contents.known[reference.amount]);
      if (meets(reference, contents)) this.met.add(reference.amount);
    }
  }
}

/** Checks a person's plan and days. */
export function check(
  library: CheckedLibrary,
  { person, plan, rules, slots }: PlannedPerson,
  days: readonly PlannedDay[],
): Findings {
  const [ofPlan, ofDays] = [new Tally(), new DayTallies()];
  for (const name of crossed(PLAN_RAILS, person, plan)) ofPlan.add(name);
  for (const day of days) {
    const dishes = day.meals.flatMap((meal) => (meal.side === undefined ? [meal] : [meal, meal.side]));
    const contents = addUp(dishes.flatMap((dish) => partsOf(library, dish)));
    checkSums(day, contents, ofDays.sums);
    if (day.meals.length < slots.length) ofDays.sums.add("an empty slot");
    const wrong = dishes.flatMap(({ recipeId }) => broken(library, recipeOf(library, recipeId), rules));
    for (const what of wrong) ofDays.restrictions.add(what);
    ofDays.addRails(person, contents);
    ofDays.addReferences(person, contents);
  }
  return {
    plan: ofPlan.counts,
    fewCarbohydrates: isToldOfFewCarbohydrates(person, plan) ? 1 : 0,
    restrictions: ofDays.restrictions.counts,
    beyond: ofDays.beyond.counts,
    atAll: ofDays.atAll.counts,
    sums: ofDays.sums.counts,
    met: ofDays.met.counts,
    known: ofDays.known.counts,
    days: days.length,
  };
}
