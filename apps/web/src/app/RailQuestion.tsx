import { Suspense } from "react";
import { useRailQuestion } from "../lib/server/rail-question.ts";
import { lazyPart } from "../ui/overlays/lazy-part.tsx";

const RailDialog = lazyPart(async () => (await import("./RailDialog.tsx")).RailDialog);

/** The place where a plan that crosses a guard-rail is confirmed, over every screen; loaded when it is needed. */
export function RailQuestion() {
  const question = useRailQuestion();
  if (question === null) return null;
  return (
    <Suspense>
      <RailDialog question={question} />
    </Suspense>
  );
}
