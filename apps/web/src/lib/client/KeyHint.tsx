import { useQuery } from "@tanstack/react-query";
import { useHasKeyboard } from "../device/use-media.ts";
import { triageSettingsQuery } from "./board-query.ts";
import styles from "./KeyHint.module.css";

/** Whether the board tells its keys: where there is a keyboard, and only as long as they are switched on. */
export function useShowsKeys(): boolean {
  const hasKeyboard = useHasKeyboard();
  const { data: settings } = useQuery({ ...triageSettingsQuery, enabled: hasKeyboard });
  return hasKeyboard && settings?.shortcuts === true;
}

/** The key that does the same. The list of keys names it for those who do not see it (ledger COACH-176). */
export function KeyHint({ of: key }: { of: string }) {
  if (!useShowsKeys()) return null;
  return (
    <span aria-hidden="true" data-key className={styles.key}>
      {key}
    </span>
  );
}
