import type { HouseholdMember } from "@plateful/contract";
import { announce } from "../../lib/dialogs/alerts.ts";
import { ConfirmDialog } from "../../lib/dialogs/ConfirmDialog.tsx";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import styles from "../editors/EditorSheet.module.css";
import { failureText } from "../parts/failure-text.ts";
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
  const { household: words } = phrases;
  const remove = useRemoveMember({ clientId });
  const { id, name } = member;
  const onSuccess = () => {
    announce(words.removed({ name }));
    onRemoved();
  };
  return (
    <ConfirmDialog
      title={words.removal.title({ name })}
      text={words.removal.text({ name })}
      confirmLabel={words.removal.action({ name })}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(id, { onSuccess })}
      onClose={onClose}
    >
      {remove.error !== null && (
        <p role="alert" className={styles.error}>
          {failureText(remove.error, phrases)}
        </p>
      )}
    </ConfirmDialog>
  );
}
