import { type CalendarDay, calendarDays } from "@plateful/contract";
import { namedUser } from "../person/subject.ts";
import { call } from "../server/call.ts";
import { CallError } from "../server/call-error.ts";

/** The day on a date, made if need be; also when another tab makes it in the same moment (ledger DIARY-027). */
export async function dayOn(date: string, clientId: number | undefined): Promise<CalendarDay> {
  const query = { date__gte: date, date__lte: date, user: clientId };
  const find = async () => (await call(calendarDays.list, { query })).results[0];
  const found = await find();
  if (found !== undefined) return found;
  try {
    return await call(calendarDays.create, { body: { date, ...namedUser(clientId) } });
  } catch (error) {
    const made = error instanceof CallError && error.status === 400 ? await find() : undefined;
    if (made === undefined) throw error;
    return made;
  }
}
