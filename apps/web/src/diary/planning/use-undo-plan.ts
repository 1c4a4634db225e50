import { undoAutoPlan } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { takeKeptChangeBack } from "../../lib/kept/send-kept-change.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { namedUser, useSubject } from "../../lib/person/subject.ts";
import { call } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { refreshCalendarDays } from "../day/calendar-day-query.ts";
import { PLAN_UNDO } from "./plan-undo-query.ts";

/**
 * Takes the last planning back; a second press is the same wish (ledger PLAN-075). What is kept here under a key is taken back
 * here, unless the server has it by now.
 */
export function useUndoPlan() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const { viewedId } = useSubject();
  const { diary: words } = usePhrases();
  const { mutate } = useMutation({
    mutationFn: async (keptUnder?: string) => {
      if (keptUnder !== undefined && (await takeKeptChangeBack(keptUnder))) return;
      const body = namedUser(viewedId);
      await call(undoAutoPlan, { body, idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: () => showToast({ message: words.planningUndone }),
    onSettled: () => {
      intent.done();
      return Promise.all([
        refreshCalendarDays(queryClient),
        queryClient.invalidateQueries({ queryKey: [PLAN_UNDO] }),
      ]);
    },
  });
  return mutate;
}
