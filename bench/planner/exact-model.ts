/**
 * The planner's objective as a mixed integer programme: one 0/1 column per day, slot, recipe and portion. Nothing of the
 * planner's search is used, only its prices, so that the optimum found here can be held against the planner's answer.
 */
import { type Library, portionMacros } from "@plateful/planning";
import { DAY_FLOOR, denominators } from "../../packages/planning/src/planner/model/penalty.ts";
import { compilePerson, type Person } from "../../packages/planning/src/planner/model/person.ts";
import {
  highestSteps,
  lowestSteps,
  slotCost,
  slotModel,
} from "../../packages/planning/src/planner/model/slot-model.ts";
import { macrosToVector, NUTRIENTS } from "../../packages/planning/src/planner/model/vector.ts";
import type { Question } from "./instances.ts";

/** A recipe at a portion in a slot of a day: one 0/1 column. */
export interface MealColumn {
  readonly day: number;
  readonly place: number;
  readonly recipe: number;
  readonly steps: number;
}

type Entry = readonly [row: number, value: number];

/** Rows and columns as the solver takes them. */
export class ExactModel {
  readonly meals: MealColumn[] = [];
  readonly rowLower: number[] = [];
  readonly rowUpper: number[] = [];
  readonly cost: number[] = [];
  readonly lower: number[] = [];
  readonly upper: number[] = [];
  readonly isWhole: boolean[] = [];
  readonly starts: number[] = [0];
  readonly indices: number[] = [];
  readonly values: number[] = [];
  private readonly person: Person;
  private readonly question: Question;
  private readonly days: number;
  private readonly rows = new Map<string, number>();
  private readonly dayScale: Float64Array;
  private readonly target: Float64Array;

  constructor(library: Library, question: Question, days: number) {
    this.person = compilePerson(library, question.rules, { seed: question.seed });
    this.question = question;
    this.days = days;
    const vectors = question.slots.map((slot) => macrosToVector(slot.target));
    this.target = Float64Array.from({ length: NUTRIENTS }, (_, n) =>
      vectors.reduce((sum, vector) => sum + (vector[n] ?? 0), 0),
    );
    this.dayScale = denominators(this.target, DAY_FLOOR).map((value) => 100 / value);
    this.addMeals();
    this.addDeviations();
    this.addExcesses();
  }

  /** Meals of a day that fill its slots: exactly one column per slot. */
  private addMeals(): void {
    const { library, grid, preference } = this.person;
    for (let day = 0; day < this.days; day++) {
      this.question.slots.forEach((spec, place) => {
        const slot = slotModel(this.person, spec);
        for (let recipe = 0; recipe < library.size; recipe++) {
          if (!this.person.hard.allows(recipe, spec.mealType)) continue;
          const kcal = library.vectors[NUTRIENTS * recipe] ?? 0;
          const last = highestSteps(grid, slot, kcal);
          for (let steps = lowestSteps(grid, slot, kcal); steps <= last; steps++) {
            const points = slotCost(this.person, slot, recipe, steps) + (preference[recipe] ?? 0);
            this.meals.push({ day, place, recipe, steps });
            this.addColumn(points, 0, 1, true, this.entriesOf({ day, place, recipe, steps }));
          }
        }
      });
    }
  }

  private entriesOf({ day, place, recipe, steps }: MealColumn): Entry[] {
    const { library, groceryPrice } = this.person;
    const group = library.mainGroup[recipe] ?? 0;
    const entries: Entry[] = [
      [this.row(`slot ${day} ${place}`, 1, 1), 1],
      [this.row(`recipe ${recipe}`, 0, 1), 1],
      [this.row(`group ${day} ${group}`, 0, 1), 1],
    ];
    for (let n = 0; n < NUTRIENTS; n++) {
      const scale = this.dayScale[n] ?? 0;
      const goal = (this.target[n] ?? 0) * scale;
      const share = steps * this.person.grid.step * (library.vectors[NUTRIENTS * recipe + n] ?? 0) * scale;
      entries.push([this.row(`day ${day} ${n}`, goal, goal), share]);
    }
    for (const pair of [day - 1, day].filter((first) => first >= 0 && first + 1 < this.days))
      entries.push([this.row(`again ${pair} ${place} ${group}`, 0, 1), 1]);
    if (groceryPrice > 0) {
      const { start, items } = library.groceries;
      for (const grocery of items.subarray(start[recipe], start[recipe + 1]))
        entries.push([this.row(`buy ${recipe} ${grocery}`, Number.NEGATIVE_INFINITY, 0), 1]);
    }
    return entries;
  }

  /** What the days are off, split at the tolerances so that the cost is linear. */
  private addDeviations(): void {
    const { over, under, tolerance, beyond } = this.person.weights.day;
    for (let day = 0; day < this.days; day++) {
      for (let n = 0; n < NUTRIENTS; n++) {
        const row = this.row(`day ${day} ${n}`, 0, 0);
        const near = tolerance[n] ?? 0;
        const far = beyond[n] ?? 0;
        this.addColumn(under[n] ?? 0, 0, near, false, [[row, 1]]);
        this.addColumn((under[n] ?? 0) + far, 0, Number.POSITIVE_INFINITY, false, [[row, 1]]);
        this.addColumn(over[n] ?? 0, 0, near, false, [[row, -1]]);
        this.addColumn((over[n] ?? 0) + far, 0, Number.POSITIVE_INFINITY, false, [[row, -1]]);
      }
    }
  }

  /** Repeated main groups, and groceries: what any meal needs must be bought once. */
  private addExcesses(): void {
    const { weights, groceryPrice } = this.person;
    const buyers = new Map<string, number[]>();
    for (const [name, row] of this.rows) {
      const [kind, , grocery = ""] = name.split(" ");
      if (kind === "group")
        this.addColumn(weights.sameGroupInDay, 0, Number.POSITIVE_INFINITY, false, [[row, -1]]);
      if (kind === "again")
        this.addColumn(weights.sameGroupNextDay, 0, Number.POSITIVE_INFINITY, false, [[row, -1]]);
      if (kind === "buy") buyers.set(grocery, [...(buyers.get(grocery) ?? []), row]);
    }
    for (const rows of buyers.values())
      this.addColumn(
        groceryPrice,
        0,
        1,
        false,
        rows.map((row) => [row, -1]),
      );
  }

  private row(name: string, lower: number, upper: number): number {
    const known = this.rows.get(name);
    if (known !== undefined) return known;
    const row = this.rowLower.push(lower) - 1;
    this.rowUpper.push(upper);
    this.rows.set(name, row);
    return row;
  }

  private addColumn(
    cost: number,
    lower: number,
    upper: number,
    isWhole: boolean,
    entries: readonly Entry[],
  ): void {
    this.cost.push(cost);
    this.lower.push(lower);
    this.upper.push(upper);
    this.isWhole.push(isWhole);
    for (const [row, value] of [...entries].sort((a, b) => a[0] - b[0])) {
      this.indices.push(row);
      this.values.push(value);
    }
    this.starts.push(this.indices.length);
  }
}

/** The meals of a solution as a plan that `evaluate` can judge. */
export function planOfColumns(
  library: Library,
  question: Question,
  days: number,
  chosen: readonly MealColumn[],
) {
  const { grid } = compilePerson(library, question.rules, { seed: question.seed });
  const nothing = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0 };
  return Array.from({ length: days }, (_, day) => ({
    key: `day ${day + 1}`,
    target: nothing,
    totals: nothing,
    meals: chosen
      .filter((meal) => meal.day === day)
      .map((meal) => {
        const portions = Math.round(meal.steps * grid.step * 1e6) / 1e6;
        return {
          slotId: question.slots[meal.place]?.id ?? "",
          recipeId: library.ids[meal.recipe] ?? "",
          portions,
          macros: portionMacros(library, meal.recipe, portions),
        };
      }),
  }));
}
