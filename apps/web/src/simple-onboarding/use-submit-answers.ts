import { isSimple } from "@plateful/access";
import {
  autoplanSimpleRecipes,
  createDefaultNutritionPlan,
  type User,
  type UserProfile,
  userProfiles,
} from "@plateful/contract";
import { type SimpleAnswers, simpleAnswersError } from "@plateful/nutrition";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { localDate } from "../lib/language/local-date.ts";
import { currentUserQuery, refreshAfterProfileChange, toAccessUser } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";
import { needed } from "../lib/server/internal-error.ts";
import { reportError } from "../lib/server/report-error.ts";
import { useIntentKey } from "../lib/server/use-intent-key.ts";
import { isConflict } from "../lib/server/version-conflict.ts";
import { newProfileOf, preferencesOf } from "./answers-on-the-wire.ts";
import { currentState, submitFulfilled, submitPending, submitRejected } from "./state-store.ts";
import { SubmitRefused, submitFailureText } from "./submit-failure.ts";

type KeyFor = (body: unknown) => string;

/** Reads the person again, whatever is cached. */
const readUser = (queryClient: QueryClient): Promise<User> =>
  queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });

/** Makes the profile, or changes the one that is there (ledger SIM-024). */
function saveProfile(user: User, answers: SimpleAnswers, keyFor: KeyFor): Promise<UserProfile> {
  if (user.intake !== null) {
    const params = { id: String(user.intake.id) };
    // The answers are the person's latest word on just these fields.
    const send = (version: number) =>
      call(userProfiles.change, { params, body: preferencesOf(answers), version });
    return send(user.intake.version).catch((error: unknown) => {
      if (isConflict(error)) return send((error.current as UserProfile).version);
      throw error;
    });
  }
  const body = newProfileOf(answers, user.id);
  return call(userProfiles.create, { body, idempotencyKey: keyFor(body) });
}

/** An empty week is no reason to hold anybody up (ledger SIM-027). */
async function planFirstWeek(): Promise<void> {
  const body = { start_date: localDate(), delete_existing_plans: false };
  try {
    await call(autoplanSimpleRecipes, { body });
  } catch (error) {
    reportError(error);
  }
}

/** Everything that follows from the answers, one after the other (ledger SIM-037). */
async function send(queryClient: QueryClient, keyFor: KeyFor): Promise<void> {
  const user = needed<User>(queryClient.getQueryData(currentUserQuery.queryKey), "user_id");
  const answers = currentState();
  const missing = simpleAnswersError(answers);
  if (missing !== null) throw new SubmitRefused(missing);
  const profile = await saveProfile(user, answers, keyFor);
  if (profile.weekly_nutrition_plan === null) {
    await call(createDefaultNutritionPlan, { params: { id: String(profile.id) } });
    // The week comes with its days, so the cached person is read again rather than patched with an id (ledger SIM-026).
    await readUser(queryClient);
  }
  if (isSimple(toAccessUser(user))) await planFirstWeek();
  await refreshAfterProfileChange(queryClient);
  await readUser(queryClient);
}

/** Sends the answers; how that goes stands in the state of the onboarding (ledger SIM-023, SIM-028). */
export function useSubmitAnswers(): () => Promise<void> {
  const queryClient = useQueryClient();
  const { simpleOnboarding } = usePhrases();
  const { keyFor } = useIntentKey();
  return async () => {
    const { isSubmitting, error: earlier } = currentState();
    if (isSubmitting) return;
    submitPending();
    try {
      // A profile may have been made before the attempt that failed.
      if (earlier !== null) await readUser(queryClient);
      await send(queryClient, keyFor);
      submitFulfilled();
    } catch (error) {
      reportError(error);
      submitRejected(submitFailureText(error, simpleOnboarding));
    }
  };
}
