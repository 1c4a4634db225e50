import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { newIdempotencyKey } from "../lib/server/call.ts";
import type { Attached } from "./attached.ts";
import { keepMessage } from "./kept-messages.ts";
import { conversationQuery } from "./message-query.ts";
import { threadDays } from "./thread-entries.ts";
import { useKeptMessages } from "./use-kept-messages.ts";
import { useMarkRead } from "./use-mark-read.ts";

/**
 * One conversation: what is stored and what waits, and how to write in it.
 * @param standIn The colleague of their coach with whom a client writes; null for the coach.
 */
export function useConversation(clientId: number | null, standIn: number | null = null) {
  const query = useInfiniteQuery(conversationQuery(clientId, standIn));
  const kept = useKeptMessages();
  const pages = query.data?.pages;
  const latest = pages?.[0];
  useMarkRead(clientId, latest, standIn);
  const days = useMemo(() => {
    const own = kept.filter(
      (message) => message.clientId === clientId && (message.body.coach ?? null) === standIn,
    );
    return threadDays(pages ?? [], own, clientId !== null);
  }, [pages, kept, clientId, standIn]);
  const send = (text: string, { recipe, day }: Attached) =>
    keepMessage({
      key: newIdempotencyKey(),
      clientId,
      body: { text, recipe: recipe?.id ?? null, day, ...(standIn === null ? {} : { coach: standIn }) },
      recipe,
      writtenAt: new Date().toISOString(),
    });
  return { query, latest, days, send };
}
