import { useBlocker } from "@tanstack/react-router";
import { QuestionDialog } from "../lib/QuestionDialog.tsx";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

/** Asks once before a brand that is not saved is left behind. */
export function LeaveBrandingDialog({ isChanged }: { isChanged: boolean }) {
  const { branding: words } = useOwnPracticePhrases();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  if (status !== "blocked") return null;
  return (
    <QuestionDialog
      title={words.leaveTitle}
      text={words.leaveText}
      answers={[
        { label: words.stay, look: "main", onPress: reset },
        { label: words.leave, look: "plain", onPress: proceed },
      ]}
      onClose={reset}
    />
  );
}
