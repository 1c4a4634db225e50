import type { Macros } from "@plateful/nutrition";
import { withCooking } from "./answers/cooking.ts";
import { breakdown, dayErrors, dayTotal, planErrors } from "./answers/evaluate.ts";
import { pullLevers } from "./answers/pull-levers.ts";
import { bestWithinBudget, budgetOf, CENT_PRICES, spendingOf } from "./answers/spending.ts";
import { whyUnfilled } from "./answers/unfilled.ts";
import { dayTarget } from "./day/day-shape.ts";
import { checkDays } from "./model/check-input.ts";
import { usefulRungs, windowsOnRung } from "./model/ladder.ts";
import { type Library, portionMacros, recipeIdAt } from "./model/library.ts";
import { compileLinks } from "./model/links.ts";
import { compilePerson, type Person, stepsToPortions } from "./model/person.ts";
import type { DayInput, PlanOptions, Rules } from "./model/plan-input.ts";
import type {
  PlannedDay,
  PlannedMeal,
  PlannedSide,
  PlanResult,
  Rung,
  UnfilledSlot,
} from "./model/plan-result.ts";
import { bestSteps, type SlotModel } from "./model/slot-model.ts";
import { vectorToMacros } from "./model/vector.ts";
import { addSides } from "./sides/add-sides.ts";
import { withLastingLinks } from "./week/lasting-links.ts";
import type { PlacedMeal, WeekDay } from "./week/week-day.ts";
import { WeekSolver, type WorkDone } from "./week/week-solver.ts";
import type { WeekState } from "./week/week-state.ts";

/** A day further off than this (percent of its energy) makes the ladder go on to its last rung. */
const BAD_DAY = 10;
/** A day further off than this (energy, any macronutrient, percent) makes it try rungs that still vary main meals. */
const GOOD_KCAL = 3;
const GOOD_MACRO = 10;
/** Below this many days between repeats a plan is dull; accuracy alone is no reason to go there. */
const VARIED_DAYS = 3;

/**
 * Plans meals for the empty slots of up to a few weeks: as near to the days' targets as the recipes allow, liked,
 * varied and with a short grocery list, and never against a hard rule (DIARY-069). A slot for which nothing is allowed
 * stays empty and says why. Same input and seed give the same plan, byte for byte; work is bounded by counts of nodes,
 * never by time. Throws a RangeError for malformed input.
 *
 * @example plan(library, days, rules, { seed: 7 }).days[0]?.meals
 */
export function plan(
  library: Library,
  days: readonly DayInput[],
  rules: Rules,
  options: PlanOptions,
): PlanResult {
  checkDays(days);
  compileLinks(days, rules);
  const person = compilePerson(library, rules, options);
  const prices = rules.weekBudgetCents === undefined ? [0] : CENT_PRICES;
  const lasting = withLastingLinks(person, days, rules);
  const plans = prices.map((centPrice) => planAt({ ...person, centPrice }, days, lasting, options));
  const best = bestWithinBudget(plans);
  if (best === null) throw new Error("No plan was tried");
  return best;
}

/** The plan at one price of money. */
function planAt(person: Person, days: readonly DayInput[], rules: Rules, options: PlanOptions): PlanResult {
  const work: WorkDone = { solves: 0, nodes: 0 };
  const rungs = options.ladder === false ? usefulRungs(rules).slice(0, 1) : usefulRungs(rules);
  const attempt = climb(person, days, rules, rungs, options, work);
  addSides(person, attempt.state);
  const alone = attempt.state.days.map((day) => presentDay(person, day));
  const cooked = rules.links || rules.cookedAhead ? withCooking(days, rules, alone) : alone;
  const windows = windowsOnRung(rules, attempt.rung);
  const planned = options.levers ? withLevers({ ...person, windows }, days, cooked) : cooked;
  const { weekBudgetCents: week } = rules;
  return {
    input: { days, rules, options },
    days: planned,
    rung: attempt.rung,
    cost: breakdown(person, days, planned),
    spending: week === undefined ? null : spendingOf(person, budgetOf(days, week), planned),
    errors: planErrors(days.map((day, i) => dayErrors(day, planned[i]?.meals ?? []))),
    unfilled: listUnfilled(attempt.state),
    stats: work,
    libraryVersion: person.library.version,
  };
}

/** Lets the days that are still far off change the amounts of main ingredients; meals that are shared keep theirs. */
function withLevers(person: Person, days: readonly DayInput[], planned: readonly PlannedDay[]): PlannedDay[] {
  return planned.map((day, at) => {
    const input = days[at];
    if (input === undefined || !isPoor(dayErrors(input, day.meals))) return day;
    const isFree = (meal: PlannedMeal) => meal.cookPortions === undefined && meal.side === undefined;
    const meals = pullLevers(person, input, day.meals, isFree);
    return { ...day, meals, totals: dayTotal(input, meals) };
  });
}

interface Attempt {
  readonly rung: Rung;
  readonly state: WeekState;
  readonly empty: number;
  /** Days with any slot to plan that are further off than is good. */
  readonly poorDays: number;
  /** Worst energy deviation of such days, percent. */
  readonly worst: number;
}

/** What a week is planned by whose days come near their targets no other way: neither variety, plates nor shopping count. */
const withoutComfort = (rules: Rules, options: PlanOptions): [Rules, PlanOptions] => [
  { ...rules, memory: [], groceries: "off" },
  { ...options, weights: { ...options.weights, sameFood: 0, plate: 0 } },
];

/** Tries the rungs in order until a plan is full and good enough for its rung; answers the best one tried. */
function climb(
  person: Person,
  days: readonly DayInput[],
  rules: Rules,
  rungs: readonly Rung[],
  options: PlanOptions,
  work: WorkDone,
): Attempt {
  let best: Attempt | null = null;
  let exact: Person | null = null;
  const plain = (): Person => {
    exact ??= {
      ...compilePerson(person.library, ...withoutComfort(rules, options)),
      centPrice: person.centPrice,
    };
    return exact;
  };
  for (const rung of rungs) {
    const windows = windowsOnRung(rules, rung);
    const isVaried = windows.repeatDays >= VARIED_DAYS;
    if (best !== null && isGoodEnough(best, isVaried)) break;
    const solver = new WeekSolver({ ...(best === null ? person : plain()), windows }, days, rules);
    solver.solve(best === null ? (options.effort ?? "default") : "instant");
    work.solves += solver.work.solves;
    work.nodes += solver.work.nodes;
    const attempt = judge(rung, solver.state);
    if (best === null || isBetter(attempt, best, isVaried)) best = attempt;
  }
  if (best === null) throw new Error("The ladder has no rung");
  return best;
}

function isGoodEnough(attempt: Attempt, nextIsVaried: boolean): boolean {
  if (attempt.empty > 0 || attempt.worst > BAD_DAY) return false;
  return !nextIsVaried || attempt.poorDays === 0;
}

function isBetter(attempt: Attempt, than: Attempt, isVaried: boolean): boolean {
  if (attempt.empty !== than.empty) return attempt.empty < than.empty;
  if (isVaried) return attempt.poorDays < than.poorDays;
  return than.worst > BAD_DAY && attempt.worst < than.worst - 1;
}

function judge(rung: Rung, state: WeekState): Attempt {
  const planned = state.days.filter((day) => day.wanted.length > 0);
  const empty = planned.flatMap((day) => day.wanted.filter((place) => !day.meals[place])).length;
  const errors = planned.map((day) => dayErrors(day.input, presentDay(state.person, day).meals));
  const worst = Math.max(0, ...errors.map((off) => Math.abs(off.kcal)));
  return { rung, state, empty, poorDays: errors.filter(isPoor).length, worst };
}

function isPoor(off: Macros): boolean {
  const macro = Math.max(Math.abs(off.protein), Math.abs(off.carbohydrates), Math.abs(off.fat));
  return Math.abs(off.kcal) > GOOD_KCAL || macro > GOOD_MACRO;
}

function presentDay(person: Person, day: WeekDay): PlannedDay {
  const meals = day.meals.flatMap((meal, place) => {
    const slot = day.shape.slots[place]?.spec;
    if (!(meal && slot)) return [];
    const portions = stepsToPortions(person.grid, meal.steps);
    const macros = portionMacros(person.library, meal.recipe, portions);
    const recipeId = recipeIdAt(person.library, meal.recipe);
    const model = day.shape.slots[place]?.model;
    return [
      {
        slotId: slot.id,
        recipeId,
        portions,
        macros,
        ...presentCompany(person, model, meal.recipe, portions),
        ...(meal.side === undefined ? {} : { side: presentSide(person, meal.side) }),
      },
    ];
  });
  const target = vectorToMacros(dayTarget(day.input));
  return { key: day.input.key, meals, target, totals: dayTotal(day.input, meals) };
}

function presentSide({ library, grid }: Person, { recipe, steps }: PlacedMeal): PlannedSide {
  const portions = stepsToPortions(grid, steps);
  return {
    recipeId: recipeIdAt(library, recipe),
    portions,
    macros: portionMacros(library, recipe, portions),
  };
}

/** The portions of those who eat along, and what to cook for all. */
function presentCompany(person: Person, slot: SlotModel | undefined, recipe: number, own: number) {
  if (slot === undefined || slot.company.length === 0) return {};
  const company = slot.company.map((companion) => {
    const portions = stepsToPortions(person.grid, bestSteps(person, companion.slot, recipe));
    return { id: companion.id, portions, macros: portionMacros(person.library, recipe, portions) };
  });
  const cookPortions = company.reduce((sum, { portions }) => sum + portions, own);
  return { company, cookPortions: Math.round(cookPortions * 1e6) / 1e6 };
}

function listUnfilled(state: WeekState): UnfilledSlot[] {
  return state.days.flatMap((day, i) =>
    day.wanted
      .filter((place) => !day.meals[place])
      .flatMap((place) => {
        const slot = day.shape.slots[place];
        return slot ? [{ day: i, slotId: slot.spec.id, why: whyUnfilled(state.person, slot) }] : [];
      }),
  );
}
