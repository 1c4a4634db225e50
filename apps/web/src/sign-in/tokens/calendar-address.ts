import { CALENDAR_PARTS, CALENDAR_PATH, type CalendarPart } from "@plateful/contract";

/** Where calendar programs read what was chosen: on the host of the page, so that people of a practice stay on its site. */
export function calendarAddress(origin: string, secret: string, parts: readonly CalendarPart[]): string {
  const address = `${origin}${CALENDAR_PATH}/${secret}.ics`;
  const chosen = CALENDAR_PARTS.filter((part) => parts.includes(part));
  if (chosen.length === CALENDAR_PARTS.length) return address;
  return `${address}?${new URLSearchParams(chosen.map((part) => ["part", part]))}`;
}

/** The same as calendar programs of phones and Macs open it, as a subscription and no download. */
export const webcalAddress = (address: string): string => address.replace(/^https?:/, "webcal:");
