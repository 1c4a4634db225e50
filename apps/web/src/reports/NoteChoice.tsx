import "../ui/fields/form-styles.ts";
import { Checkbox } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { clientNoteQuery } from "../lib/client/client-note-query.ts";
import styles from "./ClientReport.module.css";
import { useReportPhrases } from "./use-report-phrases.ts";

/** The paragraphs of a note. */
const paragraphsOf = (note: string): readonly string[] => [
  ...new Set(
    note
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  ),
];

interface NoteChoiceProps {
  clientId: number;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/**
 * What the practice noted about the client for itself, paragraph by paragraph: nothing of it is in the report before the coach
 * ticks it (ledger REPORT-010).
 */
export function NoteChoice({ clientId, chosen, onChange }: NoteChoiceProps) {
  const words = useReportPhrases();
  const { data } = useQuery({ ...clientNoteQuery(clientId), meta: { silent: true } });
  const paragraphs = paragraphsOf(data?.note ?? "");
  if (paragraphs.length === 0) return null;
  const toggle = (paragraph: string) =>
    onChange(
      paragraphs.filter((each) => (each === paragraph ? !chosen.includes(each) : chosen.includes(each))),
    );
  return (
    <fieldset className={styles.notes}>
      <legend>{words.ownNotes}</legend>
      <p className={styles.quiet}>{words.ownNotesHint}</p>
      {paragraphs.map((paragraph) => (
        <Checkbox
          key={paragraph}
          label={<bdi>{paragraph}</bdi>}
          checked={chosen.includes(paragraph)}
          onChange={() => toggle(paragraph)}
        />
      ))}
    </fieldset>
  );
}
