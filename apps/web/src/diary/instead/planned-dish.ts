import type { CalendarDay } from "@plateful/contract";
import type { DiaryGroup } from "../day/diary-day.ts";
import type { DiaryEntry } from "../day/diary-entry.ts";

const isDish = ({ kind }: Pick<DiaryEntry, "kind">) => kind === "recipemeal" || kind === "simplerecipemeal";

/** A dish that may leave its day: planned, stored and not locked. */
const mayGo = (entry: DiaryEntry) => entry.status === "PLANNED" && !entry.isLocked && entry.id > 0;

/** What is planned in a slot and may not be eaten any more, for something else was (ledger DIARY-123). */
export interface PlannedDish {
  readonly day: CalendarDay;
  readonly itemId: number;
  readonly name: string;
}

/** The dish that is planned in a meal; null where there is none, where several are, and where planning is locked. */
export function plannedDish(
  day: CalendarDay | null,
  group: Pick<DiaryGroup, "entries" | "isLocked"> | undefined,
): PlannedDish | null {
  if (day === null || day.locked || group === undefined || group.isLocked) return null;
  const [dish, ...others] = group.entries.filter((entry) => isDish(entry) && entry.status === "PLANNED");
  if (dish === undefined || dish.name === null || others.length > 0 || !mayGo(dish)) return null;
  return { day, itemId: dish.id, name: dish.name };
}

/** The dish of the first meal of a day in which something else was eaten; null where none was. */
export function dishNotEaten(
  day: CalendarDay | null,
  groups: readonly Pick<DiaryGroup, "entries" | "isLocked">[],
): PlannedDish | null {
  const dishes = groups
    .filter(({ entries }) => entries.some((entry) => entry.status === "EATEN"))
    .map((group) => plannedDish(day, group));
  return dishes.find((dish) => dish !== null) ?? null;
}
