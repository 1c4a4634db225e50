export {
  type MatchedStep,
  type MatchedSteps,
  type Mention,
  matchIngredients,
  type StepUse,
} from "./match-ingredients.ts";
export type { SaidShare } from "./said-share.ts";
