import { KeyHint, useShowsKeys } from "../lib/client/KeyHint.tsx";
import { useTriagePhrases } from "../lib/language/use-triage-phrases.ts";
import styles from "./KeyBar.module.css";

/** The keys of the board at the foot of the list, for those who have a keyboard (ledger COACH-176). */
export function KeyBar({ onAll }: { onAll: () => void }) {
  const words = useTriagePhrases();
  if (!useShowsKeys()) return null;
  return (
    <div className={styles.bar}>
      {/* The list behind the button says the same, in words that a screen reader reads. */}
      <ul aria-hidden="true" className={styles.keys}>
        {Object.entries(words.keyBar).map(([keys, meaning]) => (
          <li key={keys}>
            {keys.split(" ").map((key) => (
              <KeyHint key={key} of={key} />
            ))}
            {meaning}
          </li>
        ))}
      </ul>
      <button type="button" className={styles.all} onClick={onAll}>
        <KeyHint of="?" /> {words.allKeys}
      </button>
    </div>
  );
}
