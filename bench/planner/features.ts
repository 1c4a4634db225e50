/** What a tap costs on a planned week: swaps, re-balancing, reasons and the count of what fits. */
import { diagnose, explain, type Library, type PlanResult, plan, rebalance, swaps } from "@plateful/planning";
import { printTable, quantile } from "../measure.ts";
import { DAYS, daysOf, type Question } from "./instances.ts";
import { averageMs } from "./measure.ts";

const SNACK = { kcal: 250, protein: 3, carbohydrates: 40, fat: 9 };

export function measureFeatures(library: Library, asked: readonly Question[]): void {
  const weeks = asked.map((question) =>
    plan(library, daysOf(question, DAYS), question.rules, { seed: question.seed, effort: "instant" }),
  );
  const at = (week: PlanResult) => ({ day: 2, slotId: week.days[2]?.meals.at(-1)?.slotId ?? "" });
  const taps: [string, (week: PlanResult) => unknown][] = [
    ["ten swaps", (week) => swaps(library, week, at(week), 10)],
    ["re-balance, three offers", (week) => rebalance(library, week, 2, { eaten: [SNACK] })],
    ["reasons of a meal", (week) => explain(library, week, at(week))],
    [
      "what fits, a day's slots",
      ({ input }) => input.days.slice(0, 1).map((day) => diagnose(library, day, input.rules)),
    ],
  ];
  const rows = taps.map(([name, tap]) => {
    for (const week of weeks) tap(week);
    const ms = weeks.map((week) => averageMs(() => tap(week)).ms);
    return [name, quantile(ms, 0.5).toFixed(2), quantile(ms, 0.95).toFixed(2)];
  });
  printTable(["tap", "p50", "p95"], rows);
}
