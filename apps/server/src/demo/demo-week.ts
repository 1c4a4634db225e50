import { addDays } from "@plateful/nutrition";
import { inSystemScope } from "../platform/database/scope.ts";
import type { JobKind } from "../platform/jobs.ts";
import type { Services } from "../platform/services.ts";
import { demoToday } from "./demo-call.ts";
import { DEMO_EATERS } from "./demo-people.ts";
import type { DemoUser } from "./demo-store.ts";
import { DEMO_DAYS, fillDiary } from "./fill-diary.ts";
import { findDemoUsers, toDemoActor } from "./load-demo-world.ts";
import { continueGuestWeek } from "./simple-guest.ts";

const DEMO_WEEK_JOB = "demo-week";

/** A diary that ends more than a day early is continued; one day less is not worth the work. */
export const isStale = ({ last_date: last }: Pick<DemoUser, "last_date">, today: string): boolean =>
  last !== null && last < addDays(today, DEMO_DAYS - 1);

/** Asks for the missing days of the demo diaries, which are planned while the product answers already. */
export async function continueDemoWeek(services: Services): Promise<void> {
  if (!services.settings.demo || services.settings.production) return;
  const today = demoToday(services);
  await inSystemScope(services.db, async (trx) => {
    const users = await findDemoUsers(trx);
    if ([...users.values()].some((user) => isStale(user, today)))
      await services.jobs.enqueue(trx, DEMO_WEEK_JOB, {});
  });
  await continueGuestWeek(services);
}

async function planMissingDays(services: Services): Promise<void> {
  const users = await inSystemScope(services.db, findDemoUsers);
  for (const eater of DEMO_EATERS) {
    const user = users.get(eater.key);
    if (user !== undefined && isStale(user, demoToday(services)))
      await fillDiary(services, toDemoActor(user, eater), user.last_date);
  }
}

/** Plans what is missing of the demo diaries; a repeat finds nothing to do. */
export const demoWeekJob = (services: Services): JobKind<object> => ({
  name: DEMO_WEEK_JOB,
  retries: 2,
  retryDelaySeconds: 5,
  work: () => planMissingDays(services),
});
