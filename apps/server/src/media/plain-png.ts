import { crc32 } from "node:zlib";
import type { PlainPicture } from "./plain-picture.ts";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Parts of a PNG that its drawing needs (ISO/IEC 15948, 11): size, palette, pixels, transparency, brightness, the end. */
const KEPT = new Set(["IHDR", "PLTE", "IDAT", "tRNS", "gAMA", "sRGB", "IEND"]);
/** Length, name and checksum around the data of a part. */
const AROUND = 12;
const HEADER_BYTES = 13;

interface Part {
  readonly name: string;
  /** With its length, name and checksum. */
  readonly whole: Buffer;
  readonly data: Buffer;
}

/** The part that begins at a place; null when it is cut off or its checksum does not fit. */
function partAt(file: Buffer, at: number): Part | null {
  if (at + AROUND > file.length) return null;
  const end = at + AROUND + file.readUInt32BE(at);
  if (end > file.length) return null;
  const named = file.subarray(at + 4, end - 4);
  if (crc32(named) !== file.readUInt32BE(end - 4)) return null;
  return { name: named.toString("latin1", 0, 4), whole: file.subarray(at, end), data: named.subarray(4) };
}

/** A PNG without texts, times, profiles and further pictures; null for another file, or one that is broken. */
export function plainPng(file: Buffer): PlainPicture | null {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const parts: Part[] = [];
  let at = SIGNATURE.length;
  while (parts.at(-1)?.name !== "IEND") {
    const part = partAt(file, at);
    if (part === null) return null;
    parts.push(part);
    at += part.whole.length;
  }
  const header = parts[0]?.data;
  if (parts[0]?.name !== "IHDR" || header?.length !== HEADER_BYTES) return null;
  if (!parts.some(({ name }) => name === "IDAT")) return null;
  const kept = parts.filter(({ name }) => KEPT.has(name)).map(({ whole }) => whole);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  return { kind: "png", bytes: Buffer.concat([SIGNATURE, ...kept]), width, height };
}
