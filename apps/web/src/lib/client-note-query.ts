import { getClientNote } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";
import { MESSAGES } from "./message-count-query.ts";

/** What the practice notes about a client for itself. */
export const clientNoteQuery = (clientId: number) =>
  queryOptions({
    queryKey: [MESSAGES, "note", clientId],
    queryFn: ({ signal }) => call(getClientNote, { params: { id: String(clientId) }, signal }),
  });
