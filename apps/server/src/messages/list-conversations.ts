import type { ConversationRow, listConversations as endpoint } from "@plateful/contract";
import { insertReadAudit } from "../platform/calls/audit-store.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { standsInFor } from "../platform/calls/stand-ins.ts";
import { beyondOwn, whoseClients } from "../platform/calls/whose-clients.ts";
import { answerPage, type Page, type Slice } from "../platform/http/page.ts";
import { countConversations, type ListFilter, listConversationRows } from "./conversation-store.ts";
import { textOf } from "./message-store.ts";

type List = Call<typeof endpoint>;

const PAGE_SIZE = 30;
/** Characters of the last message that a row shows. */
const SHOWN = 120;

/** Its first characters, without cutting one in two. */
const beginningOf = (text: string): string => [...text].slice(0, SHOWN).join("");

type Rows = Awaited<ReturnType<typeof listConversationRows>>;

/** Its last words; null of a colleague's conversation, of which nobody else reads any (docs/decisions/0041). */
function lastMessageOf({ db, actor }: List, row: Rows[number]): ConversationRow["last_message"] {
  if (row.coach_id !== actor.id) return null;
  return {
    is_from_coach: row.is_from_coach,
    text: beginningOf(textOf(db, { user_id: row.client_id, sealed_text: row.sealed_text })),
    has_recipe: row.recipe_template_id !== null,
    has_day: row.day !== null,
    written_at: row.written_at.toISOString(),
  };
}

async function readRows(call: List, filter: ListFilter, slice: Slice): Promise<ConversationRow[]> {
  const { db, actor, now } = call;
  const rows = await listConversationRows(db, filter, slice);
  const ids = rows.map(({ client_id }) => client_id);
  const entry = { actor_id: actor.id, action: "list-conversations", happened_at: now };
  await insertReadAudit(db, entry, ids);
  const standIns = await standsInFor(
    call,
    rows.map((row) => ({ id: row.client_id, coachId: row.own_coach_id })),
  );
  return rows.map((row) => ({
    client: { id: row.client_id, first_name: row.first_name, last_name: row.last_name },
    is_open: row.account_enabled,
    waiting_since: row.account_enabled ? (row.waiting_since?.toISOString() ?? null) : null,
    unread: row.coach_id === actor.id ? Number(row.unread) : 0,
    coach: row.coach_id,
    stands_in_for: row.coach_id === actor.id ? (standIns.get(row.client_id) ?? null) : null,
    last_message: lastMessageOf(call, row),
  }));
}

/**
 * The caller's conversations with their clients: those who wait first, then the latest (TALK-003). Those who may see all clients
 * also ask who waits for a colleague and since when, without a word of what they write (ledger COACH-161).
 */
export async function listConversations(call: List, http: Http): Promise<Page<ConversationRow>> {
  const { search = "", waiting: isWaiting, shared: onlyShared } = call.query;
  const whose = await whoseClients(call, call.query);
  const filter: ListFilter = { whose, onlyShared, search: search.trim(), isWaiting };
  return beyondOwn(call, whose, () =>
    answerPage<ConversationRow>(call.query, http, {
      count: () => countConversations(call.db, filter),
      rows: (slice) => readRows(call, filter, slice),
      usualSize: PAGE_SIZE,
    }),
  );
}
