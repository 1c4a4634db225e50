/** The one clock of the server. Tests hand in their own, so that time-outs are proven without waiting. */
export interface Clock {
  /** The present moment. */
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Making a formatter costs far more than using it, and few zones are in use. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const MAX_ZONES = 600;

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  if (formatters.size < MAX_ZONES) formatters.set(timeZone, made);
  return made;
}

const MINUTE_MS = 60_000;

/** The date of a minute. No zone is off by parts of a minute today, so it holds until the next one. */
interface Known {
  readonly minute: number;
  readonly date: string;
}
const lastDates = new Map<string, Known>();

/** "2026-11-29, 02". */
function formatHour(moment: Date, timeZone: string): string {
  try {
    return formatterFor(timeZone).format(moment);
  } catch {
    return formatterFor("Europe/Amsterdam").format(moment);
  }
}

const DATE_LENGTH = "2026-11-29".length;

/** What a clock on the wall shows in a time zone; an unknown zone counts as Europe/Amsterdam. */
export function wallClock(moment: Date, timeZone: string): { readonly date: string; readonly hour: number } {
  const shown = formatHour(moment, timeZone);
  return { date: shown.slice(0, DATE_LENGTH), hour: Number(shown.slice(-2)) };
}

/** The calendar date (`YYYY-MM-DD`) at a moment in a time zone; an unknown zone counts as Europe/Amsterdam. */
export function dateInZone(moment: Date, timeZone: string): string {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const known = lastDates.get(timeZone);
  if (known?.minute === minute) return known.date;
  const { date } = wallClock(moment, timeZone);
  if (known !== undefined || lastDates.size < MAX_ZONES) lastDates.set(timeZone, { minute, date });
  return date;
}
