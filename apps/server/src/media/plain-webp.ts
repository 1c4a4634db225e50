import type { PlainPicture } from "./plain-picture.ts";

/** Bits of the extended header (RFC 9649, 2.7): colour profile, Exif, XMP, animation. */
const FLAGS = { profile: 0x20, exif: 0x08, xmp: 0x04, animation: 0x02 };
const KEPT = new Set(["VP8X", "ALPH", "VP8 ", "VP8L"]);
const HEAD_BYTES = 12;
const EXTENDED_BYTES = 10;

interface Part {
  readonly name: string;
  readonly data: Buffer;
}

/** The parts of the file; null when one is cut off. Each begins at an even place. */
function partsOf(file: Buffer): Part[] | null {
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) return null;
  const parts: Part[] = [];
  for (let at = HEAD_BYTES; at + 8 <= end; ) {
    const length = file.readUInt32LE(at + 4);
    if (at + 8 + length > end) return null;
    const data = file.subarray(at + 8, at + 8 + length);
    parts.push({ name: file.toString("latin1", at, at + 4), data });
    at += 8 + length + (length % 2);
  }
  return parts;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size in the header of a lossy (RFC 6386, 9.1) or a lossless picture (RFC 9649, 3.4). */
function sizeOf({ name, data }: Part): Size | null {
  if (name === "VP8L" && data.length >= 5 && data[0] === 0x2f) {
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const isKeyFrame = data.length >= 10 && data[3] === 0x9d && data[4] === 0x01 && data[5] === 0x2a;
  if (name !== "VP8 " || !isKeyFrame) return null;
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

/** The extended header without the marks of what is left out. */
function plainHeader({ name, data }: Part): Part {
  if (name !== "VP8X") return { name, data };
  const plain = Buffer.from(data);
  plain[0] = (plain[0] ?? 0) & ~(FLAGS.profile | FLAGS.exif | FLAGS.xmp);
  return { name, data: plain };
}

function written({ name, data }: Part): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** A WebP without profile, Exif and XMP; null for another file, a moving picture, or one that is broken. */
export function plainWebp(file: Buffer): PlainPicture | null {
  if (file.length < HEAD_BYTES || file.toString("latin1", 0, 4) !== "RIFF") return null;
  if (file.toString("latin1", 8, HEAD_BYTES) !== "WEBP") return null;
  const parts = partsOf(file);
  const pixels = parts?.find(({ name }) => name === "VP8 " || name === "VP8L");
  if (!parts || pixels === undefined) return null;
  const extended = parts.find(({ name }) => name === "VP8X")?.data;
  if (extended !== undefined && extended.length !== EXTENDED_BYTES) return null;
  if (((extended?.[0] ?? 0) & FLAGS.animation) !== 0) return null;
  const size = sizeOf(pixels);
  if (size === null) return null;
  const kept = parts.filter(({ name }) => KEPT.has(name)).map((part) => written(plainHeader(part)));
  const body = Buffer.concat([Buffer.from("WEBP", "latin1"), ...kept]);
  const head = Buffer.alloc(8);
  head.write("RIFF", "latin1");
  head.writeUInt32LE(body.length, 4);
  return { kind: "webp", bytes: Buffer.concat([head, body]), ...size };
}
