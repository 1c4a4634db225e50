import { undoAutoPlan } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { namedUser, useSubject } from "../../lib/person/subject.ts";
import { call } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { refreshCalendarDays } from "../day/calendar-day-query.ts";
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
