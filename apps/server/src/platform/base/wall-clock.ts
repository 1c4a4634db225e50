import { addDays } from "@plateful/nutrition";
import { wallClock } from "./clock.ts";

/** The hour on the wall at which a night begins. */
const NIGHT_HOUR = 2;
const HOUR_MS = 3_600_000;
/** No clock is set back by more than this. */
const SET_BACK_HOURS = 3;

/** The date of the last night that has begun by this moment. */
function lastNight(moment: number, timeZone: string): string {
  const { date, hour } = wallClock(new Date(moment), timeZone);
  return hour >= NIGHT_HOUR ? date : addDays(date, -1);
}

/**
 * The date of the night that began in a zone since the whole hour before this one; null when none did. Each night begins in one
 * hour, also where the clock leaves out that hour or shows it twice.
 * @param hour A whole hour.
 */
export function nightOfHour(hour: Date, timeZone: string): string | null {
  const night = lastNight(hour.getTime(), timeZone);
  for (let back = 1; back <= SET_BACK_HOURS; back++)
    if (lastNight(hour.getTime() - back * HOUR_MS, timeZone) >= night) return null;
  return night;
}
