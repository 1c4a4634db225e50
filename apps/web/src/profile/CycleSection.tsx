import { Button } from "@mantine/core";
import type { UserProfile } from "@plateful/contract";
import { type CycleInfo, cycleInfo, cyclePhase, isPeriodOverdue } from "@plateful/nutrition";
import { IconMoon } from "@tabler/icons-react";
import { useState } from "react";
import { useToday } from "../lib/device/today.ts";
import { usePutOff } from "../lib/device/use-put-off.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { cycleProfileOf } from "../lib/person/cycle-profile.ts";
import { useNotePeriod } from "../lib/person/use-note-period.ts";
import { PeriodDialog, useMayAskForPeriod } from "../onboarding/index.ts";
import { classNames } from "../ui/base/class-names.ts";
import { Pill } from "../ui/Pill.tsx";
import styles from "./parts/ProfileScreen.module.css";

interface CycleSectionProps {
  intake: UserProfile;
}

/** The phase in words, and the days of the cycle as a bar; days of grace lengthen it. */
function CycleDisplay({ info }: { info: CycleInfo }) {
  const { nutrition, profile } = usePhrases();
  const { numberOfDaysInCycle: length, currentDayInCycle: today, daysUntilNextPeriod: left } = info;
  const days = Array.from({ length: Math.max(length, today) }, (_, index) => index + 1);
  return (
    <>
      <div className={styles.cycle}>
        <Pill tone="cycle" icon={<IconMoon size={16} aria-hidden="true" />}>
          {nutrition.cyclePhases[info.phase]}
        </Pill>
        <span>{profile.cycleDisplay.day({ day: today, length, left })}</span>
      </div>
      <div aria-hidden="true" className={styles.days}>
        {days.map((day) => (
          <span
            key={day}
            className={classNames(
              styles.day,
              styles[cyclePhase(day, length)],
              day > today && styles.later,
              day === today && styles.now,
            )}
          />
        ))}
      </div>
    </>
  );
}

/**
 * Where someone is in her cycle, and when her period started. A phase that is not known is asked for; "not yet" puts that off for the
 * day (ledger PROF-007, PROF-022, PROF-041).
 */
export function CycleSection({ intake }: CycleSectionProps) {
  const { profile } = usePhrases();
  const words = profile.cycleDisplay;
  const note = useNotePeriod();
  const [isChoosing, setChoosing] = useState(false);
  const today = useToday();
  const own = cycleProfileOf(intake);
  const info = cycleInfo(own, today);
  const [isPutOff, putOff] = usePutOff(today);
  const mayAsk = useMayAskForPeriod();
  const isOverdue = isPeriodOverdue(own, today) && mayAsk;
  const isAsking = isOverdue && !isPutOff;
  return (
    <section aria-label={profile.cycle} className={styles.section}>
      <h2 className={styles.heading}>{profile.cycle}</h2>
      <div className={styles.card}>
        {info !== null && <CycleDisplay info={info} />}
        {isOverdue && (
          <p className={styles.cycle}>
            {isAsking && <strong>{words.didItStart}</strong>}
            <span>{isAsking ? words.whyAsked : words.putOff}</span>
          </p>
        )}
        <Button
          fullWidth
          variant="light"
          className={styles.redo ?? ""}
          loading={note.isPending}
          onClick={() => note.mutate(today)}
        >
          {words.startedToday}
        </Button>
        <Button fullWidth variant="subtle" className={styles.redo ?? ""} onClick={() => setChoosing(true)}>
          {words.startedOtherDay}
        </Button>
        {isAsking && (
          <Button fullWidth variant="subtle" className={styles.redo ?? ""} onClick={putOff}>
            {words.notYet}
          </Button>
        )}
      </div>
      {isChoosing && <PeriodDialog today={today} isOtherDay onClose={() => setChoosing(false)} />}
    </section>
  );
}
