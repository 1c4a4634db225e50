import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { usePhrases } from "../language/LanguageProvider.tsx";

interface Answer {
  readonly label: string;
  /** What the dialog is about, what cannot be taken back, or the other way out. */
  readonly look: "main" | "danger" | "plain";
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

interface QuestionDialogProps {
  title: string;
  text: string;
  answers: readonly Answer[];
  onClose: () => void;
  /** What stands below the text: a refusal, or a third way out. */
  children?: ReactNode;
}

const LOOKS = {
  main: {},
  danger: { variant: "default", c: "var(--over)" },
  plain: { variant: "default" },
} as const;

/** A question with its answers as buttons. */
export function QuestionDialog({ title, text, answers, onClose, children }: QuestionDialogProps) {
  const { general } = usePhrases();
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={general.close}
      actions={answers.map(({ label, look, isBusy = false, onPress }) => (
        <Button key={label} size="lg" {...LOOKS[look]} loading={isBusy} onClick={onPress}>
          {label}
        </Button>
      ))}
    >
      <p>{text}</p>
      {children}
    </SheetDialog>
  );
}
