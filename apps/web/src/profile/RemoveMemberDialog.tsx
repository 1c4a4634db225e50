import { Button } from "@mantine/core";
import type { HouseholdMember } from "@plateful/contract";
import { announce } from "../lib/alerts.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { SheetDialog } from "../ui/SheetDialog.tsx";
import styles from "./EditorSheet.module.css";
import { failureText } from "./EditorSheet.tsx";
import { useRemoveMember } from "./use-change-household.ts";

interface RemoveMemberDialogProps {
  member: HouseholdMember;
  clientId: number | undefined;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks once more, and says what becomes of meals that are planned already (ledger PLAN-127). */
export function RemoveMemberDialog({ member, clientId, onRemoved, onClose }: RemoveMemberDialogProps) {
  const phrases = usePhrases();
  const { general, household: words } = phrases;
  const remove = useRemoveMember({ clientId });
  const { id, name } = member;
  const onSuccess = () => {
    announce(words.removed({ name }));
    onRemoved();
  };
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.removal.title({ name })}
      closeLabel={general.close}
      actions={
        <>
          <Button
            size="lg"
            variant="default"
            c="var(--over)"
            loading={remove.isPending}
            onClick={() => remove.mutate(id, { onSuccess })}
          >
            {words.removal.action({ name })}
          </Button>
          <Button size="lg" variant="default" onClick={onClose}>
            {general.cancel}
          </Button>
        </>
      }
    >
      <p>{words.removal.text({ name })}</p>
      {remove.error !== null && (
        <p role="alert" className={styles.error}>
          {failureText(remove.error, phrases)}
        </p>
      )}
    </SheetDialog>
  );
}
