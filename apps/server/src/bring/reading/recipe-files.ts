import { gunzipSync } from "node:zlib";
import type { Entry, ZipFile } from "yauzl";
import { UnreadableFile } from "./brought-record.ts";
import { decodeText, isZip, MAX_ENTRIES, MAX_UNPACKED_BYTES, openEntry, openZip } from "./open-sources.ts";

/** Archives in archives: an export of Tandoor has one archive a recipe, and nothing has more. */
const MAX_DEPTH = 2;
/** Most bytes that come out of one file. */
const MAX_FILE_BYTES = 40_000_000;
/** What can hold a recipe. */
const READABLE = /\.(?:json|jsonld|zip|cook|paprikarecipe)$/i;
/** What archives of a Mac keep beside each file. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\._)/;

/** One file that may hold recipes; its text is null where it is damaged. */
export interface RecipeFile {
  readonly path: string;
  readonly text: string | null;
}

/** What may still be unpacked of one upload, however deep its archives lie. */
class Budget {
  #entries = 0;
  #bytes = 0;

  entry(): void {
    this.#entries += 1;
    if (this.#entries > MAX_ENTRIES) throw new UnreadableFile("file_too_long");
  }

  bytes(count: number): void {
    this.#bytes += count;
    if (count > MAX_FILE_BYTES || this.#bytes > MAX_UNPACKED_BYTES) throw new UnreadableFile("file_too_long");
  }
}

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

function unzipped(bytes: Buffer, budget: Budget): Buffer {
  try {
    const text = gunzipSync(bytes, { maxOutputLength: MAX_FILE_BYTES });
    budget.bytes(text.length);
    return text;
  } catch (error) {
    const isTooLong = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    throw isTooLong ? new UnreadableFile("file_too_long") : error;
  }
}

/** The entries of an archive that may hold a recipe. */
async function listEntries(zip: ZipFile, budget: Budget): Promise<Entry[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Entry[]>();
  const entries: Entry[] = [];
  zip.on("entry", (entry: Entry) => {
    try {
      budget.entry();
      if (READABLE.test(entry.fileName) && !BESIDE.test(entry.fileName)) {
        // An entry that is longer than it says is refused while it is read.
        budget.bytes(entry.uncompressedSize);
        entries.push(entry);
      }
      zip.readEntry();
    } catch (error) {
      reject(error);
    }
  });
  zip.once("end", () => resolve(entries));
  zip.once("error", reject);
  zip.readEntry();
  return promise;
}

async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await openEntry(zip, entry)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** @throws UnreadableFile beyond a limit; a part that is damaged is told instead, so that the others are read. */
const damaged = (path: string, error: unknown): RecipeFile => {
  if (error instanceof UnreadableFile) throw error;
  return { path, text: null };
};

async function* filesOfZip(
  bytes: Buffer,
  path: string,
  budget: Budget,
  depth: number,
): AsyncGenerator<RecipeFile> {
  const zip = await openZip(bytes);
  for (const entry of await listEntries(zip, budget)) {
    const name = depth === 0 ? entry.fileName : `${path}/${entry.fileName}`;
    try {
      yield* filesOf(await bytesOf(zip, entry), name, budget, depth + 1);
    } catch (error) {
      yield damaged(name, error);
    }
  }
}

async function* filesOf(
  bytes: Buffer,
  path: string,
  budget: Budget,
  depth: number,
): AsyncGenerator<RecipeFile> {
  if (isZip(bytes)) {
    if (depth >= MAX_DEPTH) throw new UnreadableFile("file_too_long");
    yield* filesOfZip(bytes, path, budget, depth);
  } else if (isGzip(bytes)) yield { path, text: decodeText(unzipped(bytes, budget)) };
  else yield { path, text: decodeText(bytes) };
}

/**
 * The files of an upload that may hold recipes, one after another: itself, or those of its archives.
 * @throws UnreadableFile beyond a limit of all archives together.
 */
export const recipeFilesOf = (bytes: Buffer, name: string): AsyncGenerator<RecipeFile> =>
  filesOf(bytes, name, new Budget(), 0);
