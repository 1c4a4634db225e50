import type { CalendarDay } from "@plateful/contract";
import type { DiaryGroup } from "../day/diary-day.ts";
import type { DiaryEntry } from "../day/diary-entry.ts";

const isDish = ({ kind, isSide }: Pick<DiaryEntry, "kind" | "isSide">) =>
  !isSide && (kind === "recipemeal" || kind === "simplerecipemeal");

/** A dish that may leave its day: planned, stored and not locked. */
const mayGo = (entry: DiaryEntry) => entry.status === "PLANNED" && !entry.isLocked && entry.id > 0;

/** What is planned in a slot and may not be eaten any more, for something else was (ledger DIARY-123). */
export interface PlannedDish {
  readonly day: CalendarDay;
  readonly itemId: number;
  readonly name: string;
}

/** Less than this share of a dish is eaten beside it: a piece of fruit, a coffee. */
const REPLACES_FROM = 0.5;

/** Whether so much was eaten that it may have been the meal; what is not known may have been. */
function mayReplace(dish: DiaryEntry, others: readonly DiaryEntry[], addedKcal: number | null): boolean {
  const energies = others.map(({ macros }) => macros?.kcal ?? null);
  if (!dish.macros || addedKcal === null || energies.includes(null)) return true;
  const eaten = energies.reduce<number>((sum, kcal) => sum + (kcal ?? 0), addedKcal);
  return eaten >= dish.macros.kcal * REPLACES_FROM;
}

/**
 * The dish that is planned in a meal and that what was eaten beside it may have replaced; null where there is none, where several
 * are, where planning is locked, and where too little was eaten.
 * @param addedKcal Of what was just eaten and does not stand in the meal yet; null where that is not known.
 */
export function plannedDish(
  day: CalendarDay | null,
  group: Pick<DiaryGroup, "entries" | "isLocked"> | undefined,
  addedKcal: number | null = 0,
): PlannedDish | null {
  if (day === null || day.locked || group === undefined || group.isLocked) return null;
  const [dish, ...others] = group.entries.filter((entry) => isDish(entry) && entry.status === "PLANNED");
  if (dish === undefined || dish.name === null || others.length > 0 || !mayGo(dish)) return null;
  const eaten = group.entries.filter((entry) => entry.status === "EATEN");
  if (!mayReplace(dish, eaten, addedKcal)) return null;
  return { day, itemId: dish.id, name: dish.name };
}
