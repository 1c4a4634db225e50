import type { ReactNode } from "react";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { QuestionDialog } from "./QuestionDialog.tsx";

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  /** False where nothing is lost. */
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks once more, and says what happens, before something that cannot be taken back. */
export function ConfirmDialog({ isDanger = true, isBusy = false, ...props }: ConfirmDialogProps) {
  const { general } = usePhrases();
  const confirm = { label: props.confirmLabel, look: isDanger ? "danger" : "main", isBusy } as const;
  return (
    <QuestionDialog
      title={props.title}
      text={props.text}
      answers={[
        { ...confirm, onPress: props.onConfirm },
        { label: general.cancel, look: "plain", onPress: props.onClose },
      ]}
      onClose={props.onClose}
    >
      {props.children}
    </QuestionDialog>
  );
}
