import { addDays } from "@plateful/nutrition";
import type { EatenMeal, Report } from "../reports/index.ts";

const DAYS = 28;
const PLANNED = { kcal: 1900, protein: 120, carbohydrates: 200, fat: 62 };
/** Shares of the plan that come back day by day; null for a day on which nothing was logged. */
const SHARES = [0.97, 0.92, 1, 0.88, 0.95, 0.71, null, 0.99, 1.04, 0.9, 0.94] as const;

/** Four weeks of a client who does not exist, to show a report with. */
export function sampleReport(today: string, meals: readonly EatenMeal[]): Report {
  const from = addDays(today, -DAYS);
  const days = Array.from({ length: DAYS }, (_, at) => {
    const share = SHARES[at % SHARES.length] ?? null;
    const eaten =
      share === null
        ? null
        : {
            kcal: PLANNED.kcal * share,
            protein: PLANNED.protein * share,
            carbohydrates: PLANNED.carbohydrates * share,
            fat: PLANNED.fat * share,
          };
    return { date: addDays(from, at), eaten, planned: PLANNED };
  });
  return { from, to: today, days, meals, measured: {}, blocks: ["essence", "energy", "weeks", "meals"] };
}
