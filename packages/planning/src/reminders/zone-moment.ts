import { addDays, dayNumberOf } from "@plateful/nutrition";
import type { CivilDate } from "../diary/civil-date.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAY_MINUTES = 1_440;

/** Making a formatter costs far more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** More than there are zones. */
const MAX_FORMATS = 600;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  if (formats.size < MAX_FORMATS) formats.set(timeZone, made);
  return made;
}

/** Minutes by which a zone is ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const [, sign, hours = 0, minutes = 0] =
    /GMT([+-])(\d\d):(\d\d)/.exec(formatOf(timeZone).format(moment)) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** What a clock on the wall shows. */
export interface WallTime {
  readonly date: CivilDate;
  /** Minutes after midnight, 0 to 1439. */
  readonly minute: number;
}

/**
 * What the clock on the wall of a zone shows.
 * @param moment Milliseconds since 1970.
 * @throws RangeError for an unknown zone.
 */
export function wallTimeAt(moment: number, timeZone: string): WallTime {
  const minutes = Math.floor(moment / MINUTE_MS) + offsetAt(moment, timeZone);
  const days = Math.floor(minutes / DAY_MINUTES);
  return { date: addDays("1970-01-01", days), minute: minutes - days * DAY_MINUTES };
}

/**
 * When the clock on the wall of a zone shows a time, in milliseconds since 1970. A time that it shows twice is the first of the
 * two; one that it leaves out is as long after the gap's beginning as it would have been without the gap.
 * @throws RangeError for an unknown zone.
 */
export function momentOf({ date, minute }: WallTime, timeZone: string): number {
  const wall = dayNumberOf(date) * DAY_MS + minute * MINUTE_MS;
  const before = wall - offsetAt(wall - DAY_MS, timeZone) * MINUTE_MS;
  const after = wall - offsetAt(wall + DAY_MS, timeZone) * MINUTE_MS;
  const isShown = (moment: number) => moment + offsetAt(moment, timeZone) * MINUTE_MS === wall;
  return [before, after].sort((one, other) => one - other).find(isShown) ?? before;
}
