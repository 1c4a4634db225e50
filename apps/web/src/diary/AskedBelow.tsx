import { lazy, Suspense } from "react";

const HealthQuestion = lazy(async () => ({
  default: (await import("../onboarding/index.ts")).HealthQuestion,
}));
const HowYouCookCard = lazy(async () => ({ default: (await import("../profile/index.ts")).HowYouCookCard }));

/**
 * What is asked below the meals: about health (ledger SAFE-018), and how one cooks (ledger PROF-043). A step of its own, so that the
 * list of the files that either needs is no part of the diary.
 */
export function AskedBelow({ mayPlan }: { mayPlan: boolean }) {
  return (
    <Suspense fallback={null}>
      <HealthQuestion />
      {mayPlan && <HowYouCookCard />}
    </Suspense>
  );
}
