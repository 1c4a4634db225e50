import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useRailWords } from "../lib/person/use-rail-words.ts";
import type { RailQuestion } from "../lib/server/rail-question.ts";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import styles from "./RailDialog.module.css";

const MAX_REASON = 500;

/** Says which guard-rails a plan crosses, and stores it only when that is meant; a coach writes down why (ledger SAFE-005). */
export function RailDialog({ question }: { question: RailQuestion }) {
  const { safety, general } = usePhrases();
  const [reason, setReason] = useState("");
  const { findings, isReasonNeeded, answer } = question;
  const sentence = useRailWords(isReasonNeeded);
  const words = isReasonNeeded ? safety.coach : safety.own;
  const isWritten = reason.trim() !== "";
  const confirm = () =>
    answer({
      confirmed_findings: findings.map(({ code }) => code),
      ...(isReasonNeeded ? { confirmation_reason: reason.trim() } : {}),
    });
  return (
    <SheetDialog
      isOpen
      onClose={() => answer(null)}
      title={words.title}
      subtitle={words.text}
      closeLabel={general.close}
      actions={
        <>
          <Button size="lg" onClick={() => answer(null)}>
            {words.back}
          </Button>
          <Button variant="default" size="lg" disabled={isReasonNeeded && !isWritten} onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={finding.code}>{sentence(finding)}</li>
        ))}
      </ul>
      {isReasonNeeded ? (
        <Textarea
          label={safety.coach.reason}
          description={safety.coach.reasonHint}
          value={reason}
          maxLength={MAX_REASON}
          rows={3}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      ) : (
        <p className={styles.help}>{safety.help}</p>
      )}
    </SheetDialog>
  );
}
