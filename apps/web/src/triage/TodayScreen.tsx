import { Button } from "@mantine/core";
import type { Snooze, TriageBoard, TriageRow } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { TrialBanner } from "../billing/index.ts";
import { FirstSteps } from "../clients/index.ts";
import { BoardSwitch } from "../lib/client/BoardSwitch.tsx";
import { triageSettingsQuery } from "../lib/client/board-query.ts";
import { useToday } from "../lib/device/today.ts";
import { useHasRoomBeside, useIsDesktop } from "../lib/device/use-media.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName } from "../lib/language/person-name.ts";
import { useTriagePhrases } from "../lib/language/use-triage-phrases.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { Notice } from "../ui/Notice.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { PracticePlate } from "../ui/plates/PracticePlate.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { ActDialog } from "./ActDialog.tsx";
import { BoardList, type BoardListProps } from "./board/BoardList.tsx";
import { BoardTools } from "./board/BoardTools.tsx";
import { SaveViewDialog } from "./board/SaveViewDialog.tsx";
import { useBoardKeys } from "./board/use-board-keys.ts";
import { useBoardPageSize } from "./board/use-board-page-size.ts";
import { WhoseBoard } from "./board/WhoseBoard.tsx";
import { ClientPane } from "./ClientPane.tsx";
import { KeyBar } from "./KeyBar.tsx";
import { choiceOf, isRoundOver, START, viewsOf } from "./parts/board-views.ts";
import styles from "./parts/TodayScreen.module.css";
import { type BoardChoice, boardQuery } from "./parts/triage-query.ts";
import { type Round, useRound } from "./parts/use-round.ts";
import { useSettle } from "./parts/use-settle.ts";
import { RulesDialog } from "./RulesDialog.tsx";

interface HeadProps {
  board: TriageBoard;
  choice: BoardChoice;
  /** Opens the first client; absent while someone is open. */
  onStart: ((client: TriageRow) => void) | undefined;
}

/** Who waits, in words and on a plate; once nobody does, the plate stands large below (ledger COACH-173). */
function Head({ board, choice, onStart }: HeadProps) {
  const words = useTriagePhrases();
  const language = useLanguage();
  const today = useToday();
  const { waiting, done, later, on_track: onTrack, unseen, clients } = board;
  const isDesktop = useIsDesktop();
  const isOver = isRoundOver(board, choice);
  // On a phone the first card is open already, with its own button.
  const first =
    isDesktop && choice.view === "NEEDS_ME" ? board.results.find(({ is_own: isOwn }) => isOwn) : undefined;
  const title = isOver ? words.lookedAfter : words.heading({ count: waiting });
  const summary =
    choice.whose === "own" || choice.whose === "shared"
      ? words.summary({ done, later, onTrack, unseen })
      : words.whose.summary({ done, later, rest: onTrack });
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.date}>
          {formatDate(language, today, { weekday: "long", day: "numeric", month: "long" })}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.summary}>{isOver ? words.allDone : summary}</p>
      </div>
      {!isOver && (
        <PracticePlate
          {...{ waiting, done, total: clients }}
          caption={words.ofClients({ count: clients })}
          description={`${title}. ${summary}`}
        />
      )}
      {first !== undefined && onStart !== undefined && (
        <Button className={styles.start ?? ""} onClick={() => onStart(first)}>
          {words.startWith({ name: first.first_name === "" ? displayName(first) : first.first_name })}
        </Button>
      )}
    </header>
  );
}

interface ClientsProps extends Pick<BoardListProps, "board" | "choice" | "settle" | "onChange"> {
  round: Round;
  onKeys: () => void;
}

/** The list, and whoever is open: beside it where there is room, over it elsewhere (ledger COACH-124). */
function Clients({ round, onKeys, ...list }: ClientsProps) {
  const isWide = useHasRoomBeside();
  const { client, startsWith, open } = round;
  if (client === null)
    return (
      <>
        <BoardList {...list} openId={null} onAct={open} />
        {list.board.count > 0 && <KeyBar onAll={onKeys} />}
      </>
    );
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
  const { data: board, isError, isFetching, refetch } = useQuery(boardQuery(choice, useBoardPageSize()));
  const { data: settings } = useQuery(triageSettingsQuery);
  const settle = useSettle();
  const round = useRound(board?.results ?? []);
  const change = useCallback(
    (changed: Partial<BoardChoice>) => setChoice((before) => ({ ...before, page: 1, ...changed })),
    [],
  );
  const [hasFilters, setHasFilters] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const views = board === undefined ? [] : viewsOf(board);
  /** Whoever is open gives their place to the next, as with the buttons. */
  const settleFrom = (client: TriageRow, snooze: Snooze | null) => {
    void settle.settle(client, snooze);
    if (round.client?.id === client.id) round.goOn();
  };
  useBoardKeys({
    isOn: settings?.shortcuts ?? false,
    clients: board?.results ?? [],
    open: round.client,
    onAct: round.open,
    onMove: round.step,
    onDone: (client) => settleFrom(client, null),
    onSnooze: (client) => settleFrom(client, "TOMORROW"),
    onUndo: settle.undo,
    onView: (at) => {
      const view = views[at];
      if (view !== undefined) change(choiceOf(view));
    },
    onFind: () => {
      setHasFilters(true);
      requestAnimationFrame(() => searchField.current?.focus());
    },
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
      {board === undefined &&
        (isError ? (
          <StatePanel kind="error" title={general.errorLoadingData} actions={retry} />
        ) : (
          <div role="status" aria-label={general.loading} className={styles.list}>
            {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
              <SkeletonCard key={row} shape="row" />
            ))}
          </div>
        ))}
      {board?.clients === 0 && choice.whose === "own" && (
        <>
          <PageHeader title={words.title} />
          <FirstSteps />
          <WhoseBoard whose={choice.whose} onChange={(whose) => change({ whose })} />
        </>
      )}
      {board !== undefined && (board.clients > 0 || choice.whose !== "own") && (
        <>
          <Head {...{ board, choice }} onStart={round.client === null ? round.open : undefined} />
          <BoardTools
            {...{ board, views, choice, searchField, hasFilters }}
            onChange={change}
            onDialog={setDialog}
            onFilters={setHasFilters}
          />
          {choice.whose !== "own" && choice.whose !== "shared" && (
            <Notice kind="info" title={words.whose.accountOnly}>
              {words.whose.accountOnlyText}
            </Notice>
          )}
          {isError && <Notice kind="error" title={general.errorLoadingData} action={retry} />}
          <Clients {...{ board, choice, settle, round }} onChange={change} onKeys={() => setDialog("keys")} />
        </>
      )}
      {dialog === "save" && <SaveViewDialog choice={choice} onClose={() => setDialog(null)} />}
      {(dialog === "rules" || dialog === "keys") && (
        <RulesDialog title={dialog} onClose={() => setDialog(null)} />
      )}
    </div>
  );
}
