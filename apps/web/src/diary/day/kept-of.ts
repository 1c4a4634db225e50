import type { CalendarItem } from "@plateful/contract";

/** What the server does not know yet of an item: that it is there, which recipe it is, or what became of it. */
export type Kept = "NEW" | "RECIPE" | "STATE";

export const keptOf = (item: CalendarItem): Kept | null => ("kept" in item ? (item.kept as Kept) : null);
