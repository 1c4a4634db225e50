import { LANGUAGES } from "@plateful/phrases";
import "../../ui/fields/form-styles.ts";
import { Button } from "@mantine/core";
import { MAX_IMPORTED } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { useCompleteLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { RightGate } from "../../lib/person/RightGate.tsx";
import { refusalOf } from "../../lib/server/refusal-of.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { UnitToggle } from "../../ui/fields/UnitToggle.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import styles from "./ImportClients.module.css";
import { ImportRow } from "./ImportRow.tsx";
import { ImportSource } from "./ImportSource.tsx";
import { readClientList } from "./read-client-list.ts";
import { useClientImport } from "./use-client-import.ts";

type Import = ReturnType<typeof useClientImport>;

function Summary({ rows, ready }: Pick<Import, "rows" | "ready">) {
  const { list: words } = useIntakePhrases();
  const count = (counts: (row: Import["rows"][number]) => boolean) => rows.filter(counts).length;
  const wrong = count(({ problem }) => problem !== null);
  const known = count(({ outcome }) => outcome === "CLIENT");
  const invited = count(({ outcome }) => outcome === "INVITED");
  return (
    <p role="status" className={styles.summary}>
      {ready.length > 0 && <Pill tone="ok">{words.ready({ count: ready.length })}</Pill>}
      {invited > 0 && <Pill tone="ok">{words.invited({ count: invited })}</Pill>}
      {known > 0 && <Pill>{words.already({ count: known })}</Pill>}
      {wrong > 0 && <Pill tone="over">{words.toFix({ count: wrong })}</Pill>}
    </p>
  );
}

interface CheckedListProps {
  list: Import;
  language: CompleteLanguage;
  onLanguage: (language: CompleteLanguage) => void;
}

function CheckedList({ list, language, onLanguage }: CheckedListProps) {
  const phrases = usePhrases();
  const { list: words } = useIntakePhrases();
  const { rows, ready, send, progress, isChecking } = list;
  const { languages } = phrases.practice.adding;
  const wrong = rows.filter(({ problem }) => problem !== null);
  return (
    <SectionCard>
      <Summary rows={rows} ready={ready} />
      <ul className={styles.rows}>
        {wrong.map((row) => (
          <ImportRow
            key={row.listed.line}
            row={row}
            onChange={(change) => list.change(row.listed.line, change)}
            onSkip={() => list.skip(row.listed.line)}
          />
        ))}
      </ul>
      <p className={styles.text}>{words.language}</p>
      <UnitToggle
        label={words.language}
        options={LANGUAGES.map((value) => ({ value, label: languages[value] }))}
        value={language}
        isWide
        onChange={onLanguage}
      />
      {send.isError && (
        <Notice kind="error" title={words.stopped}>
          {refusalOf(send.error, [], phrases) ?? ""}
        </Notice>
      )}
      {send.isPending && (
        <div className={styles.progress}>
          <progress value={progress.done} max={progress.total} aria-label={words.progress(progress)} />
          <span aria-live="polite">{words.progress(progress)}</span>
        </div>
      )}
      {ready.length > 0 && (
        <Button
          size="lg"
          className={styles.send ?? ""}
          loading={send.isPending || isChecking}
          onClick={() => send.mutate()}
        >
          {words.send({ count: ready.length })}
        </Button>
      )}
    </SectionCard>
  );
}

/** Adds many clients from a list (ledger COACH-130). */
function Import() {
  const { list: words } = useIntakePhrases();
  const own = useCompleteLanguage();
  const count = useCount();
  const navigate = useNavigate();
  const [language, setLanguage] = useState<CompleteLanguage>(own);
  const [problem, setProblem] = useState<string | null>(null);
  const list = useClientImport(language);
  useTitle(words.title);
  const take = (text: string) => {
    const clients = readClientList(text);
    if (clients.length === 0) return setProblem(words.empty);
    if (!list.take(clients))
      return setProblem(words.tooMany({ most: MAX_IMPORTED, count: count(clients.length) }));
    setProblem(null);
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        back={{ label: words.back, onBack: () => void navigate({ to: PATHS.clients }) }}
      />
      {problem !== null && <Notice kind="error" title={problem} />}
      <div className={styles.columns}>
        <ImportSource onText={take} onProblem={setProblem} />
        {list.rows.length > 0 && <CheckedList list={list} language={language} onLanguage={setLanguage} />}
      </div>
    </div>
  );
}

/** Adding clients from a list, for those who may invite (ledger TEAM-017). */
export function ImportClientsScreen() {
  return (
    <RightGate right="INVITE">
      <Import />
    </RightGate>
  );
}
