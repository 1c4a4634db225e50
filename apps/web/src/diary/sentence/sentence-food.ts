import type { Certainty, MeantFood, RecognisedLine } from "@plateful/contract";
import { roundToStep } from "@plateful/quantities";
import { isInOunces, isWeighed, type Measure, toServings } from "../../lib/food/serving-text.ts";

/** What a person changed about a line, or added. */
export interface LineEdit {
  readonly food?: MeantFood;
  readonly isLeftOut?: boolean;
}
export type LineEdits = ReadonlyMap<string, LineEdit>;

/** A line of a sentence as it is shown. */
export interface SentenceFood {
  /** The same when the sentence goes on behind it. */
  readonly key: string;
  readonly words: string;
  readonly start: number;
  readonly end: number;
  /** Null where the food is not known. */
  readonly food: MeantFood | null;
  readonly certainty: Certainty | "CHECKED";
  /** What it may be, its own food first; only for a line that is to be checked. */
  readonly choices: readonly MeantFood[];
}

export const isSameFood = (one: MeantFood, other: MeantFood): boolean =>
  one.suggested_serving.food.id === other.suggested_serving.food.id;

/** The lines of a sentence with what the person changed about them; those that were left out are gone. */
export function sentenceFoods(lines: readonly RecognisedLine[], edits: LineEdits): SentenceFood[] {
  const times = new Map<string, number>();
  return lines.flatMap((line): SentenceFood[] => {
    const nth = (times.get(line.words) ?? 0) + 1;
    times.set(line.words, nth);
    const key = `${line.words} ${nth}`;
    const edit = edits.get(key);
    if (edit?.isLeftOut === true) return [];
    const isChecked = edit?.food !== undefined && line.certainty === "CHECK";
    const choices = line.food === null ? [] : [line.food, ...line.alternatives];
    return [
      {
        ...{ key, words: line.words, start: line.start, end: line.end },
        food: edit?.food ?? line.food,
        certainty: isChecked ? "CHECKED" : line.certainty,
        choices: line.certainty === "CHECK" && !isChecked ? choices : [],
      },
    ];
  });
}

/** Another amount of a food, which was then said. */
export const withQuantity = (food: MeantFood, quantity: number): MeantFood => ({
  ...food,
  quantity,
  is_estimated: false,
});

export const kcalOf = ({ quantity, suggested_serving: serving }: MeantFood): number =>
  quantity * serving.kcal;

export interface SentenceTotal {
  readonly kcal: number;
  readonly protein: number;
}

export const totalOf = (foods: readonly MeantFood[]): SentenceTotal => ({
  kcal: foods.reduce((sum, food) => sum + kcalOf(food), 0),
  protein: foods.reduce(
    (sum, { quantity, suggested_serving: serving }) => sum + quantity * serving.protein,
    0,
  ),
});

/** How much of an amount one press changes: 10 g or ml, half an ounce, a half where halves were said, else one. */
export function stepOf(amount: number, measure: Measure): number {
  if (isWeighed(measure)) return isInOunces(measure) ? 0.5 : 10;
  return Number.isInteger(amount) ? 1 : 0.5;
}

/** Another amount of a food, as it was pressed: ounces come to halves. */
export function withAmount(food: MeantFood, pressed: number, measure: Measure): MeantFood {
  const step = stepOf(pressed, measure);
  const amount = isInOunces(measure) ? Math.max(step, roundToStep(pressed, step)) : pressed;
  return withQuantity(food, toServings(amount, measure));
}

/** What all of it weighs, as the food is measured; null where that is not known. */
export function weightOf(
  { quantity, suggested_serving: serving }: MeantFood,
  measure: Measure,
): number | null {
  const one = serving.one_serving_in_metric_value;
  return one === null || isWeighed(measure) ? null : quantity * one;
}

/** A part of a sentence: of a line, or between two. */
export interface SentencePart {
  readonly start: number;
  readonly text: string;
  readonly line: SentenceFood | null;
}

/** The sentence in parts, so that what was recognised is marked in it. */
export function sentenceParts(sentence: string, foods: readonly SentenceFood[]): SentencePart[] {
  const parts: SentencePart[] = [];
  let at = 0;
  for (const line of foods) {
    if (line.start < at || line.end > sentence.length) continue;
    if (line.start > at) parts.push({ start: at, text: sentence.slice(at, line.start), line: null });
    parts.push({ start: line.start, text: sentence.slice(line.start, line.end), line });
    at = line.end;
  }
  if (at < sentence.length) parts.push({ start: at, text: sentence.slice(at), line: null });
  return parts;
}

/** Whether a food that was offered is in the list already. */
export const hasFood = (foods: readonly MeantFood[], food: MeantFood): boolean =>
  foods.some((one) => isSameFood(one, food));
