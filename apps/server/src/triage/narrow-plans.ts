import { lowestFits } from "../diary/index.ts";
import type { Call } from "../platform/calls/call.ts";
import type { OpenDatabase } from "../platform/database/open-database.ts";

/** A client whose week is counted, and what changes whenever their plan or profile does. */
export interface Countable {
  readonly id: number;
  readonly stamp: string;
}

export interface Counted {
  readonly stamp: string;
  readonly countedAt: number;
  readonly fewest: number | null;
}

/** What is no part of the stamp (dislikes, lists of the organisation, new recipes) is noticed after this time. */
const TRUSTED_MS = 15 * 60_000;
/**
 * A board is asked for again after each client who is done, and then has better things to do than to count again. Shorter
 * than the minute after which an open board asks by itself.
 */
const REST_MS = 50_000;
/**
 * Counting holds up everybody else, so a board counts this many clients at most. Who is left is counted when the board is
 * asked for again, which an open board does every minute; until then nothing is said about them.
 */
const MAX_COUNTED = 10;
/** Enough for every client of the largest practices that one process serves. */
const MAX_KEPT = 20_000;

const keptByDatabase = new WeakMap<OpenDatabase, Map<number, Counted>>();

/**
 * Whom a board counts: people of whom nothing is known as their plan is now; where there are none, and nobody was counted
 * in the last fifty seconds, those who were counted longest ago (ledger COACH-178).
 */
export function chooseCounted(
  people: readonly Countable[],
  kept: ReadonlyMap<number, Counted>,
  now: number,
): readonly Countable[] {
  const known = people.flatMap((person) => {
    const counted = kept.get(person.id);
    return counted?.stamp === person.stamp ? [{ person, age: Math.abs(now - counted.countedAt) }] : [];
  });
  if (known.length < people.length) {
    const ids = new Set(known.map(({ person }) => person.id));
    return people.filter(({ id }) => !ids.has(id)).slice(0, MAX_COUNTED);
  }
  if (known.some(({ age }) => age < REST_MS)) return [];
  return known
    .filter(({ age }) => age >= TRUSTED_MS)
    .sort((a, b) => b.age - a.age)
    .slice(0, MAX_COUNTED)
    .map(({ person }) => person);
}

/** For each of these people, the recipes that fit the meal of their week that the fewest fit; null as long as nothing is known. */
export async function fewestFits(
  call: Pick<Call, "db" | "services" | "now">,
  people: readonly Countable[],
): Promise<ReadonlyMap<number, number | null>> {
  const now = call.now.getTime();
  const kept = keptByDatabase.get(call.services.database) ?? new Map<number, Counted>();
  keptByDatabase.set(call.services.database, kept);
  const missing = chooseCounted(people, kept, now);
  if (missing.length > 0) {
    if (kept.size > MAX_KEPT) kept.clear();
    const ids = missing.map(({ id }) => id);
    const found = await lowestFits(call, ids, {});
    for (const { id, stamp } of missing) {
      const fits = found.get(id) ?? [];
      const fewest = fits.length === 0 ? null : Math.min(...fits.map(({ allowed }) => allowed));
      kept.set(id, { stamp, countedAt: now, fewest });
    }
  }
  return new Map(
    people.map(({ id, stamp }) => [
      id,
      kept.get(id)?.stamp === stamp ? (kept.get(id)?.fewest ?? null) : null,
    ]),
  );
}
