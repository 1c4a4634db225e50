import { Readable } from "node:stream";
import { phrasesOf } from "@plateful/phrases/all";
import { Problem } from "../platform/base/problem.ts";
import { zip } from "../platform/base/zip.ts";
import { type Call, FileAnswer } from "../platform/calls/call.ts";
import { forLongWork } from "../platform/calls/services.ts";
import { dataArchive } from "./data-archive.ts";
import { findOwner } from "./personal-rows-store.ts";

/** Archives that one process makes at the same time; a further one is told to come back. */
const MAX_AT_ONCE = 2;
const RETRY_SECONDS = 30;
let underWay = 0;

async function* oneOfFew(archive: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  underWay += 1;
  try {
    yield* archive;
  } finally {
    underWay -= 1;
  }
}

/**
 * All data of the caller as an archive, made while it is sent: the transaction of the call has ended by then (ledger PRIV-016).
 * @throws Problem email_unconfirmed before the mailbox of the account was proven.
 * @throws Problem unavailable while two others are being made.
 */
export async function downloadMyData(call: Call): Promise<FileAnswer> {
  const { actor, db, now, language } = call;
  const owner = await findOwner(db, actor.id);
  if (owner === null) throw new Problem("not_found");
  if (!owner.isConfirmed) throw new Problem("email_unconfirmed");
  if (underWay >= MAX_AT_ONCE) throw new Problem("unavailable", RETRY_SECONDS);
  const entries = dataArchive(forLongWork(call.services), { owner, language, now });
  const content = Readable.from(oneOfFew(zip(entries, now)), { objectMode: false });
  content.once("error", (error) => call.services.log.error({ err: error }, "A download of data broke off"));
  return new FileAnswer(phrasesOf(language).privacy.download.file, content);
}
