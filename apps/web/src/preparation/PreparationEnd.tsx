import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import styles from "./Preparation.module.css";
import { usePreparationWords } from "./use-preparation-words.ts";

interface PreparationEndProps {
  count: number;
  onLeave: () => void;
  onBack: (() => void) | null;
}

/** All is cooked and put away. */
export function PreparationEnd({ count, onLeave, onBack }: PreparationEndProps) {
  const { words } = usePreparationWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.next}>
      <div className={styles.nextWords}>
        <h2 ref={heading} tabIndex={-1} className={styles.nextTitle}>
          {words.done}
        </h2>
        <p className={styles.nextLabel}>{words.doneText({ count })}</p>
      </div>
      {onBack !== null && (
        <Button variant="default" size="lg" onClick={onBack}>
          {words.back}
        </Button>
      )}
      <Button size="lg" onClick={onLeave}>
        {words.finish}
      </Button>
    </div>
  );
}
