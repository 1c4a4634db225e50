import { AsyncLocalStorage } from "node:async_hooks";

/** Work that runs in a transaction. It outlives the transaction when something that it began goes on afterwards. */
interface OpenWork {
  isOpen: boolean;
}

const current = new AsyncLocalStorage<OpenWork>();

/** Runs work of which everybody can tell that a transaction is open, until it has ended. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const open = { isOpen: true };
  try {
    return await current.run(open, work);
  } finally {
    open.isOpen = false;
  }
}

/** Whether the caller runs inside an open transaction, and so holds one of the few database connections. */
export const isInsideTransaction = (): boolean => current.getStore()?.isOpen === true;
