import { cycleInfo, isPeriodOverdue } from "@plateful/nutrition";
import { IconMoonStars } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { cycleProfileOf } from "../lib/person/cycle-profile.ts";
import { useSubject } from "../lib/person/subject.ts";
import { Pill } from "../ui/Pill.tsx";

/** Few are asked, so it loads when it is. */
const PeriodQuestion = lazy(async () => ({ default: (await import("./PeriodQuestion.tsx")).PeriodQuestion }));

/** The phase of the cycle on a day. A coach knows that of today only: the dates stay with the client (api.md 2.2). */
export function PhasePill({ date, isToday }: { date: string; isToday: boolean }) {
  const { user, viewedId } = useSubject();
  const { intake } = user;
  const phrases = usePhrases();
  if (intake === null) return null;
  if (viewedId !== undefined) {
    if (!isToday || intake.cycle_phase === null) return null;
    return (
      <Pill tone="cycle" icon={<IconMoonStars size={14} aria-hidden="true" />}>
        {phrases.nutrition.cyclePhases[intake.cycle_phase]}
      </Pill>
    );
  }
  const own = cycleProfileOf(intake);
  const cycle = cycleInfo(own, date);
  if (cycle === null)
    return isToday && isPeriodOverdue(own, date) ? (
      <Suspense fallback={null}>
        <PeriodQuestion today={date} />
      </Suspense>
    ) : null;
  const phase = phrases.nutrition.cyclePhases[cycle.phase];
  return (
    <Pill tone="cycle" icon={<IconMoonStars size={14} aria-hidden="true" />}>
      {phrases.diary.cyclePhase({ phase, day: cycle.currentDayInCycle })}
    </Pill>
  );
}
