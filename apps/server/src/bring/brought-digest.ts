import { hash } from "node:crypto";
import type { BroughtApp } from "@plateful/contract";
import type { BroughtRecord } from "./reading/brought-record.ts";

const BYTES = 16;

/** What makes a record the same in the next file of its app: all it says of what was eaten, and only the place of a sum. */
function keyOf(record: BroughtRecord): readonly unknown[] {
  if (record.kind === "weight") return [record.kind, record.date];
  const { date, meal, copy } = record;
  if (record.isSum) return ["sum", date, meal, copy];
  const { time, name, amount, unit, kcal, protein, carbohydrates, fat } = record;
  return [record.kind, date, time, meal, name, amount, unit, kcal, protein, carbohydrates, fat, copy];
}

/** The digest of a record whose date is known. */
export const digestOf = (app: BroughtApp, record: BroughtRecord): Buffer =>
  hash("sha256", JSON.stringify([app, ...keyOf(record)]), "buffer").subarray(0, BYTES);
