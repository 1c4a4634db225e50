import type { AuditEntry, listAuditEntries as endpoint } from "@plateful/contract";
import type { Call, Http } from "../platform/calls/call.ts";
import { answerPage, type Page } from "../platform/http/page.ts";
import { countAuditEntries, listAuditRows } from "./audit-log-store.ts";

/** Who did what with whose data; for staff (ledger DATA-034, DATA-039). */
export function listAuditEntries(call: Call<typeof endpoint>, http: Http): Promise<Page<AuditEntry>> {
  const { db, query } = call;
  return answerPage(query, http, {
    count: () => countAuditEntries(db, query),
    rows: async (slice) => {
      const rows = await listAuditRows(db, query, slice);
      return rows.map(({ actor_id, user_id, happened_at, ...entry }) => ({
        ...entry,
        actor: actor_id,
        user: user_id,
        happened_at: happened_at.toISOString(),
      }));
    },
  });
}
