/** After a soak: every acknowledged write is there, none is there twice, and the rows agree with each other. */
import pg from "pg";
import { findBroken } from "../../apps/server/src/platform/database/invariants.ts";

export interface AcknowledgedWrite {
  readonly email: string;
  readonly kind: "quick add" | "weight";
  /** Calories of the quick add, or the kilograms. */
  readonly value: number;
}

export interface Verified {
  readonly lost: readonly AcknowledgedWrite[];
  /** Rows with the same number of the same person. */
  readonly doubled: number;
  /** Sentences of the invariants that do not hold. */
  readonly broken: readonly string[];
}

interface Stored {
  readonly email: string;
  readonly kind: "quick add" | "weight";
  readonly value: number;
  readonly count: number;
}

const STORED = `
  select email, 'quick add' as kind, kcal as value, count(*)::int from quick_add_meals m join users u on u.id = m.user_id
  group by 1, 2, 3
  union all
  select email, 'weight', value, count(*)::int from user_weights w join users u on u.id = w.user_id group by 1, 2, 3`;

const nameOf = ({ email, kind, value }: Omit<Stored, "count">) => `${email} ${kind} ${value.toFixed(3)}`;

/** Reads the database of a soak as its owner; the address is one of a throw-away cluster. */
export async function verifySoak(url: string, acknowledged: readonly AcknowledgedWrite[]): Promise<Verified> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Stored>(STORED);
  const counts = new Map(rows.map((row) => [nameOf(row), row.count]));
  const broken = await findBroken(client);
  await client.end();
  return {
    lost: acknowledged.filter((write) => !counts.has(nameOf(write))),
    doubled: rows.filter(({ email, count }) => email.startsWith("soak-") && count > 1).length,
    broken,
  };
}
