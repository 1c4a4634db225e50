import type { MealType } from "@plateful/nutrition";
import type { Candidates } from "../day/candidates.ts";
import { slotColumns } from "../day/columns.ts";
import type { DayProblem, OpenSlot } from "../day/day-problem.ts";
import type { ShapeMaker, SlotShape } from "../day/day-shape.ts";
import { minutesOfDay } from "../model/cooking-wishes.ts";
import { compileLinks } from "../model/links.ts";
import { penalty } from "../model/penalty.ts";
import type { Person } from "../model/person.ts";
import type { DayInput, Rules } from "../model/plan-input.ts";
import { seededUnit } from "../model/seeded-random.ts";
import { bestSlotCost, placeCost, slotCost } from "../model/slot-model.ts";
import { FoodCounts } from "./food-counts.ts";
import { type LinkedSlot, LinkedSlots, settledCandidates } from "./linked-slots.ts";
import type { PassPricing } from "./pass-pricing.ts";
import { RecipeUses } from "./recipe-uses.ts";
import { Shopping } from "./shopping.ts";
import { addMeal, makeDay, type PlacedMeal, useAt, type WeekDay } from "./week-day.ts";

/** What replacing a meal that someone already counts on must win, points. */
const CHANGE_POINTS = 6;

/** Points of chance per recipe that make the starts differ. */
const START_NOISE = 1.2;
const START_STREAM = 100;

/** What a slot may serve. */
export interface SlotChoices {
  readonly candidates: Candidates;
  /** Per candidate: points for groceries and variety given the other days; Infinity forbids it today. */
  readonly extra: Float64Array;
}

/** The whole plan while it is being made: meals per day, which recipes are in use and what is being bought. */
export class WeekState {
  readonly person: Person;
  readonly days: readonly WeekDay[];
  readonly shopping: Shopping;
  private readonly foods: FoodCounts;
  private readonly linked: LinkedSlots;
  private readonly uses: RecipeUses;
  private readonly shapes: ShapeMaker;

  constructor(
    person: Person,
    shapes: ShapeMaker,
    inputs: readonly DayInput[],
    given: Pick<Rules, "recent" | "links" | "cookedAhead">,
  ) {
    this.person = person;
    this.shapes = shapes;
    this.shopping = new Shopping(person.library, person.kindPrices, person.atHome);
    this.foods = new FoodCounts(person.library);
    this.uses = new RecipeUses(person.windows, person.library.size);
    this.days = inputs.map((input, at) =>
      makeDay(input, at, shapes.shapeOf(input, minutesOfDay(person.cooking, input, given, at))),
    );
    this.linked = new LinkedSlots(person, this.days, compileLinks(inputs, given));
    for (const meal of given.recent ?? []) this.addGiven(meal.recipeId, -meal.daysAgo);
    for (const day of this.days) {
      for (const item of day.input.fixed ?? []) {
        if (item.recipeId === undefined) continue;
        const recipe = this.addGiven(item.recipeId, day.number);
        if (recipe === undefined) continue;
        this.shopping.add(recipe, 1);
        this.foods.addGiven(recipe);
      }
    }
  }

  /** Replaces all planned meals of a day. */
  setDay(day: WeekDay, meals: readonly (PlacedMeal | null)[]): void {
    day.meals.forEach((meal, place) => {
      const next = meals[place] ?? null;
      if (meal) this.forget(day, place, meal.recipe);
      if (next) this.remember(day, place, next.recipe);
      day.meals[place] = next;
    });
  }

  clearDay(day: WeekDay): void {
    this.setDay(day, []);
  }

  /** The problem of filling the day's open slots; expects the day to be cleared. */
  problemOf(day: WeekDay, pricing: PassPricing, places: readonly number[] = day.open): DayProblem {
    return {
      person: this.person,
      open: places.map((place) => this.openSlot(day, place, pricing)),
      offset: day.offset,
      dayScale: day.shape.scale,
      prices: day.shape.priced.prices,
      bought: this.shopping.count,
      groceryCosts: this.shopping.price,
      groceryShare: this.groceryShare(day, pricing),
    };
  }

  /**
   * Whether the recipe stands too close to another use to be served on that day in a slot of that type; `onlyGiven` looks
   * at fixed and recent meals alone, which no planning can move.
   */
  isRepeat(recipe: number, dayNumber: number, mealType: MealType, onlyGiven = false): boolean {
    return this.uses.isRepeat(recipe, dayNumber, mealType, onlyGiven);
  }

  /** Whether any planned meal of the day stands too close to a meal of another day. */
  clashes(day: WeekDay): boolean {
    const meals = [...day.meals];
    this.clearDay(day);
    const clash = meals.some((meal, place) => {
      const mealType = day.shape.slots[place]?.spec.mealType;
      return meal !== null && mealType !== undefined && this.isRepeat(meal.recipe, day.number, mealType);
    });
    this.setDay(day, meals);
    return clash;
  }

  /** Points for serving a main group that the same moment has the day before or after. */
  nextDayVariety(day: WeekDay, place: number, recipe: number): number {
    const group = this.person.library.mainGroup[recipe];
    const near = [-1, 1].filter((daysLater) => this.groupNear(day, place, daysLater) === group);
    return near.length * this.person.weights.sameGroupNextDay;
  }

  /** Meals as they stand, to come back to. */
  snapshot(): (PlacedMeal | null)[][] {
    return this.days.map((day) => [...day.meals]);
  }

  restore(snapshot: readonly (readonly (PlacedMeal | null)[])[]): void {
    for (const day of this.days) this.clearDay(day);
    for (const [i, day] of this.days.entries()) this.setDay(day, snapshot[i] ?? []);
  }

  /** The whole objective of the plan as it stands, points. */
  value(): number {
    const { groceryPrice, weights } = this.person;
    const week = groceryPrice * this.shopping.cost + weights.sameFood * this.foods.pairs;
    return this.days.reduce((sum, day) => sum + this.dayValue(day), week);
  }

  /** Everything of one day but groceries; variety is counted towards the day before. */
  private dayValue(day: WeekDay): number {
    const { person } = this;
    const u = day.offset.slice();
    let points = 0;
    const groups = new Set<number>();
    for (const place of day.wanted) {
      const meal = day.meals[place];
      if (!meal) {
        points += person.weights.emptySlot;
        continue;
      }
      points += this.mealValue(day, place, meal);
      const group = person.library.mainGroup[meal.recipe] ?? 0;
      if (groups.has(group)) points += person.weights.sameGroupInDay;
      groups.add(group);
      addMeal(person, day, meal, u);
    }
    return points + penalty(person.dayTable, u[0] ?? 0, u[1] ?? 0, u[2] ?? 0, u[3] ?? 0);
  }

  /** Points of one planned meal: its portion in the slot, liking, and the same main group the day before. */
  mealValue(day: WeekDay, place: number, meal: PlacedMeal): number {
    const slot = day.shape.slots[place];
    if (slot === undefined) return 0;
    const { person } = this;
    const group = person.library.mainGroup[meal.recipe] ?? 0;
    const again = this.groupNear(day, place, -1) === group ? person.weights.sameGroupNextDay : 0;
    return (
      slotCost(person, slot.model, meal.recipe, meal.steps) +
      placeCost(person, slot.model, meal.recipe) +
      (person.preference[meal.recipe] ?? 0) +
      again
    );
  }

  /** Whether any slot serves the recipe of another one. */
  get hasLinks(): boolean {
    return this.linked.any;
  }

  /** Whether the slot serves the recipe of another one, or is cooked on an earlier day. */
  isLinked(day: WeekDay, place: number): boolean {
    return this.linked.isLinked(day, place);
  }

  /** What a slot may serve, with the points that this adds given the other days. */
  choicesAt(day: WeekDay, place: number, pricing: PassPricing): SlotChoices {
    const slot = day.shape.slots[place];
    if (slot === undefined) throw new Error(`Day ${day.input.key} has no slot ${place}`);
    const settled = this.linked.settledRecipe(day, place);
    if (settled === null)
      return { candidates: slot.candidates, extra: this.extraPoints(day, place, slot, pricing) };
    const candidates = settledCandidates(this.person, slot.model, settled);
    return {
      candidates,
      extra: Float64Array.from(candidates.recipe, (recipe) => this.nextDayVariety(day, place, recipe)),
    };
  }

  private openSlot(day: WeekDay, place: number, pricing: PassPricing): OpenSlot {
    const { candidates, extra } = this.choicesAt(day, place, pricing);
    const isFree = candidates === day.shape.slots[place]?.candidates;
    const known = isFree ? day.shape.priced.columns[place] : undefined;
    const columns = known ?? slotColumns(this.person, candidates, day.shape.scale);
    const cost = columns.cost.slice();
    for (let j = 0; j < cost.length; j++) cost[j] = (cost[j] ?? 0) + (extra[columns.candidate[j] ?? 0] ?? 0);
    return { place, candidates, columns, extra, cost };
  }

  private extraPoints(day: WeekDay, place: number, slot: SlotShape, pricing: PassPricing): Float64Array {
    const { candidates, spec } = slot;
    const [before, after] = [-1, 1].map((later) => this.groupNear(day, place, later));
    const { keptDays, weights, library } = this.person;
    const kept = pricing.kept?.get(place);
    const others = this.linked.others(day, place);
    const keep = this.linked.daysToKeep(day, place);
    const share = this.groceryShare(day, pricing);
    const sameFood = slot.model.isMain ? weights.sameFood : 0;
    const extra = new Float64Array(candidates.count);
    for (let j = 0; j < extra.length; j++) {
      const recipe = candidates.recipe[j] ?? 0;
      const same = Number(library.mainGroup[recipe] === before) + Number(library.mainGroup[recipe] === after);
      const isRepeat = this.isRepeat(recipe, day.number, spec.mealType, pricing.takesFromOthers);
      extra[j] =
        isRepeat || (keptDays[recipe] ?? 0) < keep
          ? Number.POSITIVE_INFINITY
          : this.groceryPoints(recipe, pricing, share) +
            same * weights.sameGroupNextDay +
            sameFood * this.foods.of(recipe) +
            this.chance(recipe, pricing) +
            changePoints(kept, recipe);
      for (const other of others) extra[j] = (extra[j] ?? 0) + this.pointsElsewhere(other, recipe);
    }
    return extra;
  }

  /** Points of a recipe in another slot that would have to serve it too; Infinity when it cannot. */
  private pointsElsewhere({ day, slot }: LinkedSlot, recipe: number): number {
    return this.isRepeat(recipe, day.number, slot.spec.mealType)
      ? Number.POSITIVE_INFINITY
      : bestSlotCost(this.person, slot.model, recipe) + placeCost(this.person, slot.model, recipe);
  }

  /** Full prices need no shape to be priced: a tap on a meal asks for no more. */
  private groceryShare(day: WeekDay, { sharing = 0 }: PassPricing): Float64Array {
    return this.shopping.priced(sharing === 0 ? null : day.shape.priced.expectedShares[sharing]);
  }

  private groceryPoints(recipe: number, pricing: PassPricing, share: Float64Array): number {
    const price = this.person.groceryPrice;
    if (price === 0) return 0;
    const actual = price * this.shopping.chargeFor(recipe, share);
    if (pricing.blend === 1) return actual;
    const expected = Math.min(actual, this.shapes.expectedGroceries[recipe] ?? 0);
    return expected * (1 - pricing.blend) + actual * pricing.blend;
  }

  private chance(recipe: number, pricing: PassPricing): number {
    if (pricing.start === 0) return 0;
    const { idHash } = this.person.library;
    return START_NOISE * seededUnit(this.person.seed, idHash[recipe] ?? 0, START_STREAM + pricing.start);
  }

  /** Main group of the meal planned at the same moment some days later; -1 when there is none. */
  private groupNear(day: WeekDay, place: number, daysLater: number): number {
    const moment = day.shape.slots[place]?.spec.mealMoment;
    const other = this.days.find((candidate) => candidate.number === day.number + daysLater);
    const at = other?.shape.slots.findIndex((slot) => slot.spec.mealMoment === moment) ?? -1;
    const meal = other?.meals[at];
    return meal ? (this.person.library.mainGroup[meal.recipe] ?? -1) : -1;
  }

  /** Remembers a meal that is given; answers its recipe when the library has it. */
  private addGiven(recipeId: string, dayNumber: number): number | undefined {
    const recipe = this.person.library.indexById.get(recipeId);
    if (recipe !== undefined) this.uses.add(recipe, { dayNumber, mealType: null });
    return recipe;
  }

  private remember(day: WeekDay, place: number, recipe: number): void {
    this.uses.add(recipe, useAt(day, place));
    if (day.shape.slots[place]?.model.isMain) this.foods.add(recipe, 1);
    this.shopping.add(recipe, 1);
  }

  private forget(day: WeekDay, place: number, recipe: number): void {
    this.uses.remove(recipe, useAt(day, place));
    if (day.shape.slots[place]?.model.isMain) this.foods.add(recipe, -1);
    this.shopping.add(recipe, -1);
  }
}

/** Points for replacing a recipe that should stay. */
const changePoints = (kept: number | undefined, recipe: number): number =>
  kept === undefined || kept === recipe ? 0 : CHANGE_POINTS;
