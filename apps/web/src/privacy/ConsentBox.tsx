import "../ui/fields/form-styles.ts";
import { Checkbox } from "@mantine/core";
import type { StoringKind } from "@plateful/access";
import { useEffect, useId, useRef } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./ConsentBox.module.css";

interface ConsentBoxProps {
  kind: StoringKind;
  isAgreed: boolean;
  /** Why the person cannot go on without it; null as long as nothing was tried. */
  problem: string | null;
  onChange: (isAgreed: boolean) => void;
}

/** One kind of consent: never ticked beforehand, with what it means right below it. */
export function ConsentBox({ kind, isAgreed, problem, onChange }: ConsentBoxProps) {
  const words = usePhrases().privacy.consents[kind];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isMissing = problem !== null;
  // What stops the person may be out of sight; pressing the button leads there.
  useEffect(() => {
    if (isMissing) input.current?.focus();
  }, [isMissing]);
  return (
    <div className={styles.box}>
      <Checkbox
        ref={input}
        label={words.agree}
        aria-describedby={id}
        aria-invalid={isMissing}
        checked={isAgreed}
        error={problem}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p id={id} className={styles.text}>
        {words.explains}
      </p>
    </div>
  );
}
