import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import type { CalendarEvent } from "./calendar-event.ts";

/** How often calendar programs that honour it ask again. */
const REFRESH_SECONDS = 3_600;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

function spanOf({ time }: CalendarEvent) {
  if ("date" in time) {
    const start = new Date(`${time.date}T00:00:00Z`);
    return { start, end: new Date(start.getTime() + DAY_MS), allDay: true };
  }
  return { start: time.start, end: new Date(time.start.getTime() + time.minutes * MINUTE_MS) };
}

/** Entries in the form of RFC 5545. The same entries give the same text, so that it has a tag. */
export function writeCalendar(
  name: string,
  events: readonly CalendarEvent[],
  { host, language }: { readonly host: string; readonly language: string },
): string {
  const calendar = ical({
    name,
    prodId: { company: "Plateful", product: "Plateful", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const event of events)
    calendar.createEvent({
      id: `${event.id}@${host}`,
      summary: event.title,
      description: [...event.lines, event.url].join("\n"),
      url: event.url,
      ...spanOf(event),
      // Nobody is busy because they eat: a colleague can still plan a meeting.
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: event.changedAt,
      lastModified: event.changedAt,
    });
  return calendar.toString();
}
