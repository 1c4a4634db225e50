import type { FieldError, OnboardingData } from "@plateful/contract";
import {
  areIntolerancesValid,
  type DietType,
  type GoalWeightError,
  goalWeightError,
  isWeightLossSafe,
  mealTimesError,
  periodStartError,
} from "@plateful/nutrition";
import { type FieldPath, type FieldProblem, InvalidFields } from "../platform/base/problem.ts";

const HIGHEST_WEIGHT = 300;
const MIN_MEALS = 2;
const MAX_MEALS = 5;
const FOR_WOMEN: readonly DietType[] = ["CYCLE_DIET", "MENOPAUSE"];

const GOAL_WEIGHT_ERRORS: Readonly<Record<GoalWeightError, FieldError>> = {
  required: { code: "required" },
  not_positive: { code: "more_than", limit: 0 },
  too_low: { code: "goal_weight_too_low" },
  too_high: { code: "max", limit: HIGHEST_WEIGHT },
  not_below_weight: { code: "goal_weight_not_below" },
  no_safe_weight_loss: { code: "unsafe_weight_loss" },
};

const MEAL_TIMES_ERRORS = {
  unknown: { code: "choice", value: "" },
  too_few: { code: "min_items", limit: MIN_MEALS },
  too_many: { code: "max_items", limit: MAX_MEALS },
  required_meals: { code: "required_meals" },
} as const;

type Problems = readonly FieldProblem[];
const at = (path: FieldPath, error: FieldError): Problems => [{ path, error }];

function goalProblems(answers: OnboardingData): Problems {
  const error = goalWeightError({ goal: answers.goal, ...answers.physicalStats });
  const isMissing =
    answers.goal === "LOSE_WEIGHT" &&
    (answers.weeklyGoal ?? null) === null &&
    isWeightLossSafe(answers.physicalStats.heightInCm, answers.physicalStats.weightInKg);
  return [
    ...(error === null ? [] : at(["physicalStats", "goalWeight"], GOAL_WEIGHT_ERRORS[error])),
    ...(isMissing ? at(["weeklyGoal"], { code: "weekly_goal_required" }) : []),
  ];
}

function dietProblems({ biometricData, dietPreferences }: OnboardingData): Problems {
  const { dietType, userProvidedMacros, mealTimes, intolerances } = dietPreferences;
  const isForOthers = biometricData.gender !== "FEMALE" && FOR_WOMEN.includes(dietType);
  const missesMacros = dietType === "CHOOSE_YOUR_OWN" && (userProvidedMacros ?? null) === null;
  const meals = mealTimesError(mealTimes);
  return [
    ...(isForOthers ? at(["dietPreferences", "dietType"], { code: "choice", value: dietType }) : []),
    ...(missesMacros ? at(["dietPreferences", "userProvidedMacros"], { code: "macros_required" }) : []),
    ...(meals === null ? [] : at(["dietPreferences", "mealTimes"], MEAL_TIMES_ERRORS[meals])),
    ...(areIntolerancesValid(intolerances)
      ? []
      : at(["dietPreferences", "intolerances"], { code: "no_intolerance_exclusive" })),
  ];
}

function cycleProblems({ dietPreferences, menstrualCycle }: OnboardingData, today: string): Problems {
  const path = ["menstrualCycle", "lastMenstrualPeriodStartDate"];
  if ((menstrualCycle ?? null) === null)
    return dietPreferences.dietType === "CYCLE_DIET" ? at(path, { code: "required" }) : [];
  const error = periodStartError(menstrualCycle?.lastMenstrualPeriodStartDate ?? null, today);
  return error === "in_future" ? at(path, { code: "in_future" }) : [];
}

/** Refuses answers that do not go together, each at its own field (ledger ONB-020 to ONB-073). */
export function checkAnswers(answers: OnboardingData, today: string): void {
  const problems = [...goalProblems(answers), ...dietProblems(answers), ...cycleProblems(answers, today)];
  if (problems.length > 0) throw new InvalidFields(problems);
}
