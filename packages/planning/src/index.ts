export { type Evaluation, evaluate } from "./planner/evaluate.ts";
export { windowsOnRung } from "./planner/ladder.ts";
export { compileLibrary, type Library, portionMacros } from "./planner/library.ts";
export { plan } from "./planner/plan.ts";
export type * from "./planner/plan-input.ts";
export * from "./planner/plan-result.ts";
export type { RecipeRow } from "./planner/recipe-row.ts";
export type { Violation, ViolationCode } from "./planner/violations.ts";
export { DEFAULT_WEIGHTS, type NutrientCosts, type PerNutrient, type Weights } from "./planner/weights.ts";
