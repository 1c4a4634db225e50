import { lazy, Suspense } from "react";
import { useConsentQuestion } from "../lib/server/consent-question.ts";

const ConsentDialog = lazy(async () => ({
  default: (await import("../privacy/ConsentDialog.tsx")).ConsentDialog,
}));

/** The place where a missing consent is asked for, over every screen; loaded when it is needed. */
export function ConsentQuestion() {
  const question = useConsentQuestion();
  if (question === null) return null;
  return (
    <Suspense>
      <ConsentDialog />
    </Suspense>
  );
}
