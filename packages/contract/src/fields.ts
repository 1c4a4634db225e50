import { z } from "zod/mini";
import type { Schema } from "./endpoint.ts";

/**
 * The building bricks of request and answer schemas. The bounds given here are also what OpenAPI shows and what the
 * forms of the web app check, so that a limit stands in one place.
 */

/** Half of a pair of characters is no character: JSON in the database refuses it, so the sign for "unknown" stands instead. */
const wellFormed = (value: string): string => value.toWellFormed();

/** PostgreSQL refuses U+0000 in text, so a text that holds one is refused here with a message of its own. */
const withoutNul = z.refine<string>((value) => !value.includes("\u0000"), { error: "nul_character" });

/** Text that is trimmed and may not be blank, at most `max` characters. */
export const text = (max: number) =>
  z.string().check(z.overwrite(wellFormed), z.trim(), z.minLength(1), z.maxLength(max), withoutNul);

/** Text that may be empty, at most `max` characters. */
export const looseText = (max: number) =>
  z.string().check(z.overwrite(wellFormed), z.maxLength(max), withoutNul);

/** The smallest amount that is not nothing: products of smaller ones underflow, which the database refuses. */
export const SMALLEST = 0.000_001;
export const isOfSize = z.refine<number>((value) => value === 0 || Math.abs(value) >= SMALLEST, {
  error: "number",
});

/** Finite number within inclusive bounds; 0, or at least a millionth in size (api.md 1.2). */
export const number = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max), isOfSize);

/** Finite number above 0, at least a millionth, at most `max`. */
export const positive = (max: number) => z.number().check(z.gt(0), z.lte(max), isOfSize);

/** Whole number within inclusive bounds. */
export const integer = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

const MAX_ID = 2_147_483_647;
/** Id of a stored object; ids below 1 exist only in clients and are never accepted (api.md 1.3). */
export const id = () =>
  z.int().check(z.gte(1, { error: "invalid_pk" }), z.lte(MAX_ID, { error: "invalid_pk" }));

/** One spelling of letters with accents, which look alike however they are written. */
const composed = (value: string): string => value.normalize("NFC");

/** E-mail address: trimmed, lower-cased and composed; at most 254 characters, none of them invisible. */
export const email = () =>
  z.pipe(
    z
      .string()
      .check(z.trim(), z.toLowerCase(), z.overwrite(composed), z.minLength(1), z.maxLength(254), withoutNul),
    z
      .string()
      .check(
        z.regex(/^[^\s\p{C}@"(),:;<>[\]\\]{1,64}@[^\s\p{C}@.]+(\.[^\s\p{C}@.]+)+$/u, { error: "email" }),
      ),
  );

// Nothing is captured: dates are the most frequent check of an answer.
const CALENDAR_DATE = /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** True for a day that exists in the calendar, written `YYYY-MM-DD`, from year 1900 to 2199. */
export function isCalendarDate(value: string): boolean {
  if (!CALENDAR_DATE.test(value)) return false;
  const year = Number(value.slice(0, 4));
  const month = Number(value.slice(5, 7));
  const day = Number(value.slice(8));
  const leapDay = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 1 : 0;
  const days = (DAYS_IN_MONTH[month - 1] ?? 0) + leapDay;
  return day >= 1 && day <= days;
}

/** Calendar date `YYYY-MM-DD`. */
export const date = () => z.string().check(z.refine<string>(isCalendarDate, { error: "date" }));

/** Time of day on a 24 hour clock, `HH:MM`. */
export const timeOfDay = () => z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: "time" }));

const MOMENT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$/;
const isOnCalendar = (moment: string): boolean => isCalendarDate(moment.slice(0, 10));

/** Moment in UTC, ISO 8601 with `Z`, on a day that exists. */
export const datetime = () =>
  z
    .string()
    .check(z.regex(MOMENT, { error: "datetime" }), z.refine<string>(isOnCalendar, { error: "datetime" }));

const WITH_OFFSET = /^(\d{4}-\d{2}-\d{2}T\d\d:\d\d:\d\d)(\.\d{1,6})?([+-])(\d\d):(\d\d)$/;

/** A moment with an offset as the same one in UTC; anything else as it is, so that the check after it can refuse it. */
export function toUtc(value: string): string {
  const [, wall = "", fraction = "", sign, hours, minutes] = WITH_OFFSET.exec(value) ?? [];
  const at = Date.parse(`${wall}Z`);
  if (Number.isNaN(at) || !MOMENT.test(`${wall}Z`) || !isOnCalendar(wall)) return value;
  if (Number(hours) > 23 || Number(minutes) > 59) return value;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  const utc = new Date(sign === "+" ? at - offset : at + offset);
  // The digits of the second are kept as they came: a Date has milliseconds only.
  return `${utc.toISOString().slice(0, 19)}${fraction}Z`;
}

/** Moment that a caller names: ISO 8601 with `Z` or an offset such as `+01:00`, read as UTC. */
export const moment = () =>
  z
    .string()
    .check(
      z.overwrite(toUtc),
      z.regex(MOMENT, { error: "datetime" }),
      z.refine<string>(isOnCalendar, { error: "datetime" }),
    );

/** Moment in a query, where an offset's `+` that was not escaped arrives as a space. */
export const queryMoment = () =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.replace(/ (\d\d:\d\d)$/, "+$1")),
    ),
    moment(),
  );

/** Name of a time zone that the calendar of this machine knows, for example `Europe/Amsterdam`. An offset is no name. */
export function isTimeZone(value: string): boolean {
  if (!/^[a-z]/i.test(value)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: value }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/**
 * Whether a zone names a place. `UTC` and the zones of offsets do not: a browser that hides where people are names them, and so does a
 * program without a clock of its own.
 */
export const isPlace = (zone: string): boolean => /^(?!Etc\/)[a-z]\w+\//i.test(zone);

/** IANA time zone. */
export const timeZone = () =>
  z.string().check(z.maxLength(64), z.refine<string>(isTimeZone, { error: "time_zone" }));

/** `https` address, at most 2000 characters. */
export const httpsUrl = () =>
  z.string().check(z.trim(), z.maxLength(2000), z.regex(/^https:\/\/[^\s]+$/u, { error: "url" }));

/** One of a fixed list of values. */
export const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values as unknown as [T[number], ...T[number][]]);

/** Number in a query: text on the wire. */
export const queryInteger = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^-?\d{1,10}$/, { error: "integer" })), z.transform(Number)),
    integer(min, max),
  );

/** Number with decimals in a query. */
export const queryNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^-?\d{1,10}(\.\d{1,6})?$/, { error: "number" })), z.transform(Number)),
    number(min, max),
  );

/** `true` or `false` in a query. */
export const queryBoolean = () =>
  z.pipe(
    z.pipe(
      z.enum(["true", "false", "True", "False", "1", "0"]),
      z.transform((value) => value === "1" || value.toLowerCase() === "true"),
    ),
    // Said once more for the description of the API, which cannot look into a transform.
    z.boolean(),
  );

/** Repeated query key: one value or several (`tags=PASTA&tags=SOUP`). */
export const queryList = <S extends z.core.$ZodType>(item: S) =>
  z.pipe(
    z.transform((value: unknown) => (Array.isArray(value) ? value : [value])),
    z.array(item).check(z.maxLength(100)),
  );

/** Id in a query. */
export const queryId = () => queryInteger(1, MAX_ID);

/** Path parameter `{id}`. */
export const idInPath = z.object({ id: queryId() });

/** Query of every list: `page` from 1, `page_size` 1 to 100. */
export const pageQuery = {
  page: z._default(queryInteger(1, 1_000_000), 1),
  page_size: z.optional(queryInteger(1, 100)),
};

/** Whose clients a list shows: the caller's own, unless one of these is given. Both need the right to see all clients. */
export const whoseQuery = {
  /** A colleague, whose clients are listed instead. */
  coach: z.optional(queryId()),
  /** All clients of the practice. */
  everybody: z._default(queryBoolean(), false),
};

/** Only the clients whom colleagues share with the caller at this moment (ledger TEAM-023). */
export const sharedQuery = { shared: z._default(queryBoolean(), false) };

/** The client's own coach, for whom the caller stands in, and the last day; null for the caller's own clients (TEAM-023). */
export const standsInFor = () =>
  z.nullable(
    z.object({ id: id(), first_name: z.string(), last_name: z.string(), until: z.nullable(date()) }),
  );

/** One page of a list (api.md 1.4). */
export const pageOf = <S extends z.core.$ZodType>(item: S) =>
  z.object({
    count: z.int(),
    total_pages: z.int(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  });

/** Value that may be left out or sent as null. */
export const maybe = <S extends Schema>(schema: S) => z.optional(z.nullable(schema));

/** Names a schema, so that the description of the API shows it once, as a component. */
export function entity<S extends Schema>(name: string, schema: S): S {
  z.globalRegistry.add(schema, { id: name });
  return schema;
}

/**
 * How often a stored object was written, from 1: what `If-Match` names, so that nobody overwrites what they have not seen
 * (api.md 1.8).
 */
export const version = () => z.int().check(z.gte(1));

/** Energy in kcal and macronutrients in grams, as answered. */
export const macroShape = {
  kcal: z.number(),
  protein: z.number(),
  carbohydrates: z.number(),
  fat: z.number(),
};

/** Days from one period to the next, 21 to 35 (ledger ONB-063, ONB-064); one text answers every other number. */
export const cycleLength = () =>
  z.int().check(z.gte(21, { error: "cycle_length" }), z.lte(35, { error: "cycle_length" }));
