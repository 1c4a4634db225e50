import {
  KCAL_PER_KILOGRAM,
  type Kcal,
  type Macros,
  macroKcal,
  type OnboardingAnswers,
  ownMacroErrors,
  type RailFindingCode,
  rescaleMacros,
} from "@plateful/nutrition";
import { wayToGoal } from "./pace.ts";

const DAYS_PER_WEEK = 7;
/** Kg per week; less is lost in the rounding of the need. */
const NO_LOSS_KG = 0.02;
/** What says that a day has too little energy, and not that its macros are wrong. */
const TOO_LITTLE: readonly RailFindingCode[] = [
  "UNDERWEIGHT_DEFICIT",
  "DAY_TOO_LOW",
  "DEFICIT_TOO_LARGE",
  "CONDITION_DEFICIT",
];

export const isTooLittle = ({ code }: { readonly code: RailFindingCode }): boolean =>
  TOO_LITTLE.includes(code);

/** In proportion to the grams as they are, whatever energy was typed beside them. */
const atEnergy = (macros: Macros, kcal: Kcal): Macros =>
  rescaleMacros({ ...macros, kcal: macroKcal(macros) }, kcal);

/** The own plan at a safe energy: in the proportions that were typed, or in those of `start` where they leave too little of a macro. */
export function ownPlanAt(macros: Macros, kcal: Kcal, start: Macros): Macros {
  const own = atEnergy(macros, kcal);
  return Object.keys(ownMacroErrors(own)).length === 0 ? own : atEnergy(start, kcal);
}

/** What an energy leads to. */
interface Effect {
  /** Kg per week; null where the weight stays. */
  readonly loss: number | null;
  /** The date of the goal weight; null without such a goal, or when it is not reached within two years. */
  readonly day: string | null;
}

/** What a day of this energy leads to, for a person who uses `need` kcal. */
export function effectOf(answers: OnboardingAnswers, kcal: Kcal, need: Kcal, today: string): Effect {
  const loss = ((need - kcal) * DAYS_PER_WEEK) / KCAL_PER_KILOGRAM;
  if (loss < NO_LOSS_KG) return { loss: null, day: null };
  return { loss, day: wayToGoal(answers, { eaten: kcal, used: need }, today)?.day ?? null };
}
