import type { Pack } from "../../groceries/packs.ts";
import type { Eats } from "./food-kinds.ts";
import { type CookedFood, type PacksPoint, packsPoint } from "./week-packs.ts";
import {
  type FoodsPoint,
  foodsPoint,
  type GuidePoint,
  guidePoint,
  type TargetPoint,
  type TimePoint,
  targetPoint,
  timePoint,
  type VarietyPoint,
  type VarietyWish,
  varietyPoint,
  type WeekDate,
} from "./week-points.ts";
import { type BudgetPoint, budgetPoint } from "./week-spending.ts";

/** Something that a planned week is for, with what its days come to. */
export type WeekPoint =
  | TargetPoint
  | TimePoint
  | BudgetPoint
  | PacksPoint
  | VarietyPoint
  | FoodsPoint
  | GuidePoint;

/** A week as it stands, and what its person wishes of it. */
export interface ReasonedWeek {
  readonly days: readonly WeekDate[];
  /** Recipes that were a lunch or a dinner in the week before. */
  readonly lastWeek: ReadonlySet<string>;
  readonly variety: VarietyWish;
  readonly eats: Eats;
  readonly cooked: readonly CookedFood[];
  readonly packs: ReadonlyMap<string, Pack>;
  /** What seven days of food should cost at most; null for any. */
  readonly weekBudgetCents: number | null;
  /** False where a dietitian says what to eat (NUTR-006). */
  readonly hasGuides: boolean;
}

/** With fewer points, energy and protein are both said. */
const MIN_POINTS = 5;

const missed = (point: TargetPoint | null): number => point?.days.filter(({ met }) => !met).length ?? 0;

/**
 * The points by which a planned week is explained, four to six of them where the whole week is planned, and one more with a budget, each computed from its days
 * alone (PLAN-236). Of energy and protein the one is said that more days miss.
 */
export function weekPoints(week: ReasonedWeek): WeekPoint[] {
  const { days } = week;
  const energy = targetPoint("ENERGY", days);
  const protein = targetPoint("PROTEIN", days);
  const others = [
    timePoint(days),
    budgetPoint(days, week.weekBudgetCents),
    packsPoint(week.cooked, week.packs),
    varietyPoint(days, week.lastWeek, week.variety),
    foodsPoint(days, week.eats),
    week.hasGuides ? guidePoint(days) : null,
  ].filter((point) => point !== null);
  const targets = [energy, protein].filter((point) => point !== null);
  const first = missed(energy) > missed(protein) ? energy : protein;
  const said = others.length + 1 < MIN_POINTS ? targets : targets.filter((point) => point === first);
  return [...said, ...others];
}
