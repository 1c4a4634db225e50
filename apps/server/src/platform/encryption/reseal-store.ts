/** Finds values that are not encrypted with the current key, and encrypts them with it. */
import { type RawBuilder, sql } from "kysely";
import { resealHeldAnswers } from "../calls/held-answers-store.ts";
import type { Db } from "../database/open-database.ts";
import { openAnswer, openCycle, openNote, sealAnswer, sealCycle, sealNote } from "./sealed-columns.ts";
import { openText, sealText, TEXT_COLUMNS, type TextTable } from "./sealed-texts.ts";
import type { Vault } from "./vault.ts";
import { vaultOf } from "./vault-of.ts";

/** A value that no key of ours decrypts is left as it is. */
interface Batch {
  /** Where the next batch begins; null at the end. */
  readonly next: string | null;
  readonly resealed: number;
  readonly undecryptable: number;
}

/** One encrypted column: how many values it has by key, and how a batch of the others is encrypted again. */
export interface ResealedColumn {
  readonly name: string;
  readonly table: string;
  readonly column: string;
  /** Whether a row has a value that is not encrypted at all. */
  readonly isPlain: RawBuilder<boolean>;
  readonly reseal: (db: Db, after: string, limit: number) => Promise<Batch>;
}

/** Rows that this transaction now holds, so that nobody changes what is being encrypted. */
async function takeRows<Row>(
  db: Db,
  { table, column, isPlain }: Omit<ResealedColumn, "reseal" | "name">,
  order: RawBuilder<string>,
  after: string,
  limit: number,
): Promise<(Row & { readonly cursor: string })[]> {
  const current = `v1.${vaultOf(db).currentId}.`;
  const { rows } = await sql<Row & { cursor: string }>`
    select *, ${order} as cursor from ${sql.table(table)}
    where (not starts_with(${sql.ref(column)}, ${current}) or ${isPlain}) and ${order} > ${after}
    order by ${order} limit ${limit} for update`.execute(db);
  return rows;
}

/** Encrypts what can be decrypted; the error of a value names neither it nor its owner, and the others go on. */
function resealEach<Row, Sealed>(
  vault: Vault,
  rows: readonly Row[],
  again: (vault: Vault, row: Row) => Sealed,
): { readonly done: (readonly [Row, Sealed])[]; readonly undecryptable: number } {
  const done: (readonly [Row, Sealed])[] = [];
  for (const row of rows)
    try {
      done.push([row, again(vault, row)]);
    } catch {
      // Counted, and told at the end.
    }
  return { done, undecryptable: rows.length - done.length };
}

const batchOf = (
  rows: readonly { cursor: string }[],
  limit: number,
  done: number,
  undecryptable: number,
): Batch => ({
  next: rows.length < limit ? null : (rows.at(-1)?.cursor ?? null),
  resealed: done,
  undecryptable,
});

/** Numbers in the order of their size, as text. */
const byId = sql<string>`lpad(id::text, 12, '0')`;

const cycles = {
  table: "user_profiles",
  column: "sealed_cycle",
  isPlain: sql<boolean>`(last_menstrual_period_start_date is not null or menstrual_cycle_length is not null
    or is_on_menopause_diet or diet_type in ('CYCLE_DIET', 'MENOPAUSE'))`,
};
type CycleRow = Parameters<typeof openCycle>[1] & { readonly id: number };

async function resealCycles(db: Db, after: string, limit: number): Promise<Batch> {
  const rows = await takeRows<CycleRow>(db, cycles, byId, after, limit);
  const { done, undecryptable } = resealEach(
    vaultOf(db),
    rows,
    (vault, row) => sealCycle(vault, row.user_id, openCycle(vault, row)).sealed_cycle,
  );
  const [ids, sealed] = [done.map(([{ id }]) => id), done.map(([, text]) => text)];
  await sql`select reseal_cycles(${ids}::int[], ${sealed}::text[])`.execute(db);
  return batchOf(rows, limit, done.length, undecryptable);
}

const notes = {
  table: "calendar_days",
  column: "sealed_note",
  isPlain: sql<boolean>`(note is not null)`,
};
type NoteRow = Parameters<typeof openNote>[1] & { readonly id: number };

async function resealNotes(db: Db, after: string, limit: number): Promise<Batch> {
  const rows = await takeRows<NoteRow>(db, notes, byId, after, limit);
  const { done, undecryptable } = resealEach(
    vaultOf(db),
    rows,
    (vault, row) => sealNote(vault, row.user_id, openNote(vault, row).note).sealed_note,
  );
  const [ids, sealed] = [done.map(([{ id }]) => id), done.map(([, text]) => text)];
  await sql`select reseal_notes(${ids}::int[], ${sealed}::text[])`.execute(db);
  return batchOf(rows, limit, done.length, undecryptable);
}

const answers = {
  table: "idempotency_keys",
  column: "sealed_answer",
  isPlain: sql<boolean>`(answer is not null)`,
};
interface AnswerRow {
  readonly user_id: number;
  readonly path: string;
  readonly key: string;
  readonly answer: unknown;
  readonly sealed_answer: string | null;
}

async function resealAnswers(db: Db, after: string, limit: number): Promise<Batch> {
  const order = sql<string>`concat_ws(' ', lpad(user_id::text, 12, '0'), path, key)`;
  const rows = await takeRows<AnswerRow>(db, answers, order, after, limit);
  const { done, undecryptable } = resealEach(vaultOf(db), rows, (vault, row) =>
    sealAnswer(vault, row.user_id, openAnswer(vault, row.user_id, row)),
  );
  for (const [{ user_id, path, key }, sealed] of done)
    await db
      .updateTable("idempotency_keys")
      .set(sealed)
      .where("user_id", "=", user_id)
      .where("path", "=", path)
      .where("key", "=", key)
      .execute();
  return batchOf(rows, limit, done.length, undecryptable);
}

const heldAnswers = {
  table: "held_answers",
  column: "sealed_answers",
  isPlain: sql<boolean>`false`,
};
interface HeldRow {
  readonly email: string;
  readonly sealed_answers: string;
}

async function resealHeld(db: Db, after: string, limit: number): Promise<Batch> {
  const rows = await takeRows<HeldRow>(db, heldAnswers, sql<string>`email`, after, limit);
  const { done, undecryptable } = resealEach(vaultOf(db), rows, (_vault, row) =>
    resealHeldAnswers(db, row.email, row.sealed_answers),
  );
  for (const [{ email }, sealed_answers] of done)
    await db.updateTable("held_answers").set({ sealed_answers }).where("email", "=", email).execute();
  return batchOf(rows, limit, done.length, undecryptable);
}

function texts(name: string, table: TextTable): ResealedColumn {
  const place = { table, column: TEXT_COLUMNS[table], isPlain: sql<boolean>`false` };
  return {
    name,
    ...place,
    reseal: async (db, after, limit) => {
      const rows = await takeRows<{ readonly id: number; readonly user_id: number }>(
        db,
        place,
        byId,
        after,
        limit,
      );
      const owned = rows.map((row) => ({
        ...row,
        sealed: (row as Readonly<Record<string, unknown>>)[place.column] as string,
      }));
      const { done, undecryptable } = resealEach(vaultOf(db), owned, (vault, { user_id, sealed }) =>
        sealText(vault, table, user_id, openText(vault, table, user_id, sealed)),
      );
      const [ids, sealed] = [done.map(([{ id }]) => id), done.map(([, text]) => text)];
      await sql`select reseal_texts(${table}, ${ids}::int[], ${sealed}::text[])`.execute(db);
      return batchOf(rows, limit, done.length, undecryptable);
    },
  };
}

export const RESEALED_COLUMNS: readonly ResealedColumn[] = [
  { name: "menstrual cycle and menopause", ...cycles, reseal: resealCycles },
  { name: "notes of days", ...notes, reseal: resealNotes },
  { name: "kept answers", ...answers, reseal: resealAnswers },
  { name: "answers of unfinished onboardings", ...heldAnswers, reseal: resealHeld },
  texts("messages", "messages"),
  texts("notes about clients", "client_notes"),
  texts("answers of check-ins", "check_in_answers"),
  texts("answers about sleep and stress", "check_in_rest_answers"),
  texts("answers about health", "health_answers"),
];

/** How many values of a column each key encrypts; "" stands for those that none does. */
export async function countByKey(
  db: Db,
  { table, column, isPlain }: ResealedColumn,
): Promise<{ readonly key_id: string; readonly count: number }[]> {
  const { rows } = await sql<{ key_id: string; count: number }>`
    select case when ${isPlain} then '' else split_part(${sql.ref(column)}, '.', 2) end as key_id, count(*) as count
    from ${sql.table(table)} where ${sql.ref(column)} is not null or ${isPlain}
    group by 1 order by 1`.execute(db);
  return rows;
}
