const MILLISECONDS_PER_DAY = 86_400_000;

/** Days since 1970-01-01 of a date "YYYY-MM-DD"; null for a text that is no such date. No clock or time zone is involved. */
export const dayNumber = (date: string): number | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  const isReal = Number.isFinite(time) && new Date(time).toISOString().startsWith(date);
  return isReal ? time / MILLISECONDS_PER_DAY : null;
};

/**
 * Days since 1970-01-01 of what is known to be a date "YYYY-MM-DD".
 * @throws RangeError for a text that is no such date.
 */
export const dayNumberOf = (date: string): number => {
  const number = dayNumber(date);
  if (number === null) throw new RangeError(`Not a date: ${date}`);
  return number;
};

/** A date "YYYY-MM-DD" some days later (or earlier when negative). */
export const addDays = (date: string, days: number): string =>
  new Date((dayNumberOf(date) + days) * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
