import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aPhoto, aPhotoOfCamera, blackPng, svg, useBomb } from "../../test/picture-seeds.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { SECRET, TINY_JPEG, TINY_PNG, upload } from "../../test/tiny-pictures.ts";
import { inSystemScope } from "../platform/database/scope.ts";

import { uploadLimits } from "./upload-media.ts";

let app: TestApp;
const mediaFolder = mkdtempSync(join(tmpdir(), "plateful-media-"));
beforeAll(async () => {
  app = await openTestApp({ settings: { mediaFolder } });
});
afterAll(async () => {
  await app.close();
  rmSync(mediaFolder, { recursive: true, force: true });
});

const bytesAt = async (url: string) => (await app.inject({ url })).rawPayload;
const rowOf = (id: number) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst(),
  );
const filesGone = (...urls: string[]) =>
  vi.waitFor(() => {
    for (const url of urls) expect(readdirSync(mediaFolder)).not.toContain(url.split("/").at(-1));
  }, 20_000);

async function aRecipe(as: Person): Promise<string> {
  return `recipeTemplate/${(await app.post("recipeTemplate/", { name: "Soup" }, { as })).body.id}/`;
}

describe("media", () => {
  it("DATA-039 DATA-041 DATA-034 keeps a photo without what the camera wrote, and shows it for ever under a name nobody can guess", async () => {
    const anna = await app.aUser();
    const photo = await aPhotoOfCamera("jpeg");
    expect(photo.includes(SECRET)).toBe(true);
    const made = await upload(app, photo, { as: anna });
    expect(made.status).toBe(201);
    expect(made.body.url).toMatch(/^\/media\/[0-9a-f]{32}\.jpg$/);
    const shown = await app.get(made.body.url);
    expect(shown.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const bytes = await bytesAt(made.body.url);
    expect(bytes.includes(SECRET)).toBe(false);
    const header = await sharp(bytes).metadata();
    expect([header.format, header.width, header.height, header.exif]).toEqual(["jpeg", 60, 90, undefined]);
    const { id } = made.body;
    const row = { bytes: bytes.length, width: 60, height: 90, purpose: "RECIPE_IMAGE", user_id: anna.id };
    expect(await rowOf(id)).toMatchObject(row);
    const modes = [mediaFolder, join(mediaFolder, made.body.url.slice("/media/".length))];
    expect(modes.map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
    for (const path of ["/media/..%2Fsecret-key", `/media/${"0".repeat(32)}.jpg`, "/media/x.svg"])
      expect([path, (await app.get(path)).status]).toEqual([path, 404]);
  });

  it("DATA-039 DATA-041 ORG-005 ORG-006 refuses what is no picture with 400 and what is too large with 413", async () => {
    const as = await app.aUser();
    const script = await upload(app, Buffer.from("<svg onload='alert(1)'/>"), { as, language: "nl" });
    expect([script.status, script.body]).toEqual([
      400,
      { file: ["Kies een PNG-, JPEG- of WebP-afbeelding die niet beweegt."] },
    ]);
    expect((await upload(app, TINY_PNG, { as, purpose: "POSTER" })).status).toBe(400);
    const large = (bytes: number) => Buffer.concat([TINY_PNG, Buffer.alloc(bytes - TINY_PNG.length)]);
    const logo = (bytes: number) => upload(app, large(bytes), { as, purpose: "LOGO" });
    expect((await logo(1_000_000)).status).toBe(201);
    for (const refused of [await logo(1_000_001), await upload(app, large(10_000_001), { as })])
      expect([refused.status, refused.body.code]).toEqual([413, "too_large"]);
    expect((await upload(app, TINY_PNG)).status).toBe(401);
    expect((await app.post("media/", { purpose: "LOGO" }, { as })).status).toBe(415);
    const headers = { "content-type": "multipart/form-data; boundary=edge" };
    const form = await app.call("POST", "quickAddMeal/", Buffer.from("--edge--"), { as, headers });
    expect(form.status).toBe(415);
  });

  it("DATA-039 DATA-032 stores a picture that is sent twice under one key once, and another under it not at all", async () => {
    const as = await app.aUser();
    const headers = { "idempotency-key": "picture-1234" };
    const first = await upload(app, TINY_PNG, { as, headers });
    const before = readdirSync(mediaFolder).length;
    expect((await upload(app, TINY_PNG, { as, headers })).body).toEqual(first.body);
    expect((await upload(app, TINY_JPEG, { as, headers })).body.code).toBe("idempotency_conflict");
    expect(readdirSync(mediaFolder).length).toBe(before);
  });

  it("DATA-039 REC-059 is the picture of a recipe of one's own, and stays while that shows it", async () => {
    const [anna, bram] = [await app.aUser(), await app.aUser()];
    const recipe = await aRecipe(anna);
    const { id, url } = (await upload(app, TINY_PNG, { as: anna })).body;
    const set = await app.patch(recipe, { image: url }, { as: anna });
    expect([set.status, set.body.image]).toEqual([200, url]);
    const others = await app.patch(await aRecipe(bram), { image: url }, { as: bram });
    expect([others.status, others.body]).toEqual([400, { image: ["Upload this picture first."] }]);
    for (const image of ["https://elsewhere.example/x.png", "/media/x.png"])
      expect((await app.patch(recipe, { image }, { as: anna })).status).toBe(400);
    expect((await app.delete(`media/${id}/`, { as: bram })).status).toBe(404);
    const shown = await app.delete(`media/${id}/`, { as: anna });
    expect([shown.status, shown.body.code]).toEqual([409, "in_use"]);
    await app.patch(recipe, { image: null }, { as: anna });
    expect((await app.delete(`media/${id}/`, { as: anna })).status).toBe(204);
    await filesGone(url);
    expect((await app.get(url)).status).toBe(404);
  });

  it("DATA-039 PROF-014 goes with the person, but for the logo that a brand shows", async () => {
    const staff = await app.aUser({ is_staff: true });
    const picture = (await upload(app, TINY_PNG, { as: staff })).body.url;
    const logo = (await upload(app, TINY_PNG, { as: staff, purpose: "LOGO" })).body.url;
    const brand = { name: "Fit", subdomain: "fit-logo", logo };
    expect((await app.post("admin/organisations/", brand, { as: staff })).body.logo).toBe(logo);
    await app.delete("users/me/", { as: staff, body: { confirmation: "DELETE" } });
    await filesGone(picture);
    expect((await app.get("brand/fit-logo/")).body.logo).toBe(logo);
    expect((await app.get(logo)).status).toBe(200);
  });

  it("ORG-006 D10: takes an SVG as a logo, kept as a PNG, and tells in words what it does not take", async () => {
    const as = await app.aUser();
    const logo = await upload(app, svg("<circle r='9'/>"), { as, purpose: "LOGO" });
    expect(logo.body.url).toMatch(/\.png$/);
    expect((await app.get(logo.body.url)).headers["content-type"]).toBe("image/png");
    const gif = Buffer.from("GIF89a");
    const refused: readonly (readonly [Buffer, string, "en" | "nl", string])[] = [
      [gif, "LOGO", "en", "Choose a PNG, JPEG, WebP or SVG logo that does not move."],
      [gif, "LOGO", "nl", "Kies een PNG-, JPEG-, WebP- of SVG-logo dat niet beweegt."],
      [blackPng(4001, 4000), "LOGO", "en", "Choose a picture of at most 16 megapixels."],
      [blackPng(10_001, 4000), "RECIPE_IMAGE", "nl", "Kies een afbeelding van hoogstens 40 megapixels."],
      [
        (await aPhoto(60, 60).jpeg().toBuffer()).subarray(0, 300),
        "RECIPE_IMAGE",
        "en",
        "This file cannot be read. Save the picture again and try once more.",
      ],
    ];
    for (const [file, purpose, language, words] of refused) {
      const answer = await upload(app, file, { as, purpose, language });
      expect([answer.status, answer.body]).toEqual([400, { file: [words] }]);
    }
  });

  it("D10 DATA-061: answers other calls while a picture is decoded that never ends", async () => {
    const [as, other] = [await app.aUser(), await app.aUser()];
    let isOver = false;
    const bomb = upload(app, useBomb(), { as, purpose: "LOGO" }).finally(() => {
      isOver = true;
    });
    let answered = 0;
    while (!isOver) {
      expect((await app.get("users/me/", { as: other })).status).toBe(200);
      if (!isOver) answered += 1;
    }
    expect((await bomb).status).toBe(400);
    expect(answered).toBeGreaterThan(10);
  });

  it("DATA-039 DATA-061 takes a hundred pictures of a person in a day, and counts those that it refuses", async () => {
    const as = await app.aUser();
    const { limitedEvents } = app.app.services;
    for (let taken = 0; taken < 98; taken++)
      await limitedEvents.takeTurn(uploadLimits({ actor: as }), app.clock.now());
    expect(
      (await upload(app, Buffer.from("no picture"), { as })).status,
      "a refused one counts as well",
    ).toBe(400);
    expect((await upload(app, TINY_PNG, { as })).status).toBe(201);
    const late = await upload(app, TINY_PNG, { as });
    expect([late.status, late.body.code]).toEqual([429, "throttled"]);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(86_000);
  });
});
