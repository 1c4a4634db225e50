import { undoAutoPlan } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { namedUser, useSubject } from "../lib/subject.ts";
import { useIntentKey } from "../lib/use-intent-key.ts";
import { showToast } from "../ui/show-toast.ts";
import { refreshCalendarDays } from "./calendar-day-query.ts";
import { PLAN_UNDO } from "./plan-undo-query.ts";

/** Takes the last planning back; a second press is the same wish (ledger PLAN-075). */
export function useUndoPlan() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const { viewedId } = useSubject();
  const { diary: words } = usePhrases();
  const { mutate } = useMutation({
    mutationFn: () => {
      const body = namedUser(viewedId);
      return call(undoAutoPlan, { body, idempotencyKey: intent.keyFor(body) });
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
