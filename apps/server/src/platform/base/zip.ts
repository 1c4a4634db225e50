import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw } from "node:zlib";

/** One file of an archive; its content is read when its turn has come. */
export interface ZipEntry {
  /** Path inside the archive, with slashes. */
  readonly name: string;
  readonly content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>;
}

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Version 2.0: deflate and folders. */
const VERSION = 20;
/** Sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** The format without its 64-bit extension ends here. */
const MAX_BYTES = 0xffffffff;
const MAX_ENTRIES = 0xffff;

/** The moment as the format keeps it: two seconds exact, no zone. */
function dosTime(at: Date): number {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return ((date << 16) | time) >>> 0;
}

/** Numbers of two (`h`) or four (`i`) bytes, little end first. */
function pack(layout: string, ...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc([...layout].reduce((sum, size) => sum + (size === "h" ? 2 : 4), 0));
  let at = 0;
  for (const [index, size] of [...layout].entries())
    at =
      size === "h"
        ? bytes.writeUInt16LE(values[index] ?? 0, at)
        : bytes.writeUInt32LE(values[index] ?? 0, at);
  return bytes;
}

const localHeader = (name: Buffer, time: number): Buffer =>
  Buffer.concat([pack("ihhhiiiihh", LOCAL, VERSION, FLAGS, DEFLATE, time, 0, 0, 0, name.length, 0), name]);

const centralHeader = ({ name, offset, crc, packed, size }: Written, time: number): Buffer =>
  Buffer.concat([
    pack(
      "ihhhhiiiihhhhhii",
      CENTRAL,
      VERSION,
      VERSION,
      FLAGS,
      DEFLATE,
      time,
      crc,
      packed,
      size,
      name.length,
      ...[0, 0, 0, 0, 0],
      offset,
    ),
    name,
  ]);

const endRecord = (entries: number, size: number, offset: number): Buffer =>
  pack("ihhhhiih", END, 0, 0, entries, entries, size, offset, 0);

/** Counts what is packed, while it is packed. */
async function* counted(content: ZipEntry["content"], count: { crc: number; size: number }) {
  for await (const part of content) {
    const bytes = typeof part === "string" ? Buffer.from(part) : part;
    count.crc = crc32(bytes, count.crc);
    count.size += bytes.length;
    yield bytes;
  }
}

async function* deflated(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  // What goes wrong with the source ends the reading below with the same error.
  const feeding = pipeline(Readable.from(source), deflate).catch(() => {});
  for await (const part of deflate) yield part as Buffer;
  await feeding;
}

/**
 * Writes a ZIP archive piece by piece, so that neither it nor a file in it is ever whole in memory. The format is that of
 * PKWARE's APPNOTE 6.3, without its 64-bit extension.
 * @throws RangeError for more than 65,535 files or 4 GB.
 */
export async function* zip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  modified: Date,
): AsyncGenerator<Buffer> {
  const time = dosTime(modified);
  const written: Written[] = [];
  let at = 0;
  for await (const { name, content } of entries) {
    const header = localHeader(Buffer.from(name), time);
    const offset = at;
    yield header;
    const count = { crc: 0, size: 0 };
    let packed = 0;
    for await (const part of deflated(counted(content, count))) {
      packed += part.length;
      yield part;
    }
    yield pack("iiii", DESCRIPTOR, count.crc, packed, count.size);
    at += header.length + packed + 16;
    if (at > MAX_BYTES || count.size > MAX_BYTES || written.length === MAX_ENTRIES)
      throw new RangeError("The archive is too large.");
    written.push({ name: Buffer.from(name), offset, packed, ...count });
  }
  const directory = Buffer.concat(written.map((entry) => centralHeader(entry, time)));
  yield directory;
  yield endRecord(written.length, directory.length, at);
}
