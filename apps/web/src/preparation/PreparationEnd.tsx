import { useEffect, useRef } from "react";
import { BoxLabels, type LabelledBox } from "./BoxLabels.tsx";
import styles from "./Preparation.module.css";
import { usePreparationWords } from "./use-preparation-words.ts";

/** All is cooked: what goes where, with its labels (ledger PLAN-251). */
export function PreparationEnd({ boxes }: { boxes: readonly LabelledBox[] }) {
  const { words } = usePreparationWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo?.({ top: 0 });
  }, []);
  return (
    <div className={styles.end}>
      <h2 ref={heading} tabIndex={-1} className={styles.endTitle}>
        {words.done}
      </h2>
      <p className={styles.endText}>{words.doneText({ count: boxes.length })}</p>
      <BoxLabels boxes={boxes} />
    </div>
  );
}
