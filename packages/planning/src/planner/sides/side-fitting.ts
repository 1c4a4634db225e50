import type { MealType } from "@plateful/nutrition";
import { penalty } from "../model/penalty.ts";
import type { Person } from "../model/person.ts";
import { highestSteps, lowestSteps, type SlotModel } from "../model/slot-model.ts";
import { NUTRIENTS } from "../model/vector.ts";
import { addMeal, type PlacedMeal, type WeekDay } from "../week/week-day.ts";
import type { WeekState } from "../week/week-state.ts";

/** Grams of one dish from which on a second thing is looked for: less than what is called much, so that it becomes less. */
export const FULL_PLATE: Readonly<Record<MealType, number>> = {
  BREAKFAST: 800,
  LUNCH: 740,
  DINNER: 740,
  SNACK: Number.POSITIVE_INFINITY,
};
/** What a full plate costs here beside its price while dishes are chosen, where a second dish is no way out. */
const PLATE = 3;
/** The dish keeps at least this part of the energy of its slot: what is beside it is no second meal. */
const MIN_DISH = 0.55;
const MAX_SIDE_GRAMS = 300;
/** A day is as people wish it up to here, in percent of energy, protein, carbohydrates and fat: a little less than what counts as near. */
const NEAR = [1.8, 4.7, 4.7, 4.7] as const;
const MOVES = [-1, 1, -3, 3] as const;
const MAX_ROUNDS = 12;

type Side = NonNullable<PlacedMeal["side"]>;

/** A meal of the day whose portion may be moved. */
interface Moved {
  readonly place: number;
  readonly recipe: number;
  readonly model: SlotModel;
  readonly mealType: MealType;
  readonly side: Side | undefined;
  /** Whether its portion may be moved at all; of meals that serve several days it stays. */
  readonly isFree: boolean;
  steps: number;
}

/** A day with its portions, as it would be. */
export interface Fitted {
  readonly meals: readonly { readonly place: number; readonly meal: PlacedMeal }[];
  /** Points against those of the day as it was. */
  readonly points: number;
}

/** The portions of one day, into which a side is fitted. */
export class SideFitting {
  private readonly person: Person;
  private readonly day: WeekDay;
  private readonly meals: readonly Moved[];
  /** The day's deviations, percent. */
  private readonly before: Float64Array;
  private readonly u = new Float64Array(NUTRIENTS);
  private readonly pointsBefore: number;

  constructor(person: Person, state: WeekState, day: WeekDay) {
    this.person = person;
    this.day = day;
    this.before = Float64Array.from(day.offset);
    this.meals = day.meals.flatMap((meal, place) => {
      const slot = day.shape.slots[place];
      if (!(meal && slot)) return [];
      addMeal(person, day, meal, this.before);
      if (meal.side) addMeal(person, day, meal.side, this.before);
      const isFree = !state.isLinked(day, place);
      const { model, spec } = slot;
      return [
        {
          place,
          recipe: meal.recipe,
          model,
          mealType: spec.mealType,
          side: meal.side,
          isFree,
          steps: meal.steps,
        },
      ];
    });
    this.u.set(this.before);
    this.pointsBefore = this.pointsOf(this.meals);
  }

  private gramsOf(recipe: number, steps: number): number {
    return steps * this.person.grid.step * (this.person.library.plateGrams[recipe] ?? 0);
  }

  /** Points of a side in a slot before any portion was moved for it, by which the better ones are known; null where it has no room. */
  glance(place: number, side: Side): number | null {
    const meals = this.laid(place, side);
    return meals === null ? null : this.pointsOf(meals) - this.pointsBefore;
  }

  /**
   * The day with so much of a side in a slot, or with none, its portions moved to where they cost least; null where the slot has no
   * room for it, or the day would leave its targets.
   */
  fit(place: number, side: Side | undefined): Fitted | null {
    const meals = this.laid(place, side);
    if (meals === null) return null;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      let won = false;
      for (const meal of meals) if (meal.isFree && this.improve(meal)) won = true;
      if (!won) break;
    }
    if (!this.isNear()) return null;
    return {
      points: this.pointsOf(meals) - this.pointsBefore,
      meals: meals.map(({ place: at, recipe, steps, side: beside }) => ({
        place: at,
        meal: { recipe, steps, ...(beside === undefined ? {} : { side: beside }) },
      })),
    };
  }

  /** The meals with so much of a side in a slot, whose dish is smaller by its energy. */
  private laid(place: number, side: Side | undefined): readonly Moved[] | null {
    const { grid, library } = this.person;
    if (side !== undefined && this.gramsOf(side.recipe, side.steps) > MAX_SIDE_GRAMS) return null;
    const meals = this.meals.map((meal) =>
      meal.place === place ? { ...meal, isFree: true, side } : { ...meal },
    );
    const composed = meals.find((meal) => meal.place === place);
    if (composed === undefined) return null;
    const before = composed.steps;
    const highest = Math.min(this.highest(composed), side === undefined ? grid.maxSteps : before - 1);
    const lowest = this.lowest(composed);
    if (lowest > highest) return null;
    this.u.set(this.before);
    if (side !== undefined) {
      const ofSide = (library.vectors[NUTRIENTS * side.recipe] ?? 0) * side.steps;
      const kept = Math.round(before - ofSide / (library.vectors[NUTRIENTS * composed.recipe] ?? 1));
      composed.steps = Math.max(lowest, Math.min(highest, kept));
      this.move(side.recipe, side.steps);
    }
    this.move(composed.recipe, composed.steps - before);
    return meals;
  }

  private pointsOf(meals: readonly Moved[]): number {
    let points = this.dayPoints(0, 0);
    for (const meal of meals) points += this.mealPoints(meal, meal.steps);
    return points;
  }

  /** Moves one portion by as much as wins; false where nothing does. */
  private improve(meal: Moved): boolean {
    const [lowest, highest] = [this.lowest(meal), this.highest(meal)];
    let best = 0;
    let least = this.dayPoints(0, 0) + this.mealPoints(meal, meal.steps) - 1e-6;
    for (const by of MOVES) {
      const steps = meal.steps + by;
      if (steps < lowest || steps > highest) continue;
      const points = this.dayPoints(meal.recipe, by) + this.mealPoints(meal, steps);
      if (points >= least) continue;
      least = points;
      best = by;
    }
    this.move(meal.recipe, best);
    meal.steps += best;
    return best !== 0;
  }

  private lowest({ model, recipe, side }: Moved): number {
    const { grid, library } = this.person;
    const kcal = library.vectors[NUTRIENTS * recipe] ?? 1;
    if (side === undefined) return lowestSteps(grid, model, kcal);
    const left = Math.max(model.minKcal - this.kcalOf(side), MIN_DISH * (model.target[0] ?? 0));
    return Math.max(grid.minSteps, Math.ceil(left / kcal / grid.step - 1e-9));
  }

  private highest({ model, recipe, side }: Moved): number {
    const { grid, library } = this.person;
    const kcal = library.vectors[NUTRIENTS * recipe] ?? 1;
    if (side === undefined) return highestSteps(grid, model, kcal);
    const left = model.maxKcal - this.kcalOf(side);
    return Math.min(grid.maxSteps, Math.floor(left / kcal / grid.step + 1e-9));
  }

  private kcalOf({ recipe, steps }: Side): number {
    return steps * this.person.grid.step * (this.person.library.vectors[NUTRIENTS * recipe] ?? 0);
  }

  /** Adds so many steps of a recipe to the day's deviations. */
  private move(recipe: number, by: number): void {
    addMeal(this.person, this.day, { recipe, steps: by }, this.u);
  }

  /** Near as people see it: in percent of the target itself, where the planner measures a small one against more. */
  private isNear(): boolean {
    const { target, scale } = this.day.shape;
    return NEAR.every((near, n) => {
      const allowed = near * Math.min(1, ((target[n] ?? 0) * (scale[n] ?? 0)) / 100);
      return Math.abs(this.u[n] ?? 0) <= Math.max(allowed, Math.abs(this.before[n] ?? 0)) + 1e-9;
    });
  }

  /** What the day costs with so many steps of a recipe more. */
  private dayPoints(recipe: number, by: number): number {
    const { person, u, day } = this;
    const { vectors } = person.library;
    const { scale } = day.shape;
    const portions = by * person.grid.step;
    const at = NUTRIENTS * recipe;
    return penalty(
      person.dayTable,
      (u[0] ?? 0) + portions * (vectors[at] ?? 0) * (scale[0] ?? 0),
      (u[1] ?? 0) + portions * (vectors[at + 1] ?? 0) * (scale[1] ?? 0),
      (u[2] ?? 0) + portions * (vectors[at + 2] ?? 0) * (scale[2] ?? 0),
      (u[3] ?? 0) + portions * (vectors[at + 3] ?? 0) * (scale[3] ?? 0),
    );
  }

  /** What is on the plate above a full one, and, at a lower price, what dish and side weigh together above it. */
  private platePoints({ recipe, side, mealType }: Moved, steps: number): number {
    const full = FULL_PLATE[mealType];
    const dish = this.gramsOf(recipe, steps);
    const all = side === undefined ? dish : dish + this.gramsOf(side.recipe, side.steps);
    const over = PLATE * Math.max(0, dish - full) + Math.max(0, all - full);
    return (this.person.weights.plate * over) / 100;
  }

  /** What a meal costs by its portions: its place among the day's meals, its size, its plate and its price. */
  private mealPoints(meal: Moved, steps: number): number {
    const { person } = this;
    const { vectors } = person.library;
    const { recipe, side, model } = meal;
    const portions = steps * person.grid.step;
    const sidePortions = side === undefined ? 0 : side.steps * person.grid.step;
    const at = NUTRIENTS * recipe;
    const beside = NUTRIENTS * (side?.recipe ?? 0);
    const off = (n: number) =>
      (portions * (vectors[at + n] ?? 0) + sidePortions * (vectors[beside + n] ?? 0)) *
        (model.scale[n] ?? 0) -
      (model.zero[n] ?? 0);
    return (
      penalty(person.slotTable, off(0), off(1), off(2), off(3)) +
      (person.grid.cost[steps] ?? 0) +
      this.platePoints(meal, steps) +
      person.centPrice * portions * (person.cents[recipe] ?? 0)
    );
  }
}
