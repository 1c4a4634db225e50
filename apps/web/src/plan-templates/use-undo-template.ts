import { type AnswerOf, replanWeek, type TemplateUse, undoPlanTemplate } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { alertProblem, announce } from "../lib/dialogs/alerts.ts";
import { displayName } from "../lib/language/person-name.ts";
import { refreshAfterProfileChange } from "../lib/person/current-user.ts";
import { refreshCalendarDays } from "../lib/plan/calendar-days.ts";
import { call, newIdempotencyKey } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import { useTemplatePhrases } from "./use-template-phrases.ts";

/** How long it is offered to plan meals again: it takes a decision. */
const OFFER_MS = 30_000;

type Restored = AnswerOf<typeof undoPlanTemplate>;
type Undone = Restored | "CHANGED_SINCE" | "FAILED";

/** The plan goes back, and with it the meals that were planned with the template (ledger COACH-165). */
async function undoOne({ client, plan, number }: TemplateUse): Promise<Undone> {
  try {
    const body = { user: client, plan, number };
    return await call(undoPlanTemplate, { body, idempotencyKey: newIdempotencyKey(), isUnprompted: true });
  } catch (error) {
    return error instanceof CallError && error.status === 409 ? "CHANGED_SINCE" : "FAILED";
  }
}

/** Whose meals still follow the template, although there is a plan to follow again. */
const isLeftBehind = (undone: Undone): boolean =>
  typeof undone !== "string" && undone.meals === "KEPT" && undone.kcal !== null;

/** Plans the coming meals again, for those whose meals could not be taken back. */
function useFollowPlan() {
  const queryClient = useQueryClient();
  const { uses: words } = useTemplatePhrases();
  return async (clients: readonly number[]): Promise<void> => {
    let failed = 0;
    for (const user of clients) {
      const options = { idempotencyKey: newIdempotencyKey(), isUnprompted: true };
      await call(replanWeek, { body: { user, from: "TOMORROW" }, ...options }).catch(() => {
        failed += 1;
      });
    }
    await refreshCalendarDays(queryClient);
    if (failed > 0) alertProblem(words.notReplanned({ count: failed }));
    else announce(words.replanned);
  };
}

/** Restores plans as they were before a template, and says which ones could not be (ledger COACH-113). */
export function useUndoTemplate() {
  const queryClient = useQueryClient();
  const { uses: words } = useTemplatePhrases();
  const followPlan = useFollowPlan();
  return useMutation({
    mutationFn: async (uses: readonly TemplateUse[]) => {
      const outcomes: { use: TemplateUse; undone: Undone }[] = [];
      for (const use of uses) outcomes.push({ use, undone: await undoOne(use) });
      return outcomes;
    },
    onSuccess: (outcomes) => {
      const count = outcomes.filter(({ undone }) => typeof undone !== "string").length;
      const behind = outcomes.filter(({ undone }) => isLeftBehind(undone)).map(({ use }) => use.client);
      if (behind.length > 0)
        showToast({
          message: words.mealsKept({ count: behind.length }),
          undo: { label: words.replan, onUndo: () => void followPlan(behind) },
          staysMs: OFFER_MS,
        });
      else if (count > 0) announce(words.undone({ count }));
      const [kept] = outcomes.filter(({ undone }) => typeof undone === "string");
      if (kept === undefined) return;
      const name = displayName(kept.use);
      alertProblem(kept.undone === "FAILED" ? words.failed({ name }) : words.changedSince({ name }));
    },
    onSettled: () => Promise.all([refreshAfterProfileChange(queryClient), refreshCalendarDays(queryClient)]),
  });
}
