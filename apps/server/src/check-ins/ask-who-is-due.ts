import { addDays } from "@plateful/nutrition";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { nextOn } from "./ask-for-check-in.ts";
import { putOpen } from "./check-in-store.ts";
import { type Due, expectReminders } from "./remind-of-check-in.ts";
import { moveOn, takeDue } from "./reminder-store.ts";

/** Clients of one transaction: few enough that a process that stops loses little. */
const PART = 50;

/**
 * Asks everybody whose weekday has come, in the morning where they live (CHECK-003). Several processes may do so at once.
 * @returns how many were asked.
 */
export async function askWhoIsDue(services: Services): Promise<number> {
  const { db, clock } = services;
  let total = 0;
  for (;;) {
    const now = clock.now();
    const taken = await inSystemScope(db, async (trx) => {
      const schedules = await takeDue(trx, now, PART);
      const due: Due[] = [];
      for (const { user_id: clientId, coach_id: coachId, weekday, today, ...rest } of schedules) {
        await moveOn(trx, clientId, nextOn(weekday, addDays(today, 1)));
        if (!rest.is_askable) continue;
        const asked = { clientId, coachId, dueOn: today, questions: rest.questions, now };
        due.push({ userId: clientId, checkInId: await putOpen(trx, asked), dueOn: today });
      }
      await expectReminders(services, trx, due);
      total += due.length;
      return schedules.length;
    });
    if (taken < PART) return total;
  }
}
