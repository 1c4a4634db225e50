import type { AnswerOf, listClientCheckIns as endpoint } from "@plateful/contract";
import { readReachedClient } from "../clients/index.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { answerPage } from "../platform/http/page.ts";
import { countSent, listSent } from "./check-in-store.ts";
import { presentAsking } from "./present-asking.ts";
import { weekOf } from "./present-check-in.ts";

/** What a client has sent to the caller, and how the client is asked (CHECK-011). */
export async function listClientCheckIns(
  call: Call<typeof endpoint>,
  http: Http,
): Promise<AnswerOf<typeof endpoint>> {
  const { db, query } = call;
  const client = await readReachedClient(call, call.params.id, "list-client-check-ins");
  // A colleague who stands in reads what was sent to the client's own coach.
  const filter = { clientId: client.id, coachId: client.coach_id };
  const page = await answerPage(query, http, {
    count: () => countSent(db, filter),
    rows: async (slice) =>
      (await listSent(db, filter, slice)).map(({ id, due_on, sent_at, settled_at }) => ({
        ...{ id, due_on, week: weekOf(client, due_on) },
        sent_at: (sent_at ?? call.now).toISOString(),
        is_waiting: settled_at === null,
      })),
  });
  return { ...page, ...(await presentAsking(call, client)) };
}
