import type { MealType } from "@plateful/nutrition";
import type { SlotShape } from "../day/day-shape.ts";
import type { Person } from "../model/person.ts";
import type { WeekDay } from "../week/week-day.ts";
import type { WeekState } from "../week/week-state.ts";
import { belongsTo, sidesAt } from "./side-choice.ts";
import { type Fitted, FULL_PLATE, SideFitting } from "./side-fitting.ts";
import { SECOND_THING, sideMinutes } from "./side-points.ts";

/** Sizes of a side that people serve. */
const SIDE_PORTIONS = [1, 1.5, 2] as const;
/** As many are tried out, of some sixty. */
const LIKELIEST = 8;
/** Points of each time that the week has the same side already. */
const AGAIN = 1;

interface Choice {
  readonly recipe: number;
  readonly steps: number;
  /** Points of the side whatever the portions are. */
  readonly own: number;
  readonly look: number;
}

/**
 * Composes meals that are more than people eat of one dish of a smaller portion and a side that belongs to it, where that costs less
 * and leaves the day as near to its target: of all sides and sizes the best, the fullest plate of a day first. The other portions
 * of the day give or take a little. Chance has a part in it only by the likings of the plan. O(full plates · sides).
 */
export function addSides(person: Person, state: WeekState): void {
  if (person.weights.plate === 0) return;
  const table = new SideTable(person, state);
  for (const day of state.days) table.composeDay(day);
}

class SideTable {
  private readonly person: Person;
  private readonly state: WeekState;
  private readonly sides = new Map<MealType, readonly number[]>();
  /** How often each side stands in the week. */
  private readonly served = new Map<number, number>();

  constructor(person: Person, state: WeekState) {
    this.person = person;
    this.state = state;
  }

  composeDay(day: WeekDay): void {
    for (const place of this.fullPlaces(day)) {
      const best = this.bestFor(day, place);
      if (best === null) continue;
      for (const { place: at, meal } of best.meals) day.meals[at] = meal;
      const side = day.meals[place]?.side?.recipe;
      if (side === undefined) continue;
      this.state.shopping.add(side, 1);
      this.served.set(side, (this.served.get(side) ?? 0) + 1);
    }
  }

  /** Places with a fuller plate than people like, the fullest first. */
  private fullPlaces(day: WeekDay): number[] {
    const { grid, library } = this.person;
    return day.meals
      .flatMap((meal, place) => {
        const spec = day.shape.slots[place]?.spec;
        if (meal === null || spec === undefined || spec.hasSide === true) return [];
        const grams = meal.steps * grid.step * (library.plateGrams[meal.recipe] ?? 0);
        const over = grams - FULL_PLATE[spec.mealType];
        return over > 0 ? [{ place, over }] : [];
      })
      .sort((a, b) => b.over - a.over || a.place - b.place)
      .map(({ place }) => place);
  }

  private sidesOf(mealType: MealType): readonly number[] {
    const known = this.sides.get(mealType) ?? sidesAt(this.person, mealType);
    this.sides.set(mealType, known);
    return known;
  }

  /** The cheapest way to serve a slot, with a side or with other portions of the day alone; null when none is better than as it is. */
  private bestFor(day: WeekDay, place: number): Fitted | null {
    const slot = day.shape.slots[place];
    const dish = day.meals[place]?.recipe;
    if (slot === undefined || dish === undefined) return null;
    const fitting = new SideFitting(this.person, this.state, day);
    let best = this.state.isLinked(day, place) ? null : fitting.fit(place, undefined);
    let least = Math.min(-1e-9, best?.points ?? 0);
    for (const { recipe, steps, own } of this.likeliest(fitting, day, place, dish)) {
      const fitted = fitting.fit(place, { recipe, steps });
      if (fitted === null || fitted.points + own >= least) continue;
      least = fitted.points + own;
      best = fitted;
    }
    return least < -1e-9 ? best : null;
  }

  /** The sides and sizes that look best before any portion is moved. */
  private likeliest(fitting: SideFitting, day: WeekDay, place: number, dish: number): Choice[] {
    const slot = day.shape.slots[place];
    if (slot === undefined) return [];
    const found: Choice[] = [];
    const sizes = this.sizes();
    for (const recipe of this.sidesOf(slot.spec.mealType)) {
      if (!belongsTo(this.person.library, recipe, dish)) continue;
      const own = this.sidePoints(day, slot, recipe, dish);
      for (const steps of sizes) {
        const points = fitting.glance(place, { recipe, steps });
        if (points !== null) found.push({ recipe, steps, own, look: own + points });
      }
    }
    return found
      .sort((a, b) => a.look - b.look || a.recipe - b.recipe || a.steps - b.steps)
      .slice(0, LIKELIEST);
  }

  /** The sizes of a side that the portions of this plan know, in steps. */
  private sizes(): number[] {
    const { step, minSteps, maxSteps } = this.person.grid;
    return SIDE_PORTIONS.map((portions) => Math.round(portions / step)).filter(
      (steps, at) =>
        Math.abs(steps * step - (SIDE_PORTIONS[at] ?? 0)) < 1e-6 && steps >= minSteps && steps <= maxSteps,
    );
  }

  /** Points of a side whatever its size: liking, work, and what has to be bought for it. */
  private sidePoints(day: WeekDay, { model }: SlotShape, side: number, dish: number): number {
    const { person, state } = this;
    const groceries = state.shopping.chargeFor(side, state.shopping.price);
    // What is left of an earlier meal asks for no work, and neither does a day without a wish.
    const minutes = model.minutesPoints === null ? 0 : sideMinutes(person, day.input.key, side, dish);
    return (
      SECOND_THING +
      AGAIN * (this.served.get(side) ?? 0) +
      (person.preference[side] ?? 0) +
      person.groceryPrice * groceries +
      minutes
    );
  }
}
