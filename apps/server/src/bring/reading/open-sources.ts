import { isUtf8 } from "node:buffer";
import type { Readable } from "node:stream";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { UnreadableFile } from "./brought-record.ts";

/** Most files of an archive that are looked at: a folder with two pictures for each of the most recipes of a file has as many. */
export const MAX_ENTRIES = 10_000;
/** Most bytes that come out of an archive, all its files together. */
export const MAX_UNPACKED_BYTES = 300_000_000;
/** What can be a table or a list. */
const READABLE = /\.(?:csv|tsv|txt)$|(?:^|\/)weight[^/]*\.json$/i;
/** By these bytes the encoding of a file is told. */
const HEAD_BYTES = 65_536;
const SLICE_BYTES = 65_536;

/** One file: what was chosen, or one of an archive. It can be read more than once. */
export interface Source {
  readonly name: string;
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

/** A file in slices: whoever reads a table takes in all rows of a slice at once. */
async function* slicesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += SLICE_BYTES) yield bytes.subarray(from, from + SLICE_BYTES);
}

const baseName = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03;

export function openZip(bytes: Buffer): Promise<ZipFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ZipFile>();
  fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error === null ? resolve(zip) : reject(error)));
  return promise;
}

export function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>();
  zip.openReadStream(entry, (error, stream) => (error === null ? resolve(stream) : reject(error)));
  return promise;
}

/**
 * The files of an archive that may hold something. A file that turns out to be longer than the archive says cannot be read, so what it
 * says can be relied on before anything is unpacked.
 */
async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Entry[]>();
  const entries: Entry[] = [];
  let seen = 0;
  let unpacked = 0;
  zip.on("entry", (entry: Entry) => {
    seen += 1;
    if (seen > MAX_ENTRIES) return reject(new UnreadableFile("file_too_long"));
    if (READABLE.test(entry.fileName)) {
      unpacked += entry.uncompressedSize;
      if (unpacked > MAX_UNPACKED_BYTES) return reject(new UnreadableFile("file_too_long"));
      entries.push(entry);
    }
    zip.readEntry();
  });
  zip.once("end", () => resolve(entries));
  zip.once("error", reject);
  zip.readEntry();
  return promise;
}

/**
 * What can be read of the bytes of a file: itself, or the files of an archive one after another.
 * @throws UnreadableFile for an archive that is damaged, or that holds more than it may.
 */
export async function openSources(bytes: Buffer, name: string): Promise<Source[]> {
  if (!isZip(bytes)) return [{ name: baseName(name), chunks: () => slicesOf(bytes) }];
  const zip = await openZip(bytes);
  const entries = await entriesOf(zip);
  return entries.map((entry) => ({
    name: baseName(entry.fileName),
    chunks: async function* () {
      for await (const chunk of await openEntry(zip, entry)) yield chunk as Uint8Array;
    },
  }));
}

/** Whether the head of a file is whole in UTF-8 but for a character that it cuts off. */
const isHeadUtf8 = (head: Uint8Array): boolean =>
  [0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, Math.max(0, head.length - cut))));

/** The encoding in which a file was written; spreadsheets write each of these. */
function encodingOf(head: Uint8Array): string {
  const [a, b, c, d] = head;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  // Latin letters in UTF-16 without a mark: every second byte is nothing.
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return "utf-16le";
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return "utf-16be";
  return isHeadUtf8(head) ? "utf-8" : "windows-1252";
}

/** A whole file as text, in the encoding that its beginning tells. */
export const decodeText = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes.subarray(0, HEAD_BYTES))).decode(bytes);

async function headOf(source: Source): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source.chunks()) {
    parts.push(chunk.subarray(0, HEAD_BYTES - length));
    length += parts.at(-1)?.length ?? 0;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(parts);
}

/** A file as text. */
export interface TextSource {
  readonly name: string;
  /** Its beginning. */
  readonly head: string;
  readonly text: () => AsyncGenerator<string>;
}

/** Opens a file as text, in the encoding that its beginning tells; a mark of the order of bytes is left out. */
export async function asText(source: Source): Promise<TextSource> {
  const head = await headOf(source);
  const encoding = encodingOf(head);
  return {
    name: source.name,
    head: new TextDecoder(encoding).decode(head),
    text: async function* () {
      const decoder = new TextDecoder(encoding);
      for await (const chunk of source.chunks()) yield decoder.decode(chunk, { stream: true });
      yield decoder.decode();
    },
  };
}
