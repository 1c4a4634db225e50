import { Button } from "@mantine/core";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { SheetDialog } from "../ui/SheetDialog.tsx";
import styles from "./dialogs.module.css";

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { general } = usePhrases();
  return (
    <SheetDialog
      isOpen
      onClose={props.onClose}
      title={props.title}
      closeLabel={general.close}
      actions={
        <>
          <Button className={styles.danger ?? ""} size="lg" loading={props.isBusy} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
          <Button variant="default" size="lg" onClick={props.onClose}>
            {general.cancel}
          </Button>
        </>
      }
    >
      <p>{props.text}</p>
    </SheetDialog>
  );
}
