import { findClientDayComments, findDayComments } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { MESSAGES } from "../../lib/person/message-count-query.ts";
import { call } from "../../lib/server/call.ts";

/** What a coach wrote about a day: to oneself, or as the coach of a client. */
export const dayCommentsQuery = (date: string, clientId: number | undefined) =>
  queryOptions({
    queryKey: [MESSAGES, "comments", date, clientId ?? "own"],
    queryFn: async ({ signal }) => {
      const query = { date__gte: date, date__lte: date };
      const { comments } =
        clientId === undefined
          ? await call(findDayComments, { query, signal })
          : await call(findClientDayComments, { params: { id: String(clientId) }, query, signal });
      return comments;
    },
    meta: { silent: true },
  });
