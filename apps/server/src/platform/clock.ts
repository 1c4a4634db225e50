/** The one clock of the server. Tests hand in their own, so that time-outs are proven without waiting. */
export interface Clock {
  /** The present moment. */
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The calendar date (`YYYY-MM-DD`) at a moment in a time zone; an unknown zone counts as Europe/Amsterdam. */
export function dateInZone(moment: Date, timeZone: string): string {
  const format = (zone: string) =>
    new Intl.DateTimeFormat("en-CA", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    }).format(moment);
  try {
    return format(timeZone);
  } catch {
    return format("Europe/Amsterdam");
  }
}
