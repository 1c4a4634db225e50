/**
 * The container of a backup: a tar archive, compressed by gzip and, where a key is given, encrypted by age. All three are
 * open formats, so `age --decrypt`, `gzip -d` and `tar -x` read a backup without this program.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream as WebStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { createTarDecoder, createTarPacker } from "modern-tar";
import { BackupError, describeFailure } from "./backup-error.ts";

/** One file inside the archive, small enough to be held in memory: rows are split into parts, pictures are limited. */
export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A new secret key for BACKUP_KEY. It encrypts and decrypts. */
export const makeBackupKey = (): Promise<string> => generateX25519Identity();

const AGE_HEADER = "age-encryption.org/";
const TAR_BLOCK = 512;
/** Level 3 is four times as fast as the default and gives files that are a tenth larger. */
const COMPRESSION = { level: 3 };

/** The packer queues whatever it is given, so each entry is read out of it before the next one goes in. */
async function* pack(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const reader = readable.getReader();
  for await (const { name, bytes } of entries) {
    const writer = controller.add({ name, size: bytes.length, type: "file", mode: 0o600 }).getWriter();
    const written = writer.write(bytes).then(() => writer.close());
    let due = TAR_BLOCK + Math.ceil(bytes.length / TAR_BLOCK) * TAR_BLOCK;
    while (due > 0) {
      const { value } = await reader.read();
      due -= value?.length ?? 0;
      if (value !== undefined) yield value;
    }
    await written;
  }
  controller.finalize();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

/** Reads on demand alone: `Readable.toWeb` may push into a stream that was cancelled meanwhile, which ends the process. */
const toWeb = (source: AsyncIterable<Uint8Array>) =>
  WebStream.from(source) as unknown as ReadableStream<Uint8Array>;

const encryptWith = (key: string) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(key));
    yield* (await encrypter.encrypt(toWeb(source))) as unknown as WebStream<Uint8Array>;
  };

const decryptWith = (key: string) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const decrypter = new Decrypter();
    decrypter.addIdentity(key);
    yield* (await decrypter.decrypt(toWeb(source))) as unknown as WebStream<Uint8Array>;
  };

/**
 * Writes a new archive, readable by its owner only, and returns once it is on the disk.
 * @throws BackupError when the file exists, the disk is full or the folder cannot be written.
 */
export async function writeArchive(
  file: string,
  key: string | undefined,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<void> {
  const target = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  const source = Readable.from(pack(entries), { objectMode: false, highWaterMark: 1 << 20 });
  try {
    if (key === undefined) await pipeline(source, createGzip(COMPRESSION), target);
    else await pipeline(source, createGzip(COMPRESSION), encryptWith(key), target);
  } catch (error) {
    throw describeFailure(error, file);
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, "r");
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0);
    return buffer.subarray(0, bytesRead).toString("latin1") === AGE_HEADER;
  } catch (error) {
    throw describeFailure(error, file);
  } finally {
    await handle?.close();
  }
}

/** Decrypts the first block only: tells a wrong key from a damaged file. */
async function checkKey(file: string, key: string): Promise<void> {
  const source = createReadStream(file);
  try {
    const decrypter = new Decrypter();
    decrypter.addIdentity(key);
    const plain = await decrypter.decrypt(toWeb(source));
    await plain.cancel();
  } catch (error) {
    if (/no identity matched/i.test((error as Error).message))
      throw new BackupError("key_wrong", `The backup "${file}" was encrypted with another BACKUP_KEY.`);
    throw new BackupError(
      "corrupt",
      `The backup "${file}" is damaged: its encryption header cannot be read.`,
    );
  } finally {
    source.destroy();
  }
}

async function* openPlain(file: string, key: string | undefined): AsyncGenerator<Uint8Array> {
  const source = createReadStream(file, { highWaterMark: 1 << 18 });
  const gunzip = createGunzip();
  const fed = key === undefined ? pipeline(source, gunzip) : pipeline(source, decryptWith(key), gunzip);
  // The failure is reported by the reading below, which ends with the same error.
  fed.catch(() => {});
  try {
    yield* gunzip as AsyncIterable<Uint8Array>;
    await fed;
  } finally {
    gunzip.destroy();
    source.destroy();
  }
}

async function readBody(body: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let length = 0;
  for await (const part of body as unknown as WebStream<Uint8Array>) {
    bytes.set(part, length);
    length += part.length;
  }
  if (length !== size) throw new Error("An entry of the archive is incomplete.");
  return bytes;
}

/**
 * Reads the entries of an archive in their order.
 * @throws BackupError when the file is missing, damaged or cut off, or when its key is missing or wrong.
 */
export async function* readArchive(file: string, key: string | undefined): AsyncGenerator<ArchiveEntry> {
  const encrypted = await isEncrypted(file);
  if (encrypted && key === undefined)
    throw new BackupError("key_missing", `The backup "${file}" is encrypted: set BACKUP_KEY to its key.`);
  if (encrypted && key !== undefined) await checkKey(file, key);
  const entries = toWeb(openPlain(file, encrypted ? key : undefined)).pipeThrough(
    createTarDecoder({ strict: true }) as never,
  ) as unknown as WebStream<{ header: { name: string; size: number }; body: ReadableStream<Uint8Array> }>;
  try {
    for await (const { header, body } of entries)
      yield { name: header.name, bytes: await readBody(body, header.size) };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError("corrupt", `The backup "${file}" is damaged or incomplete.`);
  }
}
