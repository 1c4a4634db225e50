import { Textarea } from "@mantine/core";
import type { TriageClient } from "@plateful/contract";
import { KeyHint } from "../../lib/client/KeyHint.tsx";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import styles from "./ClientDetail.module.css";
import { useFirstFocus } from "./use-first-focus.ts";

interface NoteCardProps {
  loaded: TriageClient;
  value: string;
  asked: number;
  onChange: (note: string) => void;
}

/** A line for today's diary of the client; what is there already is shown and kept. */
export function NoteCard({ loaded, value, asked, onChange }: NoteCardProps) {
  const words = useTriagePhrases();
  const first = useFirstFocus<HTMLTextAreaElement>(asked);
  if (!loaded.shared_parts.includes("DIARY"))
    return (
      <SectionCard>
        <p className={styles.quiet}>{words.noNote}</p>
      </SectionCard>
    );
  return (
    <SectionCard>
      <Textarea
        label={
          <>
            {words.note} <KeyHint of="N" />
          </>
        }
        description={words.noteText}
        autosize
        minRows={2}
        maxLength={500}
        value={value}
        ref={first}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {loaded.note !== null && (
        <p className={styles.quiet}>
          {words.written} <span className={styles.written}>{loaded.note}</span>
        </p>
      )}
    </SectionCard>
  );
}
