import type { BroughtApp } from "@plateful/contract";
import { MAX_QUICK_ADD_NAME_LENGTH } from "@plateful/contract";
import { MEASUREMENT_LIMITS } from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import type { FoundRecord, NotFound } from "./brought-record.ts";
import {
  cleaned,
  type DateOrder,
  folded,
  readAmount,
  readDate,
  readNumber,
  readTime,
} from "./read-values.ts";

/** What holds for every row of a table. */
export interface Reading {
  readonly order: DateOrder;
  readonly hasDecimalComma: boolean;
  /** The zone of the person, for moments that are written in universal time. */
  readonly zone: string;
  /** The last day that can have been. */
  readonly today: string;
}

type Cells = readonly string[];
export type Found = FoundRecord | NotFound;
type ReadRow = (cells: Cells) => Found;

/** The columns of a table by their names, compared without accents and capitals. */
export class Columns {
  readonly names: readonly string[];

  constructor(header: Cells) {
    this.names = header.map(folded);
  }

  has = (...names: readonly string[]): boolean => names.every((name) => this.names.includes(name));
  hasOne = (names: readonly string[]): boolean => names.some((name) => this.names.includes(name));
  /** What stands in the first column that has one of these names; nothing where there is none. */
  text(...names: readonly string[]): (cells: Cells) => string {
    const at = names.map((name) => this.names.indexOf(name)).find((index) => index !== -1);
    return at === undefined ? () => "" : (cells) => cells[at] ?? "";
  }
  number({ hasDecimalComma }: Reading, ...names: readonly string[]): (cells: Cells) => number | null {
    const text = this.text(...names);
    return (cells) => readNumber(text(cells), hasDecimalComma);
  }
}

/** A kind of table that an app writes. */
export interface TableFormat {
  readonly app: BroughtApp;
  readonly kind: "meal" | "weight";
  /** Its rows are sums of whole days, which are not needed where the same file has their entries. */
  readonly isOfDays?: boolean;
  /** The order in which this app always writes its dates. */
  readonly order?: DateOrder;
  readonly hasDecimalComma?: boolean;
  /** Names of the column with the date. */
  readonly date: readonly string[];
  readonly matches: (columns: Columns, file: { readonly name: string; readonly title: string }) => boolean;
  /** Begins to read a table; what it gives reads its rows one after another. */
  readonly open: (columns: Columns, reading: Reading) => ReadRow;
}

const KILOJOULE = 1 / 4.184;
const FIRST_DAY = "1990-01-01";
const MAX_KCAL = 10_000;
const MAX_GRAMS = 1_000;
const MAX_AMOUNT = 5_000;

const dayFault = (date: string | null, { today }: Reading): NotFound | null => {
  if (date === null) return "NO_DATE";
  if (date > today) return "FUTURE";
  return date < FIRST_DAY ? "TOO_OLD" : null;
};

/** Energy in kilocalories, from the column that has it in these or in kilojoules. */
export function energyOf(
  columns: Columns,
  reading: Reading,
  kilocalories: readonly string[],
  kilojoules: readonly string[] = [],
): (cells: Cells) => number | null {
  const kcal = columns.number(reading, ...kilocalories);
  const kj = columns.number(reading, ...kilojoules);
  return (cells) => {
    const joules = kj(cells);
    return kcal(cells) ?? (joules === null ? null : roundHalfUp(joules * KILOJOULE, 1));
  };
}

interface Eaten {
  readonly date: string | null;
  readonly time?: string | null;
  readonly meal?: string;
  readonly name: string;
  readonly amount?: string;
  readonly kcal: number | null;
  readonly protein: number | null;
  readonly carbohydrates: number | null;
  readonly fat: number | null;
  readonly fiber: number | null;
  readonly isSum?: boolean;
}

const MAX_MEAL_SIGNS = 60;

/** Why the figures of what was eaten cannot be kept; null where they can. */
function figureFault({ kcal, protein, carbohydrates, fat, fiber }: Eaten): NotFound | null {
  if (kcal === null) return "NO_ENERGY";
  const isPossible = (value: number | null, max: number) => value === null || (value >= 0 && value <= max);
  const grams = [protein, carbohydrates, fat, fiber];
  const arePossible = isPossible(kcal, MAX_KCAL) && grams.every((value) => isPossible(value, MAX_GRAMS));
  return arePossible ? null : "OUT_OF_RANGE";
}

/** Half a millionth is nothing, and so is what is not said of a nutrient that has to be. */
const figureOf = (value: number | null): number => (value === null || value < SMALLEST ? 0 : value);
const SMALLEST = 0.000_001;

/** The name of what was eaten, and its amount; one that is no weight and no volume stands behind the name. */
function namedAmount({ name, amount = "" }: Eaten, { hasDecimalComma }: Reading) {
  const written = cleaned(amount, MAX_MEAL_SIGNS);
  const read = readAmount(written, hasDecimalComma);
  const measured = read !== null && read.amount >= SMALLEST && read.amount <= MAX_AMOUNT ? read : null;
  const isBehind = measured === null && written !== "";
  return {
    name: cleaned(isBehind ? `${name}, ${written}` : name, MAX_QUICK_ADD_NAME_LENGTH),
    amount: measured?.amount ?? null,
    unit: measured?.unit ?? null,
  };
}

/** What was eaten as a record, or why it is none. */
export function mealOf(eaten: Eaten, reading: Reading): Found {
  const { date, time = null, isSum = false, fiber } = eaten;
  const fault = dayFault(date, reading) ?? figureFault(eaten);
  if (fault !== null) return fault;
  const meal = cleaned(eaten.meal ?? "", MAX_MEAL_SIGNS);
  return {
    kind: "meal",
    ...{ date: date as string, time, isSum },
    meal: meal === "" ? null : meal,
    ...namedAmount(eaten, reading),
    kcal: figureOf(eaten.kcal),
    protein: figureOf(eaten.protein),
    carbohydrates: figureOf(eaten.carbohydrates),
    fat: figureOf(eaten.fat),
    fiber: fiber === null ? null : figureOf(fiber),
  };
}

interface Weighed {
  readonly date: string | null;
  readonly time?: string | null;
  readonly value: number | null;
  readonly unit: "KG" | "LB" | null;
}

/** Kilograms of a pound, exactly. */
export const POUND = 0.453_592_37;

/** A weight as a record, or why it is none. */
export function weightOf({ date, time = null, value, unit }: Weighed, reading: Reading): Found {
  const fault = dayFault(date, reading);
  if (fault !== null) return fault;
  if (value === null || value === 0) return "NO_WEIGHT";
  const { min, max } = MEASUREMENT_LIMITS.weight;
  const isPossible = [unit === "LB" ? value * POUND : value, unit === null ? value * POUND : null].some(
    (kilograms) => kilograms !== null && kilograms >= min && kilograms <= max,
  );
  return isPossible ? { kind: "weight", date: date as string, time, value, unit } : "OUT_OF_RANGE";
}

/** Reads the day and the time of each row from these columns; the time may stand behind the date. */
export function momentsOf(
  columns: Columns,
  reading: Reading,
  dates: readonly string[],
  times: readonly string[] = dates,
): (cells: Cells) => { readonly date: string | null; readonly time: string | null } {
  const day = columns.text(...dates);
  const time = columns.text(...times);
  return (cells) => ({ date: readDate(day(cells), reading.order), time: readTime(time(cells)) });
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** The day and the time where the person is at a moment that is written in universal time. */
export function localMoment(
  moment: Date,
  zone: string,
): { readonly date: string | null; readonly time: string | null } {
  if (Number.isNaN(moment.getTime())) return { date: null, time: null };
  let format = zoneFormats.get(zone);
  if (format === undefined) {
    // Swedes write the year first.
    format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
    zoneFormats.set(zone, format);
  }
  const [date = "", time = ""] = format.format(moment).split(" ");
  return { date, time };
}
