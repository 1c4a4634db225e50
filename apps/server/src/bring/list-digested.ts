import type { BroughtApp } from "@plateful/contract";
import type { Db } from "../platform/database/open-database.ts";
import { digestOf } from "./brought-digest.ts";
import { listKnown, textOf } from "./brought-entry-store.ts";
import type { BroughtRecord } from "./reading/brought-record.ts";

export interface Digested<Kind extends BroughtRecord = BroughtRecord> {
  readonly record: Kind;
  readonly digest: Buffer;
  /** Whether an earlier import brought it. */
  readonly isKnown: boolean;
}

/** Records with the digests by which they are known again, in their order. */
export async function listDigested(
  db: Db,
  { userId, app }: { readonly userId: number; readonly app: BroughtApp },
  records: readonly BroughtRecord[],
): Promise<Digested[]> {
  const digests = records.map((record) => ({ record, digest: digestOf(app, record) }));
  const known = await listKnown(
    db,
    userId,
    digests.map(({ digest }) => digest),
  );
  return digests.map((one) => ({ ...one, isKnown: known.has(textOf(one.digest)) }));
}
