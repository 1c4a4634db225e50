import type { NutritionDayPlan } from "@plateful/contract";
import type { Weekday } from "@plateful/nutrition";
import { ConfirmDialog } from "../lib/dialogs/ConfirmDialog.tsx";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { weekdayName } from "../lib/language/weekday-name.ts";

interface MoveDayDialogProps {
  day: Weekday;
  to: NutritionDayPlan;
  from: NutritionDayPlan;
  onMove: () => void;
  onClose: () => void;
}

/** Asks before the last day of a plan moves, because that plan then leaves the week (ledger PLAN-174). */
export function MoveDayDialog({ day, to, from, onMove, onClose }: MoveDayDialogProps) {
  const { plan: words } = usePhrases().clients;
  const language = useLanguage();
  return (
    <ConfirmDialog
      title={words.moveLastTitle({ name: to.name, day: weekdayName(language, day, "long") })}
      text={words.moveLastText({ name: from.name })}
      confirmLabel={words.moveLast}
      isDanger={false}
      onConfirm={onMove}
      onClose={onClose}
    />
  );
}
