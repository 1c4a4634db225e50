import { canGenerateMeals } from "@plateful/access";
import { autoPlanDays, completeOnboarding, type User } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { localDate } from "../../lib/language/local-date.ts";
import { refreshAfterProfileChange, toAccessUser } from "../../lib/person/current-user.ts";
import { call, newIdempotencyKey } from "../../lib/server/call.ts";
import { currentAnswers, forgetAnswers } from "./answers-store.ts";
import { stopHolding } from "./held-answers.ts";
import { onboardingData } from "./onboarding-data.ts";
import { organisationOf } from "./plan-of-answers.ts";
import { noteSetupProblem, type SetupProblem } from "./setup-problem.ts";

const FIRST_DAYS = 7;

/** Organisations can leave the first week empty (ledger ONB-080). */
const plansFirstMeals = (user: User): boolean =>
  organisationOf(user)?.auto_plan_initial_meals !== false && canGenerateMeals(toAccessUser(user));

/**
 * Stores the answers and plans the first week, or only the latter when the answers are stored; pressing twice does it once (ledger
 * ONB-078 to ONB-080, ONB-102).
 */
export function useCompleteOnboarding(user: User) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => ({ profile: newIdempotencyKey(), meals: newIdempotencyKey() }));
  return useMutation({
    mutationFn: async (from: SetupProblem) => {
      noteSetupProblem(from);
      if (from === "PLAN") {
        await stopHolding();
        await call(completeOnboarding, {
          body: onboardingData(currentAnswers()),
          idempotencyKey: keys.profile,
        });
        forgetAnswers();
        noteSetupProblem("MEALS");
      }
      if (!plansFirstMeals(user)) return;
      const body = {
        num_days: FIRST_DAYS,
        start_date_inclusive: localDate(),
        delete_existing_plans: true,
      };
      await call(autoPlanDays, { body, idempotencyKey: keys.meals });
    },
    onSuccess: () => noteSetupProblem(null),
    onSettled: () => refreshAfterProfileChange(queryClient),
    meta: { silent: true },
  });
}
