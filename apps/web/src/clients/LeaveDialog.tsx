import { useBlocker } from "@tanstack/react-router";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { QuestionDialog } from "../lib/QuestionDialog.tsx";

/** Asks before changes that are not saved are left behind. */
export function LeaveDialog({ isChanged }: { isChanged: boolean }) {
  const { lists: words } = usePhrases().fitting;
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
