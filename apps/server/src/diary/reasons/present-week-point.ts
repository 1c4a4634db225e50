import type { WeekPoint, WeekReasons } from "@plateful/contract";
import { nutrientUnit } from "@plateful/nutrition";
import type { WeekPoint as Point, Rules } from "@plateful/planning";
import { roundHalfUp } from "@plateful/quantities";

type Dish = NonNullable<WeekReasons["days"][number]["dish"]>;

/** What is shown of a planned recipe; null for one that is out of reach. */
export type DishOf = (recipeId: string) => Dish | null;

interface Context {
  readonly dishOf: DishOf;
  readonly foodOf: (foodId: string) => string | null;
  readonly rules: Rules;
}

/** As many as fit into a sentence. */
const MAX_FOODS = 3;

/** A point as the wire has it; none where its dish has no name any more. */
export function presentPoint(point: Point, { dishOf, foodOf, rules }: Context): WeekPoint[] {
  switch (point.code) {
    case "ENERGY":
    case "PROTEIN": {
      const { code, met, days } = point;
      return [
        {
          ...{ code, met, days: [...days] },
          lowest: roundHalfUp(point.lowest, 1),
          highest: roundHalfUp(point.highest, 1),
          lowest_target: roundHalfUp(point.lowestTarget, 1),
          highest_target: roundHalfUp(point.highestTarget, 1),
        },
      ];
    }
    case "TIME": {
      const { code, met, unknown, days, longest } = point;
      const dish = dishOf(longest.recipeId);
      const { weekdayMinutes: weekday = null, weekendMinutes: weekend = null } = rules.cooking ?? {};
      if (dish === null) return [];
      const { date, minutes, wished } = longest;
      return [
        { code, met, weekday, weekend, longest: { date, dish, minutes, wished }, unknown, days: [...days] },
      ];
    }
    case "BUDGET": {
      const { code, met, unpriced } = point;
      return [{ code, met, cents: Math.round(point.cents), budget: Math.round(point.budgetCents), unpriced }];
    }
    case "PACKS": {
      const foods = point.foods.flatMap((id) => foodOf(id) ?? []).slice(0, MAX_FOODS);
      return [{ ...point, foods }];
    }
    case "GUIDE":
      return [
        {
          ...point,
          unit: nutrientUnit(point.nutrient),
          amount: roundHalfUp(point.amount, 3),
          reference: roundHalfUp(point.reference, 1),
          known: roundHalfUp(point.known, 3),
          days: [...point.days],
        },
      ];
    default:
      return [point];
  }
}
