/** After a soak: every acknowledged write is there, none is there twice, and the rows agree with each other. */
import pg from "pg";

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

/** Each counts the rows that break it (check F6). */
const INVARIANTS: Readonly<Record<string, string>> = {
  "a date has one day per person":
    "select count(*) from (select 1 from calendar_days group by user_id, date having count(*) > 1) as doubled",
  "a meal of the diary belongs to the owner of its day":
    "select count(*) from calendar_items i join calendar_days d on d.id = i.calendar_day_id where i.user_id <> d.user_id",
  "a recipe in the diary has its meal":
    "select count(*) from calendar_items i where content_type = 'recipemeal' and not exists (select 1 from recipe_meals m where m.id = i.object_id and m.user_id = i.user_id)",
  "a quick add in the diary has its meal":
    "select count(*) from calendar_items i where content_type = 'quickaddmeal' and not exists (select 1 from quick_add_meals m where m.id = i.object_id and m.user_id = i.user_id)",
  "a claimed key has an answer": "select count(*) from idempotency_keys where status = 0",
  "a line of a grocery list belongs to the owner of the list":
    "select count(*) from grocery_list_items i join grocery_lists l on l.id = i.grocery_list_id where i.user_id <> l.user_id",
};

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
  const broken: string[] = [];
  for (const [sentence, statement] of Object.entries(INVARIANTS)) {
    const answer = await client.query<{ count: string }>(statement);
    const found = Number(answer.rows[0]?.count);
    if (found !== 0) broken.push(`${sentence}: ${found} rows do not`);
  }
  await client.end();
  return {
    lost: acknowledged.filter((write) => !counts.has(nameOf(write))),
    doubled: rows.filter(({ email, count }) => email.startsWith("soak-") && count > 1).length,
    broken,
  };
}
