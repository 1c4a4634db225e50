import { type Macros, type MealMoment, WEEKDAYS } from "@plateful/nutrition";
import { weekdayOf } from "@plateful/planning";

/** How someone keeps their diary. */
export interface DiaryHabit {
  /** Whose it is: with a date, it decides everything that seems to be chance. */
  readonly key: string;
  /** How many days of the past the diary holds. */
  readonly daysBack: number;
  /** How many days ago it was given up; left out for someone who still keeps it. */
  readonly stoppedDaysAgo?: number;
  /** Share of the planned meals that are eaten on a workday, from 0 to 1; less at weekends. */
  readonly diligence: number;
  /** Foods that are eaten in between, by their keys in `content/foods`. */
  readonly snacks?: readonly string[];
  /** Whether meals are eaten elsewhere now and then. */
  readonly eatsOut?: boolean;
  /** What the coach may have written on a day. */
  readonly notes?: readonly string[];
}

/** A meal that nobody planned: of a recipe that is not known, or one food. */
export type UnplannedMeal = { readonly moment: MealMoment } & (
  | { readonly kind: "quick-add"; readonly macros: Macros }
  | { readonly kind: "food"; readonly food: string }
);

const LARGEST = 2 ** 32;

/** A number from 0 up to 1 that belongs to these words (FNV-1a, stirred once more); the same words give the same number. */
function chance(...words: readonly string[]): number {
  let hash = 2_166_136_261;
  for (const letter of words.join("|")) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_917);
  return ((hash ^ (hash >>> 16)) >>> 0) / LARGEST;
}

const MAX_SEED = 2_147_483_647;

/** The seed of a person's plans, by which they are made again alike. */
export const seedOf = ({ key }: Pick<DiaryHabit, "key">): number =>
  Math.floor(chance(key, "plan") * MAX_SEED);

function pick<T>(from: readonly T[], ...words: readonly string[]): T | undefined {
  return from[Math.floor(chance(...words) * from.length)];
}

const FRUIT = ["apple", "banana", "pear", "mandarin", "orange"];

/** Dinners of a restaurant, a take-away and a party. */
const DINNERS_OUT: readonly Macros[] = [
  { kcal: 815, protein: 38, carbohydrates: 84, fat: 36 },
  { kcal: 940, protein: 34, carbohydrates: 112, fat: 39 },
  { kcal: 690, protein: 31, carbohydrates: 72, fat: 30 },
];
/** Lunches of a canteen and a meeting. */
const LUNCHES_OUT: readonly Macros[] = [
  { kcal: 480, protein: 22, carbohydrates: 52, fat: 20 },
  { kcal: 395, protein: 18, carbohydrates: 47, fat: 14 },
];

/** 0 for a Monday, 6 for a Sunday. */
const weekday = (date: string): number => WEEKDAYS.indexOf(weekdayOf(date));
const FRIDAY = 4;
const isWeekend = (date: string): boolean => weekday(date) > FRIDAY;

/** Whether the diary was left empty on a day. */
export function isSkipped({ key, diligence }: DiaryHabit, date: string): boolean {
  const share = (1 - diligence) / 2;
  return chance(key, date, "skip") < (isWeekend(date) ? 1.6 * share : share);
}

/** Whether a planned meal of a day that has passed was eaten and ticked. */
export function isEaten({ key, diligence }: DiaryHabit, date: string, moment: string): boolean {
  const share = isWeekend(date) ? diligence - 0.08 : diligence;
  return chance(key, date, moment) < share;
}

/** What was eaten on a day instead of what was planned, or besides. */
export function unplannedMeals(habit: DiaryHabit, date: string): UnplannedMeal[] {
  const { key, snacks = FRUIT, eatsOut = true } = habit;
  const meals: UnplannedMeal[] = [];
  const dinner = pick(DINNERS_OUT, key, date, "restaurant");
  const lunch = pick(LUNCHES_OUT, key, date, "canteen");
  const food = pick(snacks, key, date, "snack");
  const isOut = eatsOut && chance(key, date, "out") < (weekday(date) >= FRIDAY ? 0.3 : 0.08);
  if (isOut && dinner !== undefined && weekday(date) >= FRIDAY)
    meals.push({ kind: "quick-add", moment: "DINNER", macros: dinner });
  else if (isOut && lunch !== undefined) meals.push({ kind: "quick-add", moment: "LUNCH", macros: lunch });
  if (food !== undefined && chance(key, date, "hunger") < 0.25)
    meals.push({ kind: "food", moment: "AFTERNOON_SNACK", food });
  return meals;
}

/** The note of the coach on a day, or null: about one a week. */
export function noteOn({ key, notes = [] }: DiaryHabit, date: string): string | null {
  return chance(key, date, "note") < 0.15 ? (pick(notes, key, date, "words") ?? null) : null;
}
