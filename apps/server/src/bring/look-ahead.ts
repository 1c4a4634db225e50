import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { BroughtApp } from "@plateful/contract";
import { countFilledDays } from "../diary/index.ts";
import { listWeighedDays } from "../measurements/index.ts";
import type { Db } from "../platform/database/open-database.ts";
import { hasEntries } from "./brought-entry-store.ts";
import { listDigested } from "./list-digested.ts";
import type { BroughtRecord, PackedPart } from "./reading/brought-record.ts";
import type { RecipeRecord } from "./reading/recipe-record.ts";

/** No part takes more than a fraction of it. */
const MAX_PART_BYTES = 20_000_000;
const unpack = promisify(gunzip);

const unpacked = async (content: Uint8Array): Promise<unknown> =>
  JSON.parse((await unpack(content, { maxOutputLength: MAX_PART_BYTES })).toString("utf8"));

/** The records of a part as they were packed. */
export const recordsOf = async (content: Uint8Array): Promise<BroughtRecord[]> =>
  (await unpacked(content)) as BroughtRecord[];
/** The same of a part of recipes. */
export const recipesOf = async (content: Uint8Array): Promise<RecipeRecord[]> =>
  (await unpacked(content)) as RecipeRecord[];

/** Beyond so many parts the person is told when it is imported: a preview must not take minutes. */
const MAX_PARTS = 100;

export interface Ahead {
  readonly already: number | null;
  readonly filledDays: number | null;
  readonly weighedDays: number | null;
}
const UNKNOWN: Ahead = { already: null, filledDays: null, weighedDays: null };

interface Whose {
  readonly userId: number;
  readonly timeZone: string;
  readonly app: BroughtApp;
}

/** The records of a part that were brought before. */
const knownOf = async (db: Db, whose: Whose, records: readonly BroughtRecord[]): Promise<BroughtRecord[]> =>
  (await listDigested(db, whose, records)).flatMap(({ record, isKnown }) => (isKnown ? [record] : []));

/** How much of a file is there already; unknown while its dates are, or where it is very long. */
export async function lookAhead(
  db: Db,
  whose: Whose,
  parts: readonly PackedPart[],
  askedDate: string | null,
): Promise<Ahead> {
  if (askedDate !== null || parts.length > MAX_PARTS) return UNKNOWN;
  const { userId } = whose;
  const hasBefore = await hasEntries(db, userId);
  const days = { meal: new Set<string>(), weight: new Set<string>() };
  const known: BroughtRecord[] = [];
  for (const { content } of parts) {
    const records = await recordsOf(content);
    for (const { kind, date } of records) days[kind].add(date);
    if (hasBefore) known.push(...(await knownOf(db, whose, records)));
  }
  // Weights that were brought before are not those of another source.
  for (const { kind, date } of known) if (kind === "weight") days.weight.delete(date);
  const filledDays = await countFilledDays(db, userId, [...days.meal]);
  const weighedDays = (await listWeighedDays(db, whose, [...days.weight])).size;
  return { already: known.length, filledDays, weighedDays };
}
