import { lazy, Suspense, useState } from "react";
import { useSubject } from "../lib/person/subject.ts";

const AskedBelow = lazy(async () => ({ default: (await import("./AskedBelow.tsx")).AskedBelow }));

interface AskSpotProps {
  hasPlan: boolean;
  hasMeals: boolean;
  mayPlan: boolean;
}

/**
 * Below the meals, where is asked about health whoever never was (ledger SAFE-018), and how they cook (ledger PROF-043). The first comes
 * at once, the second when it is seen, so that it costs the first load nothing; both stay while their sheets are open.
 */
export function AskSpot({ hasPlan, hasMeals, mayPlan }: AskSpotProps) {
  const { user, viewedId } = useSubject();
  const [isAsked, setAsked] = useState(user.is_health_question_open);
  if (!hasPlan) return null;
  const isOffered = hasMeals && mayPlan && viewedId === undefined;
  if (isAsked)
    return (
      <Suspense fallback={null}>
        <AskedBelow mayPlan={isOffered} />
      </Suspense>
    );
  if (!isOffered || user.intake?.how_cooks_settled !== false) return null;
  return (
    <div
      ref={(spot) => {
        const watch = new IntersectionObserver(([seen]) => setAsked(seen?.isIntersecting === true));
        if (spot !== null) watch.observe(spot);
        return () => watch.disconnect();
      }}
    />
  );
}
