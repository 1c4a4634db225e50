import { Button, TextInput } from "@mantine/core";
import { TRIAGE_SORTS, TRIAGE_VIEWS, type TriageBoard, type TriageRow } from "@plateful/contract";
import { IconAdjustments, IconKeyboard, IconSearch } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { TrialBanner } from "../billing/index.ts";
import { FirstSteps } from "../clients/index.ts";
import { BoardSwitch } from "../lib/BoardSwitch.tsx";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { DEBOUNCE } from "../lib/polling.ts";
import { useIsDesktop } from "../lib/use-media.ts";
import { useTitle } from "../lib/use-title.ts";
import { ChoiceChips } from "../ui/ChoiceChips.tsx";
import { FilterSelect } from "../ui/FilterSelect.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { PracticePlate } from "../ui/PracticePlate.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { ActDialog } from "./ActDialog.tsx";
import { BoardList } from "./BoardList.tsx";
import { RulesDialog } from "./RulesDialog.tsx";
import styles from "./TodayScreen.module.css";
import { type BoardChoice, boardQuery, triageClientQuery, triageSettingsQuery } from "./triage-query.ts";
import { useBoardKeys } from "./use-board-keys.ts";
import { useSettle } from "./use-settle.ts";

const START: BoardChoice = { view: "NEEDS_ME", sort: "URGENCY", reason: null, search: "", page: 1 };

function Head({ board }: { board: TriageBoard }) {
  const { triage: words } = usePhrases();
  const { waiting, done, later, on_track: onTrack, clients } = board;
  const summary = words.summary({ done, later, onTrack });
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{words.heading({ count: waiting })}</h1>
        <p className={styles.summary}>{summary}</p>
      </div>
      <PracticePlate
        {...{ waiting, done, total: clients }}
        description={`${words.heading({ count: waiting })}. ${summary}`}
      />
    </header>
  );
}

interface ToolsProps {
  board: TriageBoard;
  choice: BoardChoice;
  onChange: (change: Partial<BoardChoice>) => void;
  onRules: () => void;
  onKeys: () => void;
}

/** Views, order, reason and search; a change begins at the first page. */
function Tools({ board, choice, onChange, onRules, onKeys }: ToolsProps) {
  const { triage: words } = usePhrases();
  const isDesktop = useIsDesktop();
  const [typed, setTyped] = useState(choice.search);
  useEffect(() => {
    if (typed.trim() === choice.search) return;
    const timer = setTimeout(() => onChange({ search: typed.trim() }), DEBOUNCE.clientSearch);
    return () => clearTimeout(timer);
  }, [typed, choice.search, onChange]);
  const countOf = (view: (typeof TRIAGE_VIEWS)[number]) =>
    board.views.find((each) => each.view === view)?.count ?? 0;
  return (
    <div className={styles.tools}>
      <ChoiceChips
        label={words.view}
        isScrolling
        value={TRIAGE_VIEWS.indexOf(choice.view)}
        chips={TRIAGE_VIEWS.map((view, value) => ({
          value,
          label: words.views[view],
          note: String(countOf(view)),
        }))}
        onChoose={(at) => onChange({ view: TRIAGE_VIEWS[at] ?? "NEEDS_ME" })}
      />
      <div className={styles.filters}>
        <FilterSelect
          label={words.sort}
          value={choice.sort}
          options={TRIAGE_SORTS.map((value) => ({ value, text: words.sorts[value] }))}
          onChange={(sort) => onChange({ sort })}
        />
        <FilterSelect
          label={words.reason}
          value={choice.reason ?? "ANY"}
          options={[
            { value: "ANY", text: words.anyReason },
            ...board.reasons.map((value) => ({ value, text: words.rules[value] })),
          ]}
          onChange={(reason) => onChange({ reason: reason === "ANY" ? null : reason })}
        />
        <TextInput
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
          autoComplete="off"
          value={typed}
          className={styles.search ?? ""}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <IconButton label={words.rulesTitle} look="card" onClick={onRules}>
          <IconAdjustments size={20} />
        </IconButton>
        {isDesktop && (
          <IconButton label={words.keys} look="card" onClick={onKeys}>
            <IconKeyboard size={20} />
          </IconButton>
        )}
      </div>
    </div>
  );
}

interface Acting {
  readonly client: TriageRow;
  readonly startsWith: "energy" | "note";
}

/** Which client is open, and who comes after: the order is that of the board when it was opened. */
function useRound(shown: readonly TriageRow[]) {
  const queryClient = useQueryClient();
  const [round, setRound] = useState<readonly TriageRow[]>([]);
  const [acting, setActing] = useState<Acting | null>(null);
  const at = acting === null ? -1 : round.findIndex(({ id }) => id === acting.client.id);
  const next = at < 0 ? null : (round[at + 1] ?? null);
  const nextId = next?.id;
  useEffect(() => {
    if (nextId !== undefined) void queryClient.prefetchQuery(triageClientQuery(nextId));
  }, [nextId, queryClient]);
  return {
    acting,
    next,
    open: (client: TriageRow, startsWith: Acting["startsWith"] = "energy") => {
      setRound(shown);
      setActing({ client, startsWith });
    },
    goOn: () => setActing(next === null ? null : { client: next, startsWith: "energy" }),
    close: () => setActing(null),
  };
}

/** The morning round: who needs the coach, and why (ledger COACH-090 to COACH-095). */
export function TodayScreen() {
  const { triage: words, general } = usePhrases();
  useTitle(words.title);
  const [choice, setChoice] = useState(START);
  const [dialog, setDialog] = useState<"rules" | "keys" | null>(null);
  const { data: board, isError, isFetching, refetch } = useQuery(boardQuery(choice));
  const { data: settings } = useQuery(triageSettingsQuery);
  const settle = useSettle();
  const round = useRound(board?.results ?? []);
  const change = (changed: Partial<BoardChoice>) =>
    setChoice((before) => ({ ...before, page: 1, ...changed }));
  useBoardKeys({
    isOn: settings?.shortcuts ?? false,
    clients: board?.results ?? [],
    onAct: round.open,
    onDone: (client) => void settle.settle(client, null),
    onSnooze: (client) => void settle.settle(client, "TOMORROW"),
    onUndo: settle.undo,
    onView: (view) => change({ view }),
    onHelp: () => setDialog("keys"),
  });
  const retry = (
    <Button loading={isFetching} onClick={() => void refetch()}>
      {general.tryAgain}
    </Button>
  );
  return (
    <div className={styles.page}>
      <BoardSwitch current="today" />
      <TrialBanner />
      {board === undefined && !isError && (
        <div role="status" aria-label={general.loading} className={styles.list}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
            <SkeletonCard key={row} shape="row" />
          ))}
        </div>
      )}
      {board === undefined && isError && (
        <StatePanel kind="error" title={general.errorLoadingData} actions={retry} />
      )}
      {board?.clients === 0 && (
        <>
          <PageHeader title={words.title} />
          <FirstSteps />
        </>
      )}
      {board !== undefined && board.clients > 0 && (
        <>
          <Head board={board} />
          <Tools
            {...{ board, choice }}
            onChange={change}
            onRules={() => setDialog("rules")}
            onKeys={() => setDialog("keys")}
          />
          {isError && <Notice kind="error" title={general.errorLoadingData} action={retry} />}
          <BoardList {...{ board, choice, settle }} onChange={change} onAct={round.open} />
        </>
      )}
      {dialog !== null && <RulesDialog title={dialog} onClose={() => setDialog(null)} />}
      {round.acting !== null && (
        <ActDialog
          key={round.acting.client.id}
          {...round.acting}
          {...{ next: round.next, settle, onNext: round.goOn, onClose: round.close }}
        />
      )}
    </div>
  );
}
