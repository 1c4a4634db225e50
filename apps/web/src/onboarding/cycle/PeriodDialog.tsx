import { Button } from "@mantine/core";
import { lastCalendarDay } from "@plateful/nutrition";
import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useNotePeriod } from "../../lib/person/use-note-period.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { MonthCalendar } from "../parts/MonthCalendar.tsx";
import styles from "./PeriodDialog.module.css";

interface PeriodDialogProps {
  today: string;
  /** Opens with the calendar, for whoever said already that it was another day. */
  isOtherDay?: boolean;
  /** Left out where nothing is put off. */
  onNotYet?: () => void;
  onClose: () => void;
}

/** Asks when the last period started: today, on another day, or not yet (ledger PROF-041). */
export function PeriodDialog({ today, isOtherDay = false, onNotYet, onClose }: PeriodDialogProps) {
  const { general, onboarding, profile } = usePhrases();
  const { cycle } = onboarding;
  const words = profile.cycleDisplay;
  const note = useNotePeriod();
  const [isChoosing, setChoosing] = useState(isOtherDay);
  const [day, setDay] = useState<string | null>(null);
  const save = (date: string) => note.mutate(date, { onSuccess: onClose });
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={isChoosing ? cycle.datesTitle : words.didItStart}
      subtitle={isChoosing ? cycle.datesText : words.whyAsked}
      closeLabel={general.close}
    >
      {isChoosing ? (
        <div className={styles.choices}>
          <MonthCalendar
            label={cycle.datesTitle}
            value={day}
            today={today}
            last={lastCalendarDay(today)}
            onChange={setDay}
          />
          <Button
            fullWidth
            disabled={day === null}
            loading={note.isPending}
            onClick={() => day !== null && save(day)}
          >
            {words.saveDay}
          </Button>
        </div>
      ) : (
        <div className={styles.choices}>
          <Button fullWidth loading={note.isPending} onClick={() => save(today)}>
            {general.today}
          </Button>
          <Button fullWidth variant="light" onClick={() => setChoosing(true)}>
            {words.otherDay}
          </Button>
          {onNotYet !== undefined && (
            <Button fullWidth variant="subtle" onClick={onNotYet}>
              {words.notYet}
            </Button>
          )}
        </div>
      )}
    </SheetDialog>
  );
}
