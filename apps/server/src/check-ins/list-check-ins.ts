import type { CheckIn, listCheckIns as endpoint } from "@plateful/contract";
import type { Call, Http } from "../platform/calls/call.ts";
import { answerPage, type Page } from "../platform/http/page.ts";
import { countSent, listSent } from "./check-in-store.ts";
import { findSubject } from "./person-store.ts";
import { presentCheckIns } from "./present-check-in.ts";

/** What the caller has sent to any coach they had, the latest first (CHECK-007). */
export function listCheckIns(
  { db, actor, query }: Call<typeof endpoint>,
  http: Http,
): Promise<Page<CheckIn>> {
  const filter = { clientId: actor.id, coachId: null };
  return answerPage<CheckIn>(query, http, {
    count: () => countSent(db, filter),
    rows: async (slice) =>
      presentCheckIns(db, await listSent(db, filter, slice), await findSubject(db, actor.id)),
  });
}
