import { Button } from "@mantine/core";
import type { UserProfile } from "@plateful/contract";
import { cycleInfo, cyclePhase } from "@plateful/nutrition";
import { IconMoon } from "@tabler/icons-react";
import { alertProblem, announce } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { localDate } from "../lib/language/local-date.ts";
import { reportError } from "../lib/server/report-error.ts";
import { classNames } from "../ui/base/class-names.ts";
import { Pill } from "../ui/Pill.tsx";
import styles from "./parts/ProfileScreen.module.css";
import { useChangeProfile } from "./parts/use-change-profile.ts";

interface CycleSectionProps {
  intake: UserProfile;
}

/** Where someone is in her cycle, and 'my period started today' (ledger PROF-007, PROF-022). */
export function CycleSection({ intake }: CycleSectionProps) {
  const { general, nutrition, profile } = usePhrases();
  const change = useChangeProfile();
  const today = localDate();
  const info = cycleInfo(
    {
      gender: intake.gender,
      startDate: intake.last_menstrual_period_start_date,
      cycleLength: intake.menstrual_cycle_length,
    },
    today,
  );
  const words = profile.cycleDisplay;
  const start = () =>
    change.mutate(
      { last_menstrual_period_start_date: today },
      {
        onSuccess: () => announce(words.updated),
        onError: (error) => {
          reportError(error);
          alertProblem(general.somethingWentWrong);
        },
      },
    );
  const length = info?.numberOfDaysInCycle ?? 0;
  const days = Array.from({ length }, (_, index) => index + 1);
  return (
    <section aria-label={profile.cycle} className={styles.section}>
      <h2 className={styles.heading}>{profile.cycle}</h2>
      <div className={styles.card}>
        {info !== null && (
          <>
            <div className={styles.cycle}>
              <Pill tone="cycle" icon={<IconMoon size={16} aria-hidden="true" />}>
                {nutrition.cyclePhases[info.phase]}
              </Pill>
              <span>
                {words.day({ day: info.currentDayInCycle, length, left: info.daysUntilNextPeriod })}
              </span>
            </div>
            <div aria-hidden="true" className={styles.days}>
              {days.map((day) => (
                <span
                  key={day}
                  className={classNames(
                    styles.day,
                    styles[cyclePhase(day, length)],
                    day > info.currentDayInCycle && styles.later,
                    day === info.currentDayInCycle && styles.now,
                  )}
                />
              ))}
            </div>
          </>
        )}
        <Button
          fullWidth
          variant="light"
          className={styles.redo ?? ""}
          loading={change.isPending}
          onClick={start}
        >
          {words.startedToday}
        </Button>
      </div>
    </section>
  );
}
