import { Button } from "@mantine/core";
import type { NutritionDayPlan, User } from "@plateful/contract";
import { formatList } from "@plateful/phrases";
import { alertProblem, announce } from "../lib/alerts.ts";
import { useLanguage, usePhrases } from "../lib/LanguageProvider.tsx";
import { reportError } from "../lib/report-error.ts";
import { weekdayName } from "../lib/weekday-name.ts";
import { SheetDialog } from "../ui/SheetDialog.tsx";
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
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.deleteTitle({ name })}
      closeLabel={general.close}
      actions={
        <>
          <Button size="lg" variant="default" c="var(--over)" loading={change.isPending} onClick={confirm}>
            {general.delete}
          </Button>
          <Button size="lg" variant="default" onClick={onClose}>
            {general.cancel}
          </Button>
        </>
      }
    >
      <p>{words.deleteText({ days, heir: heir.name })}</p>
    </SheetDialog>
  );
}
