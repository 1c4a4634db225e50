import type { ConversationRow, listConversations as endpoint } from "@plateful/contract";
import { insertReadAudit } from "../platform/audit-store.ts";
import type { Call, Http } from "../platform/call.ts";
import { answerPage, type Page } from "../platform/page.ts";
import { countConversations, type ListFilter, listConversationRows } from "./conversation-store.ts";
import { textOf } from "./message-store.ts";

const PAGE_SIZE = 30;
/** Characters of the last message that a row shows. */
const SHOWN = 120;

/** Its first characters, without cutting one in two. */
const beginningOf = (text: string): string => [...text].slice(0, SHOWN).join("");

type Rows = Awaited<ReturnType<typeof listConversationRows>>;

async function presentRows(
  { db, actor, now }: Call<typeof endpoint>,
  rows: Rows,
): Promise<ConversationRow[]> {
  const ids = rows.map(({ client_id }) => client_id);
  const entry = { actor_id: actor.id, action: "list-conversations", happened_at: now };
  await insertReadAudit(db, entry, ids);
  return rows.map((row) => ({
    client: { id: row.client_id, first_name: row.first_name, last_name: row.last_name },
    is_open: row.account_enabled,
    waiting_since: row.account_enabled ? (row.waiting_since?.toISOString() ?? null) : null,
    unread: Number(row.unread),
    last_message: {
      is_from_coach: row.is_from_coach,
      text: beginningOf(textOf(db, { user_id: row.client_id, sealed_text: row.sealed_text })),
      has_recipe: row.recipe_template_id !== null,
      has_day: row.day !== null,
      written_at: row.written_at.toISOString(),
    },
  }));
}

/** The caller's conversations with their clients: those who wait first, then the latest (TALK-003). */
export function listConversations(call: Call<typeof endpoint>, http: Http): Promise<Page<ConversationRow>> {
  const { search = "", waiting: isWaiting } = call.query;
  const filter: ListFilter = { coachId: call.actor.id, search: search.trim(), isWaiting };
  return answerPage<ConversationRow>(call.query, http, {
    count: () => countConversations(call.db, filter),
    rows: async (slice) => presentRows(call, await listConversationRows(call.db, filter, slice)),
    usualSize: PAGE_SIZE,
  });
}
