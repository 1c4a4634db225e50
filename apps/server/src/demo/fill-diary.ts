import { addDays } from "@plateful/nutrition";
import { planDays } from "../diary/index.ts";
import type { Services } from "../platform/services.ts";
import { actingAs, type DemoActor, demoToday } from "./demo-call.ts";
import { EATEN_TODAY, SKIPPED_MEALS } from "./demo-people.ts";
import { markEaten } from "./demo-store.ts";

/** A diary of the demo reaches this many days to either side of today. */
export const DEMO_DAYS = 7;

/** The days between the last planned one and the end of the demo week. */
export function missingDates(lastDate: string | null, today: string): string[] {
  const dates = Array.from({ length: 2 * DEMO_DAYS + 1 }, (_, at) => addDays(today, at - DEMO_DAYS));
  return dates.filter((date) => lastDate === null || date > lastDate);
}

/** Plans the days that are missing, as the planner does for everybody, and eats what lies behind. */
export async function fillDiary(
  services: Services,
  person: DemoActor,
  lastDate: string | null,
): Promise<void> {
  const today = demoToday(services);
  const dates = missingDates(lastDate, today);
  if (dates.length === 0) return;
  await actingAs(services, person, async (db, makeCall) => {
    const call = makeCall({ body: undefined });
    await planDays(call, person.id, { dates, replaces: () => false }, "default");
    // Days that were planned for later and have passed meanwhile were eaten as well.
    for (let daysAgo = DEMO_DAYS; daysAgo > 0; daysAgo -= 1) {
      const except = SKIPPED_MEALS.filter((meal) => meal.daysAgo === daysAgo).map(({ moment }) => moment);
      await markEaten(db, person.id, [addDays(today, -daysAgo)], { except }, call.now);
    }
    await markEaten(db, person.id, [today], { only: EATEN_TODAY }, call.now);
  });
}
