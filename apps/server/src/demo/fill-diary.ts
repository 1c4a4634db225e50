import { addDays } from "@plateful/nutrition";
import { deleteItems, planDays } from "../diary/index.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { actingAs, type DemoActor, demoToday } from "./demo-call.ts";
import {
  insertPieces,
  insertQuickAdds,
  listUntouchedMeals,
  markEaten,
  type PlannedMeal,
  writeNotes,
} from "./demo-diary-store.ts";
import { EATEN_TODAY } from "./demo-people.ts";
import type { DemoUser } from "./demo-store.ts";
import { type DiaryHabit, isEaten, isSkipped, noteOn, seedOf, unplannedMeals } from "./diary-habit.ts";

/** A diary that is kept reaches this many days beyond today. */
const DEMO_DAYS = 7;

/** Whether a diary that is still kept ends too early; one that was given up stays as it is. */
export const isStale = (
  { stoppedDaysAgo }: Pick<DiaryHabit, "stoppedDaysAgo">,
  { last_date: last }: Pick<DemoUser, "last_date">,
  today: string,
): boolean => stoppedDaysAgo === undefined && last !== null && last < addDays(today, DEMO_DAYS - 1);

/** The days that a diary misses: behind the last planned one, from its beginning to its end, without those left out. */
export function missingDates(habit: DiaryHabit, lastDate: string | null, today: string): string[] {
  const { daysBack, stoppedDaysAgo } = habit;
  const end = stoppedDaysAgo === undefined ? DEMO_DAYS : -stoppedDaysAgo;
  const dates = Array.from({ length: daysBack + end + 1 }, (_, at) => addDays(today, at - daysBack));
  return dates.filter(
    (date) => (lastDate === null || date > lastDate) && (date >= today || !isSkipped(habit, date)),
  );
}

/** What was eaten that nobody had planned; it stands in place of what was planned at that moment. */
async function eatUnplanned(
  db: Db,
  userId: number,
  habit: DiaryHabit,
  past: readonly PlannedMeal[],
  now: Date,
) {
  const mealsOfDays = Map.groupBy(past, ({ date }) => date);
  const eaten = [...mealsOfDays].flatMap(([date, [first, ...rest]]) =>
    first === undefined
      ? []
      : unplannedMeals(habit, date).map((meal) => {
          const replaced = [first, ...rest].find(({ moment }) => moment === meal.moment);
          return { ...meal, replaced, dayId: first.day_id, slotId: replaced?.slot_id ?? null };
        }),
  );
  const replaced = eaten.flatMap((meal) => (meal.replaced === undefined ? [] : [meal.replaced.id]));
  await deleteItems(db, replaced);
  await insertQuickAdds(
    db,
    userId,
    eaten.filter((meal) => meal.kind === "quick-add"),
    now,
  );
  await insertPieces(
    db,
    userId,
    eaten.filter((meal) => meal.kind === "food"),
    now,
  );
  return new Set(replaced);
}

/** Lets the days from one date until today pass: meals are eaten, left out, or replaced by others. */
async function letPass(db: Db, userId: number, habit: DiaryHabit, from: string, today: string, now: Date) {
  const planned = await listUntouchedMeals(db, userId, seedOf(habit), { from, to: today });
  const past = planned.filter(({ date }) => date < today);
  const replaced = await eatUnplanned(db, userId, habit, past, now);
  const eaten = planned.filter(({ id, date, moment }) =>
    date < today ? !replaced.has(id) && isEaten(habit, date, moment) : EATEN_TODAY.includes(moment),
  );
  await markEaten(
    db,
    eaten.map(({ id }) => id),
    now,
  );
  const notes = [...new Set(past.map(({ date }) => date))].flatMap((date) => {
    const note = noteOn(habit, date);
    return note === null ? [] : [{ date, note }];
  });
  await writeNotes(db, userId, notes);
}

/** Plans the days that are missing, as the planner does for everybody, and lives through those that lie behind. */
export async function fillDiary(
  services: Services,
  person: DemoActor,
  habit: DiaryHabit,
  lastDate: string | null,
): Promise<void> {
  const today = demoToday(services);
  const dates = missingDates(habit, lastDate, today);
  if (dates.length === 0) return;
  // The days up to this one have been lived through when the diary was filled the time before.
  const from = addDays(lastDate ?? today, lastDate === null ? -habit.daysBack : -DEMO_DAYS);
  await actingAs(services, person, async (db, makeCall) => {
    const call = makeCall({ body: undefined });
    const wish = { dates, replaces: () => false, seed: seedOf(habit) };
    await planDays(call, person.id, wish, "default");
    await letPass(db, person.id, habit, from, today, call.now);
  });
}
