import { Readable } from "node:stream";
import type { CalendarPart, downloadCalendar as endpoint } from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import type { CompleteLanguage } from "@plateful/phrases";
import { listCheckInDates } from "../check-ins/index.ts";
import { listDaysBetween, presentDays } from "../diary/index.ts";
import { dateInZone } from "../platform/base/clock.ts";
import { type Call, FileAnswer } from "../platform/calls/call.ts";
import { findSiteById, findTokenEnd, siteOrigin } from "../sign-in/index.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { cookingEvents } from "./cooking-events.ts";
import { eventWords } from "./event-words.ts";
import { type EventPlace, mealEvents } from "./meal-events.ts";
import { writeCalendar } from "./write-calendar.ts";

type Asking = Call<typeof endpoint>;

/** Days that a calendar holds before and after today: a week to look back on, and as far as anybody plans. */
const DAYS_BACK = 7;
const DAYS_AHEAD = 28;

const languageOf = ({ actor, query, language }: Asking): CompleteLanguage =>
  query.language ?? actor.locale ?? language;

/** An entry of a whole day that no row stands behind; its day is all that can change. */
const dayEvent = (date: string, event: Pick<CalendarEvent, "id" | "title" | "lines" | "url">) => ({
  ...event,
  time: { date },
  changedAt: new Date(`${date}T00:00:00Z`),
});

async function diaryEvents(call: Asking, place: EventPlace, parts: readonly CalendarPart[]) {
  const { db, services, actor, today } = call;
  if (!parts.includes("MEALS") && !parts.includes("COOKING")) return [];
  const rows = await listDaysBetween(db, actor.id, addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));
  const language = languageOf(call);
  const days = await presentDays({ db, services, language }, rows);
  return days.flatMap((day) => [
    ...(parts.includes("MEALS") ? mealEvents(day, place) : []),
    ...(parts.includes("COOKING") ? cookingEvents(day, place) : []),
  ]);
}

async function checkInEvents(call: Asking, { words, origin, owner }: EventPlace): Promise<CalendarEvent[]> {
  const dates = await listCheckInDates(call, addDays(call.today, DAYS_AHEAD));
  return dates.map((date) =>
    dayEvent(date, {
      id: `${date}-check-in-${owner}`,
      title: words.calendarFile.checkIn,
      lines: [],
      url: `${origin}/check-in`,
    }),
  );
}

/** An address that ends would leave a calendar that says nothing: on its last day it says why. */
async function endEvents(
  { db, actor }: Asking,
  { words, origin, owner }: EventPlace,
): Promise<CalendarEvent[]> {
  if (actor.token === null) return [];
  const date = dateInZone(await findTokenEnd(db, actor.token.id), actor.timeZone);
  const { ends, endsText } = words.calendarFile;
  return [
    dayEvent(date, { id: `end-${owner}`, title: ends, lines: [endsText], url: `${origin}/profile/tokens` }),
  ];
}

/** The planned meals of the caller as a calendar, in their language and at the times of their zone (ledger DOOR-091). */
export async function downloadCalendar(call: Asking): Promise<FileAnswer> {
  const { actor, services, query } = call;
  const language = languageOf(call);
  const words = eventWords(language);
  const { host } = new URL(services.settings.publicUrl);
  const site = actor.organisationId === null ? null : await findSiteById(call.db, actor.organisationId);
  const place: EventPlace = {
    ...{ words, timeZone: actor.timeZone, owner: String(actor.id) },
    origin: siteOrigin(services.settings, site?.subdomain ?? null),
  };
  const events = [
    ...(await diaryEvents(call, place, query.part)),
    ...(query.part.includes("CHECK_INS") ? await checkInEvents(call, place) : []),
    ...(await endEvents(call, place)),
  ];
  const text = writeCalendar(words.calendarFile.name({ brand: site?.name ?? "Plateful" }), events, {
    host,
    language,
  });
  return new FileAnswer(words.calendarFile.file, Readable.from([text]));
}
