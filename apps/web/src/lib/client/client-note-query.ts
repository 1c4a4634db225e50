import { getClientNote } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { MESSAGES } from "../person/message-count-query.ts";
import { call } from "../server/call.ts";

/** What the practice notes about a client for itself. */
export const clientNoteQuery = (clientId: number) =>
  queryOptions({
    queryKey: [MESSAGES, "note", clientId],
    queryFn: ({ signal }) => call(getClientNote, { params: { id: String(clientId) }, signal }),
  });
