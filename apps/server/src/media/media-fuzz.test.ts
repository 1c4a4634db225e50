import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mutate, seededNumbers } from "../../test/mutate.ts";
import {
  aMovingPicture,
  aPhoto,
  aPhotoOfCamera,
  billionLaughs,
  blackPng,
  exifBomb,
  pngWith,
  svg,
} from "../../test/picture-seeds.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { jpegOfCamera, SECRET, upload } from "../../test/tiny-pictures.ts";

/** Damaged files of each seed. With `FUZZ_SEED` and `FUZZ_FILES` set, others and more of them are tried. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
const FILES = Number(process.env.FUZZ_FILES ?? 25);
const MAX_SECONDS = 6;
/** Answers that a file may get; any other is a fault. */
const EXPECTED = new Set([201, 400, 413]);
const KEPT = ["jpeg", "png", "webp"];

let app: TestApp;
const mediaFolder = mkdtempSync(join(tmpdir(), "plateful-fuzz-"));
beforeAll(async () => {
  app = await openTestApp({
    settings: { mediaFolder },
    pictureLimits: { maxWaitMs: 60_000, maxWorkMs: 3_000 },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(mediaFolder, { recursive: true, force: true });
});

/** Small files of every format, and those that are known to hurt readers. */
async function corpus(): Promise<ReadonlyMap<string, Buffer>> {
  const photo = aPhoto(32, 24);
  const png = await photo.clone().png().toBuffer();
  const jpeg = await photo.clone().jpeg().toBuffer();
  return new Map([
    ["jpeg", jpeg],
    ["progressive jpeg", await photo.clone().jpeg({ progressive: true }).toBuffer()],
    ["jpeg in four inks", await photo.clone().toColourspace("cmyk").jpeg().toBuffer()],
    ["jpeg of a camera", await aPhotoOfCamera("jpeg")],
    ["jpeg with a second picture", jpegOfCamera()],
    ["jpeg with false Exif entries", exifBomb(jpeg, 200_000)],
    ["png", png],
    ["interlaced png", await photo.clone().png({ progressive: true }).toBuffer()],
    ["png with a palette", await photo.clone().png({ palette: true }).toBuffer()],
    ["png of 16 bits", await photo.clone().toColourspace("rgb16").png().toBuffer()],
    ["png with texts", pngWith(pngWith(png, "tEXt", SECRET), "iCCP", SECRET)],
    ["webp", await photo.clone().webp().toBuffer()],
    ["lossless webp", await photo.clone().webp({ lossless: true }).toBuffer()],
    ["webp of a camera", await aPhotoOfCamera("webp")],
    ["moving webp", await aMovingPicture("webp")],
    ["gif", await aMovingPicture("gif")],
    ["svg", svg('<g id="a"><path d="M0 0L9 9Z" fill="#f00"/></g><use href="#a" transform="scale(2)"/>')],
    ["svg with entities", billionLaughs()],
  ]);
}

let sent = 0;
let slowest = 0;
let sender: Person;

/** Sends a file as both kinds of picture; a person may send a hundred a day. */
async function tryFile(name: string, file: Buffer): Promise<number[]> {
  const statuses: number[] = [];
  for (const purpose of ["RECIPE_IMAGE", "LOGO"]) {
    if (sent % 100 === 0) sender = await app.aUser();
    sent += 1;
    const before = performance.now();
    const { status } = await upload(app, file, { as: sender, purpose });
    slowest = Math.max(slowest, (performance.now() - before) / 1000);
    expect([name, file.toString("base64"), EXPECTED.has(status)]).toEqual([name, expect.anything(), true]);
    statuses.push(status);
  }
  return statuses;
}

/** What the decoder takes does not depend on the database, so this runs once. */
describe.runIf(process.env.TEST_DATABASE === "pglite")("D10: files that are damaged on purpose", () => {
  it("D10: get an answer that is expected, soon, and nothing is kept but pictures drawn afresh", async () => {
    const next = seededNumbers(SEED);
    for (const [name, whole] of await corpus()) {
      await tryFile(name, whole);
      for (let file = 0; file < FILES; file++) await tryFile(name, mutate(whole, next));
    }
    expect(slowest).toBeLessThan(MAX_SECONDS);
    const files = readdirSync(mediaFolder);
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const bytes = readFileSync(join(mediaFolder, file));
      const { format, exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata();
      expect([file, KEPT.includes(String(format)), exif, xmp, icc, iptc, comments]).toEqual([
        file,
        true,
        ...Array.from({ length: 5 }),
      ]);
      expect([file, bytes.includes(SECRET)]).toEqual([file, false]);
    }
    expect((await app.get("health/ready")).status).toBe(200);
  }, 600_000);

  it("D10: are stored under a name of our own, whatever theirs is", async () => {
    const as = await app.aUser();
    for (const fileName of [
      "../../../etc/passwd",
      "..\\\\..\\\\x.png",
      "/etc/passwd",
      "a.svg",
      "a.html\\0.png",
      "",
    ]) {
      const form = Buffer.concat([
        Buffer.from(`--edge\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nLOGO\r\n`),
        Buffer.from(`--edge\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n`),
        Buffer.from("Content-Type: text/html\r\n\r\n"),
        blackPng(8, 8),
        Buffer.from("\r\n--edge--\r\n"),
      ]);
      const headers = { "content-type": "multipart/form-data; boundary=edge" };
      const made = await app.call("POST", "media/", form, { as, headers });
      if (made.status === 201) {
        expect([fileName, made.body.url]).toEqual([
          fileName,
          expect.stringMatching(/^\/media\/[0-9a-f]{32}\.png$/),
        ]);
        expect((await app.get(made.body.url)).headers["content-type"]).toBe("image/png");
      } else expect([fileName, made.status]).toEqual(["", 400]);
    }
    expect(readdirSync(mediaFolder).filter((file) => !/^[0-9a-f]{32}\.(png|jpg|webp)$/.test(file))).toEqual(
      [],
    );
  });
});
