import type { PlainPicture } from "./plain-picture.ts";

/** Markers of a JPEG (ITU-T T.81, table B.1), as the byte behind 0xFF. */
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const TABLES = new Set([0xc4, 0xcc, 0xdb, 0xdd]);
const ADOBE = 0xee;
const EXIF = 0xe1;
/** The frame says how large the picture is: C0 to CF without the tables in between. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

const ADOBE_NAME = Buffer.from("Adobe", "latin1");
const ADOBE_BYTES = 16;
const EXIF_NAME = Buffer.from("Exif\0\0", "latin1");
const ORIENTATION_TAG = 0x0112;
const ORIENTATION_ENTRY_BYTES = 12;

interface Segment {
  readonly marker: number;
  /** With its marker and length. */
  readonly whole: Buffer;
  readonly data: Buffer;
}

function segmentAt(file: Buffer, at: number): Segment | null {
  if (at + 4 > file.length || file[at] !== 0xff) return null;
  const end = at + 2 + file.readUInt16BE(at + 2);
  if (end > file.length || end < at + 4) return null;
  return { marker: file[at + 1] ?? 0, whole: file.subarray(at, end), data: file.subarray(at + 4, end) };
}

/** Where the pixels that begin here end: at the next marker that is no part of them. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next === undefined) return -1;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return -1;
}

/** How the camera was held, 1 to 8 (Exif 2.3, 4.6.4); 1 when it is not said. */
function orientationIn(exif: Buffer): number {
  const tiff = exif.subarray(EXIF_NAME.length);
  if (!exif.subarray(0, EXIF_NAME.length).equals(EXIF_NAME) || tiff.length < 8) return 1;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * ORIENTATION_ENTRY_BYTES;
    if (short(at) !== ORIENTATION_TAG) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An Exif segment that says how the camera was held, and nothing else. */
function orientationSegment(orientation: number): Buffer {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const data = Buffer.concat([EXIF_NAME, Buffer.from(tiff)]);
  return Buffer.concat([Buffer.from([0xff, EXIF, 0, data.length + 2]), data]);
}

const isAdobe = ({ marker, data }: Segment) =>
  marker === ADOBE && data.subarray(0, ADOBE_NAME.length).equals(ADOBE_NAME) && data.length < ADOBE_BYTES;
const isKept = (segment: Segment) =>
  TABLES.has(segment.marker) || isFrame(segment.marker) || isAdobe(segment);

interface Drawing {
  readonly kept: Buffer[];
  frame: Buffer | null;
  orientation: number;
  hasScan: boolean;
}

/** Takes up one segment; answers where the next one begins, or -1 for a file that is cut off. */
function takeSegment(file: Buffer, at: number, segment: Segment, drawing: Drawing): number {
  const { marker, whole, data } = segment;
  const end = at + whole.length;
  if (marker === EXIF && drawing.orientation === 1) drawing.orientation = orientationIn(data);
  if (isFrame(marker)) drawing.frame ??= data;
  if (isKept(segment)) drawing.kept.push(whole);
  if (marker !== SCAN) return end;
  const next = endOfScan(file, end);
  drawing.kept.push(file.subarray(at, next));
  drawing.hasScan = true;
  return next;
}

/** A JPEG without what cameras and programs write beside the picture; null for another file, or one that is broken. */
export function plainJpeg(file: Buffer): PlainPicture | null {
  if (file[0] !== 0xff || file[1] !== START) return null;
  const drawing: Drawing = { kept: [], frame: null, orientation: 1, hasScan: false };
  let at = 2;
  while (!(file[at] === 0xff && file[at + 1] === END)) {
    const segment = segmentAt(file, at);
    at = segment === null ? -1 : takeSegment(file, at, segment, drawing);
    if (at < 0) return null;
  }
  const { frame, kept, orientation, hasScan } = drawing;
  if (frame === null || frame.length < 5 || !hasScan) return null;
  const turned = orientation === 1 ? [] : [orientationSegment(orientation)];
  return {
    kind: "jpg",
    bytes: Buffer.concat([Buffer.from([0xff, START]), ...turned, ...kept, Buffer.from([0xff, END])]),
    height: frame.readUInt16BE(1),
    width: frame.readUInt16BE(3),
  };
}
