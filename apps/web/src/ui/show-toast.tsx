import { notifications } from "@mantine/notifications";
import styles from "./toast.module.css";

interface Toast {
  message: string;
  undo?: { label: string; onUndo: () => void };
}

/** Says in passing that something is done; whatever can be taken back gets its button here. */
export function showToast({ message, undo }: Toast): void {
  const id = crypto.randomUUID();
  notifications.show({
    id,
    withCloseButton: false,
    classNames: { root: styles.toast ?? "", body: styles.body ?? "", description: styles.text ?? "" },
    message: (
      <>
        <span className={styles.words}>{message}</span>
        {undo && (
          <button
            type="button"
            className={styles.undo}
            onClick={() => {
              notifications.hide(id);
              undo.onUndo();
            }}
          >
            {undo.label}
          </button>
        )}
      </>
    ),
  });
}
