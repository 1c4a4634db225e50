import { classNames } from "../ui/base/class-names.ts";
import styles from "./Cooking.module.css";
import { useCookingPhrases } from "./words/use-cooking-phrases.ts";

/** How far the cooking is: a segment for each step. */
export function CookSegments({ step, of }: { step: number; of: number }) {
  const words = useCookingPhrases();
  const shown = Math.min(step + 1, of);
  return (
    <div
      role="progressbar"
      aria-label={words.progress({ step: shown, of })}
      aria-valuemin={1}
      aria-valuemax={of}
      aria-valuenow={shown}
      className={styles.segments}
    >
      {Array.from({ length: of }, (_, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: segments have no id, and their order is what they are
          key={at}
          className={classNames(styles.segment, at < step && styles.past, at === step && styles.present)}
        />
      ))}
    </div>
  );
}
