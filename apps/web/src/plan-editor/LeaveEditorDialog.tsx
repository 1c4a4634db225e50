import { Button } from "@mantine/core";
import { SheetDialog } from "../ui/SheetDialog.tsx";
import styles from "./PlanEditor.module.css";
import { useEditorPhrases } from "./use-editor-phrases.ts";

interface LeaveEditorDialogProps {
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
}

/** Asks before a plan with unsaved changes is closed; closing keeps the draft unless it is discarded (ledger COACH-043). */
export function LeaveEditorDialog({ onStay, onLeave, onDiscard }: LeaveEditorDialogProps) {
  const { planEditor, general } = useEditorPhrases();
  const words = planEditor.leaving;
  const discard = () => {
    onDiscard();
    onLeave();
  };
  return (
    <SheetDialog
      isOpen
      onClose={onStay}
      title={words.title}
      closeLabel={general.close}
      actions={
        <>
          <Button size="lg" onClick={onStay}>
            {words.stay}
          </Button>
          <Button size="lg" variant="default" onClick={onLeave}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <button type="button" className={styles.discard} onClick={discard}>
        {words.discard}
      </button>
    </SheetDialog>
  );
}
