import "../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { listAuditEntries } from "@plateful/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { call } from "../lib/server/call.ts";
import { Notice } from "../ui/Notice.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { type AuditDraft, filterOf, NO_FILTER, wrongNumbers } from "./audit-filter.ts";
import { AuditLine } from "./parts/AuditLine.tsx";
import styles from "./parts/Staff.module.css";
import { StaffPage } from "./parts/StaffPage.tsx";
import { type AuditFilter, STAFF } from "./parts/staff-query.ts";
import { useStaffPhrases } from "./parts/use-staff-phrases.ts";

const PAGE = 30;

/** Older entries stand below; the log grows at its head meanwhile, which moves nothing. */
const useEntries = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: [STAFF, "audit-pages", filter],
    queryFn: ({ pageParam, signal }) =>
      call(listAuditEntries, { query: { ...filter, page_size: PAGE, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ results }) => (results.length < PAGE ? undefined : results.at(-1)?.id),
  });

interface FiltersProps {
  start: AuditDraft;
  onApply: (draft: AuditDraft) => void;
}

function Filters({ start, onApply }: FiltersProps) {
  const { audit: words } = useStaffPhrases();
  const [draft, setDraft] = useState(start);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = wrongNumbers(draft);
    setWrong(found);
    if (found.length === 0) onApply(draft);
  };
  const field = (key: keyof AuditDraft, label: string, more: object = {}) => (
    <TextInput
      label={label}
      autoComplete="off"
      maxLength={100}
      value={draft[key]}
      error={wrong.includes(key) ? words.wrongNumber : null}
      onChange={(event) => setDraft({ ...draft, [key]: event.currentTarget.value })}
      {...more}
    />
  );
  const clear = () => {
    setDraft(NO_FILTER);
    setWrong([]);
    onApply(NO_FILTER);
  };
  return (
    <form noValidate className={styles.filters} onSubmit={submit}>
      {field("request", words.request, { maxLength: 64, spellCheck: false })}
      {field("action", words.action, { placeholder: words.actionHint, spellCheck: false })}
      {field("person", words.person, { inputMode: "numeric" })}
      {field("staff", words.staff, { inputMode: "numeric" })}
      {field("from", words.from, { type: "date" })}
      {field("until", words.until, { type: "date" })}
      <div className={styles.buttons}>
        <Button type="submit">{words.apply}</Button>
        <Button variant="default" onClick={clear}>
          {words.clear}
        </Button>
      </div>
    </form>
  );
}

function Entries({ filter }: { filter: AuditFilter }) {
  const { audit: words } = useStaffPhrases();
  const { general } = usePhrases();
  const log = useEntries(filter);
  const retry = (
    <Button variant="default" loading={log.isFetching} onClick={() => void log.refetch()}>
      {general.tryAgain}
    </Button>
  );
  if (log.data === undefined && log.isError)
    return <StatePanel kind="error" title={general.errorLoadingData} actions={retry} />;
  if (log.data === undefined)
    return (
      <div role="status" aria-label={general.loading}>
        {[1, 2, 3, 4].map((row) => (
          <SkeletonCard key={row} shape="row" />
        ))}
      </div>
    );
  const entries = log.data.pages.flatMap(({ results }) => results);
  const isFiltered = Object.keys(filter).length > 0;
  if (entries.length === 0)
    return isFiltered ? (
      <StatePanel kind="empty" title={words.none} text={words.noneText} />
    ) : (
      <StatePanel kind="empty" title={words.empty} />
    );
  return (
    <SectionCard>
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <AuditLine key={entry.id} entry={entry} />
        ))}
      </ul>
      {log.isFetchNextPageError && <Notice kind="error" title={general.errorLoadingData} />}
      {log.hasNextPage && (
        <Button variant="default" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {words.older}
        </Button>
      )}
    </SectionCard>
  );
}

function Log({ start }: { start: AuditDraft }) {
  const [chosen, setChosen] = useState(start);
  return (
    <>
      <Filters start={start} onApply={setChosen} />
      <Entries filter={filterOf(chosen)} />
    </>
  );
}

/** Who did what with whose data, newest first (ledger STAFF-008, STAFF-013). */
export function StaffAuditScreen() {
  const { audit: words } = useStaffPhrases();
  const { request = "" } = useSearch({ from: `/staff${PATHS.staffAudit}` });
  return (
    <StaffPage title={words.title}>
      <Log key={request} start={{ ...NO_FILTER, request }} />
    </StaffPage>
  );
}
