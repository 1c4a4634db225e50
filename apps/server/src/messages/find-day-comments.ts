import type {
  DayComment,
  findClientDayComments as ofClient,
  findDayComments as own,
} from "@plateful/contract";
import { readReachedClient } from "../clients/index.ts";
import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { listDayComments } from "./message-store.ts";

interface DayComments {
  readonly comments: DayComment[];
}

async function find(
  { db, query }: Call<typeof own> | Call<typeof ofClient>,
  clientId: number,
): Promise<DayComments> {
  const { date__gte: from, date__lte: until } = query;
  if (until < from) throw invalidField("date__lte", "end_before_start");
  const rows = await listDayComments(db, clientId, { from, until });
  return {
    comments: rows.flatMap(({ id, text, day, meal_moment, written_at }) => {
      const moment = meal_moment as DayComment["meal_moment"];
      return day === null || text === ""
        ? []
        : [{ id, text, day, meal_moment: moment, written_at: written_at.toISOString() }];
    }),
  };
}

/** What coaches wrote to the caller about days of their diary (TALK-015). */
export const findDayComments = (call: Call<typeof own>): Promise<DayComments> => find(call, call.actor.id);

/** What the caller wrote to a client about days of the diary. */
export async function findClientDayComments(call: Call<typeof ofClient>): Promise<DayComments> {
  const { id } = await readReachedClient(call, call.params.id, "find-client-day-comments");
  return find(call, id);
}
