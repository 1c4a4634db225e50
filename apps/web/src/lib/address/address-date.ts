import { isCivilDate } from "@plateful/planning";

/** The date that an address names; what is no date is left out. */
export const readDate = (search: Record<string, unknown>): { date?: string } =>
  typeof search.date === "string" && isCivilDate(search.date) ? { date: search.date } : {};
