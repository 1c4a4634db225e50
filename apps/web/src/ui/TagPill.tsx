import { classNames } from "./base/class-names.ts";
import styles from "./TagPill.module.css";

const TINTS = ["plum", "sea", "clay", "sand", "moss", "sky"] as const;

/** The same word has the same colour everywhere; the colour says nothing that the word does not. */
function tintOf(word: string): (typeof TINTS)[number] {
  let sum = 0;
  for (const letter of word.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return TINTS[sum % TINTS.length] ?? "sky";
}

/** A word that someone chose as a label. */
export function TagPill({ word }: { word: string }) {
  return (
    <span className={styles.tag}>
      <i aria-hidden="true" className={classNames(styles.dot, styles[tintOf(word)])} />
      {word}
    </span>
  );
}
