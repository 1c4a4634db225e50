import { countMessages } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../server/call.ts";
import { POLL } from "../server/polling.ts";

/** Every reading of messages starts with this key. */
export const MESSAGES = "messages";

/** What the navigation counts. It shows no error: it is not why someone is on a screen. */
export const messageCountQuery = queryOptions({
  queryKey: [MESSAGES, "count"],
  queryFn: ({ signal }) => call(countMessages, { signal }),
  refetchInterval: POLL.clients,
  meta: { silent: true },
});
