import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import styles from "./editors/EditorSheet.module.css";
import { failureText } from "./parts/failure-text.ts";
import { useDeleteAccount } from "./use-delete-account.ts";
import "../ui/fields/form-styles.ts";

interface DeleteAccountDialogProps {
  onClose: () => void;
}

/** Asks twice: first whether, then for the keyword; anything else abandons it (ledger PROF-013, PROF-014). */
export function DeleteAccountDialog({ onClose }: DeleteAccountDialogProps) {
  const phrases = usePhrases();
  const { general, profile } = phrases;
  const words = profile.deletion;
  const [isSure, setIsSure] = useState(false);
  const [typed, setTyped] = useState("");
  const remove = useDeleteAccount();
  const abandon = () => {
    onClose();
    alertProblem(words.cancelled);
  };
  if (!isSure) {
    return (
      <SheetDialog
        isOpen
        onClose={onClose}
        title={words.title}
        closeLabel={general.close}
        actions={
          <>
            <Button size="lg" variant="default" c="var(--over)" onClick={() => setIsSure(true)}>
              {words.goOn}
            </Button>
            <Button size="lg" variant="default" onClick={onClose}>
              {general.cancel}
            </Button>
          </>
        }
      >
        <p>{words.text}</p>
      </SheetDialog>
    );
  }
  return (
    <SheetDialog isOpen onClose={abandon} title={words.typeTitle} closeLabel={general.close}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === words.keyword) remove.mutate(typed.trim());
          else abandon();
        }}
      >
        <TextInput
          label={words.type}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          error={remove.error === null ? null : failureText(remove.error, phrases)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" variant="default" c="var(--over)" loading={remove.isPending}>
          {words.submit}
        </Button>
        <Button size="lg" variant="default" onClick={abandon}>
          {general.cancel}
        </Button>
      </form>
    </SheetDialog>
  );
}
