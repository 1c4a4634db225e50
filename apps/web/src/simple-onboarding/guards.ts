import { effectiveOrganisation, isSimple } from "@plateful/access";
import { maySimpleStepGoOn, SIMPLE_STEPS, type SimpleStep } from "@plateful/nutrition";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { currentUserQuery, toAccessUser } from "../lib/person/current-user.ts";
import { FIRST_STEP } from "./onboarding-state.ts";
import { beginFor, currentState, visitStep } from "./state-store.ts";
import { addressOf } from "./step-paths.ts";

/** The short onboarding is for simple organisations; what was sent is not asked again on the way back (ledger SIM-030). */
async function begin(queryClient: QueryClient): Promise<{ readonly hasVideo: boolean }> {
  const user = await queryClient.ensureQueryData(currentUserQuery);
  const person = toAccessUser(user);
  await beginFor(user);
  if (!isSimple(person) || currentState().isCompleted) throw redirect({ to: PATHS.home, replace: true });
  return { hasVideo: effectiveOrganisation(person)?.welcomeVideoEnabled === true };
}

function requireAnswersBefore(step: number): void {
  const missing = SIMPLE_STEPS.slice(0, step).find((before) => !maySimpleStepGoOn(before, currentState()));
  if (missing !== undefined) throw redirect({ href: addressOf(missing), replace: true });
}

/** Questions are asked in order: an address further on leads to the first that lacks its answer. */
export async function openSimpleStep(queryClient: QueryClient, step: SimpleStep): Promise<void> {
  const { hasVideo } = await begin(queryClient);
  if (step === "welcomeVideo" && !hasVideo) throw redirect({ to: PATHS.simpleMotivation, replace: true });
  const number = SIMPLE_STEPS.indexOf(step);
  requireAnswersBefore(number);
  visitStep(Math.max(FIRST_STEP, number));
}

/** The answers are sent only when all of them are there. */
export async function openSimpleLoading(queryClient: QueryClient): Promise<void> {
  await begin(queryClient);
  requireAnswersBefore(SIMPLE_STEPS.length);
  visitStep(SIMPLE_STEPS.length);
}
