import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  aMovingPicture,
  aPhoto,
  aPhotoOfCamera,
  billionLaughs,
  blackPng,
  exifBomb,
  pngWith,
  svg,
  useBomb,
} from "../../../test/picture-seeds.ts";
import { jpegOfCamera, SECRET } from "../../../test/tiny-pictures.ts";
import { openLog } from "../base/log.ts";
import type { PictureRule, RedrawnPicture, RedrawResult } from "./picture-rule.ts";
import { openPictures, type PictureLimits, type Pictures } from "./pictures.ts";

const log = openLog("silent");
const PHOTO: PictureRule = { acceptsSvg: false, maxPixels: 40_000_000, maxEdge: 1600, keepsPng: false };
const LOGO: PictureRule = { acceptsSvg: true, maxPixels: 16_000_000, maxEdge: 1024, keepsPng: true };
/** On a machine with other work a process takes its time. */
const PATIENT: Partial<PictureLimits> = { maxWaitMs: 60_000, maxWorkMs: 60_000 };

/** A process that draws has started by then. */
const START_MS = 2_000;

function drawn(result: RedrawResult): RedrawnPicture {
  if ("refused" in result) throw new Error(`refused: ${result.refused}`);
  return result;
}
const refusal = (result: RedrawResult) => ("refused" in result ? result.refused : "drawn");

/** Process ids of the picture processes that this process started. */
function processes(): string[] {
  return readdirSync(`/proc/${process.pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${process.pid}/task/${thread}/children`, "utf8").split(" "))
    .filter((pid) => pid !== "" && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("picture-process"));
}

/** Nothing here depends on the database. */
const once = describe.runIf(process.env.TEST_DATABASE === "pglite");

once("pictures are drawn afresh", () => {
  let pictures: Pictures;
  beforeAll(() => {
    pictures = openPictures(log, PATIENT);
  });
  afterAll(() => pictures.close());

  it.each(["jpeg", "png", "webp"] as const)(
    "D10 DATA-041: a %s comes out upright, in sRGB and without anything that was written beside it",
    async (format) => {
      const file = await aPhotoOfCamera(format);
      const before = await sharp(file).metadata();
      expect([before.orientation, before.hasProfile, before.exif?.includes(SECRET)]).toEqual([6, true, true]);
      for (const rule of [PHOTO, LOGO]) {
        const picture = drawn(await pictures.redraw(file, rule));
        const after = await sharp(picture.bytes).metadata();
        expect(after).toMatchObject({ width: 60, height: 90, space: "srgb", hasProfile: false });
        expect([picture.width, picture.height]).toEqual([60, 90]);
        for (const kept of ["orientation", "exif", "xmp", "iptc", "icc", "comments"] as const)
          expect([kept, after[kept]]).toEqual([kept, undefined]);
        expect(picture.bytes.includes(SECRET)).toBe(false);
      }
    },
  );

  it("DATA-041: shows the colours of a wide profile as they were meant", async () => {
    const create = { width: 8, height: 8, channels: 3 as const, background: "#c08040" };
    const wide = await sharp({ create }).withIccProfile("p3").png().toBuffer();
    const { bytes } = drawn(await pictures.redraw(wide, LOGO));
    const [red = 0, green = 0, blue = 0] = await sharp(bytes).raw().toBuffer();
    for (const [got, meant] of [
      [red, 0xc0],
      [green, 0x80],
      [blue, 0x40],
    ] as const)
      expect(Math.abs(got - meant)).toBeLessThanOrEqual(2);
  });

  it("DATA-041: keeps a photo at most 1600 and a logo at most 1024 pixels long, and enlarges neither", async () => {
    const large = await aPhoto(1800, 1200).jpeg().toBuffer();
    expect(drawn(await pictures.redraw(large, PHOTO))).toMatchObject({
      kind: "jpg",
      width: 1600,
      height: 1067,
    });
    expect(drawn(await pictures.redraw(large, LOGO))).toMatchObject({
      kind: "jpg",
      width: 1024,
      height: 683,
    });
    const small = await aPhoto(40, 30).png().toBuffer();
    expect(drawn(await pictures.redraw(small, PHOTO))).toMatchObject({ kind: "webp", width: 40, height: 30 });
    expect(drawn(await pictures.redraw(small, LOGO))).toMatchObject({ kind: "png", width: 40, height: 30 });
  });

  it("D10: what stands beside a picture in its file, or follows it, is gone", async () => {
    const camera = drawn(await pictures.redraw(jpegOfCamera(), PHOTO));
    expect([camera.width, camera.height, camera.bytes.includes(SECRET)]).toEqual([6, 8, false]);
    const script = "<script>alert(document.domain)</script>";
    for (const format of ["jpeg", "png", "webp"] as const) {
      const picture = await aPhoto(20, 20).toFormat(format).toBuffer();
      const { bytes } = drawn(await pictures.redraw(Buffer.concat([picture, Buffer.from(script)]), LOGO));
      expect([format, bytes.includes("alert")]).toEqual([format, false]);
    }
  });

  it("D10: refuses other formats, whatever they claim to be, and what moves", async () => {
    const png = await aPhoto(20, 20).png().toBuffer();
    const tiff = await aPhoto(20, 20).tiff().toBuffer();
    const avif = await aPhoto(20, 20).avif().toBuffer();
    const gif = await sharp(png).gif().toBuffer();
    const others = [
      gif,
      tiff,
      avif,
      Buffer.from("%PDF-1.7\n"),
      Buffer.from("<!doctype html><svg></svg>"),
      Buffer.alloc(9),
    ];
    for (const file of others.slice(0, 4)) expect(refusal(await pictures.redraw(file, LOGO))).toBe("FORMAT");
    for (const file of others) expect(refusal(await pictures.redraw(file, PHOTO))).toBe("FORMAT");
    // The first bytes of one format before the rest of another.
    const disguised = Buffer.concat([png.subarray(0, 8), gif]);
    expect(refusal(await pictures.redraw(disguised, LOGO))).toBe("UNREADABLE");
    expect(refusal(await pictures.redraw(await aMovingPicture("gif"), LOGO))).toBe("FORMAT");
    expect(refusal(await pictures.redraw(await aMovingPicture("webp"), LOGO))).toBe("ANIMATED");
    const moving = pngWith(png, "acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
    expect(refusal(await pictures.redraw(moving, LOGO))).toBe("ANIMATED");
  });

  it("D10: refuses a picture that ends too soon", async () => {
    for (const format of ["jpeg", "png", "webp"] as const) {
      const whole = await aPhoto(60, 60).toFormat(format).toBuffer();
      for (const share of [0.05, 0.3, 0.6, 0.9]) {
        const part = whole.subarray(0, whole.length * share);
        expect([format, share, refusal(await pictures.redraw(part, PHOTO))]).not.toContain("drawn");
      }
    }
  });

  it("D10: refuses bombs of 16,000 and 30,000 pixels square within 100 ms", async () => {
    await pictures.redraw(blackPng(8, 8), LOGO);
    for (const size of [16_000, 30_000]) {
      const bomb = blackPng(size, size);
      expect(bomb.length).toBeLessThan(150_000);
      for (const rule of [PHOTO, LOGO]) {
        let best = Number.POSITIVE_INFINITY;
        for (let tries = 0; tries < 5; tries++) {
          const before = performance.now();
          expect(refusal(await pictures.redraw(bomb, rule))).toBe("TOO_MANY_PIXELS");
          best = Math.min(best, performance.now() - before);
        }
        expect(best).toBeLessThan(100);
      }
    }
    expect(drawn(await pictures.redraw(blackPng(4000, 4000), LOGO)).width).toBe(1024);
    expect(refusal(await pictures.redraw(blackPng(4001, 4000), LOGO))).toBe("TOO_MANY_PIXELS");
    expect(refusal(await pictures.redraw(blackPng(10_001, 4000), PHOTO))).toBe("TOO_MANY_PIXELS");
  });

  it("D10 ORG-006: draws an SVG as a PNG that fills the room of a logo, and takes none as a photo", async () => {
    const drawing = svg('<rect width="50" height="50" fill="#ff0000"/>');
    const logo = drawn(await pictures.redraw(drawing, LOGO));
    expect(logo).toMatchObject({ kind: "png", width: 1024, height: 512 });
    const { data, info } = await sharp(logo.bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => [...data.subarray((256 * info.width + x) * 4, (256 * info.width + x) * 4 + 4)];
    expect([at(100), at(900)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 0, 0],
    ]);
    expect(refusal(await pictures.redraw(drawing, PHOTO))).toBe("FORMAT");
    expect(drawn(await pictures.redraw(svg("", 'viewBox="0 0 24 24"'), LOGO)).width).toBe(1024);
  });

  it("D10 ORG-006: fetches nothing that an SVG names, neither from the network nor from the disk", async () => {
    let requests = 0;
    const server = createServer((_request, reply) => {
      requests += 1;
      reply.end();
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    try {
      const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const empty = drawn(await pictures.redraw(svg(""), LOGO)).bytes;
      const file = new URL("../../../../../docs/pictures/login-phone-en.png", import.meta.url).href;
      const bodies = [
        `<image href="${host}/a.png" width="9" height="9"/><image xlink:href="${host}/b.svg" width="9" height="9"/>`,
        `<style>@import url(${host}/c.css); svg { background: url(${host}/d.png) }</style>`,
        `<use href="${host}/e.svg#a"/><script href="${host}/f.js">fetch("${host}/g")</script>`,
        `<filter id="f"><feImage href="${host}/h.png"/></filter>`,
        `<image href="${file}" width="90" height="50"/>`,
        `<text y="20"><xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/></text>`,
      ];
      for (const body of bodies) {
        const result = drawn(await pictures.redraw(svg(body), LOGO));
        expect([body, result.bytes.equals(empty)]).toEqual([body, true]);
      }
      const types = [
        `<!DOCTYPE svg SYSTEM "${host}/i.dtd">`,
        `<?xml-stylesheet href="${host}/j.css" type="text/css"?>`,
      ];
      for (const type of types)
        drawn(await pictures.redraw(Buffer.concat([Buffer.from(type), svg("")]), LOGO));
      expect(requests).toBe(0);
    } finally {
      server.close();
    }
  });

  it("D10 ORG-006: refuses an SVG that is broken, endless or larger than the limit", async () => {
    const entity = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const refused: readonly (readonly [string, Buffer])[] = [
      ["not closed", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>')],
      ["nested 100,000 deep", svg(`${"<g>".repeat(100_000)}${"</g>".repeat(100_000)}`)],
      ["a billion laughs", billionLaughs()],
      ["an entity of the disk", Buffer.concat([Buffer.from(entity), svg("<text>&x;</text>")])],
      ["without a size", svg("", 'width="0" height="0"')],
      ["thinner than a pixel", svg("", 'width="1" height="100000"')],
      ["of 16 bits a letter", Buffer.from(svg("").toString(), "utf16le")],
    ];
    for (const [name, file] of refused)
      expect([name, refusal(await pictures.redraw(file, LOGO))]).not.toContain("drawn");
    const huge = svg("", 'width="30000" height="30000"');
    expect(refusal(await pictures.redraw(huge, LOGO))).toBe("TOO_MANY_PIXELS");
  });
});

once("the processes that draw pictures", () => {
  it("D10: have no secret of the server, are the first to go when memory is short, and end without work", async () => {
    process.env.PICTURE_TEST_SECRET = "a-secret";
    const pictures = openPictures(log, { ...PATIENT, processes: 1, idleMs: 60_000 });
    expect(processes()).toEqual([]);
    drawn(await pictures.redraw(blackPng(8, 8), LOGO));
    const [pid] = processes();
    expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toMatch(/SECRET|DATABASE|PATH=|HOME=/);
    await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/oom_score_adj`, "utf8").trim()).toBe("1000"));
    await pictures.close();
    expect(processes()).toEqual([]);
    await expect(pictures.redraw(blackPng(8, 8), LOGO)).rejects.toMatchObject({ code: "unavailable" });
    const idle = openPictures(log, { ...PATIENT, idleMs: 1 });
    drawn(await idle.redraw(blackPng(8, 8), LOGO));
    await vi.waitFor(() => expect(processes()).toEqual([]), 20_000);
    drawn(await idle.redraw(blackPng(8, 8), LOGO));
    await idle.close();
  });

  it("D10 DATA-061: a picture that takes too long ends its process and no other picture, while the server goes on", async () => {
    const pictures = openPictures(log, { ...PATIENT, processes: 2, maxWorkMs: 4_000 });
    try {
      drawn(await pictures.redraw(blackPng(8, 8), LOGO));
      const delay = monitorEventLoopDelay({ resolution: 10 });
      delay.enable();
      const bomb = pictures.redraw(useBomb(), LOGO);
      let others = 0;
      let isOver = false;
      const done = bomb.finally(() => {
        isOver = true;
      });
      while (!isOver) {
        drawn(await pictures.redraw(blackPng(64, 64), LOGO));
        if (!isOver) others += 1;
      }
      delay.disable();
      expect(refusal(await done)).toBe("UNREADABLE");
      expect(others).toBeGreaterThan(1);
      expect(delay.percentile(99) / 1e6).toBeLessThan(500);
      drawn(await pictures.redraw(blackPng(8, 8), LOGO));
      await vi.waitFor(() => expect(processes().length).toBeLessThanOrEqual(2));
    } finally {
      await pictures.close();
    }
  });

  it("D10 DATA-061: a picture that takes too much memory ends its process, and the next one is drawn", async () => {
    const pictures = openPictures(log, { ...PATIENT, processes: 1, maxMemoryBytes: 130_000_000 });
    try {
      const create = { width: 5000, height: 5000, channels: 4 as const, background: "#a0b0c0" };
      const interlaced = await sharp({ create }).png({ progressive: true }).toBuffer();
      expect(refusal(await pictures.redraw(interlaced, PHOTO))).toBe("UNREADABLE");
      drawn(await pictures.redraw(blackPng(64, 64), LOGO));
    } finally {
      await pictures.close();
    }
    const roomy = openPictures(log, PATIENT);
    const create = { width: 6300, height: 6300, channels: 3 as const, background: "#a0b0c0" };
    const largest = await sharp({ create })
      .jpeg({ progressive: true, chromaSubsampling: "4:4:4" })
      .toBuffer();
    expect(drawn(await roomy.redraw(largest, PHOTO)).width).toBe(1600);
    await roomy.close();
    // Making pictures of this size takes longer than decoding them.
  }, 120_000);

  it("D10 DATA-061: refuses with 503 what finds the line full, and what waits too long", async () => {
    const pictures = openPictures(log, { ...PATIENT, processes: 1, maxWaiting: 2, maxWorkMs: 2_000 });
    const small = blackPng(8, 8);
    drawn(await pictures.redraw(small, LOGO));
    const bomb = pictures.redraw(useBomb(), LOGO);
    const waiting = [pictures.redraw(small, LOGO), pictures.redraw(small, LOGO)];
    await expect(pictures.redraw(small, LOGO)).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
    expect(refusal(await bomb)).toBe("UNREADABLE");
    for (const each of waiting) drawn(await each);
    await pictures.close();
    const hasty = openPictures(log, { ...PATIENT, processes: 1, maxWaitMs: 1 });
    await expect(hasty.redraw(small, LOGO)).rejects.toMatchObject({ code: "unavailable" });
    await hasty.close();
  });

  it.runIf(availableParallelism() > 1)(
    "DATA-061: two are decoded at a time for at most three seconds, and eight wait for at most two and a half",
    async () => {
      const pictures = openPictures(log);
      const small = blackPng(8, 8);
      // Both processes are there before their time is taken; the first may have drawn both while the second started.
      await Promise.all([pictures.redraw(small, LOGO), pictures.redraw(small, LOGO)]);
      await sleep(START_MS);
      const began = performance.now();
      const ends: { readonly what: string; readonly came: string; readonly after: number }[] = [];
      const send = async (what: string, file: Buffer) => {
        const came = await pictures.redraw(file, LOGO).then(
          (result) => refusal(result),
          ({ code }) => code,
        );
        ends.push({ what, came, after: performance.now() - began });
      };
      const bombs = ["bomb", "bomb"].map((what) => send(what, useBomb()));
      const waiting = Array.from({ length: 9 }, (_, at) => send(`waits ${at + 1}`, small));
      await Promise.all([...bombs, ...waiting]);
      await pictures.close();
      // The ninth is refused at once, the first after it has waited, and each bomb once its process was killed.
      const order = ends.map(({ what }) => what);
      expect([order[0], order[1]]).toEqual(["waits 9", "waits 1"]);
      expect(ends.slice(0, 9).map(({ came }) => came)).toEqual(Array(9).fill("unavailable"));
      expect(ends[1]?.after).toBeGreaterThanOrEqual(2_450);
      expect(ends.slice(9).map(({ what, came }) => [what, came])).toEqual([
        ["bomb", "UNREADABLE"],
        ["bomb", "UNREADABLE"],
      ]);
      expect(ends[9]?.after).toBeGreaterThanOrEqual(2_950);
    },
    60_000,
  );

  it("D10: say that they are unavailable when the decoder cannot be started", async () => {
    const pictures = openPictures(log, { ...PATIENT, maxMemoryBytes: -1 });
    await expect(pictures.redraw(blackPng(8, 8), LOGO)).rejects.toMatchObject({ code: "unavailable" });
    await pictures.close();
  });

  it("D10: decode a JPEG with many false Exif entries as fast as another", async () => {
    const pictures = openPictures(log, PATIENT);
    const jpeg = await aPhoto(800, 600).jpeg().toBuffer();
    drawn(await pictures.redraw(jpeg, PHOTO));
    const bomb = exifBomb(jpeg, 9_900_000);
    let best = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3; tries++) {
      const before = performance.now();
      drawn(await pictures.redraw(bomb, PHOTO));
      best = Math.min(best, performance.now() - before);
    }
    expect(best).toBeLessThan(3_000);
    await pictures.close();
  });
});
