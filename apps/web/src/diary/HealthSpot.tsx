import { lazy, Suspense, useState } from "react";
import { useSubject } from "../lib/person/subject.ts";

const HealthQuestion = lazy(async () => ({
  default: (await import("../onboarding/index.ts")).HealthQuestion,
}));

/** Where whoever was never asked about their health is asked; costs everybody else nothing (ledger SAFE-018). */
export function HealthSpot({ hasPlan }: { hasPlan: boolean }) {
  const { user } = useSubject();
  // The answer closes the question while its sheet is still open.
  const [wasOpen] = useState(user.is_health_question_open);
  if (!wasOpen || !hasPlan) return null;
  return (
    <Suspense fallback={null}>
      <HealthQuestion />
    </Suspense>
  );
}
