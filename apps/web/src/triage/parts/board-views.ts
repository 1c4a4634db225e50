import {
  TRIAGE_VIEWS,
  type TriageBoard,
  type TriageRow,
  type TriageSavedView,
  type TriageView,
} from "@plateful/contract";
import type { BoardChoice } from "./triage-query.ts";

/** A chip above the board: one of the usual views, or one that the coach saved. */
export interface BoardView {
  readonly view: TriageView;
  readonly saved: TriageSavedView | null;
  readonly count: number;
}

/** Clients under one heading; without one where they are not in groups. */
export interface BoardGroup {
  readonly id: string;
  readonly title: string | null;
  readonly clients: readonly TriageRow[];
}

/** What the board shows when it is opened. */
export const START: BoardChoice = {
  ...{ view: "NEEDS_ME", sort: "URGENCY", reasons: [], label: null, search: "" },
  ...{ whose: "own", page: 1 },
};

/** The views in the order in which they stand and in which the number keys choose them: own ones after the first. */
export function viewsOf(board: Pick<TriageBoard, "views" | "saved_views">): BoardView[] {
  const usual = TRIAGE_VIEWS.map((view) => ({
    view,
    saved: null,
    count: board.views.find((each) => each.view === view)?.count ?? 0,
  }));
  const own = board.saved_views.map(({ view: saved, count }) => ({ view: saved.view, saved, count }));
  return [...usual.slice(0, 1), ...own, ...usual.slice(1)];
}

/** What choosing a view changes; the usual ones leave the filters as they are. */
export const choiceOf = ({ view, saved }: BoardView): Partial<BoardChoice> =>
  saved === null
    ? { view }
    : { view, sort: saved.sort, reasons: saved.reasons, label: saved.label, search: saved.search };

const isShown = (choice: BoardChoice, saved: TriageSavedView): boolean =>
  choice.view === saved.view &&
  choice.sort === saved.sort &&
  choice.label === saved.label &&
  choice.search === saved.search &&
  [...choice.reasons].sort().join() === [...saved.reasons].sort().join();

/** Which of the views is shown: a saved one only as long as nothing differs from it. */
export function shownView(choice: BoardChoice, views: readonly BoardView[]): number {
  const own = views.findIndex(({ saved }) => saved !== null && isShown(choice, saved));
  return own >= 0 ? own : views.findIndex(({ view, saved }) => saved === null && view === choice.view);
}

/** Whether anything but the usual view is chosen, so that it is worth a name. */
export const isFiltered = ({ reasons, label, search, sort }: BoardChoice): boolean =>
  reasons.length > 0 || label !== null || search !== "" || sort !== "URGENCY";

const isNarrowed = ({ reasons, label, search }: BoardChoice): boolean =>
  reasons.length > 0 || label !== null || search !== "";

/** Whether the coach looks at their whole board, and nobody on it waits any more who did (ledger COACH-121). */
export const isRoundOver = (
  board: Pick<TriageBoard, "waiting" | "done" | "later">,
  choice: BoardChoice,
): boolean =>
  choice.view === "NEEDS_ME" &&
  choice.whose === "own" &&
  !isNarrowed(choice) &&
  board.waiting === 0 &&
  board.done + board.later > 0;
