import { addDays } from "@plateful/nutrition";
import { invalidField } from "../platform/base/problem.ts";
import type { Db } from "../platform/database/open-database.ts";
import { findEndsOfDiary } from "./take-out-store.ts";

/** The first and the last day, both included. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

interface Asked {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** @throws InvalidFields for a period that ends before it begins. */
export function checkPeriod({ from, until }: Asked): void {
  if (from !== undefined && until !== undefined && until < from)
    throw invalidField("until", "end_before_start");
}

/** The part of what was asked for in which the person has a diary; null for none. */
export async function periodOf(db: Db, userId: number, { from, until }: Asked): Promise<Period | null> {
  const { first, last } = await findEndsOfDiary(db, userId);
  if (first === null || last === null) return null;
  const start = from === undefined || from < first ? first : from;
  const end = until === undefined || until > last ? last : until;
  return start > end ? null : { from: start, until: end };
}

/** Days that are read at once. */
const STEP_DAYS = 31;

/** A period in pieces of at most a month, in order; none for none. */
export function* monthsOf(period: Period | null): Generator<Period> {
  if (period === null) return;
  const { from, until } = period;
  for (let start = from; start <= until; start = addDays(start, STEP_DAYS)) {
    const end = addDays(start, STEP_DAYS - 1);
    yield { from: start, until: end < until ? end : until };
  }
}
