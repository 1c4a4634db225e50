import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PageServer } from "../../test/page-server.ts";
import { readImport } from "../../test/read-import.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { carryOutRetention } from "../personal-data/carry-out-retention.ts";
import { inSystemScope } from "../platform/database/scope.ts";

const web = new PageServer();
let app: TestApp;
let anna: Person;
beforeAll(async () => {
  await web.open();
  app = await openTestApp({ network: web.network, settings: {} });
  anna = await app.aUser();
});
afterAll(async () => {
  await app.close();
  await web.close();
});

const RECIPE = {
  "@type": "Recipe",
  name: "Pasta met kaas",
  author: { name: "Lotte" },
  recipeYield: "4 personen",
  prepTime: "PT5M",
  totalTime: "PT25M",
  recipeIngredient: ["400 g spaghetti", "2 el olijfolie", "zout", "1 potje flubberwokkels"],
  recipeInstructions: "Kook de pasta.\nMeng alles.",
};
const PAGE = `<meta property="og:site_name" content="Lottes keuken"><script type="application/ld+json">${JSON.stringify(RECIPE)}</script>`;

const start = (body: object, as = anna) => app.post("recipeImport/", body, { as, language: "nl" });

const read = (id: number, as = anna) => readImport(app, id, { as, language: "nl" });
const stored = (id: number) =>
  inSystemScope(app.app.services.db, (db) =>
    db.selectFrom("recipe_imports").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  );
const readNew = async (body: object, as = anna) => read((await start(body, as)).body.id, as);

const save = (id: number, as = anna) => app.post(`recipeImport/${id}/save/`, { meal_type: "DINNER" }, { as });
const leaveOut = (id: number, at: number) =>
  app.patch(`recipeImport/${id}/`, { line: { at, is_left_out: true } }, { as: anna });

interface Line {
  text: string;
  certainty: string;
  is_left_out: boolean;
  food: { quantity: number; suggested_serving: { id: number; food: { name: string } } } | null;
}

describe("recipes from the web", () => {
  it("REC-110 are read by a job, and saved as recipes of one portion with their source", async () => {
    web.pages.set("http://lotte.eu/pasta", PAGE);
    const begun = await start({ url: "http://lotte.eu/pasta" });
    expect([begun.status, begun.body.status]).toEqual([202, "QUEUED"]);
    const draft = await read(begun.body.id);
    expect(draft).toMatchObject({
      status: "SUCCEEDED",
      failure: null,
      name: "Pasta met kaas",
      servings: 4,
      preparation_time_min: 5,
      cooking_time_min: 20,
      author: "Lotte",
      site: "Lottes keuken",
      directions: [{ text: "Kook de pasta." }, { text: "Meng alles." }],
      recipe: null,
    });
    const lines: Line[] = draft.lines;
    expect(lines.map(({ text }) => text)).toEqual(RECIPE.recipeIngredient);
    expect(lines.map(({ certainty }) => certainty)).toEqual(["SURE", "SURE", "SURE", "UNKNOWN"]);
    expect(lines[1]?.food?.suggested_serving.food.name).toMatch(/olijfolie/i);
    await leaveOut(draft.id, 3);
    const saved = await save(draft.id);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      name: "Pasta met kaas",
      published: true,
      source_author: "Lotte, Lottes keuken",
      source_url: "http://lotte.eu/pasta",
    });
    expect(saved.body.ingredients).toHaveLength(3);
    const whole = lines[0]?.food?.quantity ?? 0;
    expect(saved.body.ingredients[0].quantity).toBeCloseTo(whole / 4);
    expect((await save(draft.id)).body.id).toBe(saved.body.id);
  });

  it("REC-112 keep the answers of the person, and count what is left out for nothing", async () => {
    const draft = await readNew({
      text: "Toast\n2 sneetjes brood\n1 potje flubberwokkels\n10 g boter\n1 ei",
    });
    const at = (draft.lines as Line[]).findIndex(({ certainty }) => certainty === "UNKNOWN");
    const egg = (draft.lines as Line[]).at(-1)?.food;
    const path = `recipeImport/${draft.id}/`;
    const chosen = { at, suggested_serving: egg?.suggested_serving.id, quantity: 2 };
    const changed = await app.patch(path, { line: chosen, servings: 2, name: "Toast van oma" }, { as: anna });
    expect(changed.body).toMatchObject({ name: "Toast van oma", servings: 2 });
    expect(changed.body.lines[at]).toMatchObject({ certainty: "SURE", food: { quantity: 2 } });
    await leaveOut(draft.id, 0);
    expect((await app.get("recipeImport/", { as: anna })).body.results[0].id).toBe(draft.id);
    const saved = await save(draft.id);
    expect(saved.body.ingredients).toHaveLength(3);
    const open: { id: number }[] = (await app.get("recipeImport/", { as: anna })).body.results;
    expect(open.some(({ id }) => id === draft.id)).toBe(false);
    for (const line of [
      { at: 70, quantity: 1 },
      { at: 0, suggested_serving: 2_000_000_000, quantity: 1 },
    ])
      expect((await app.patch(path, { line }, { as: anna })).status).toBe(400);
  });

  it("REC-108 always end usefully for a pasted text: with a recipe to finish, each line to look at", async () => {
    const draft = await readNew({ text: "Uiensoep\n3 uien" });
    expect(draft).toMatchObject({ status: "SUCCEEDED", failure: null, name: "Uiensoep" });
    expect(draft.lines).toMatchObject([{ text: "3 uien", certainty: "CHECK" }]);
    expect((await save(draft.id)).body).toMatchObject({ published: true, ingredients: [{}] });
    const name = await readNew({ text: "Uiensoep" });
    expect(name).toMatchObject({ status: "SUCCEEDED", name: "Uiensoep", lines: [], directions: [] });
  });

  it("REC-113 end usefully where nothing is read: with the reason, and as a draft that keeps the link", async () => {
    const reasons: [string, string | undefined][] = [];
    web.pages.set("http://lotte.eu/about", "<title>About us</title><p>We cook.</p>");
    for (const url of [
      "http://lotte.eu/none",
      "http://lotte.eu/about",
      "http://127.0.0.1/",
      "http://lotte.eu:5432/",
    ])
      reasons.push([url, (await readNew({ url })).failure]);
    expect(reasons.map(([, reason]) => reason)).toEqual(["NOT_FOUND", "NO_RECIPE", "ADDRESS", "ADDRESS"]);
    const draft = await readNew({ url: "http://lotte.eu/about" });
    const path = `recipeImport/${draft.id}/`;
    await app.patch(path, { name: "Lotte's soup" }, { as: anna });
    const saved = await save(draft.id);
    expect(saved.body).toMatchObject({
      name: "Lotte's soup",
      published: false,
      ingredients: [],
      source_url: "http://lotte.eu/about",
    });
  });

  it("REC-110 are one person's own, and take either an address or a text", async () => {
    const draft = await readNew({ text: "Soep\n1 prei" });
    const other = await app.aUser();
    expect((await app.get(`recipeImport/${draft.id}/`, { as: other })).status).toBe(404);
    expect((await app.get("recipeImport/", { as: other })).body.count).toBe(0);
    expect((await start({})).status).toBe(400);
    expect((await start({ url: "http://lotte.eu/", text: "Soep" })).status).toBe(400);
    expect((await start({ url: "ftp://lotte.eu/" })).status).toBe(400);
    expect((await app.delete(`recipeImport/${draft.id}/`, { as: anna })).status).toBe(204);
    expect((await app.get(`recipeImport/${draft.id}/`, { as: anna })).status).toBe(404);
  });

  it("REC-122 are read from a text in the place of a page that failed, whose address stays", async () => {
    const bram = await app.aUser();
    const failed = await readNew({ url: "http://lotte.eu/none" }, bram);
    expect((await start({ again: failed.id, url: "http://lotte.eu/pasta" }, bram)).status).toBe(400);
    expect((await start({ again: failed.id, text: "Uiensoep\n3 uien" }, bram)).status).toBe(202);
    const draft = await read(failed.id, bram);
    expect(draft).toMatchObject({ status: "SUCCEEDED", name: "Uiensoep", url: "http://lotte.eu/none" });
    expect(draft.lines[0]).toMatchObject({ text: "3 uien", words: "uien" });
    const { settings } = app.app.services;
    const other = await readNew({ url: "http://lotte.eu/none" }, bram);
    Object.assign(settings, { webImports: false });
    expect((await start({ again: other.id, text: "Soep\n1 prei" }, bram)).status).toBe(202);
    Object.assign(settings, { webImports: true });
    expect((await save(draft.id, bram)).body.source_url).toBe("http://lotte.eu/none");
  });

  it("REC-112 count a line as answered by a food or an amount, also one that is put back with it", async () => {
    const draft = await readNew({ text: "Uiensoep\n3 uien" });
    const patch = async (line: object) =>
      (await app.patch(`recipeImport/${draft.id}/`, { line: { at: 0, ...line } }, { as: anna })).body
        .lines[0];
    expect(await patch({ is_left_out: true })).toMatchObject({ certainty: "CHECK", is_left_out: true });
    expect(await patch({ is_left_out: false })).toMatchObject({ certainty: "CHECK", is_left_out: false });
    await patch({ is_left_out: true });
    expect(await patch({ quantity: 2, is_left_out: false })).toMatchObject({
      certainty: "SURE",
      is_left_out: false,
      food: { quantity: 2 },
    });
  });

  it("REC-114 are twenty pages a day, and none where the operator switched them off", async () => {
    const eager = await app.aUser();
    const answers = [];
    for (let at = 0; at < 21; at += 1)
      answers.push((await start({ url: "http://lotte.eu/none" }, eager)).status);
    expect(answers).toEqual([...Array<number>(20).fill(202), 429]);
    expect((await start({ text: "Soep\n1 prei" }, eager)).status).toBe(202);
    const { settings } = app.app.services;
    Object.assign(settings, { webImports: false });
    expect((await start({ url: "http://lotte.eu/pasta" })).body.code).toBe("import_unavailable");
    Object.assign(settings, { webImports: true });
  });

  it("REC-113 keep an http page when the recipe is changed, published and taken back", async () => {
    web.pages.set("http://lotte.eu/old", PAGE);
    const draft = await readNew({ url: "http://lotte.eu/old" });
    await leaveOut(draft.id, 3);
    const { id, external_url } = (await save(draft.id)).body;
    expect(external_url).toBeNull();
    const path = `recipeTemplate/${id}/`;
    for (const change of [{ name: "Pasta" }, { published: false }, { external_url: "https://lotte.eu/" }])
      expect((await app.patch(path, change, { as: anna })).body.source_url).toBe("http://lotte.eu/old");
    const restored = await app.post(`${path}restore/`, {}, { as: anna });
    expect(restored.body).toMatchObject({
      source_url: "http://lotte.eu/old",
      source_author: "Lotte, Lottes keuken",
    });
  });

  it("REC-118 are begun again when the server breaks off, then fail with their address, and can be asked for once more", async () => {
    web.pages.set("http://lotte.eu/broken", PAGE);
    web.fault = new Error("The reader is broken");
    const failed = await readNew({ url: "http://lotte.eu/broken" });
    expect(failed).toMatchObject({ status: "FAILED", failure: "INTERNAL", url: "http://lotte.eu/broken" });
    web.fault = null;
    const again = await start({ again: failed.id });
    expect([again.status, again.body]).toMatchObject([
      202,
      { id: failed.id, status: "QUEUED", failure: null },
    ]);
    expect(await read(failed.id)).toMatchObject({ status: "SUCCEEDED", name: "Pasta met kaas" });
    expect((await start({ again: failed.id })).status).toBe(400);
    expect((await start({ again: failed.id }, await app.aUser())).status).toBe(404);
  });

  it("REC-118 succeed where only the first tries were broken off", async () => {
    web.pages.set("http://lotte.eu/broken", PAGE);
    web.fault = new Error("The reader is broken");
    const { id } = (await start({ url: "http://lotte.eu/broken" })).body;
    await vi.waitFor(async () => expect(await stored(id)).toMatchObject({ tries: 1 }), 10_000);
    web.fault = null;
    expect(await read(id)).toMatchObject({ status: "SUCCEEDED", failure: null });
    expect(await stored(id)).toMatchObject({ tries: 2 });
  });

  it("REC-118 have failed once nobody reads them for a quarter of an hour, and keep what was pasted", async () => {
    const now = app.clock.now();
    const lost = {
      user_id: anna.id,
      url: null,
      pasted: "Soep\nIngrediënten\n1 prei",
      asked: now,
      created: now,
    };
    const { id } = await inSystemScope(app.app.services.db, (db) =>
      db.insertInto("recipe_imports").values(lost).returning("id").executeTakeFirstOrThrow(),
    );
    expect((await start({ again: id })).status).toBe(409);
    expect((await save(id)).status).toBe(409);
    app.clock.forward(15 * 60 + 1);
    const { body } = await app.get(`recipeImport/${id}/`, { as: anna });
    expect(body).toMatchObject({ status: "FAILED", failure: "INTERNAL" });
    expect((await start({ again: id })).status).toBe(202);
    expect(await read(id)).toMatchObject({ status: "SUCCEEDED", name: "Soep" });
    expect(await stored(id)).toMatchObject({ pasted: null });
  });

  it("REC-119 are not saved while a line has neither a food nor been left out", async () => {
    const draft = await readNew({ text: "Toast\nIngrediënten\n2 sneetjes brood\n1 potje flubberwokkels" });
    const refused = await save(draft.id);
    expect([refused.status, refused.body.fields ?? refused.body]).toEqual([
      400,
      { lines: { 1: [expect.any(String)] } },
    ]);
    const patch = (line: object) => app.patch(`recipeImport/${draft.id}/`, { line }, { as: anna });
    expect((await patch({ at: 1, quantity: 2 })).status).toBe(400);
    const bread = (draft.lines as Line[])[0]?.food?.suggested_serving.id;
    expect((await patch({ at: 1, suggested_serving: bread })).status).toBe(400);
    expect((await patch({ at: 1, suggested_serving: bread, quantity: 2 })).status).toBe(200);
    expect((await save(draft.id)).body.ingredients).toHaveLength(2);
  });

  it("REC-120 say that the network is missing, and keep the address", async () => {
    web.names.set("away.eu", () => Promise.reject(Object.assign(new Error("no DNS"), { code: "EAI_AGAIN" })));
    expect(await readNew({ url: "http://away.eu/" })).toMatchObject({
      failure: "NO_NETWORK",
      url: "http://away.eu/",
    });
    const { settings } = app.app.services;
    web.fault = new Error("The reader is broken");
    const { id } = (await start({ url: "http://lotte.eu/pasta" })).body;
    await vi.waitFor(async () => expect(await stored(id)).toMatchObject({ tries: 1 }), 10_000);
    web.fault = null;
    Object.assign(settings, { webImports: false });
    expect(await read(id)).toMatchObject({ failure: "NO_NETWORK", url: "http://lotte.eu/pasta" });
    expect((await start({ again: id })).body.code).toBe("import_unavailable");
    Object.assign(settings, { webImports: true });
  });

  it("REC-115 are deleted after a week", async () => {
    const draft = await readNew({ text: "Soep\n1 prei" });
    const { services } = app.app;
    await inSystemScope(services.db, (db) =>
      db
        .updateTable("recipe_imports")
        .set({ created: new Date(app.clock.now().getTime() - 8 * 86_400_000) })
        .where("id", "=", draft.id)
        .execute(),
    );
    await carryOutRetention(services);
    expect((await app.get(`recipeImport/${draft.id}/`, { as: anna })).status).toBe(404);
  });
});
