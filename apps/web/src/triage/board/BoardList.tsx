import { Button } from "@mantine/core";
import type { TriageRow } from "@plateful/contract";
import { PageSteps } from "../../clients/index.ts";
import { useIsDesktop } from "../../lib/device/use-media.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { type BoardGroup, isRoundOver } from "../parts/board-views.ts";
import type { StartsWith } from "../parts/next-step.ts";
import styles from "../parts/TodayScreen.module.css";
import type { BoardChoice, BoardPage } from "../parts/triage-query.ts";
import type { Settle } from "../parts/use-settle.ts";
import { AllDone } from "./AllDone.tsx";
import { BoardCompact } from "./BoardCompact.tsx";
import { BoardTable } from "./BoardTable.tsx";
import { PhoneBoard } from "./PhoneBoard.tsx";
import { useBoardPageSize } from "./use-board-page-size.ts";

export interface BoardListProps {
  board: BoardPage;
  choice: BoardChoice;
  settle: Settle;
  onChange: (change: Partial<BoardChoice>) => void;
  onAct: (client: TriageRow, startsWith?: StartsWith | null) => void;
  /** Who is open beside the list; null while nobody is. */
  openId: number | null;
}

/** A view that shows nobody, and the way to everybody. */
function Nobody({ choice, onChange }: Pick<BoardListProps, "choice" | "onChange">) {
  const words = useTriagePhrases();
  const { view, reasons, label, search } = choice;
  const isAll = view === "ALL" && reasons.length === 0 && label === null && search === "";
  return (
    <StatePanel
      kind="empty"
      title={words.empty}
      text={words.emptyText}
      actions={
        !isAll && (
          <Button onClick={() => onChange({ view: "ALL", reasons: [], label: null, search: "" })}>
            {words.showAll}
          </Button>
        )
      }
    />
  );
}

/** By urgency the clients stand in groups, each under its heading. */
function useGroups({ board, choice }: Pick<BoardListProps, "board" | "choice">): readonly BoardGroup[] {
  const words = useTriagePhrases();
  if (choice.sort !== "URGENCY") return [{ id: "ALL", title: null, clients: board.results }];
  // Nothing is known of other coaches’ clients, which is not the same as being on track.
  const noReason = choice.whose === "own" || choice.whose === "shared" ? words.noGroup : words.whose.noReason;
  return [...Map.groupBy(board.results, ({ group }) => group)].map(([group, clients]) => ({
    id: group ?? "NONE",
    title: group === null ? noReason : words.groups[group],
    clients,
  }));
}

/** A page on a phone, which a bar at its foot turns. */
function PhonePage({ groups, ...props }: BoardListProps & { groups: readonly BoardGroup[] }) {
  const { board, settle, onAct, onChange } = props;
  const pageSize = useBoardPageSize();
  const { page, count, total_pages: pages } = board;
  return (
    <PhoneBoard
      {...{ groups, settle, onAct, page, count }}
      before={(page - 1) * pageSize}
      onPage={{
        earlier: page > 1 ? () => onChange({ page: page - 1 }) : undefined,
        later: page < pages ? () => onChange({ page: page + 1 }) : undefined,
      }}
    />
  );
}

/** The clients of a page: a table, cards on a phone, and names alone beside someone who is open. */
export function BoardList(props: BoardListProps) {
  const { board, choice, settle, onChange, onAct, openId } = props;
  const isDesktop = useIsDesktop();
  const groups = useGroups(props);
  if (isRoundOver(board, choice)) return <AllDone board={board} onShow={(view) => onChange({ view })} />;
  if (board.count === 0) return <Nobody {...{ choice, onChange }} />;
  if (!isDesktop && openId === null)
    return (
      <div className={styles.group}>
        <PhonePage {...props} groups={groups} />
      </div>
    );
  return (
    <div className={styles.group}>
      {openId === null ? (
        <BoardTable {...{ groups, settle, onAct }} />
      ) : (
        <BoardCompact {...{ groups, openId, onAct }} />
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
