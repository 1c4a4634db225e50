import { useBlocker } from "@tanstack/react-router";
import { QuestionDialog } from "./QuestionDialog.tsx";

interface LeaveDialogProps {
  isChanged: boolean;
  words: Readonly<Record<"leaveTitle" | "leaveText" | "stay" | "leave", string>>;
}

/** Asks before changes that are not saved are left behind. */
export function LeaveDialog({ isChanged, words }: LeaveDialogProps) {
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
