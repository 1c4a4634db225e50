/** `npm run bench -- pictures`: milliseconds until a picture is redrawn, the process that does it being warm. */
import { openLog } from "../../apps/server/src/platform/base/log.ts";
import type { PictureRule } from "../../apps/server/src/platform/pictures/picture-rule.ts";
import { openPictures } from "../../apps/server/src/platform/pictures/pictures.ts";
import { aPhoto, blackPng, exifBomb, useBomb } from "../../apps/server/test/picture-seeds.ts";
import { median, printTable } from "../measure.ts";

const RUNS = 9;
const LOGO: PictureRule = { acceptsSvg: true, maxPixels: 16_000_000, maxEdge: 1024, keepsPng: true };
const PHOTO: PictureRule = { acceptsSvg: false, maxPixels: 40_000_000, maxEdge: 1600, keepsPng: false };

type Sample = readonly [name: string, file: Buffer, rule: PictureRule];

async function samples(): Promise<readonly Sample[]> {
  const jpeg = await aPhoto(800, 600).jpeg().toBuffer();
  const logo = await aPhoto(640, 500).png().toBuffer();
  return [
    ["photo of 12 megapixels", await aPhoto(4000, 3000).jpeg({ quality: 90 }).toBuffer(), PHOTO],
    ["logo of 1 MB", Buffer.concat([logo, Buffer.alloc(1_000_000 - logo.length)]), LOGO],
    ["Exif bomb of 2 MB", exifBomb(jpeg, 2_000_000), PHOTO],
    ["Exif bomb of 10 MB", exifBomb(jpeg, 9_900_000), PHOTO],
    ["16,000 pixels square", blackPng(16_000, 16_000), LOGO],
    ["30,000 pixels square", blackPng(30_000, 30_000), LOGO],
    ["endless SVG", useBomb(), LOGO],
  ];
}

export async function benchPictures(): Promise<void> {
  const pictures = openPictures(openLog("silent"));
  const measure = async (file: Buffer, rule: PictureRule) => {
    const start = performance.now();
    const result = await pictures.redraw(file, rule);
    return { ms: performance.now() - start, answer: "refused" in result ? result.refused : result.kind };
  };
  const rows: (readonly (string | number)[])[] = [];
  const cold = await measure(blackPng(8, 8), LOGO);
  rows.push(["first picture, with the start of the process", 0, Math.round(cold.ms), cold.answer]);
  for (const [name, file, rule] of await samples()) {
    const runs = [await measure(file, rule)];
    while (runs.length < RUNS && (runs[0]?.ms ?? 0) < 1000) runs.push(await measure(file, rule));
    const ms = Math.round(median(runs.map((run) => run.ms)));
    rows.push([name, Math.round(file.length / 1000), ms, runs[0]?.answer ?? ""]);
  }
  await pictures.close();
  printTable(["file", "kB", "ms, median", "answer"], rows);
}
