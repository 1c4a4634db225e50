import { decideEnergyUse, type EnergyDecision, type EnergyUse } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { alertProblem, announce } from "../lib/dialogs/alerts.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { refreshAfterProfileChange, useCurrentUser } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";
import { energyUseQuery } from "./energy-use-query.ts";

/** Puts the plan on what was learned, or keeps it; a plan that crosses a guard-rail is asked about on the way (ledger SAFE-016). */
export function useDecideEnergyUse({ learned, plan }: Pick<EnergyUse, "learned" | "plan">) {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const language = useLanguage();
  const { energyUse: words, general } = usePhrases();
  const query = energyUseQuery(user.id);
  return useMutation({
    mutationFn: (decision: EnergyDecision) =>
      call(decideEnergyUse, {
        body: { decision, seen_kcal: learned?.kcal ?? 0, seen_new_kcal: plan?.new_kcal ?? 0 },
      }),
    onSuccess: (use, decision) => {
      queryClient.setQueryData(query.queryKey, use);
      if (decision === "KEPT") return announce(words.kept);
      announce(words.used({ kcal: formatNumber(language, plan?.new_kcal ?? 0) }));
      return refreshAfterProfileChange(queryClient);
    },
    meta: { silent: true },
    onError: async (error) => {
      if (!(error instanceof CallError)) return void alertProblem(general.somethingWentWrong);
      // Who goes back from the question about a guard-rail has changed nothing, and knows it.
      if (error.unconfirmed !== undefined) return;
      alertProblem(error.status === 409 ? words.changed : general.somethingWentWrong);
      await queryClient.invalidateQueries(query);
    },
  });
}
