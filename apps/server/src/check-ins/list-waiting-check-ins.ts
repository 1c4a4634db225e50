import type { listWaitingCheckIns as endpoint, WaitingCheckIn } from "@plateful/contract";
import { insertReadAudit } from "../platform/calls/audit-store.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { standsInFor } from "../platform/calls/stand-ins.ts";
import { answerPage, type Page } from "../platform/http/page.ts";
import { countWaiting, listWaiting } from "./check-in-store.ts";
import { weekOf } from "./present-check-in.ts";

/** What clients have sent and the caller has not answered yet, who waits longest first (CHECK-017). */
export function listWaitingCheckIns(call: Call<typeof endpoint>, http: Http): Promise<Page<WaitingCheckIn>> {
  const { db, actor, query, now } = call;
  return answerPage<WaitingCheckIn>(query, http, {
    count: () => countWaiting(db, actor.id, query.shared),
    rows: async (slice) => {
      const rows = await listWaiting(db, actor.id, query.shared, slice);
      const entry = { actor_id: actor.id, action: "list-waiting-check-ins", happened_at: now };
      await insertReadAudit(db, entry, [...new Set(rows.map(({ client_id: id }) => id))]);
      const standIns = await standsInFor(
        call,
        rows.map((row) => ({ id: row.client_id, coachId: row.coach_id })),
      );
      return rows.map((row) => ({
        ...{ id: row.id, week: weekOf(row, row.due_on), sent_at: (row.sent_at ?? now).toISOString() },
        client: { id: row.client_id, email: row.email, first_name: row.first_name, last_name: row.last_name },
        stands_in_for: standIns.get(row.client_id) ?? null,
      }));
    },
  });
}
