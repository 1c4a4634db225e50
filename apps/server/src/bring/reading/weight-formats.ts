import { readDate, readNumber, readTime, unitOf } from "./read-values.ts";
import { localMoment, momentsOf, type TableFormat, weightOf } from "./table-format.ts";

/** Tables of weights. Where each form is described stands in docs/bring.md. */

const cronometerBiometrics: TableFormat = {
  app: "CRONOMETER",
  kind: "weight",
  date: ["day"],
  matches: (columns) => columns.has("day", "metric", "unit", "amount"),
  open: (columns, reading) => {
    const moment = momentsOf(columns, reading, ["day"], ["time"]);
    const [metric, unit] = [columns.text("metric"), columns.text("unit")];
    const amount = columns.number(reading, "amount");
    return (cells) => {
      if (metric(cells).trim().toLowerCase() !== "weight") return "SKIP";
      return weightOf({ ...moment(cells), value: amount(cells), unit: unitOf(unit(cells)) }, reading);
    };
  },
};

/** It does not say its unit, which is that of the person there. */
const loseIt: TableFormat = {
  app: "LOSE_IT",
  kind: "weight",
  order: "MDY",
  date: ["date"],
  matches: (columns) => columns.has("date", "weight", "last updated"),
  open: (columns, reading) => {
    const moment = momentsOf(columns, reading, ["date"], []);
    const deleted = columns.text("deleted");
    const weight = columns.number(reading, "weight");
    return (cells) => {
      if (deleted(cells).trim().toLowerCase() === "true") return "SKIP";
      return weightOf({ ...moment(cells), value: weight(cells), unit: null }, reading);
    };
  },
};

/** Grams at moments of universal time. */
const fitbit: TableFormat = {
  app: "FITBIT",
  kind: "weight",
  date: ["timestamp"],
  matches: (columns) => columns.has("timestamp", "weight grams"),
  open: (columns, reading) => {
    const moment = columns.text("timestamp");
    const grams = columns.number(reading, "weight grams");
    return (cells) => {
      const value = grams(cells);
      const kilograms = value === null ? null : value / 1000;
      return weightOf(
        { ...localMoment(new Date(moment(cells)), reading.zone), value: kilograms, unit: "KG" },
        reading,
      );
    };
  },
};

/** The weights of a day follow a row with nothing but their date. */
const garmin: TableFormat = {
  app: "GARMIN",
  kind: "weight",
  date: ["time"],
  matches: (columns) => columns.has("time", "weight", "change", "bmi"),
  open: (columns, reading) => {
    const [first, weight] = [columns.text("time"), columns.text("weight")];
    let date: string | null = null;
    return (cells) => {
      const written = weight(cells);
      if (written.trim() === "") {
        date = readDate(first(cells), reading.order) ?? date;
        return "SKIP";
      }
      const value = readNumber(written, reading.hasDecimalComma);
      return weightOf({ date, time: readTime(first(cells)), value, unit: unitOf(written) }, reading);
    };
  },
};

const OFFSET = /^UTC([+-])(\d{2}):?(\d{2})$/;

/** Moments of universal time beside how far the clock was ahead of it; kilograms. */
const samsung: TableFormat = {
  app: "SAMSUNG_HEALTH",
  kind: "weight",
  date: ["start time"],
  matches: (columns, { title }) =>
    title.startsWith("com.samsung.health.weight") && columns.has("start time", "weight"),
  open: (columns, reading) => {
    const [start, offset] = [columns.text("start time"), columns.text("time offset")];
    const weight = columns.number(reading, "weight");
    return (cells) => {
      const [, sign, hours, minutes] = OFFSET.exec(offset(cells).trim()) ?? [];
      const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === "-" ? -1 : 1);
      const moment = new Date(`${start(cells).trim().replace(" ", "T")}Z`);
      const local =
        sign === undefined
          ? localMoment(moment, reading.zone)
          : localMoment(new Date(moment.getTime() + ahead * 60_000), "UTC");
      return weightOf({ ...local, value: weight(cells), unit: "KG" }, reading);
    };
  },
};

const DATES = ["date", "datum", "day", "dag", "tag"];
const WEIGHTS = [
  "weight",
  "gewicht",
  "weight (kg)",
  "gewicht (kg)",
  "weight (lb)",
  "weight (lbs)",
  "kg",
  "lb",
];

const table = (app: TableFormat["app"], matches: TableFormat["matches"]): TableFormat => ({
  app,
  kind: "weight",
  date: DATES,
  matches,
  open: (columns, reading) => {
    const moment = momentsOf(columns, reading, DATES, ["time", "tijd", "uhrzeit", ...DATES]);
    const [weight, unit] = [columns.text(...WEIGHTS), columns.text("unit", "eenheid", "einheit")];
    const ofColumn = unitOf(columns.names.find((name) => WEIGHTS.includes(name)) ?? "");
    return (cells) => {
      const written = weight(cells);
      // A day without a weight, in a table that has other measurements, too.
      if (written.trim() === "") return "SKIP";
      const value = readNumber(written, reading.hasDecimalComma);
      return weightOf(
        { ...moment(cells), value, unit: unitOf(written) ?? unitOf(unit(cells)) ?? ofColumn },
        reading,
      );
    };
  },
});

/** Last those that are told by little. */
export const WEIGHT_FORMATS: readonly TableFormat[] = [
  cronometerBiometrics,
  loseIt,
  fitbit,
  garmin,
  samsung,
  table(
    "MACROFACTOR",
    (columns) => columns.hasOne(["weight (kg)", "weight (lbs)"]) && columns.has("date", "fat percent"),
  ),
  table(
    "MYFITNESSPAL",
    (columns, { name }) =>
      /^measurement-summary/i.test(name) && columns.has("date") && columns.hasOne(WEIGHTS),
  ),
  table("FITBIT", (columns) => columns.has("date", "weight", "bmi", "fat")),
  table("PLAIN", (columns) => columns.hasOne(DATES) && columns.hasOne(WEIGHTS)),
];
