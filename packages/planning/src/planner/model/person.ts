import { type MealType, type NutrientFocus, originalsAdmitted } from "@plateful/nutrition";
import { cuisineCost, variedWeights } from "./cooking-wishes.ts";
import type { KindPrices } from "./kind-prices.ts";
import type { Library } from "./library.ts";
import { likedBy } from "./likings.ts";
import { memoryPoints } from "./memory.ts";
import { type PenaltyTable, penaltyTable } from "./penalty.ts";
import type { CookingWishes, GroceryWish, PlanOptions, PortionRange, Rules } from "./plan-input.ts";
import { compileHardRules, type HardRules, recipeFlags } from "./rules.ts";
import { seededUnit } from "./seeded-random.ts";
import { DEFAULT_WEIGHTS, type Weights } from "./weights.ts";

export const DEFAULT_PORTION: PortionRange = { min: 0.5, max: 3, step: 0.05 };
export const DEFAULT_SLOT_WINDOW = 0.2;
const DEFAULT_REPEAT_WINDOW = 7;

/** A small child eats less of a dish than anybody who plans it: the smallest portion of a companion, unless the range begins lower. */
const MIN_COMPANY_PORTION = 0.25;

/** How much groceries and variety count for keto, as a part of their price: its days need most of their dishes just as they are. */
const KETO_GROCERIES = 0.06;
const KETO_VARIETY = 0.26;

/** Shorter lists are worth more points per grocery to those who ask for them. */
const GROCERY_FACTOR: Readonly<Record<GroceryWish, number>> = { off: 0, normal: 1, few: 2.4, fewest: 4.8 };

/** Distinguishes this use of chance from others with the same seed. */
const JITTER_STREAM = 13;

/** Portions are whole numbers of steps, so that no rounding creeps in; `step` is the size of one. */
export interface PortionGrid {
  readonly step: number;
  readonly minSteps: number;
  /** The same for those who eat along. */
  readonly minCompanySteps: number;
  readonly maxSteps: number;
  /** Points for being far from one standard portion, by number of steps. */
  readonly cost: Float64Array;
}

/** The windows that the ladder may widen. */
export interface Windows {
  /** Fraction of the slot's energy. */
  readonly slot: number;
  readonly repeatDays: number;
}

/** One person's wishes against one library: what is allowed, what is liked, and what things cost. */
export interface Person {
  readonly library: Library;
  readonly weights: Weights;
  readonly dayTable: PenaltyTable;
  readonly slotTable: PenaltyTable;
  readonly hard: HardRules;
  /** Hard rules of those who may eat along. */
  readonly household: ReadonlyMap<string, HardRules>;
  /** Cents per standard portion; recipes without a price count as the average one. */
  readonly cents: Float64Array;
  /** Points per cent, while a budget is being kept; otherwise 0. */
  readonly centPrice: number;
  /** Points per recipe for liking, time and chance; lower is better. */
  readonly preference: Float64Array;
  readonly favourite: Uint8Array;
  /** Days until which what is left of a recipe can be eaten. */
  readonly keptDays: Uint8Array;
  /** Groceries that need not be bought. */
  readonly atHome: ReadonlySet<string>;
  /** Towards what days lean, by their keys. */
  readonly focus: Readonly<Record<string, NutrientFocus>>;
  /** How much that counts for the person, as a part of its price. */
  readonly focusShare: number;
  /** How the person likes to cook; null when nobody asked. */
  readonly cooking: CookingWishes | null;
  /** Points per distinct grocery. */
  readonly groceryPrice: number;
  /** What a second kind of a group of groceries costs beside its price, and each further one, in prices of a grocery. */
  readonly kindPrices: KindPrices;
  readonly grid: PortionGrid;
  readonly windows: Windows;
  readonly seed: number;
}

/** Reads rules and options once per plan, O(recipes). */
export function compilePerson(library: Library, rules: Rules, options: PlanOptions): Person {
  const budget = rules.weekBudgetCents ?? 0;
  if (!(Number.isFinite(budget) && budget >= 0)) throw new RangeError(`A budget of ${budget} cents`);
  const cooking = rules.cooking ?? null;
  const chosen = variedWeights({ ...DEFAULT_WEIGHTS, ...options.weights }, cooking);
  const weights = { ...chosen, sameFood: chosen.sameFood * varietyShare(rules) };
  const favourite = recipeFlags(library, rules.favourites ?? []);
  return {
    library,
    weights,
    dayTable: penaltyTable(weights.day),
    slotTable: penaltyTable(weights.slot),
    hard: compileHardRules(library, rules),
    household: new Map(
      (rules.household ?? []).map(({ id, wishes }) => [id, compileHardRules(library, wishes)]),
    ),
    cents: rules.weekBudgetCents === undefined ? new Float64Array(library.size) : knownCents(library),
    centPrice: 0,
    preference: preferences(library, rules, weights, favourite, options.seed),
    favourite,
    keptDays: rules.missingTools?.includes("FREEZER") ? library.keptDays : library.keptDaysFrozen,
    atHome: new Set(rules.atHome),
    focus: options.focus ?? {},
    focusShare: guidesShare(rules),
    cooking,
    groceryPrice: weights.grocery * GROCERY_FACTOR[rules.groceries ?? "normal"] * groceriesShare(rules),
    kindPrices: { second: weights.secondKind, further: weights.furtherKind },
    grid: portionGrid(rules.portion ?? DEFAULT_PORTION, weights.portion),
    windows: wishedWindows(rules),
    seed: options.seed,
  };
}

/** Prices with the average one for what nobody priced. */
function knownCents(library: Library): Float64Array {
  const known = library.costCents.filter((cents) => !Number.isNaN(cents));
  const average = known.length === 0 ? 0 : known.reduce((sum, cents) => sum + cents, 0) / known.length;
  return library.costCents.map((cents) => (Number.isNaN(cents) ? average : cents));
}

export function wishedWindows(rules: Rules): Windows {
  const slot = rules.slotWindow ?? DEFAULT_SLOT_WINDOW;
  const repeatDays = rules.repeatWindowDays ?? DEFAULT_REPEAT_WINDOW;
  if (!(slot >= 0 && slot < 1)) throw new RangeError(`Slot window ${slot} is not a fraction below 1`);
  if (!(Number.isInteger(repeatDays) && repeatDays >= 1)) {
    throw new RangeError(`Repeat window ${repeatDays} is not a whole number of days`);
  }
  return { slot, repeatDays };
}

/** Breakfasts and snacks may come back sooner: habit there is no bore. Never twice on one day. */
export function repeatDaysFor(windows: Windows, mealType: MealType): number {
  const isMain = mealType === "LUNCH" || mealType === "DINNER";
  return isMain ? windows.repeatDays : Math.max(1, Math.floor(windows.repeatDays / 2));
}

/** Size of a portion of `steps` grid steps, without the tail of binary fractions (0.15000000000000002). */
export function stepsToPortions(grid: PortionGrid, steps: number): number {
  return Math.round(steps * grid.step * 1e6) / 1e6;
}

export function portionGrid(range: PortionRange, weight: number): PortionGrid {
  const { min, max, step } = range;
  if (!(step > 0 && min > 0 && max >= min && Number.isFinite(max / step))) {
    throw new RangeError(`Portions from ${min} to ${max} by ${step} make no range`);
  }
  const maxSteps = Math.floor(max / step + 1e-9);
  const cost = Float64Array.from({ length: maxSteps + 1 }, (_, k) =>
    k === 0 ? 0 : weight * Math.abs(Math.log2(k * step)),
  );
  const stepsOf = (portions: number) => Math.ceil(portions / step - 1e-9);
  const minCompanySteps = stepsOf(Math.min(min, MIN_COMPANY_PORTION));
  return { step, minSteps: stepsOf(min), minCompanySteps, maxSteps, cost };
}

/** Few dishes suit a keto day, and its macronutrients come first. */
const KETO_GUIDES = 0.5;

/** How much guides and focus count for a person, as a part of their price: less where few dishes fit (PLAN-185, PLAN-190). */
export const guidesShare = ({ keto }: Pick<Rules, "keto">): number => (keto === true ? KETO_GUIDES : 1);

/** The same for variety over weeks, and for groceries. */
const varietyShare = ({ keto }: Pick<Rules, "keto">): number => (keto === true ? KETO_VARIETY : 1);
const groceriesShare = ({ keto }: Pick<Rules, "keto">): number => (keto === true ? KETO_GROCERIES : 1);

function preferences(
  library: Library,
  rules: Rules,
  weights: Weights,
  favourite: Uint8Array,
  seed: number,
): Float64Array {
  const wish = rules.preparationWishMinutes ?? Number.POSITIVE_INFINITY;
  const originals = originalsAdmitted(rules.diet);
  const points = memoryPoints(library, rules.memory, weights, varietyShare(rules));
  const guidesWeight = weights.guides * guidesShare(rules);
  const cuisine = cuisineCost(library, rules.cooking ?? null);
  const liked = likedBy(library, rules.likings);
  for (let recipe = 0; recipe < points.length; recipe++) {
    const minutesOver = (library.preparation[recipe] ?? 0) - wish;
    // An unknown time is NaN and compares as not over.
    const slow =
      minutesOver > 0 ? Math.min(weights.preparationCap, weights.preparationPerMinute * minutesOver) : 0;
    const unpopular = weights.unpopular * (1 - (liked[recipe] ?? 0));
    const jitter = weights.jitter * seededUnit(seed, library.idHash[recipe] ?? 0, JITTER_STREAM);
    // A favourite is usual for the person, whatever it is made of, and pays nothing for being away from the guides.
    const unusual = weights.standIn * (originals * (library.standIn[recipe] ?? 0));
    const isFavourite = favourite[recipe] === 1;
    const liking = isFavourite ? -weights.favourite : unusual + cuisine(recipe);
    const own = library.guideCost[recipe] ?? 0;
    const guides = guidesWeight * (isFavourite ? Math.min(own, 0) : own);
    points[recipe] = (points[recipe] ?? 0) + unpopular + slow + jitter + liking + guides;
  }
  return points;
}
