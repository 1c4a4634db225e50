import { Button } from "@mantine/core";
import type { NutritionDayPlan } from "@plateful/contract";
import type { Weekday } from "@plateful/nutrition";
import { useLanguage, usePhrases } from "../lib/LanguageProvider.tsx";
import { weekdayName } from "../lib/weekday-name.ts";
import { SheetDialog } from "../ui/SheetDialog.tsx";

interface MoveDayDialogProps {
  day: Weekday;
  to: NutritionDayPlan;
  from: NutritionDayPlan;
  onMove: () => void;
  onClose: () => void;
}

/** Asks before the last day of a plan moves, because that plan then leaves the week (ledger PLAN-174). */
export function MoveDayDialog({ day, to, from, onMove, onClose }: MoveDayDialogProps) {
  const { clients, general } = usePhrases();
  const words = clients.plan;
  const language = useLanguage();
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.moveLastTitle({ name: to.name, day: weekdayName(language, day, "long") })}
      closeLabel={general.close}
      actions={
        <>
          <Button size="lg" onClick={onMove}>
            {words.moveLast}
          </Button>
          <Button size="lg" variant="default" onClick={onClose}>
            {general.cancel}
          </Button>
        </>
      }
    >
      <p>{words.moveLastText({ name: from.name })}</p>
    </SheetDialog>
  );
}
