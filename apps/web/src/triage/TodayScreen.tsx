import { Button } from "@mantine/core";
import type { TriageBoard } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { TrialBanner } from "../billing/index.ts";
import { FirstSteps } from "../clients/index.ts";
import { BoardSwitch } from "../lib/BoardSwitch.tsx";
import { triageSettingsQuery } from "../lib/board-query.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useHasRoomBeside } from "../lib/use-media.ts";
import { useTitle } from "../lib/use-title.ts";
import { useTriagePhrases } from "../lib/use-triage-phrases.ts";
import { Notice } from "../ui/Notice.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { PracticePlate } from "../ui/PracticePlate.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { ActDialog } from "./ActDialog.tsx";
import { BoardList, type BoardListProps } from "./BoardList.tsx";
import { BoardTools } from "./BoardTools.tsx";
import { choiceOf, START, viewsOf } from "./board-views.ts";
import { ClientPane } from "./ClientPane.tsx";
import { RulesDialog } from "./RulesDialog.tsx";
import { SaveViewDialog } from "./SaveViewDialog.tsx";
import styles from "./TodayScreen.module.css";
import { type BoardChoice, boardQuery } from "./triage-query.ts";
import { useBoardKeys } from "./use-board-keys.ts";
import { type Round, useRound } from "./use-round.ts";
import { useSettle } from "./use-settle.ts";
import { WhoseBoard } from "./WhoseBoard.tsx";

function Head({ board, whose }: { board: TriageBoard; whose: BoardChoice["whose"] }) {
  const words = useTriagePhrases();
  const { waiting, done, later, on_track: onTrack, unseen, clients } = board;
  const summary =
    whose === "own"
      ? words.summary({ done, later, onTrack, unseen })
      : words.whose.summary({ done, later, rest: onTrack });
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

interface ClientsProps extends Pick<BoardListProps, "board" | "choice" | "settle" | "onChange"> {
  round: Round;
}

/** The list, and whoever is open: beside it where there is room, over it elsewhere (ledger COACH-124). */
function Clients({ round, ...list }: ClientsProps) {
  const isWide = useHasRoomBeside();
  const { client, startsWith, open } = round;
  if (client === null) return <BoardList {...list} openId={null} onAct={open} />;
  const shown = { client, startsWith, round, settle: list.settle };
  if (!isWide)
    return (
      <>
        <BoardList {...list} openId={null} onAct={open} />
        <ActDialog {...shown} key={client.id} />
      </>
    );
  return (
    <div className={styles.split}>
      <BoardList {...list} openId={client.id} onAct={open} />
      <ClientPane {...shown} key={client.id} />
    </div>
  );
}

/** The morning round: who needs the coach, and why (ledger COACH-090 to COACH-095). */
export function TodayScreen() {
  const words = useTriagePhrases();
  const { general } = usePhrases();
  useTitle(words.title);
  const [choice, setChoice] = useState(START);
  const [dialog, setDialog] = useState<"rules" | "keys" | "save" | null>(null);
  const { data: board, isError, isFetching, refetch } = useQuery(boardQuery(choice));
  const { data: settings } = useQuery(triageSettingsQuery);
  const settle = useSettle();
  const round = useRound(board?.results ?? []);
  const change = useCallback(
    (changed: Partial<BoardChoice>) => setChoice((before) => ({ ...before, page: 1, ...changed })),
    [],
  );
  const searchField = useRef<HTMLInputElement>(null);
  const views = board === undefined ? [] : viewsOf(board);
  useBoardKeys({
    isOn: settings?.shortcuts ?? false,
    clients: board?.results ?? [],
    onAct: round.open,
    onDone: (client) => void settle.settle(client, null),
    onSnooze: (client) => void settle.settle(client, "TOMORROW"),
    onUndo: settle.undo,
    onView: (at) => {
      const view = views[at];
      if (view !== undefined) change(choiceOf(view));
    },
    onFind: () => searchField.current?.focus(),
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
      {board?.clients === 0 && choice.whose === "own" && (
        <>
          <PageHeader title={words.title} />
          <FirstSteps />
          <WhoseBoard whose={choice.whose} onChange={(whose) => change({ whose })} />
        </>
      )}
      {board !== undefined && (board.clients > 0 || choice.whose !== "own") && (
        <>
          <Head board={board} whose={choice.whose} />
          <BoardTools {...{ board, views, choice, searchField }} onChange={change} onDialog={setDialog} />
          {choice.whose !== "own" && (
            <Notice kind="info" title={words.whose.accountOnly}>
              {words.whose.accountOnlyText}
            </Notice>
          )}
          {isError && <Notice kind="error" title={general.errorLoadingData} action={retry} />}
          <Clients {...{ board, choice, settle, round }} onChange={change} />
        </>
      )}
      {dialog === "save" && <SaveViewDialog choice={choice} onClose={() => setDialog(null)} />}
      {(dialog === "rules" || dialog === "keys") && (
        <RulesDialog title={dialog} onClose={() => setDialog(null)} />
      )}
    </div>
  );
}
