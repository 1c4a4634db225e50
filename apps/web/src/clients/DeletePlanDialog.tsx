import type { NutritionDayPlan, User } from "@plateful/contract";
import { formatList } from "@plateful/phrases";
import { alertProblem, announce } from "../lib/dialogs/alerts.ts";
import { ConfirmDialog } from "../lib/dialogs/ConfirmDialog.tsx";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { weekdayName } from "../lib/language/weekday-name.ts";
import { reportError } from "../lib/server/report-error.ts";
import { useChangeWeek } from "./use-change-week.ts";

interface DeletePlanDialogProps {
  client: User;
  plan: NutritionDayPlan;
  /** The plan that takes over the days. */
  heir: NutritionDayPlan;
  onClose: () => void;
}

/** Asks before a plan is taken out of the week (ledger COACH-064, COACH-066). */
export function DeletePlanDialog({ client, plan, heir, onClose }: DeletePlanDialogProps) {
  const { clients, general } = usePhrases();
  const words = clients.plan;
  const language = useLanguage();
  const change = useChangeWeek(client, { isSilent: true });
  const { name } = plan;
  const confirm = () =>
    change.mutate(
      { planId: plan.id, days: [] },
      {
        onSuccess: () => announce(words.deleted({ name })),
        onError: (error) => {
          reportError(error);
          alertProblem(words.deleteFailed);
        },
        onSettled: onClose,
      },
    );
  const days = formatList(
    language,
    plan.days.map((day) => weekdayName(language, day, "long")),
  );
  return (
    <ConfirmDialog
      title={words.deleteTitle({ name })}
      text={words.deleteText({ days, heir: heir.name })}
      confirmLabel={general.delete}
      isBusy={change.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
