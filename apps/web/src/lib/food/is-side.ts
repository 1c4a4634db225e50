import type { RecipeSummary } from "@plateful/contract";
import { MEAL_TYPES } from "@plateful/nutrition";

/**
 * Whether a recipe is eaten beside a dish: each dish of the product is tagged with the meals that it is for, and a side is for none
 * (ledger PLAN-261).
 */
export const isSide = ({ source_provider, tags }: Pick<RecipeSummary, "source_provider" | "tags">): boolean =>
  source_provider === "PLATEFUL" && !tags.some(({ name }) => MEAL_TYPES.some((meal) => meal === name));
