import { type Conversation, readClientMessages, readMessages } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../lib/server/call.ts";
import { refreshMessages } from "./message-query.ts";

/** What is on the screen of someone who looks at it counts as read (TALK-004). */
export function useMarkRead(
  clientId: number | null,
  latest: Conversation | undefined,
  standIn: number | null,
): void {
  const queryClient = useQueryClient();
  const last = latest?.messages.at(-1)?.id;
  const hasUnread = (latest?.unread ?? 0) > 0;
  useEffect(() => {
    if (!hasUnread || last === undefined) return;
    const mark = () => {
      if (document.visibilityState !== "visible") return;
      const body = { message: last };
      const marking =
        clientId === null
          ? call(readMessages, { body: { ...body, coach: standIn }, isUnprompted: true })
          : call(readClientMessages, { params: { id: String(clientId) }, body, isUnprompted: true });
      // It is marked with the next look if it could not be now.
      marking.then(() => refreshMessages(queryClient)).catch(() => {});
    };
    mark();
    document.addEventListener("visibilitychange", mark);
    return () => document.removeEventListener("visibilitychange", mark);
  }, [clientId, hasUnread, last, standIn, queryClient]);
}
