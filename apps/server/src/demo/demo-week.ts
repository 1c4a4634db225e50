import type { JobKind } from "../platform/calls/jobs.ts";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { demoToday } from "./demo-call.ts";
import { DEMO_EATERS } from "./demo-people.ts";
import { finishClient, isUnfinished, listCoachClients } from "./fill-clients.ts";
import { fillDiary, isStale } from "./fill-diary.ts";
import { findDemoUsers, toDemoActor } from "./load-demo-world.ts";
import { continueGuestWeek } from "./simple-guest.ts";

const DEMO_WEEK_JOB = "demo-week";

/** Asks for what the demo diaries miss, which is planned while the product answers already. */
export async function continueDemoWeek(services: Services): Promise<void> {
  if (!services.settings.demo || services.settings.production) return;
  const today = demoToday(services);
  await inSystemScope(services.db, async (trx) => {
    const users = await findDemoUsers(trx);
    const isEaterStale = DEMO_EATERS.some(({ key, habit }) => {
      const user = users.get(key);
      return user !== undefined && isStale(habit, user, today);
    });
    if (isEaterStale || (await listCoachClients(trx)).some((known) => isUnfinished(known, today)))
      await services.jobs.enqueue(trx, DEMO_WEEK_JOB, {});
  });
  await continueGuestWeek(services);
}

async function planMissingDays(services: Services): Promise<void> {
  const today = demoToday(services);
  const users = await inSystemScope(services.db, findDemoUsers);
  for (const eater of DEMO_EATERS) {
    const user = users.get(eater.key);
    if (user !== undefined && isStale(eater.habit, user, today))
      await fillDiary(services, toDemoActor(user, eater), eater.habit, user.last_date);
  }
  const clients = await inSystemScope(services.db, listCoachClients);
  for (const known of clients) if (isUnfinished(known, today)) await finishClient(services, known);
}

/** Makes the plans and diaries of the clients, and plans what has come since; a repeat finds nothing to do. */
export const demoWeekJob = (services: Services): JobKind<object> => ({
  name: DEMO_WEEK_JOB,
  retries: 2,
  retryDelaySeconds: 5,
  work: () => planMissingDays(services),
});
