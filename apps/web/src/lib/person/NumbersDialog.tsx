import { isNumberless } from "@plateful/access";
import { announce } from "../dialogs/alerts.ts";
import { ConfirmDialog } from "../dialogs/ConfirmDialog.tsx";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "./current-user.ts";
import styles from "./NumbersDialog.module.css";
import { useHideNumbers } from "./use-hide-numbers.ts";

/** Says what hiding numbers does, or showing them again, and does it (ledger SAFE-020). */
export function NumbersDialog({ onClose }: { onClose: () => void }) {
  const { withoutNumbers } = usePhrases();
  const user = useCurrentUser();
  const { hides_numbers: hides, coach } = user;
  const change = useHideNumbers();
  const words = hides ? withoutNumbers.show : withoutNumbers.hide;
  const text = hides && isNumberless(toAccessUser(user)) ? withoutNumbers.show.ofPractice : words.text;
  const confirm = () =>
    change.mutate(!hides, {
      onSuccess: () => {
        announce(words.done);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={words.title}
      text={text}
      confirmLabel={words.confirm}
      isDanger={false}
      isBusy={change.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {!hides && coach !== null && <p>{withoutNumbers.hide.coach({ coach: coach.first_name })}</p>}
      {change.isError && (
        <p role="alert" className={styles.error}>
          {withoutNumbers.failed}
        </p>
      )}
    </ConfirmDialog>
  );
}
