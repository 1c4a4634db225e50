import type { Macros } from "@plateful/nutrition";
import {
  type DayInput,
  DEFAULT_WEIGHTS,
  evaluate,
  type Library,
  type RecipeRow,
  type Rules,
} from "../src/index.ts";

/** A recipe at a portion in a slot, with everything its cost depends on. */
interface Option {
  readonly row: RecipeRow;
  readonly points: number;
  readonly macros: Macros;
}

const KEYS = ["kcal", "protein", "carbohydrates", "fat"] as const;
const KCAL_PER_GRAM = { kcal: 1, protein: 4, carbohydrates: 4, fat: 9 } as const;

export interface Optimum {
  readonly value: number;
  readonly combinations: number;
}

/** One way to fill a day. */
interface Filling {
  readonly rows: readonly RecipeRow[];
  /** Everything but groceries. */
  readonly points: number;
  /** Groceries as a set of bits. */
  readonly groceries: bigint;
}

/** The best day among all combinations of recipes and portions, by its own arithmetic; for tiny instances only. */
export function bestDay(
  library: Library,
  rows: readonly RecipeRow[],
  day: DayInput,
  rules: Rules,
  seed: number,
): Optimum {
  const fillings = fillingsOf(library, rows, day, rules, seed);
  const values = fillings.map(
    ({ points, groceries }) => points + DEFAULT_WEIGHTS.grocery * sizeOf(groceries),
  );
  return { value: smallest(values), combinations: fillings.length };
}

/** The best two days after each other, with equal slots, when no recipe may come back on the second. */
export function bestTwoDays(
  library: Library,
  rows: readonly RecipeRow[],
  day: DayInput,
  rules: Rules,
  seed: number,
): Optimum {
  const fillings = fillingsOf(library, rows, day, rules, seed);
  let value = Number.POSITIVE_INFINITY;
  for (const first of fillings) {
    for (const second of fillings) {
      const points = first.points + second.points;
      if (points >= value || first.rows.some((row) => second.rows.includes(row))) continue;
      const again = first.rows.filter((row, place) => row.mainGroup === second.rows[place]?.mainGroup).length;
      const groceries = sizeOf(first.groceries | second.groceries);
      const { sameGroupNextDay, grocery } = DEFAULT_WEIGHTS;
      value = Math.min(value, points + sameGroupNextDay * again + grocery * groceries);
    }
  }
  return { value, combinations: fillings.length ** 2 };
}

/** Every way to fill the day. */
function fillingsOf(
  library: Library,
  rows: readonly RecipeRow[],
  day: DayInput,
  rules: Rules,
  seed: number,
): Filling[] {
  const options = day.slots.map((_, place) => optionsOf(library, rows, day, rules, seed, place));
  const names = [...new Set(rows.flatMap((row) => row.groceries))];
  const bits = new Map(
    rows.map((row) => [
      row.id,
      row.groceries.reduce((set, name) => set | (1n << BigInt(names.indexOf(name))), 0n),
    ]),
  );
  const found: Filling[] = [];
  const chosen: Option[] = [];
  const descend = (place: number) => {
    const here = options[place];
    if (here === undefined) {
      const groceries = chosen.reduce((set, { row }) => set | (bits.get(row.id) ?? 0n), 0n);
      found.push({ rows: chosen.map(({ row }) => row), points: dayPoints(day, chosen), groceries });
      return;
    }
    for (const option of here) {
      if (chosen.some((other) => other.row.id === option.row.id)) continue;
      chosen.push(option);
      descend(place + 1);
      chosen.pop();
    }
  };
  descend(0);
  return found;
}

function sizeOf(set: bigint): number {
  let size = 0;
  for (let rest = set; rest > 0n; rest &= rest - 1n) size++;
  return size;
}

const smallest = (values: readonly number[]): number =>
  values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);

/** Allowed options of a slot; slot and preference points are asked of the evaluation of a day with that meal alone. */
function optionsOf(
  library: Library,
  rows: readonly RecipeRow[],
  day: DayInput,
  rules: Rules,
  seed: number,
  place: number,
): Option[] {
  const slot = day.slots[place];
  if (slot === undefined) return [];
  const { min, max, step } = rules.portion ?? { min: 0.5, max: 3, step: 0.05 };
  const window = rules.slotWindow ?? 0.2;
  return rows
    .filter((row) => row.mealTypes.includes(slot.mealType))
    .flatMap((row) =>
      Array.from({ length: Math.round((max - min) / step) + 1 }, (_, k) => min + k * step).flatMap(
        (portions) => {
          const macros = scaled(row.perPortion, portions);
          if (Math.abs(macros.kcal / slot.target.kcal - 1) > window + 1e-9) return [];
          const meal = { slotId: slot.id, recipeId: row.id, portions, macros };
          const plan = [{ key: day.key, meals: [meal], target: macros, totals: macros }];
          const { cost } = evaluate(library, [day], rules, plan, { seed });
          return [{ row, macros, points: cost.slot + cost.preference }];
        },
      ),
    );
}

function dayPoints(day: DayInput, chosen: readonly Option[]): number {
  const groups = new Set(chosen.map((option) => option.row.mainGroup));
  const own = chosen.reduce((sum, option) => sum + option.points, 0);
  const variety = DEFAULT_WEIGHTS.sameGroupInDay * (chosen.length - groups.size);
  return own + variety + offPoints(day, chosen);
}

function offPoints(day: DayInput, chosen: readonly Option[]): number {
  const { over, under, tolerance, beyond } = DEFAULT_WEIGHTS.day;
  const energy = day.slots.reduce((sum, slot) => sum + slot.target.kcal, 0);
  return KEYS.reduce((sum, key, n) => {
    const target = day.slots.reduce((total, slot) => total + slot.target[key], 0);
    const served = chosen.reduce((total, option) => total + option.macros[key], 0);
    const against = key === "kcal" ? target : Math.max(target, (0.1 * energy) / KCAL_PER_GRAM[key]);
    const off = (100 * (served - target)) / against;
    const slope = off >= 0 ? over[n] : under[n];
    return (
      sum + (slope ?? 0) * Math.abs(off) + (beyond[n] ?? 0) * Math.max(0, Math.abs(off) - (tolerance[n] ?? 0))
    );
  }, 0);
}

function scaled(macros: Macros, by: number): Macros {
  return {
    kcal: macros.kcal * by,
    protein: macros.protein * by,
    carbohydrates: macros.carbohydrates * by,
    fat: macros.fat * by,
  };
}
