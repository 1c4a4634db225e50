import type { Certainty, MeantFood, RecognisedLine } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import type { EatenFood } from "@plateful/planning";
import type { SentenceLine } from "@plateful/quantities";
import type { Lookup } from "../platform/base/lookup.ts";
import { endsAsFood, isSuchFood, type MatchedFoods } from "./match-food.ts";
import { type Host, type MeantAmount, saidServing } from "./said-serving.ts";
import type { CataloguedServing } from "./serving-catalogue.ts";

/** What is known of the person and of foods while a sentence is read. */
export interface Knowledge {
  readonly servings: Lookup<readonly CataloguedServing[]>;
  /** What the person ate lately, the last first. */
  readonly eaten: readonly EatenFood[];
  /** The language of the sentence. */
  readonly said: CompleteLanguage;
  /** Foods that differ by no more than so many kcal count as the same; 20 unless told otherwise. */
  readonly sameKcal?: number;
}

/** What a line means: its food with an amount, and how certain that is. */
export interface MeantLine {
  readonly certainty: Certainty;
  readonly amount: MeantAmount | null;
  readonly alternatives: readonly MeantAmount[];
}

const MAX_ALTERNATIVES = 3;
/** Foods that differ by less than this in a line count as the same: which bread it was need not be asked. */
const SAME_KCAL = 20;
const SAME_SHARE = 0.15;

const kcalOf = ({ serving, quantity }: MeantAmount): number => serving.nutrition.kcal * quantity;

/** Whether another food would change what the line counts. */
function differs(one: MeantAmount, other: MeantAmount, sameKcal = SAME_KCAL): boolean {
  const [kcal, otherKcal] = [kcalOf(one), kcalOf(other)];
  const difference = Math.abs(kcal - otherKcal);
  return difference > sameKcal && difference > SAME_SHARE * Math.max(kcal, otherKcal);
}

export const presentMeant = (
  { serving, quantity, isEstimated }: MeantAmount,
  language: CompleteLanguage,
): MeantFood => ({
  suggested_serving: serving.presented[language],
  quantity,
  category: serving.row.category as MeantFood["category"],
  is_estimated: isEstimated,
});

const UNKNOWN: MeantLine = { certainty: "UNKNOWN", amount: null, alternatives: [] };

/** The food among these that the person ate most often, with the amount of the last time. */
function usualOf(foods: readonly number[], eaten: readonly EatenFood[]): EatenFood | undefined {
  const times = foods.map((id) => eaten.filter(({ foodId }) => foodId === id));
  return times.reduce((most, one) => (one.length > most.length ? one : most), [])[0];
}

/** The amount of a line of a food; what was not said is what the person had the last time. */
function amountOf(
  food: number,
  line: SentenceLine,
  host: Host,
  { servings, eaten }: Knowledge,
): MeantAmount | null {
  const own = servings.get(food) ?? [];
  const last = line.amount === null ? eaten.find(({ foodId }) => foodId === food) : undefined;
  const serving = own.find(({ row }) => row.id === last?.servingId);
  if (last !== undefined && serving !== undefined)
    return { serving, quantity: last.quantity, isEstimated: true };
  return saidServing(own, line, host);
}

/**
 * Which food a line means (FOOD-069): what the person usually takes of such foods, else what is called so. Where others are
 * called so as well, or are such a thing, and would count otherwise, it is asked.
 */
export function meantLine(
  line: SentenceLine,
  found: MatchedFoods,
  host: Host,
  knowledge: Knowledge,
): MeantLine {
  const rowOf = (id: number) => knowledge.servings.get(id)?.[0]?.row;
  const isSuch = (id: number) => {
    const row = rowOf(id);
    return found.named.includes(id) || (row !== undefined && isSuchFood(row, found.words, knowledge.said));
  };
  const such = found.ids.filter(isSuch);
  const usual = usualOf(such, knowledge.eaten);
  const ids = [...new Set([...(usual === undefined ? [] : [usual.foodId]), ...found.ids])];
  const amounts = ids.flatMap((id) => amountOf(id, line, host, knowledge) ?? []);
  const [amount, ...others] = amounts;
  if (amount === undefined) return UNKNOWN;
  const { row } = amount.serving;
  const isSo = such.includes(row.food_id) || endsAsFood(row, found.words, knowledge.said);
  const isCertain = isSo && !found.isShortened;
  const rivals = others.filter(({ serving }) => such.includes(serving.row.food_id));
  // A peanut butter is no "kaas", though its Dutch name ends so.
  const alternatives = (rivals.length > 0 ? rivals : others).slice(0, MAX_ALTERNATIVES);
  const isAsked = !isCertain || rivals.some((other) => differs(amount, other, knowledge.sameKcal));
  const certainty = usual !== undefined && isCertain ? "USUAL" : isAsked ? "CHECK" : "SURE";
  return { certainty, amount, alternatives };
}

export const presentLine = (
  { start, end, words }: SentenceLine,
  { certainty, amount, alternatives }: MeantLine,
  language: CompleteLanguage,
): RecognisedLine => ({
  start,
  end,
  words,
  certainty,
  food: amount === null ? null : presentMeant(amount, language),
  alternatives: alternatives.map((other) => presentMeant(other, language)),
});
