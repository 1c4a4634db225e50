export type * from "./planner/plan-input.ts";
export * from "./planner/plan-result.ts";
export type { RecipeRow } from "./planner/recipe-row.ts";
export { DEFAULT_WEIGHTS, type NutrientCosts, type PerNutrient, type Weights } from "./planner/weights.ts";
