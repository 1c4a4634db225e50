import { IconMoonStars } from "@tabler/icons-react";
import { useState } from "react";
import { usePutOff } from "../lib/device/use-put-off.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { PeriodDialog, useMayAskForPeriod } from "../onboarding/index.ts";
import { Pill } from "../ui/Pill.tsx";
import styles from "./PeriodQuestion.module.css";

/**
 * Asks, in the place of a phase that is not known, whether the period started. "Not yet" puts it off for the day
 * (ledger PROF-041).
 */
export function PeriodQuestion({ today }: { today: string }) {
  const { profile } = usePhrases();
  const [isOpen, setOpen] = useState(false);
  const [isPutOff, putOff] = usePutOff(today);
  const mayAsk = useMayAskForPeriod();
  if (isPutOff || !mayAsk) return null;
  return (
    <>
      <button type="button" className={styles.ask} onClick={() => setOpen(true)}>
        <Pill tone="cycle" icon={<IconMoonStars size={14} aria-hidden="true" />}>
          {profile.cycleDisplay.didItStart}
        </Pill>
      </button>
      {isOpen && <PeriodDialog today={today} onNotYet={putOff} onClose={() => setOpen(false)} />}
    </>
  );
}
