import { requireMss } from "@plateful/nutrition";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { currentUserQuery } from "../lib/person/current-user.ts";
import { reportError } from "../lib/server/report-error.ts";
import { answersFromProfile } from "./answers/answers-from-user.ts";
import {
  changeAnswers,
  currentAnswers,
  hasBegun,
  takeUpAnswers,
  takeUpKept,
} from "./answers/answers-store.ts";
import { macrosOf, tenantOf } from "./answers/plan-of-answers.ts";
import { missingBefore, type Step } from "./answers/steps.ts";

/** The first question: who answered elsewhere goes on where that ended (ledger DATA-065). */
export async function goOnWithKept(): Promise<void> {
  if (!(await takeUpKept())) return;
  const missing = missingBefore("dislikes", currentAnswers());
  if (missing !== "goal") throw redirect({ to: PATHS[missing ?? "nutritionalPlan"], replace: true });
}

/** A question that visitors answer too. */
export async function openOpenStep(step: Step): Promise<void> {
  await takeUpKept();
  requireAnswersBefore(step);
}

/** Questions are asked in order: an address further on leads to the first open question. */
export function requireAnswersBefore(step: Step): void {
  const missing = missingBefore(step, currentAnswers());
  if (missing !== null) throw redirect({ to: PATHS[missing], replace: true });
}

/** Takes up the answers of a stored profile, unless someone is answering already (ledger ONB-047). */
export async function takeUpProfile(queryClient: QueryClient): Promise<void> {
  const user = await queryClient.ensureQueryData(currentUserQuery);
  await takeUpKept();
  if (!hasBegun() && user.intake !== null) takeUpAnswers(answersFromProfile(user.intake));
}

/** A question that needs an account: what the profile says stands in for what was not answered here. */
export async function openStep(queryClient: QueryClient, step: Step): Promise<void> {
  await takeUpProfile(queryClient);
  requireAnswersBefore(step);
}

/** Gives the plan screen its plan, or leads to the first question when nothing was answered (ledger ONB-047 to ONB-050). */
export async function requirePlan(queryClient: QueryClient): Promise<void> {
  await takeUpProfile(queryClient);
  const user = await queryClient.ensureQueryData(currentUserQuery);
  const answers = currentAnswers();
  const isComplete = missingBefore("nutritionalPlan", answers) === null;
  const dietType = answers.dietPreferences.dietType ?? "RECOMMENDED";
  const mss = isComplete ? macrosOf(answers, tenantOf(user, null), dietType) : null;
  try {
    requireMss({ mss });
  } catch (error) {
    reportError(error);
    throw redirect({ to: PATHS.goal, replace: true });
  }
  changeAnswers({ mss, dietPreferences: { ...answers.dietPreferences, dietType } });
}
