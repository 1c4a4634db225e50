import {
  getClientConversation,
  getTeam,
  getTriageClient,
  listTriage,
  type TriageBoard,
  type TriageReasonShown,
  type TriageSort,
  type TriageView,
} from "@plateful/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { BOARD } from "../../lib/client/board-query.ts";
import { CLIENTS } from "../../lib/person/current-user.ts";
import { MESSAGES } from "../../lib/person/message-count-query.ts";
import { call } from "../../lib/server/call.ts";
import { POLL } from "../../lib/server/polling.ts";

/** What the board shows. */
export interface BoardChoice {
  readonly view: TriageView;
  readonly sort: TriageSort;
  /** Any of these; without one, all. */
  readonly reasons: readonly TriageReasonShown["reason"][];
  readonly label: string | null;
  readonly search: string;
  /** Whose clients: the coach's own and those shared with them, the shared alone, those of a colleague, or all of the practice. */
  readonly whose: "own" | "shared" | "everybody" | number;
  readonly page: number;
}

/** A page of the board, which knows which one it is: the one before stays in sight until the next is there. */
export interface BoardPage extends TriageBoard {
  readonly page: number;
}

/** A page of the board; the one before stays in sight until the next is there. */
export const boardQuery = (
  { view, sort, reasons, label, search, whose, page }: BoardChoice,
  pageSize: number,
) =>
  queryOptions({
    queryKey: [...BOARD, "list", whose, view, sort, reasons.join(), label, search, page, pageSize],
    queryFn: async ({ signal }): Promise<BoardPage> => {
      const query = {
        ...{ view, sort, page, page_size: pageSize },
        ...(reasons.length === 0 ? {} : { reason: [...reasons] }),
        ...(label === null ? {} : { label }),
        ...(whose === "everybody" ? { everybody: true } : {}),
        ...(whose === "shared" ? { shared: true } : {}),
        ...(typeof whose === "number" ? { coach: whose } : {}),
        ...(search === "" ? {} : { search }),
      };
      const board = await call(listTriage, { query, signal });
      return { ...board, page: Math.min(page, board.total_pages) };
    },
    refetchInterval: POLL.clients,
    placeholderData: keepPreviousData,
  });

/** A client of the board with what is needed to act; the next one is fetched ahead. */
export const triageClientQuery = (id: number) =>
  queryOptions({
    queryKey: [...BOARD, "client", id],
    queryFn: ({ signal }) => call(getTriageClient, { params: { id: String(id) }, signal }),
  });

/** The latest messages of a client, whom the coach answers from the board. */
export const latestMessagesQuery = (id: number) =>
  queryOptions({
    queryKey: [MESSAGES, "latest", id],
    queryFn: ({ signal }) => call(getClientConversation, { params: { id: String(id) }, query: {}, signal }),
  });

/** Colleagues whose clients the coach may see, for the choice of a board. */
export const teamQuery = queryOptions({
  queryKey: [CLIENTS, "team"],
  queryFn: ({ signal }) => call(getTeam, { signal }),
});
