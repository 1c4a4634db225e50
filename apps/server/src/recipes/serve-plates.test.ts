import { PLATE_ART_VERSION, plateArt, recipeToPlate } from "@plateful/appearance";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { pictureVersion } from "../platform/files/picture-version.ts";
import { LatestUsed } from "./latest-used.ts";

let app: TestApp;
let recipeId: number;
let version: string;
beforeAll(async () => {
  app = await openTestApp({ loadData: true });
  const recipe = await inSystemScope(app.app.services.db, (trx) =>
    trx
      .selectFrom("recipe_templates")
      .select(["id", "content_hash"])
      .where("key", "=", "red-lentil-soup")
      .executeTakeFirstOrThrow(),
  );
  recipeId = recipe.id;
  version = pictureVersion(recipe.content_hash) ?? "";
});
afterAll(() => app.close());

const GREENS = { id: "", name: "", tags: [], ingredients: [] };
const at = (recipe: number | string, rest: string) => `/plates/${recipe}-${rest}.svg`;
const CARD = `${PLATE_ART_VERSION}-card-light`;
const present = (rest: string) => `${PLATE_ART_VERSION}-${version}-${rest}`;
const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_A_WHILE = "public, max-age=300";

describe("pictures of recipes", () => {
  it("draws a recipe for everybody, to be kept for ever and to run nothing", async () => {
    const { status, headers, body } = await app.get(at(recipeId, present("card-light")));
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    expect(headers["cache-control"]).toBe(FOR_EVER);
    expect(headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(body).toMatch(/^<svg [^>]*viewBox="-200 -150 400 300"/);
    expect(body).not.toBe(plateArt(recipeToPlate(GREENS), "card", "light"));
    expect((await app.get(at(recipeId, CARD))).body).toBe(body);
    expect((await app.get(at(recipeId, `${PLATE_ART_VERSION}-card-dark`))).body).not.toBe(body);
  });

  it("answers without the picture to who has it already", async () => {
    const { headers } = await app.get(at(recipeId, CARD));
    const again = await app.get(at(recipeId, CARD), { headers: { "if-none-match": String(headers.etag) } });
    expect([again.status, again.body]).toEqual([304, ""]);
    const other = await app.get(at(recipeId, `${PLATE_ART_VERSION}-card-dark`), {
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(other.status).toBe(200);
  });

  it("REC-103 keeps a drawing for ever only at the address of the present recipe and the present art", async () => {
    const kept = async (rest: string) => {
      const { status, headers } = await app.get(at(recipeId, rest));
      return [status, headers["cache-control"]];
    };
    expect(await kept(present("thumb-dark"))).toEqual([200, FOR_EVER]);
    expect(await kept(`${PLATE_ART_VERSION + 1}-${version}-thumb-dark`)).toEqual([200, FOR_A_WHILE]);
    expect(await kept(`${PLATE_ART_VERSION}-0123456789-thumb-dark`)).toEqual([200, FOR_A_WHILE]);
    expect(await kept(CARD)).toEqual([200, FOR_A_WHILE]);
  });

  it("REC-103 tells the app the version of a recipe that the product has, and none of one that someone made", async () => {
    const anna = await app.aUser();
    const recipe = await app.get(`/api/recipeTemplate/${recipeId}/`, { as: anna });
    expect(recipe.body).toMatchObject({ id: recipeId, image: null, picture_version: version });
    expect(version).toMatch(/^[0-9a-f]{4}$/);
  });

  it("shows a bowl of greens for an unknown recipe and for one that someone made", async () => {
    const author = await app.aUser();
    const own = await inSystemScope(app.app.services.db, (trx) =>
      trx
        .insertInto("recipe_templates")
        .values({
          author_id: author.id,
          source_provider: "USER_GENERATED",
          name_en: "Tomato soup",
          name_nl: "Tomatensoep",
          published: true,
          kcal: 1,
          protein: 1,
          carbohydrates: 1,
          fat: 1,
        })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    for (const id of [999_999, own.id]) {
      const { headers, body } = await app.get(at(id, CARD));
      expect(body).toBe(plateArt(recipeToPlate(GREENS), "card", "light"));
      expect(headers["cache-control"]).toBe(FOR_A_WHILE);
    }
  });

  it("refuses names that are no picture", async () => {
    for (const path of [
      at(recipeId, `${PLATE_ART_VERSION}-poster-light`),
      at(recipeId, `${PLATE_ART_VERSION}-card-sepia`),
      at("soup", CARD),
      `/plates/${recipeId}.svg`,
    ])
      expect([path, (await app.get(path)).status]).toEqual([path, 404]);
  });

  it("draws a picture once while it is in use, and forgets the one that was used longest ago", () => {
    const made: string[] = [];
    const kept = new LatestUsed<string>(2);
    const use = (key: string) =>
      kept.getOrMake(key, () => {
        made.push(key);
        return key;
      });
    for (const key of ["a", "b", "a", "c", "a", "b"]) use(key);
    expect(made).toEqual(["a", "b", "c", "b"]);
  });
});
