import { getMessageMails } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";

/** Whether the person hears by mail of messages that stay unread. */
export const messageMailsQuery = queryOptions({
  queryKey: ["message-mails"],
  queryFn: ({ signal }) => call(getMessageMails, { signal }),
});
