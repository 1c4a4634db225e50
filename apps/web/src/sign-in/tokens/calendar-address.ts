import { CALENDAR_PARTS, CALENDAR_PATH, type CalendarPart } from "@plateful/contract";

interface Chosen {
  readonly secret: string;
  readonly parts: readonly CalendarPart[];
  /** The language of the page. */
  readonly language: string;
}

/** Where calendar programs read what was chosen: on the host of the page, so that people of a practice stay on its site. */
export function calendarAddress(origin: string, { secret, parts, language }: Chosen): string {
  const chosen = CALENDAR_PARTS.filter((part) => parts.includes(part)).map((part) => ["part", part]);
  const query = new URLSearchParams([...chosen, ["language", language]]);
  return `${origin}${CALENDAR_PATH}/${secret}.ics?${query}`;
}

/** The same as calendar programs of phones and Macs open it, as a subscription and no download. */
export const webcalAddress = (address: string): string => address.replace(/^https?:/, "webcal:");
