import type { MealSwap } from "@plateful/contract";
import type { Phrases } from "@plateful/phrases";

/** A day within this many percent of its energy is on target. */
export const ON_TARGET_PERCENT = 2;
/** Less than this is no difference that anybody plans by. */
const MIN_MINUTES = 5;

type Words = Phrases["planChanges"]["swap"]["effects"];

function energyText(percent: number, words: Words, count: (value: number) => string): string {
  if (Math.abs(percent) <= ON_TARGET_PERCENT) return words.onTarget;
  const amount = { percent: count(Math.abs(percent)) };
  return percent > 0 ? words.over(amount) : words.under(amount);
}

function timeText(minutes: number | null, words: Words): string[] {
  if (minutes === null || Math.abs(minutes) < MIN_MINUTES) return [];
  return [minutes > 0 ? words.faster({ minutes }) : words.slower({ minutes: -minutes })];
}

/** What a swap does to day, shopping and cooking, most important first (ledger PLAN-033). */
export const swapEffects = (
  swap: Pick<MealSwap, "deviation" | "new_groceries" | "minutes_saved">,
  showsNumbers: boolean,
  words: Words,
  count: (value: number) => string,
): string[] => [
  ...(showsNumbers ? [energyText(swap.deviation.kcal, words, count)] : []),
  words.groceries({ count: swap.new_groceries }),
  ...timeText(swap.minutes_saved, words),
];
