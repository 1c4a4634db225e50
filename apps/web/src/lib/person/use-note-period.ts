import { type BodyOf, type User, type UserProfile, userProfiles } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { alertProblem, announce } from "../dialogs/alerts.ts";
import { useLanguage, usePhrases } from "../language/LanguageProvider.tsx";
import { call } from "../server/call.ts";
import { CallError } from "../server/call-error.ts";
import { needed } from "../server/internal-error.ts";
import { reportError } from "../server/report-error.ts";
import { saveOver } from "../server/version-conflict.ts";
import { currentUserQuery, refreshAfterProfileChange, useCurrentUser } from "./current-user.ts";

/** Changes of a profile do not wait for the network, so without one it is said that nothing was saved. */
const isAway = (error: unknown): boolean => error instanceof CallError && error.status === 0;

/**
 * Notes the day on which the person's period started; everything that shows the cycle follows (ledger PROF-022, PROF-041). What
 * another device noted meanwhile is asked about.
 */
export function useNotePeriod() {
  const queryClient = useQueryClient();
  const { intake } = useCurrentUser();
  const { general, profile } = usePhrases();
  const language = useLanguage();
  const words = profile.cycleDisplay;
  return useMutation({
    mutationFn: (startDate: string) => {
      const base = needed<UserProfile>(intake ?? undefined, "user_profile");
      return saveOver({
        base,
        changes: { last_menstrual_period_start_date: startDate } as BodyOf<typeof userProfiles.change>,
        send: (body, version) =>
          call(userProfiles.change, { params: { id: String(base.id) }, body, version }),
        label: () => profile.cycle,
        text: (_key, value) =>
          value === null ? profile.noValue : formatDate(language, String(value), { dateStyle: "long" }),
        unchanged: (stored) => stored,
      });
    },
    onSuccess: (changed) => {
      queryClient.setQueryData(currentUserQuery.queryKey, (user: User | undefined) =>
        user === undefined ? user : { ...user, intake: changed },
      );
      void refreshAfterProfileChange(queryClient);
      announce(words.updated);
    },
    onError: (error) => {
      if (isAway(error)) {
        alertProblem(words.offline);
        return;
      }
      reportError(error);
      alertProblem(general.somethingWentWrong);
    },
    meta: { silent: true },
  });
}
