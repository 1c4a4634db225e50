import * as z from "zod/mini";

/** Version of the layout of the archive. A reader refuses what it does not know. */
export const FORMAT = 1;
export const HEADER_NAME = "header.json";
export const MANIFEST_NAME = "manifest.json";
export const JOBS_PREFIX = "jobs/";

const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const Count = z.number().check(z.nonnegative(), z.int());

const TableManifest = z.object({
  /** Stored columns in the order of each row's values. */
  columns: z.array(z.string()),
  rows: Count,
  /** SHA-256 of the rows as they lie in the archive, in the order of the primary key. */
  sha256: Digest,
});

const SequenceState = z.object({ value: Count, isCalled: z.boolean() });

/** First entry of an archive: what a reader has to know before it reads rows. */
export const BackupHeader = z.object({
  product: z.literal("plateful"),
  format: z.number(),
  /** Version of the product that made the backup. */
  version: z.string(),
  /** Moment of the snapshot, ISO 8601 in UTC. */
  createdAt: z.iso.datetime(),
  /** The schema: every migration that the database had seen. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.nullable(Digest) })),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

/** Last entry of an archive. An archive without it is incomplete. */
export const BackupManifest = z.object({
  header: BackupHeader,
  tables: z.record(z.string(), TableManifest),
  sequences: z.record(z.string(), SequenceState),
  /** Jobs that waited, mails excepted. */
  jobs: TableManifest,
  /** `sha256` covers the name and the bytes of each picture in the order of their names. */
  pictures: z.object({ count: Count, bytes: Count, sha256: Digest, missing: z.array(z.string()) }),
});
export type BackupManifest = z.infer<typeof BackupManifest>;
export type TableManifest = z.infer<typeof TableManifest>;

export const toBytes = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

/** Reads an entry of JSON; null when it is not what the schema describes. */
export function parseEntry<Value>(schema: z.ZodMiniType<Value>, bytes: Uint8Array): Value | null {
  try {
    return z.safeParse(schema, JSON.parse(Buffer.from(bytes).toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
}
