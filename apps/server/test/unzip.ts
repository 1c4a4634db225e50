import { crc32, inflateRawSync } from "node:zlib";

const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;

/** The files of a ZIP archive by their names, read by its directory as any program would, each with its checksum proven. */
export function unzip(archive: Buffer): ReadonlyMap<string, Buffer> {
  const end = archive.length - END_BYTES;
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error("The archive has no end.");
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error("The directory is damaged.");
    const nameBytes = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes);
    const local = archive.readUInt32LE(at + 42);
    const begin = local + LOCAL_BYTES + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(begin, begin + archive.readUInt32LE(at + 20)));
    if (crc32(content) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is damaged.`);
    if (content.length !== archive.readUInt32LE(at + 24)) throw new Error(`${name} has another size.`);
    if (files.has(name)) throw new Error(`${name} is there twice.`);
    files.set(name, content);
    at += CENTRAL_BYTES + nameBytes;
  }
  return files;
}
