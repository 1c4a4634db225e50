export { type Duration, findDurations } from "./find-durations.ts";
export {
  type MatchedStep,
  type MatchedSteps,
  type Mention,
  matchIngredients,
  type StepUse,
} from "./match-ingredients.ts";
export { type TimerName, type TimerPlace, timerName, timerPlace } from "./name-timer.ts";
export type { SaidShare } from "./said-share.ts";
