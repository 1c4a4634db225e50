import { describe, expect, it } from "vitest";
import { jpegOfCamera, pngPart, SECRET, TINY_JPEG, TINY_PNG, TINY_WEBP } from "../../test/tiny-pictures.ts";
import { plainPicture } from "./plain-picture.ts";

const WEBP_HEAD = 12;
const EXTENDED_PART = 18;

/** The same picture with Exif behind it, as phones write it. */
function webpOfCamera(): Buffer {
  const text = Buffer.from(SECRET.length % 2 === 0 ? SECRET : `${SECRET} `);
  const part = Buffer.concat([Buffer.from("EXIF"), Buffer.from([text.length, 0, 0, 0]), text]);
  const file = Buffer.concat([TINY_WEBP, part]);
  file.writeUInt32LE(file.length - 8, 4);
  file[WEBP_HEAD + 8] = 0x08 | 0x20;
  return file;
}

function pngWith(...parts: Buffer[]): Buffer {
  const end = TINY_PNG.length - 12;
  return Buffer.concat([TINY_PNG.subarray(0, end), ...parts, TINY_PNG.subarray(end)]);
}

const holdsSecret = (bytes: Buffer | undefined) => bytes?.includes(SECRET.slice(0, 8)) === true;

describe("DATA-039 a picture without anything but the picture", () => {
  it("keeps the pixels of a JPEG and the way up, and leaves out place, comment and what follows the end", () => {
    const camera = jpegOfCamera();
    expect(holdsSecret(camera)).toBe(true);
    const plain = plainPicture(camera);
    expect(plain).toMatchObject({ kind: "jpg", width: 8, height: 6 });
    expect(holdsSecret(plain?.bytes)).toBe(false);
    const bytes = plain?.bytes ?? Buffer.alloc(0);
    expect(bytes.subarray(-(TINY_JPEG.length - 2))).toEqual(TINY_JPEG.subarray(2));
    // Start, then 36 bytes of Exif with one entry: orientation 6.
    expect(bytes.length).toBe(TINY_JPEG.length + 36);
    expect(bytes.subarray(12, 16).toString("latin1")).toBe("MM\0*");
    expect([bytes.readUInt16BE(22), bytes.readUInt16BE(30)]).toEqual([0x0112, 6]);
    expect(plainPicture(bytes)?.bytes).toEqual(bytes);
    expect(plainPicture(TINY_JPEG)?.bytes).toEqual(TINY_JPEG);
  });

  it("keeps the pixels of a PNG and leaves out its texts, times and profiles", () => {
    const file = Buffer.concat([
      pngWith(pngPart("tEXt", SECRET), pngPart("eXIf", SECRET), pngPart("iCCP", SECRET)),
      Buffer.from(SECRET),
    ]);
    expect(plainPicture(file)).toEqual({ kind: "png", bytes: TINY_PNG, width: 4, height: 4 });
  });

  it("keeps the pixels of a WebP and leaves out Exif, with its marks in the header", () => {
    const plain = plainPicture(webpOfCamera());
    expect(plain).toMatchObject({ kind: "webp", width: 8, height: 6 });
    expect(plain?.bytes).toEqual(TINY_WEBP);
    // Without the extended header, the size stands with the pixels.
    const simple = Buffer.concat([
      TINY_WEBP.subarray(0, WEBP_HEAD),
      TINY_WEBP.subarray(WEBP_HEAD + EXTENDED_PART),
    ]);
    simple.writeUInt32LE(simple.length - 8, 4);
    expect(plainPicture(simple)).toMatchObject({ width: 8, height: 6 });
  });

  it("knows a picture by its content, and refuses what is none, moves, is cut off or has too many pixels", () => {
    const moving = Buffer.from(TINY_WEBP);
    moving[WEBP_HEAD + 8] = 0x02;
    const size = Buffer.alloc(13);
    size.writeUInt32BE(20_000, 0);
    size.writeUInt32BE(2_001, 4);
    const huge = Buffer.concat([
      TINY_PNG.subarray(0, 8),
      pngPart("IHDR", size),
      pngPart("IDAT", "x"),
      pngPart("IEND", ""),
    ]);
    const broken = Buffer.from(TINY_PNG);
    broken[20] = 9;
    const refused = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from("GIF89a"),
      Buffer.from("<!doctype html><script>alert(1)</script>"),
      Buffer.alloc(0),
      moving,
      huge,
      broken,
      TINY_JPEG.subarray(0, 2),
    ];
    for (const file of refused) expect(plainPicture(file)).toBeNull();
    for (const picture of [TINY_JPEG, TINY_PNG, TINY_WEBP])
      for (let length = 0; length < picture.length - 1; length++)
        expect([length, plainPicture(picture.subarray(0, length))]).toEqual([length, null]);
  });
});
