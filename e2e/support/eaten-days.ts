import { isoToday, type Person } from "./people.ts";

interface Item {
  readonly id: number;
}
interface Day {
  readonly id: number;
  readonly date: string;
  readonly calendar_items: readonly Item[];
}

/** Plans the days before today, ticks everything on them, and answers them, the oldest first. */
export async function eatFor({ api }: Person, days: number): Promise<Day[]> {
  const eaten: Day[] = [];
  for (let at = days; at >= 1; at--) {
    const date = isoToday(-at);
    await api("POST", "autoPlanDays/", {
      ...{ num_days: 1, start_date_inclusive: date, delete_existing_plans: false },
    });
    const read = `calendarDay/?date__gte=${date}&date__lt=${isoToday(1 - at)}`;
    const [day] = (await api<{ results: Day[] }>("GET", read)).results;
    if (day === undefined) throw new Error(`Nothing was planned on ${date}.`);
    for (const { id } of day.calendar_items) await api("PATCH", `calendarItem/${id}/`, { status: "EATEN" });
    eaten.push(day);
  }
  return eaten;
}
