import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { pngPart, SECRET } from "./tiny-pictures.ts";

/** Pictures for tests of the decoder, made when they are asked for: nobody's photo lies in the repository. */

export type Raster = "png" | "jpeg" | "webp";

/** A picture of a smooth gradient with some noise, as a camera would see it; the same one each time. */
export function aPhoto(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  let noise = 1;
  for (let at = 0; at < pixels.length; at++) {
    noise = (noise * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    pixels[at] = (((at / 3) % width) * 200) / width + ((noise >> 20) % 40);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A picture with everything that a camera writes beside it: place, owner, colour profile and the way up (a quarter turn). */
export function aPhotoOfCamera(format: Raster): Promise<Buffer> {
  const exif = {
    IFD0: { Copyright: SECRET, Artist: SECRET },
    IFD3: { GPSLatitude: "52/1 22/1 13/1", GPSAreaInformation: SECRET },
  };
  return aPhoto(90, 60)
    .withExif(exif)
    .withIccProfile("p3")
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${SECRET}</note></x:xmpmeta>`)
    .withMetadata({ orientation: 6, exif })
    .toFormat(format)
    .toBuffer();
}

/** A JPEG whose Exif segments each claim 65,535 entries: readers that believe them work for minutes. */
export function exifBomb(jpeg: Buffer, maxBytes: number): Buffer {
  const entries = Buffer.alloc(65_400);
  for (let at = 0; at + 12 <= entries.length; at += 12)
    entries.set([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0], at);
  const tiff = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0xff, 0xff]);
  const exif = Buffer.concat([Buffer.from("Exif\0\0"), tiff, entries]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  const segment = Buffer.concat([head, exif]);
  const times = Math.floor((maxBytes - jpeg.length) / segment.length);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    ...Array.from({ length: times }, () => segment),
    jpeg.subarray(2),
  ]);
}

/** A black PNG of one bit a pixel, which is a small file whatever its size. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngPart("IHDR", header),
    pngPart("IDAT", rows),
    pngPart("IEND", ""),
  ]);
}

/** The PNG with a part before its pixels. */
export function pngWith(png: Buffer, name: string, data: Buffer | string): Buffer {
  const at = png.indexOf("IDAT") - 4;
  return Buffer.concat([png.subarray(0, at), pngPart(name, data), png.subarray(at)]);
}

const aFrame = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

/** A WebP or GIF of two frames. */
export async function aMovingPicture(format: "webp" | "gif"): Promise<Buffer> {
  const frames = [await aFrame("#ff0000"), await aFrame("#0000ff")];
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

export const svg = (body: string, attributes = 'width="100" height="50"'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`,
  );

/** Entities that each name another ten times: ten thousand million letters. */
export function billionLaughs(): Buffer {
  const names = [..."abcdefghij"];
  const entities = names.map((name, at) =>
    at === 0 ? '<!ENTITY a "aaaaaaaaaa">' : `<!ENTITY ${name} "${`&${names[at - 1]};`.repeat(10)}">`,
  );
  return Buffer.from(
    `<!DOCTYPE svg [${entities.join("")}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&j;</text></svg>`,
  );
}

/** Groups that each use another ten times: more shapes than can be drawn in a lifetime, in a few kilobytes. */
export function useBomb(): Buffer {
  const groups = Array.from(
    { length: 30 },
    (_, at) =>
      `<g id="g${at}">${at === 0 ? '<rect width="1" height="1"/>' : `<use href="#g${at - 1}"/>`.repeat(10)}</g>`,
  );
  return svg(`<defs>${groups.join("")}</defs><use href="#g29"/>`);
}
