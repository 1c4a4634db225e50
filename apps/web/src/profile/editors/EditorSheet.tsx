import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { failureText } from "../parts/failure-text.ts";
import styles from "./EditorSheet.module.css";

interface EditorSheetProps {
  title: string;
  hint?: string;
  canSave: boolean;
  isSaving: boolean;
  /** Why the last attempt failed, unless `children` show it at the field. */
  error: Error | null;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Edits one detail; what was typed stays as long as the sheet is open, whatever the network does. */
export function EditorSheet(props: EditorSheetProps) {
  const phrases = usePhrases();
  const { general } = phrases;
  return (
    <SheetDialog isOpen onClose={props.onClose} title={props.title} closeLabel={general.close}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (props.canSave && !props.isSaving) props.onSave();
        }}
      >
        {props.children}
        {props.hint !== undefined && <p className={styles.hint}>{props.hint}</p>}
        {props.error !== null && (
          <p role="alert" className={styles.error}>
            {failureText(props.error, phrases)}
          </p>
        )}
        <Button type="submit" size="lg" fullWidth disabled={!props.canSave} loading={props.isSaving}>
          {general.save}
        </Button>
      </form>
    </SheetDialog>
  );
}
