import type { listStaffPeople as endpoint, StaffPersonRow } from "@plateful/contract";
import { insertReadAudit } from "../platform/calls/audit-store.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { answerPage, type Page } from "../platform/http/page.ts";
import { countPeople, listPeople } from "./person-store.ts";
import { presentPersonRow } from "./present-person.ts";

/** People by name or address; that staff saw them is noted (ledger STAFF-003). */
export function listStaffPeople(call: Call<typeof endpoint>, http: Http): Promise<Page<StaffPersonRow>> {
  const { db, actor, now, query } = call;
  const filter = { ...query, now, search: query.search?.trim() ?? "" };
  return answerPage<StaffPersonRow>(query, http, {
    count: () => countPeople(db, filter),
    rows: async (slice) => {
      const rows = await listPeople(db, filter, slice);
      const others = rows.map(({ id }) => id).filter((id) => id !== actor.id);
      const entry = { actor_id: actor.id, action: "list-staff-people", happened_at: now };
      await insertReadAudit(db, entry, others);
      return rows.map(presentPersonRow);
    },
  });
}
