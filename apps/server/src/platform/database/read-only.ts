import type { Db } from "./open-database.ts";

const readOnly = new WeakSet<Db>();

/** Says of a transaction that it runs on a replica. */
export const markReadOnly = (trx: Db): void => void readOnly.add(trx);

/** Whether a transaction cannot write. */
export const isReadOnly = (trx: Db): boolean => readOnly.has(trx);

/** A call turned out to have something to write: it is made again on the primary. */
export class WritesError extends Error {
  /** As the database itself says it. */
  readonly code = "25006";

  constructor() {
    super("This transaction cannot write.");
  }
}
