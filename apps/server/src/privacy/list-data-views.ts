import type { DataViewEntry, listDataViews as endpoint } from "@plateful/contract";
import type { Call, Http } from "../platform/calls/call.ts";
import type { Db } from "../platform/database/open-database.ts";
import { withReach } from "../platform/database/scope.ts";
import { answerPage, type Page } from "../platform/http/page.ts";
import { countDataViews, type DataViewRow, listDataViewRows } from "./data-view-store.ts";

function viewerOf({ is_staff, first_name, last_name }: DataViewRow): Pick<DataViewEntry, "by" | "name"> {
  if (is_staff === null) return { by: "FORMER", name: null };
  if (is_staff) return { by: "STAFF", name: null };
  return { by: "COACH", name: `${first_name ?? ""} ${last_name ?? ""}`.trim() || null };
}

const presentDataView = (row: DataViewRow): DataViewEntry => ({
  id: Number(row.id),
  ...viewerOf(row),
  part: row.part as DataViewEntry["part"],
  is_change: row.is_change,
  happened_at: row.happened_at.toISOString(),
});

/** Who reached the caller's data, and when (ledger PRIV-017). */
export function listDataViews(call: Call<typeof endpoint>, http: Http): Promise<Page<DataViewEntry>> {
  const { db, actor, query } = call;
  return withReach(db, "all", () =>
    answerPage<DataViewEntry>(query, http, {
      count: () => countDataViews(db, actor.id),
      rows: async (slice) => (await listDataViewRows(db, actor.id, slice)).map(presentDataView),
    }),
  );
}

const DOWNLOADED_AT_ONCE = 500;

/** The same for the download of all data, in portions; the open scope has to be wide. */
export async function readDataViews(db: Db, userId: number, portion: number): Promise<DataViewEntry[]> {
  const slice = { limit: DOWNLOADED_AT_ONCE, offset: portion * DOWNLOADED_AT_ONCE };
  return (await listDataViewRows(db, userId, slice)).map(presentDataView);
}
