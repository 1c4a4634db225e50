import type { OnboardingAnswers } from "@plateful/nutrition";
import { PATHS } from "../../lib/address/paths.ts";

/** The questions in their order; which of them are asked depends on the answers (ledger ONB-006). */
const STEPS = [
  "goal",
  "activity",
  "biometrics",
  "physicalStats",
  "weeklyGoal",
  "nutritionalPlan",
  "cycleDates",
  "cycleSpacing",
  "cycleDetails",
  "mealTimes",
  "diet",
  "intolerances",
  "dislikes",
] as const;
export type Step = (typeof STEPS)[number];

const CYCLE_STEPS: readonly Step[] = ["cycleDates", "cycleSpacing", "cycleDetails"];

/** The questions that someone with these answers gets: the pace only to lose weight, the cycle only for its plan (ledger ONB-014, ONB-041). */
export function stepsFor(answers: Pick<OnboardingAnswers, "goal" | "dietPreferences">): readonly Step[] {
  const asksPace = answers.goal === "LOSE_WEIGHT";
  const asksCycle = answers.dietPreferences.dietType === "CYCLE_DIET";
  return STEPS.filter(
    (step) => (step !== "weeklyGoal" || asksPace) && (!CYCLE_STEPS.includes(step) || asksCycle),
  );
}

const isAnswered = (step: Step, answers: OnboardingAnswers): boolean => {
  if (step === "goal") return answers.goal !== null;
  if (step === "activity") return answers.activityLevel !== null;
  if (step === "biometrics")
    return answers.biometricData.age !== null && answers.biometricData.gender !== null;
  if (step === "weeklyGoal") return answers.weeklyGoal !== null;
  if (step === "nutritionalPlan") return answers.dietPreferences.dietType !== null;
  if (step === "cycleDates") return answers.menstrualCycle?.lastMenstrualPeriodStartDate != null;
  return true;
};

/** The first question before `step` that has no answer yet; null when `step` may be asked. */
export function missingBefore(step: Step, answers: OnboardingAnswers): Step | null {
  const asked = stepsFor(answers);
  const before = asked.slice(0, Math.max(0, asked.indexOf(step)));
  return before.find((earlier) => !isAnswered(earlier, answers)) ?? null;
}

/** The address after a question: visitors make an account before they get their plan (ledger ONB-089). */
export function pathAfter(step: Step, answers: OnboardingAnswers, isSignedIn: boolean): string {
  const asked = stepsFor(answers);
  const next = asked[asked.indexOf(step) + 1];
  if (next === undefined) return PATHS.onboardingDone;
  return next === "nutritionalPlan" && !isSignedIn ? PATHS.registration : PATHS[next];
}

/** The address before a question; null at the first one (ledger ONB-093). */
export function pathBefore(step: Step, answers: OnboardingAnswers): string | null {
  const asked = stepsFor(answers);
  const previous = asked[asked.indexOf(step) - 1];
  return previous === undefined ? null : PATHS[previous];
}
