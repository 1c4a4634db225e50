import { useFocusWithin, useHover, useMergedRef } from "@mantine/hooks";
import { useEffect, useSyncExternalStore } from "react";
import { currentToasts, dismissToast, type ShownToast, subscribeToToasts } from "./show-toast.ts";
import styles from "./ToastHost.module.css";

const STAYS_MS = { status: 6_000, alert: 10_000 };
/** For one that was in sight before: long enough to press its button. */
const STAYS_AGAIN_MS = 3_000;

/** Where the latest toast appears: above the tab bar. Stands once, inside the UiProvider, so that screen readers know it beforehand. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToasts).at(-1);
  return (
    <div role="status" aria-live="polite" className={styles.host}>
      {toast && <ToastBox key={toast.id} toast={toast} />}
    </div>
  );
}

/** Goes by itself, but not while it is pointed at or has the focus. */
function ToastBox({ toast }: { toast: ShownToast }) {
  const { id, message, role = "status", undo, also } = toast;
  const usualMs = toast.staysMs ?? STAYS_MS[role];
  const staysMs = toast.wasCovered && role === "status" ? STAYS_AGAIN_MS : usualMs;
  const actions = [
    undo && { label: undo.label, run: undo.onUndo, className: styles.undo },
    also && { label: also.label, run: also.onPress, className: `${styles.undo} ${styles.also}` },
  ].filter((action) => action !== undefined);
  const { hovered, ref: hoverRef } = useHover<HTMLDivElement>();
  const { focused, ref: focusRef } = useFocusWithin<HTMLDivElement>();
  const isHeld = hovered || focused;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), staysMs);
    return () => clearTimeout(timer);
  }, [id, staysMs, isHeld]);
  return (
    <div
      ref={useMergedRef(hoverRef, focusRef)}
      role={role === "alert" ? "alert" : undefined}
      className={styles.toast}
    >
      <span className={styles.words}>{message}</span>
      {actions.map(({ label, run, className }) => (
        <button
          key={label}
          type="button"
          className={className}
          onClick={() => {
            dismissToast(id);
            run();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
