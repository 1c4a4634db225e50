import type { CalendarDay, User } from "@plateful/contract";
import type { CivilDate } from "@plateful/planning";
import { diaryDay } from "../diary/index.ts";
import type { Pictured } from "../lib/food/plate-url.ts";

/** A meal with a name, how often it was eaten in a period, and the recipe whose picture stands beside it. */
export interface EatenMeal {
  readonly name: string;
  readonly times: number;
  readonly picture: Pictured | null;
}

/** What was eaten once is nothing that was eaten often. */
const MIN_TIMES = 2;
const MAX_MEALS = 4;

/** What was eaten most on these dates, at most four; meals alike in number stand in the order of their names. */
export function eatenMost(
  client: User,
  days: readonly CalendarDay[],
  dates: readonly CivilDate[],
): readonly EatenMeal[] {
  const eaten = dates
    .flatMap((date) => diaryDay(client, date, days).groups)
    .flatMap(({ entries }) => entries.filter(({ status }) => status === "EATEN"));
  const meals = new Map<string, EatenMeal>();
  for (const { name, picture, kind } of eaten) {
    if (name === null) continue;
    const key = `${kind} ${picture?.id ?? name}`;
    meals.set(key, { name, picture, times: (meals.get(key)?.times ?? 0) + 1 });
  }
  return [...meals.values()]
    .filter(({ times }) => times >= MIN_TIMES)
    .sort((one, other) => other.times - one.times || one.name.localeCompare(other.name))
    .slice(0, MAX_MEALS);
}
