import { Readable } from "node:stream";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { FileAnswer } from "../platform/calls/call.ts";
import { findOwner } from "./personal-rows-store.ts";

/** Files that one process makes at the same time; a further one is told to come back. */
const MAX_AT_ONCE = 2;
const RETRY_SECONDS = 30;
let underWay = 0;

async function* counted<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  underWay += 1;
  try {
    yield* parts;
  } finally {
    underWay -= 1;
  }
}

type NamedOwner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

/**
 * A file with data of the caller, made while it is sent: the transaction of the call has ended by then (ledger PRIV-016).
 * @throws Problem email_unconfirmed before the mailbox of the account was proven.
 * @throws Problem unavailable while two others are being made.
 */
export async function oneOfFew(
  { actor, db, services }: Call,
  name: string,
  make: (owner: NamedOwner) => AsyncIterable<string | Buffer>,
): Promise<FileAnswer> {
  const owner = await findOwner(db, actor.id);
  if (owner === null) throw new Problem("not_found");
  if (!owner.isConfirmed) throw new Problem("email_unconfirmed");
  if (underWay >= MAX_AT_ONCE) throw new Problem("unavailable", RETRY_SECONDS);
  const content = Readable.from(counted(make(owner)), { objectMode: false });
  content.once("error", (error) => services.log.error({ err: error }, "A download of data broke off"));
  return new FileAnswer(name, content);
}
