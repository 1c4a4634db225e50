import { formatDate, type Language } from "@plateful/phrases";

/** A day that may be far off, to come or gone by: with its year, unless that is this one. */
export function farDate(language: Language, date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return formatDate(language, date, {
    ...{ day: "numeric", month: "long" },
    ...(isThisYear ? {} : { year: "numeric" }),
  });
}
