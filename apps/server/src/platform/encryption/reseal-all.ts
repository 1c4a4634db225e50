import type { Db } from "../database/open-database.ts";
import { inSystemScope } from "../database/scope.ts";
import { deleteOtherDataKeys } from "./data-key-store.ts";
import { countByKey, RESEALED_COLUMNS, type ResealedColumn } from "./reseal-store.ts";
import { vaultOf } from "./vault-of.ts";

/** Rows of one transaction: few enough that calls hardly wait for it. */
const BATCH_ROWS = 200;

export interface ColumnStatus {
  readonly name: string;
  /** Numbers of values by the id of their key; "" stands for values that are not encrypted. */
  readonly byKey: Readonly<Record<string, number>>;
}

/** Which keys the values of each column are encrypted with. */
export const readKeyStatus = (db: Db): Promise<ColumnStatus[]> =>
  inSystemScope(db, async (trx) => {
    const columns: ColumnStatus[] = [];
    for (const column of RESEALED_COLUMNS) {
      const counts = await countByKey(trx, column);
      const byKey = Object.fromEntries(counts.map(({ key_id, count }) => [key_id, Number(count)]));
      columns.push({ name: column.name, byKey });
    }
    return columns;
  });

/** How many values another key encrypts than the current one, or none. */
const countStale = ({ byKey }: ColumnStatus, currentId: string): number =>
  Object.entries(byKey).reduce((sum, [keyId, count]) => (keyId === currentId ? sum : sum + count), 0);

interface Resealed {
  readonly resealed: number;
  /** Values that no key of DATA_KEYS decrypts; they stay as they are. */
  readonly undecryptable: number;
}

interface Work {
  /** Hears after each batch how many values of the column are done, of how many. */
  readonly progress: (line: string) => void;
  readonly isStopped?: () => boolean;
}

async function resealColumn(
  db: Db,
  column: ResealedColumn,
  total: number,
  { progress, isStopped }: Work,
): Promise<Resealed> {
  let done: Resealed = { resealed: 0, undecryptable: 0 };
  for (let after: string | null = ""; after !== null && isStopped?.() !== true; ) {
    const from: string = after;
    const batch = await inSystemScope(db, (trx) => column.reseal(trx, from, BATCH_ROWS));
    done = {
      resealed: done.resealed + batch.resealed,
      undecryptable: done.undecryptable + batch.undecryptable,
    };
    progress(`Encrypting ${column.name}: ${Math.min(done.resealed, total)} of ${total}`);
    after = batch.next;
  }
  return done;
}

/**
 * Encrypts everything with the current key that is not: what was encrypted with another one, and what older versions left
 * plain. Works in batches while the product runs, can be stopped at any moment, and goes on where it stopped. Keys with which
 * nothing is encrypted any more may then be taken out of DATA_KEYS.
 */
export async function resealAll(db: Db, work: Work): Promise<Resealed> {
  const { currentId } = vaultOf(db);
  const sum = { resealed: 0, undecryptable: 0 };
  const status = await readKeyStatus(db);
  for (const [at, column] of RESEALED_COLUMNS.entries()) {
    const stale = countStale(status[at] ?? { name: "", byKey: {} }, currentId);
    if (stale === 0) continue;
    const done = await resealColumn(db, column, stale, work);
    sum.resealed += done.resealed;
    sum.undecryptable += done.undecryptable;
  }
  const used = (await readKeyStatus(db)).flatMap(({ byKey }) => Object.keys(byKey));
  await inSystemScope(db, (trx) => deleteOtherDataKeys(trx, [currentId, ...used]));
  return sum;
}
