import { Button } from "@mantine/core";
import type { TriageBoard, TriageRow } from "@plateful/contract";
import { PageSteps } from "../clients/index.ts";
import { useIsDesktop } from "../lib/use-media.ts";
import { useTriagePhrases } from "../lib/use-triage-phrases.ts";
import { StatePanel } from "../ui/StatePanel.tsx";
import { AllDone } from "./AllDone.tsx";
import { BoardCompact } from "./BoardCompact.tsx";
import { BoardTable } from "./BoardTable.tsx";
import styles from "./TodayScreen.module.css";
import { TriageCard } from "./TriageCard.tsx";
import type { BoardChoice } from "./triage-query.ts";
import type { Settle } from "./use-settle.ts";

export interface BoardListProps {
  board: TriageBoard;
  choice: BoardChoice;
  settle: Settle;
  onChange: (change: Partial<BoardChoice>) => void;
  onAct: (client: TriageRow) => void;
  /** Who is open beside the list; null while nobody is. */
  openId: number | null;
}

export interface BoardGroup {
  readonly id: string;
  readonly title: string | null;
  readonly clients: readonly TriageRow[];
}

/** The clients of a page; by urgency they stand in groups, each under its heading. */
export function BoardList({ board, choice, settle, onChange, onAct, openId }: BoardListProps) {
  const words = useTriagePhrases();
  const isDesktop = useIsDesktop();
  const { view, reasons, label, search, whose } = choice;
  const isFiltered = reasons.length > 0 || label !== null || search !== "";
  const isRoundOver = view === "NEEDS_ME" && whose === "own" && !isFiltered && board.waiting === 0;
  if (board.count === 0 && isRoundOver && board.done + board.later > 0)
    return <AllDone done={board.done} later={board.later} onShow={(chosen) => onChange({ view: chosen })} />;
  if (board.count === 0)
    return (
      <StatePanel
        kind="empty"
        title={words.empty}
        text={words.emptyText}
        actions={
          (view !== "ALL" || isFiltered) && (
            <Button onClick={() => onChange({ view: "ALL", reasons: [], label: null, search: "" })}>
              {words.showAll}
            </Button>
          )
        }
      />
    );
  // Nothing is known of other coaches’ clients, which is not the same as being on track.
  const noReason = whose === "own" ? words.noGroup : words.whose.noReason;
  const byGroup = Map.groupBy(board.results, ({ group }) => group);
  const groups: readonly BoardGroup[] =
    choice.sort === "URGENCY"
      ? [...byGroup].map(([group, clients]) => ({
          id: group ?? "NONE",
          title: group === null ? noReason : words.groups[group],
          clients,
        }))
      : [{ id: "ALL", title: null, clients: board.results }];
  return (
    <div className={styles.group}>
      {openId !== null ? (
        <BoardCompact {...{ groups, openId, onAct }} />
      ) : isDesktop ? (
        <BoardTable {...{ groups, settle, onAct }} />
      ) : (
        groups.map(({ id, title, clients }) => (
          <section key={id} {...(title === null ? {} : { "aria-label": title })} className={styles.group}>
            {title !== null && (
              <h2 className={styles.groupTitle}>
                {title} <small>{clients.length}</small>
              </h2>
            )}
            <ul className={styles.list}>
              {clients.map((client) => (
                <li key={client.id}>
                  <TriageCard {...{ client, settle, onAct }} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      {board.total_pages > 1 && (
        <PageSteps
          page={Math.min(choice.page, board.total_pages)}
          total={board.total_pages}
          onChoose={(page) => onChange({ page })}
        />
      )}
    </div>
  );
}
