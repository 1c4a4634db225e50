import { type TemplateUse, undoAutoPlan, undoPlanTemplate } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { alertProblem, announce } from "../lib/alerts.ts";
import { refreshCalendarDays } from "../lib/calendar-days.ts";
import { call, newIdempotencyKey } from "../lib/call.ts";
import { CallError } from "../lib/call-error.ts";
import { refreshAfterProfileChange } from "../lib/current-user.ts";
import { displayName } from "../lib/person-name.ts";
import { useTemplatePhrases } from "./use-template-phrases.ts";

interface Undoing {
  readonly uses: readonly TemplateUse[];
  /** Whose meals were planned again with the template a moment ago: these go back, too. */
  readonly replanned: readonly number[];
}

type Undone = "DONE" | "CHANGED_SINCE" | "FAILED";

async function undoOne({ client, plan, number }: TemplateUse, hasMeals: boolean): Promise<Undone> {
  try {
    const body = { user: client, plan, number };
    await call(undoPlanTemplate, { body, idempotencyKey: newIdempotencyKey(), isUnprompted: true });
  } catch (error) {
    return error instanceof CallError && error.status === 409 ? "CHANGED_SINCE" : "FAILED";
  }
  // Meals that were eaten or changed since stay; the plan is restored all the same.
  if (hasMeals) await call(undoAutoPlan, { body: { user: client }, isUnprompted: true }).catch(() => null);
  return "DONE";
}

/** Restores plans as they were before a template, and says which ones could not be (ledger COACH-113). */
export function useUndoTemplate() {
  const queryClient = useQueryClient();
  const { uses: words } = useTemplatePhrases();
  return useMutation({
    mutationFn: async ({ uses, replanned }: Undoing) => {
      const outcomes: { use: TemplateUse; undone: Undone }[] = [];
      for (const use of uses)
        outcomes.push({ use, undone: await undoOne(use, replanned.includes(use.client)) });
      return outcomes;
    },
    onSuccess: (outcomes) => {
      const count = outcomes.filter(({ undone }) => undone === "DONE").length;
      if (count > 0) announce(words.undone({ count }));
      const [kept] = outcomes.filter(({ undone }) => undone !== "DONE");
      if (kept === undefined) return;
      const name = displayName(kept.use);
      alertProblem(kept.undone === "FAILED" ? words.failed({ name }) : words.changedSince({ name }));
    },
    onSettled: () => Promise.all([refreshAfterProfileChange(queryClient), refreshCalendarDays(queryClient)]),
  });
}
