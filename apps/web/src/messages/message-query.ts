import { getClientConversation, getConversation, listConversations } from "@plateful/contract";
import { infiniteQueryOptions, keepPreviousData, type QueryClient } from "@tanstack/react-query";
import { type WhoseSearch, whoseQueryOf } from "../lib/client/client-search.ts";
import { MESSAGES } from "../lib/person/message-count-query.ts";
import { call } from "../lib/server/call.ts";

/** How often an open conversation is read again, in milliseconds. */
const POLL_OPEN = 10_000;

/** A conversation, the latest messages first; a coach names the client, and a client may name a colleague who stands in. */
export const conversationQuery = (clientId: number | null, standIn: number | null = null) =>
  infiniteQueryOptions({
    queryKey: [MESSAGES, "conversation", clientId ?? "own", ...(standIn === null ? [] : [standIn])],
    queryFn: ({ pageParam, signal }) => {
      const query = { before: pageParam };
      return clientId === null
        ? call(getConversation, {
            query: { ...query, ...(standIn === null ? {} : { coach: standIn }) },
            signal,
          })
        : call(getClientConversation, { params: { id: String(clientId) }, query, signal });
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ has_earlier, messages }) => (has_earlier ? messages[0]?.id : undefined),
    refetchInterval: POLL_OPEN,
  });

export interface ConversationsSearch extends WhoseSearch {
  readonly search: string;
  readonly isWaiting: boolean;
}

const LIST_PAGE = 30;

/** The coach's conversations, as many pages as were asked for. */
export const conversationsQuery = ({ search, isWaiting, ...whose }: ConversationsSearch) =>
  infiniteQueryOptions({
    queryKey: [MESSAGES, "list", whose.coach ?? "own", search, isWaiting],
    queryFn: ({ pageParam, signal }) =>
      call(listConversations, {
        query: { page: pageParam, page_size: LIST_PAGE, search, waiting: isWaiting, ...whoseQueryOf(whose) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ next }, _all, page) => (next === null ? undefined : page + 1),
    refetchInterval: POLL_OPEN,
    placeholderData: keepPreviousData,
  });

/** Reads everything about messages again; the way every change of them ends. */
export const refreshMessages = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [MESSAGES] });
