import { Button } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CallError } from "../../lib/server/call-error.ts";
import { refusalOf } from "../../lib/server/refusal-of.ts";
import styles from "./RowRepair.module.css";
import { useStaffPhrases } from "./use-staff-phrases.ts";

interface RowRepairProps {
  label: string;
  /** Names the row for those who hear the button by itself. */
  describes: string;
  /** Carries it out and gives the result in words. */
  onRepair: () => Promise<string>;
  onDone?: (result: string) => void;
}

/** A repair in its row: the button, and in its place the result (ledger STAFF-011). */
export function RowRepair({ label, describes, onRepair, onDone }: RowRepairProps) {
  const phrases = usePhrases();
  const words = useStaffPhrases();
  const repair = useMutation({
    mutationFn: onRepair,
    meta: { silent: true },
    onSuccess: (result) => onDone?.(result),
  });
  const isGone = repair.error instanceof CallError && repair.error.status === 404;
  const result = isGone ? words.mail.gone : repair.data;
  const refusal = isGone ? null : refusalOf(repair.error, [], phrases);
  return (
    <div className={styles.repair}>
      <span role="status" className={styles.result}>
        {result !== undefined && (
          <>
            <IconCircleCheck size={18} aria-hidden="true" /> {result}
          </>
        )}
      </span>
      <span role="alert" className={styles.refusal}>
        {refusal}
      </span>
      {result === undefined && (
        <Button
          variant="subtle"
          aria-label={`${label}: ${describes}`}
          loading={repair.isPending}
          onClick={() => repair.mutate()}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
