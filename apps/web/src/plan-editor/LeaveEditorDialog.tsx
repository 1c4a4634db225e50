import { QuestionDialog } from "../lib/dialogs/QuestionDialog.tsx";
import styles from "./PlanEditor.module.css";
import { useEditorPhrases } from "./use-editor-phrases.ts";

interface LeaveEditorDialogProps {
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
}

/** Asks before a plan with unsaved changes is closed; closing keeps the draft unless it is discarded (ledger COACH-043). */
export function LeaveEditorDialog({ onStay, onLeave, onDiscard }: LeaveEditorDialogProps) {
  const { leaving: words } = useEditorPhrases().planEditor;
  const discard = () => {
    onDiscard();
    onLeave();
  };
  return (
    <QuestionDialog
      title={words.title}
      text={words.text}
      answers={[
        { label: words.stay, look: "main", onPress: onStay },
        { label: words.keep, look: "plain", onPress: onLeave },
      ]}
      onClose={onStay}
    >
      <button type="button" className={styles.discard} onClick={discard}>
        {words.discard}
      </button>
    </QuestionDialog>
  );
}
