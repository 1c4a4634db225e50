import { Button, Textarea } from "@mantine/core";
import { LANGUAGES, type Language } from "@plateful/phrases";
import { IconPrinter } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CheckChips } from "../ui/fields/CheckChips.tsx";
import { ChoiceChips } from "../ui/fields/ChoiceChips.tsx";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import styles from "./ClientReport.module.css";
import { NoteChoice } from "./NoteChoice.tsx";
import { REPORT_PERIODS, type ReportPeriod } from "./report-days.ts";
import type { ReportBlock } from "./use-report.ts";
import { useReportPhrases } from "./use-report-phrases.ts";

const REPORT_READERS = ["client", "doctor"] as const;
/** Fits on the page beside the rest. */
const NOTE_LENGTH = 1500;

/** What the coach chose for a report. */
export interface Choices {
  readonly period: ReportPeriod;
  readonly language: Language;
  readonly reader: (typeof REPORT_READERS)[number];
  /** The blocks that the coach does not want. */
  readonly without: readonly ReportBlock[];
  readonly note: string;
  /** Paragraphs of the practice's own note about the client that the report shows. */
  readonly quoted: readonly string[];
}

interface ReportChoicesProps {
  clientId: number;
  choices: Choices;
  /** The blocks for which there is something to show. */
  blocks: readonly ReportBlock[];
  canPrint: boolean;
  onChange: (change: Partial<Choices>) => void;
}

/** Period, language, reader, blocks and the coach's own words; none of it is printed itself (ledger REPORT-001). */
export function ReportChoices({ clientId, choices, blocks, canPrint, onChange }: ReportChoicesProps) {
  const words = useReportPhrases();
  const { measurements } = usePhrases();
  const { period, language, reader, without, note } = choices;
  const toggle = (block: ReportBlock) =>
    onChange({
      without: without.includes(block) ? without.filter((one) => one !== block) : [...without, block],
    });
  return (
    <section aria-label={words.choose} className={styles.choices}>
      <div className={styles.choice}>
        <h2>{words.period}</h2>
        <ChoiceChips
          label={words.period}
          chips={REPORT_PERIODS.map((each, value) => ({ value, label: measurements.periods[each] }))}
          value={REPORT_PERIODS.indexOf(period)}
          onChoose={(at) => onChange({ period: REPORT_PERIODS[at] ?? period })}
        />
      </div>
      <div className={styles.choice}>
        <h2>{words.language}</h2>
        <UnitToggle
          isWide
          label={words.language}
          options={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
          value={language}
          onChange={(value) => onChange({ language: value })}
        />
      </div>
      <div className={styles.choice}>
        <h2>{words.reader}</h2>
        <UnitToggle
          isWide
          label={words.reader}
          options={REPORT_READERS.map((value) => ({ value, label: words.readers[value] }))}
          value={reader}
          onChange={(value) => onChange({ reader: value })}
        />
      </div>
      {blocks.length > 0 && (
        <div className={styles.choice}>
          <h2>{words.blocks}</h2>
          <CheckChips
            label={words.blocks}
            chips={blocks.map((value) => ({ value, label: words.blockNames[value] }))}
            chosen={blocks.filter((block) => !without.includes(block))}
            onToggle={toggle}
          />
        </div>
      )}
      <p className={styles.quiet}>{words.leftOut}</p>
      <Textarea
        autosize
        minRows={3}
        label={words.note}
        description={words.noteHint}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
      <NoteChoice clientId={clientId} chosen={choices.quoted} onChange={(quoted) => onChange({ quoted })} />
      <Button
        size="lg"
        disabled={!canPrint}
        leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {words.print}
      </Button>
      <p className={styles.quiet}>{words.printHint}</p>
    </section>
  );
}
