import type { Conversation } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import type { ConversationRow, Side } from "./conversation-store.ts";
import { countUnread, listMessages } from "./message-store.ts";
import { presentMessages } from "./present-message.ts";

/** Messages of one reading. */
const PAGE = 30;

interface Reading {
  /** Who reads. */
  readonly side: Side;
  readonly with: Conversation["with"];
  readonly isOpen: boolean;
  readonly before: number | undefined;
}

/** A conversation as one side reads it; null for one that nobody has begun. */
export async function loadConversation(
  call: Pick<Call, "db" | "services" | "language">,
  row: ConversationRow | null,
  { side, with: other, isOpen, before }: Reading,
): Promise<Conversation> {
  const common = { with: other, is_open: isOpen };
  if (row === null) return { ...common, waiting_since: null, unread: 0, messages: [], has_earlier: false };
  const found = await listMessages(call.db, row.id, { before, limit: PAGE + 1 });
  const shown = found.slice(-PAGE);
  const isClient = side === "client";
  const after = isClient ? row.read_by_client : row.read_by_coach;
  return {
    ...common,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    unread: await countUnread(call.db, row.id, { isFromCoach: isClient, after }),
    messages: await presentMessages(call, shown, row),
    has_earlier: found.length > shown.length,
  };
}
