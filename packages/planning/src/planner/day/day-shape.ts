import type { NutrientFocus } from "@plateful/nutrition";
import { type DayMinutes, minutesOfSlot, minutesPoints } from "../model/cooking-wishes.ts";
import { focusPoints } from "../model/focus-points.ts";
import { DAY_FLOOR, denominators } from "../model/penalty.ts";
import type { Person } from "../model/person.ts";
import type { DayInput, SlotSpec } from "../model/plan-input.ts";
import { type SlotModel, slotModel } from "../model/slot-model.ts";
import { sortPlaces } from "../model/sort-places.ts";
import { macrosToVector, NUTRIENTS } from "../model/vector.ts";
import { type Candidates, expectedGroceryPoints, slotCandidates } from "./candidates.ts";
import { type Columns, pickColumns, slotColumns } from "./columns.ts";
import { priceDay } from "./day-prices.ts";
import type { DayProblem, OpenSlot } from "./day-problem.ts";
import { expectedShares, type GroceryShares } from "./grocery-share.ts";
import { reducedCosts } from "./shortlist.ts";

const FIRST_PRICE_ITERATIONS = 60;
/** Columns per slot that are kept for the whole plan, and the reduced cost over the lowest that is always enough. */
const MAX_COLUMNS = 400;
const SURE_COLUMNS = 250;
const COLUMN_GAP = 6;

/** A slot of equal days. Its recipes are looked for when someone asks: a tap on one meal needs no other slot's. */
export class SlotShape {
  readonly spec: SlotSpec;
  readonly model: SlotModel;
  private readonly findCandidates: () => Candidates;
  private found: Candidates | null = null;

  constructor(spec: SlotSpec, model: SlotModel, findCandidates: () => Candidates) {
    this.spec = spec;
    this.model = model;
    this.findCandidates = findCandidates;
  }

  get candidates(): Candidates {
    this.found ??= this.findCandidates();
    return this.found;
  }
}

/** What solving days of one shape starts from. */
export interface PricedShape {
  /** Per slot. */
  readonly columns: readonly Columns[];
  /** Warm start for the day's prices; changes with every solve. */
  readonly prices: Float64Array;
  /** The prices as first found, to begin again from. */
  readonly firstPrices: Float64Array;
  /** Part of a grocery's price that each recipe is charged, per grocery, by how much sharing is expected. */
  readonly expectedShares: GroceryShares;
}

/** What days with equal slots and targets have in common, worked out once and only when it is needed. */
export class DayShape {
  readonly slots: readonly SlotShape[];
  readonly target: Float64Array;
  /** 100 divided by the day's denominators. */
  readonly scale: Float64Array;
  private readonly price: (shape: DayShape) => PricedShape;
  private known: PricedShape | null = null;

  constructor(slots: readonly SlotShape[], target: Float64Array, price: (shape: DayShape) => PricedShape) {
    this.slots = slots;
    this.target = target;
    this.scale = denominators(target, DAY_FLOOR).map((value) => (value > 0 ? 100 / value : 0));
    this.price = price;
  }

  /** Columns and prices, which take most of the work of a shape. */
  get priced(): PricedShape {
    this.known ??= this.price(this);
    return this.known;
  }

  /** Lets solving begin again from the first prices. */
  resetPrices(): void {
    this.known?.prices.set(this.known.firstPrices);
  }
}

/** What the whole day should come to, in vector order (see `DayInput.target`). */
export function dayTarget(day: DayInput): Float64Array {
  if (day.target) return Float64Array.from(macrosToVector(day.target));
  const own = new Set(day.slots.map((slot) => slot.id));
  const foreign = (day.fixed ?? []).filter((item) => !own.has(item.slotId)).map((item) => item.macros);
  return sumOfMacros([...day.slots.map((slot) => slot.target), ...foreign]);
}

export function sumOfMacros(list: readonly DayInput["slots"][number]["target"][]): Float64Array {
  const sum = new Float64Array(NUTRIENTS);
  for (const macros of list) {
    macrosToVector(macros).forEach((value, n) => {
      sum[n] = (sum[n] ?? 0) + value;
    });
  }
  return sum;
}

/** Builds shapes and remembers them, so that seven equal days cost as much as one. */
export class ShapeMaker {
  private readonly person: Person;
  private readonly otherMeals: number;
  private expected: Float64Array | null = null;
  private readonly candidatesBySlot = new Map<string, Candidates>();
  private readonly shapes = new Map<string, DayShape>();

  constructor(person: Person, meals: number) {
    this.person = person;
    this.otherMeals = Math.max(0, meals - 1);
  }

  /** Points that each recipe's shopping is likely to add to this plan. */
  get expectedGroceries(): Float64Array {
    this.expected ??= expectedGroceryPoints(this.person, this.otherMeals);
    return this.expected;
  }

  shapeOf(day: DayInput, minutes: DayMinutes): DayShape {
    const target = dayTarget(day);
    const focus = this.person.focus[day.key] ?? null;
    const key = JSON.stringify([
      focus,
      minutes.wished,
      [...minutes.reheated],
      [...minutes.ahead],
      [...target],
      day.slots.map((slot) => [slot.id, slot.mealMoment, slotKey(slot)]),
    ]);
    const known = this.shapes.get(key);
    if (known) return known;
    const slots = day.slots.map((spec) => this.slotShape(spec, focus, minutes));
    const shape = new DayShape(slots, target, (priced) => this.price(priced));
    this.shapes.set(key, shape);
    return shape;
  }

  /** Lets every shape begin again from its first prices. */
  resetPrices(): void {
    for (const shape of this.shapes.values()) shape.resetPrices();
  }

  private slotShape(spec: SlotSpec, focus: NutrientFocus | null, minutes: DayMinutes): SlotShape {
    const plain = slotModel(this.person, spec);
    const wished = minutesOfSlot(minutes, spec.id);
    const model = {
      ...plain,
      focusPoints: focus === null ? null : focusPoints(this.person, plain, focus),
      minutesPoints: minutesPoints(this.person.library, wished),
    };
    return new SlotShape(spec, model, () => this.candidatesOf(`${focus} ${wished} ${slotKey(spec)}`, model));
  }

  private candidatesOf(key: string, model: SlotModel): Candidates {
    const known = this.candidatesBySlot.get(key);
    if (known) return known;
    const candidates = slotCandidates(this.person, model, this.expectedGroceries);
    this.candidatesBySlot.set(key, candidates);
    return candidates;
  }

  /** Prices the undisturbed day and drops the columns that those prices rule out. */
  private price({ slots, target, scale }: DayShape): PricedShape {
    const prices = new Float64Array(NUTRIENTS);
    const open = slots.map((slot, place) => this.undisturbed(slot, place, scale));
    const problem: DayProblem = {
      person: this.person,
      open: open.filter((slot) => slot.columns.count > 0),
      offset: target.map((value, n) => -value * (scale[n] ?? 0)),
      dayScale: scale,
      prices,
      bought: new Int32Array(this.person.library.groceries.names.length),
      groceryCosts: this.person.library.groceryWeight,
      groceryShare: this.person.library.groceryWeight,
    };
    priceDay(problem, FIRST_PRICE_ITERATIONS, Number.POSITIVE_INFINITY);
    const columns = open.map((slot) => pickColumns(slot.columns, bestPlaces(slot, prices)));
    const shares = expectedShares(
      this.person.library,
      open.map(({ candidates }, place) => recipesOf(candidates, columns[place])),
    );
    return { columns, prices, firstPrices: prices.slice(), expectedShares: shares };
  }

  private undisturbed({ candidates }: SlotShape, place: number, scale: Float64Array): OpenSlot {
    const columns = slotColumns(this.person, candidates, scale);
    const extra = Float64Array.from(candidates.recipe, (recipe) => this.expectedGroceries[recipe] ?? 0);
    const cost = columns.cost.map((points, j) => points + (extra[columns.candidate[j] ?? 0] ?? 0));
    return { place, candidates, columns, extra, cost };
  }
}

function slotKey(slot: SlotSpec): string {
  const company = (slot.companions ?? []).map(({ id, target }) => [id, macrosToVector(target)]);
  return JSON.stringify([slot.mealType, macrosToVector(slot.target), company]);
}

function bestPlaces(slot: OpenSlot, prices: Float64Array): Int32Array {
  const reduced = reducedCosts(slot, prices);
  const places = new Int32Array(reduced.length);
  for (let j = 0; j < places.length; j++) places[j] = j;
  sortPlaces(places, reduced);
  const lowest = reduced[places[0] ?? 0] ?? 0;
  return places
    .subarray(0, MAX_COLUMNS)
    .filter((j, rank) => rank < SURE_COLUMNS || (reduced[j] ?? 0) <= lowest + COLUMN_GAP);
}

/** The recipe of every column. */
function recipesOf(candidates: Candidates, columns: Columns | undefined): Int32Array {
  return columns?.candidate.map((j) => candidates.recipe[j] ?? 0) ?? new Int32Array();
}
