import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aProfile } from "../../test/factories.ts";
import { importRecipeNow } from "../../test/import-simple.ts";
import { PageServer } from "../../test/page-server.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inScopeOf, inSystemScope } from "../platform/database/scope.ts";

const web = new PageServer();
let app: TestApp;
let studio: number;
let coach: Person;
beforeAll(async () => {
  await web.open();
  app = await openTestApp({ network: web.network, settings: {} });
  studio = await app.anOrganisation({ recipe_system_type: "SIMPLE" });
  coach = await aCoachOf(studio);
});
afterAll(async () => {
  await app.close();
  await web.close();
});

/** Each test has coaches of a practice of its own where it would use up the imports of a day. */
const aCoachOf = (organisation_id: number) => app.aCoach({ organisation_id });
const aNewCoach = async () => aCoachOf(await app.anOrganisation({ recipe_system_type: "SIMPLE" }));

const RECIPE = {
  "@type": "Recipe",
  name: "Pasta met kaas",
  recipeYield: "4 personen",
  prepTime: "PT5M",
  totalTime: "PT25M",
  recipeIngredient: ["400 g spaghetti", "2 el olijfolie", "zout en peper"],
  recipeInstructions: "Kook de pasta.\nMeng alles.",
};
const pageOf = (recipe: object) => `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;

const START = "simpleRecipe/import-from-instagram/";
const start = (body: object, as = coach) => app.post(START, body, { as, language: "nl" });
const status = (id: string, as = coach) =>
  app.get(`simpleRecipe/instagram-import-status/${id}/`, { as, language: "nl" });
const read = (body: object, as = coach) => importRecipeNow(app, body, { as, language: "nl" });
const recipeOf = async (id: number, as = coach) => (await app.get(`simpleRecipe/${id}/`, { as })).body;
const stored = (id: string) =>
  inSystemScope(app.app.services.db, (db) =>
    db.selectFrom("recipe_imports").selectAll().where("id", "=", Number(id)).executeTakeFirstOrThrow(),
  );
const drafts = async (as = coach) =>
  (await app.get("simpleRecipe/?is_own=true&page_size=100", { as })).body.results;

interface Line {
  text: string;
  certainty: string;
  food: { quantity: number; suggested_serving: { kcal: number; food: { name: string } } } | null;
}

describe("recipes of pages and posts", () => {
  it("SREC-038 SREC-039 SREC-045 SREC-046 become unpublished recipes of the practice, by a job", async () => {
    web.pages.set("http://lotte.eu/pasta", pageOf(RECIPE));
    const begun = await start({ url: "http://lotte.eu/pasta" });
    expect([begun.status, begun.body]).toEqual([202, { job_id: expect.any(String), status: "QUEUED" }]);
    const done = await read({ url: "http://lotte.eu/pasta" });
    expect(done).toMatchObject({ status: "SUCCEEDED", error: null, servings: 4 });
    expect(done.created).toHaveLength(1);
    expect(Object.keys(done).join(" ")).toBe("job_id status created error lines servings figures");
    const recipe = await recipeOf(done.created[0]);
    expect(recipe).toMatchObject({
      name: "Pasta met kaas",
      published: false,
      organisation: studio,
      source: "http://lotte.eu/pasta",
      servings: 4,
      ingredients: RECIPE.recipeIngredient,
      instructions: RECIPE.recipeInstructions,
      prep_time_minutes: 5,
      cook_time_minutes: 20,
      ...{ meal_types: [], dietary_preferences: [], allergens: [], custom_tags: [], description: "" },
    });
    const lines: Line[] = done.lines;
    expect(lines.map(({ text }) => text)).toEqual([
      "400 g spaghetti",
      "2 el olijfolie",
      ...["zout en peper", "zout en peper"],
    ]);
    const kcal = lines.reduce(
      (sum, { food }) => sum + (food?.quantity ?? 0) * (food?.suggested_serving.kcal ?? 0),
      0,
    );
    expect(kcal).toBeGreaterThan(1000);
    expect(recipe.total_calories / kcal).toBeCloseTo(1, 2);
    expect(recipe.total_calories).toBe(done.figures.kcal);
    expect([recipe.protein_grams, recipe.fat_grams]).toEqual([done.figures.protein, done.figures.fat]);
  });

  it("SREC-046 leave the figures open while one ingredient has no food, and say which", async () => {
    const unknown = "1 potje flubberwokkels";
    const text = `Pasta\nIngrediënten\n400 g spaghetti\n${unknown}\nBereiding\nKook de pasta.`;
    const done = await read({ text });
    const recipe = await recipeOf(done.created[0]);
    expect([recipe.total_calories, recipe.protein_grams, recipe.fiber_grams]).toEqual([null, null, null]);
    expect(recipe.ingredients).toEqual(["400 g spaghetti", unknown]);
    const missing = (done.lines as Line[]).filter(({ food }) => food === null);
    expect(missing.map((line) => [line.text, line.certainty])).toEqual([[unknown, "UNKNOWN"]]);
    expect(done.figures.kcal).toBeGreaterThan(1000);
    expect(done.servings).toBeNull();
    expect(recipe.servings).toBe(4);
    const none = await read({ text: `Soep\nIngrediënten\n${unknown}` });
    expect([none.status, none.figures]).toEqual(["SUCCEEDED", null]);
  });

  it("SREC-044 are read from the text in the place of the page, whose address stays", async () => {
    const post = { url: "https://www.instagram.com/p/abc/", text: "Uiensoep\n3 uien\nSnijd de uien." };
    const asked = web.asked.length;
    const recipe = await recipeOf((await read(post)).created[0]);
    expect(recipe).toMatchObject({ name: "Uiensoep", source: post.url, ingredients: ["3 uien"] });
    expect(web.asked).toHaveLength(asked);
    expect((await start({})).body).toMatchObject({ url: [expect.any(String)] });
    expect((await start({ url: "ftp://lotte.eu/" })).status).toBe(400);
    expect((await start({ text: "a".repeat(20_001) })).status).toBe(400);
    const unnamed = await read({ text: "2 eieren\n1 snee brood\nBak de eieren." });
    expect((await recipeOf(unnamed.created[0])).name).toBe("Recept zonder naam");
    const far = `https://lotte.eu/${"a".repeat(600)}`;
    const long = await read({ url: far, text: post.text });
    expect((await recipeOf(long.created[0])).source).toBeNull();
  });

  it("SREC-045 FAIL with what to do where there is no recipe, and make none", async () => {
    const fresh = await aNewCoach();
    web.pages.set("http://lotte.eu/about", "<title>About us</title><p>We cook.</p>");
    const failed = async (body: object) => {
      const { error, created, status: state } = await read(body, fresh);
      return [state, created, error];
    };
    const page = await failed({ url: "http://lotte.eu/about" });
    expect(page).toEqual(["FAILED", [], expect.stringContaining("Plak de tekst")]);
    expect(await failed({ url: "http://lotte.eu/none" })).toEqual([
      ...["FAILED", []],
      expect.stringMatching(/geen pagina.*plak de tekst/),
    ]);
    expect(await failed({ url: "http://127.0.0.1/" })).toEqual([
      ...["FAILED", []],
      expect.stringContaining("adres"),
    ]);
    expect(await failed({ text: "Heerlijk vandaag!" })).toEqual([
      ...["FAILED", []],
      expect.stringContaining("ingrediënten en de stappen"),
    ]);
    expect(await drafts(fresh)).toEqual([]);
    const english = await app.post(START, { text: "Lovely!" }, { as: fresh, language: "en" });
    await vi.waitFor(async () => expect((await stored(english.body.job_id)).status).toBe("FAILED"), 30_000);
    const { body } = await app.get(`simpleRecipe/instagram-import-status/${english.body.job_id}/`, {
      as: fresh,
      language: "en",
    });
    expect(body.error).toContain("ingredients and steps");
  });

  it("SREC-040 answer 503 for pages of social networks and for profiles, and never ask them", async () => {
    const asked = web.dialled.length;
    for (const url of ["https://www.instagram.com/p/abc/", "http://m.tiktok.com/x", "https://youtu.be./x"]) {
      const refused = await start({ url });
      expect([url, refused.status, refused.body.code]).toEqual([url, 503, "import_unavailable"]);
    }
    const profile = await app.post(
      "simpleRecipe/import-from-instagram-profile/",
      { username: "x" },
      { as: coach },
    );
    expect([profile.status, profile.body.code]).toEqual([503, "import_unavailable"]);
    expect(web.dialled).toHaveLength(asked);
  });

  it("SREC-044 answer 503 for every page where the operator switched them off, and go on reading texts", async () => {
    const { settings } = app.app.services;
    Object.assign(settings, { webImports: false });
    try {
      expect((await start({ url: "http://lotte.eu/pasta" })).body.code).toBe("import_unavailable");
      expect((await read({ text: "Uiensoep\n3 uien" })).status).toBe("SUCCEEDED");
    } finally {
      Object.assign(settings, { webImports: true });
    }
  });

  it("SREC-040 are for coaches of the organisation and for staff, whose recipes are the product's", async () => {
    const staff = await app.aUser({ is_staff: true });
    const member = await app.aUser({ organisation_id: studio });
    expect((await start({ text: "Soep\n1 prei" }, member)).status).toBe(403);
    expect((await start({ text: "Soep\n1 prei" }, await app.aCoach())).status).toBe(403);
    const { created } = await read({ text: "Soep\n1 prei" }, staff);
    expect(await recipeOf(created[0], staff)).toMatchObject({ organisation: null, published: false });
    expect((await app.get(`simpleRecipe/${created[0]}/`, { as: coach })).status).toBe(404);
    expect((await app.get(`simpleRecipe/${created[0]}/`, { as: member })).status).toBe(404);
  });
});

describe("an import", () => {
  it("SREC-047 is seen by whoever began it alone, and is none of their own imports", async () => {
    const body = await read({ text: "Soep\n1 prei" });
    const id: string = body.job_id;
    const colleague = await aCoachOf(studio);
    const stranger = await aNewCoach();
    const others = [colleague, stranger, await app.aUser({ is_staff: true })];
    for (const other of others) expect((await status(id, other)).status).toBe(404);
    for (const name of ["none", "0", "9999999999", "1e1", `${id}x`])
      expect([name, (await status(name)).status]).toEqual([name, 404]);
    expect((await app.get("recipeImport/", { as: coach })).body.count).toBe(0);
    expect((await app.get(`recipeImport/${id}/`, { as: coach })).status).toBe(404);
    expect((await app.delete(`recipeImport/${id}/`, { as: coach })).status).toBe(404);
    const own = (await app.post("recipeImport/", { text: "Soep\n1 prei" }, { as: coach })).body.id;
    expect((await status(String(own))).status).toBe(404);
    expect((await recipeOf(body.created[0], colleague)).name).toBe("Soep");
    expect((await app.get(`simpleRecipe/${body.created[0]}/`, { as: stranger })).status).toBe(404);
  });

  it("SREC-047 is hidden by the database from whoever does not write for its organisation", async () => {
    const { db } = app.app.services;
    const mover = await aNewCoach();
    const { job_id: id } = await read({ text: "Soep\n1 prei" }, mover);
    const seenBy = (person: Person) =>
      inScopeOf(db, person.id, async (trx) => {
        const { rows } = await sql`select id from recipe_imports where id = ${Number(id)}`.execute(trx);
        return rows.length;
      });
    expect([await seenBy(mover), await seenBy(coach)]).toEqual([1, 0]);
    await inSystemScope(db, (trx) =>
      trx.updateTable("users").set({ organisation_id: studio }).where("id", "=", mover.id).execute(),
    );
    expect(await seenBy(mover)).toBe(0);
    expect((await status(id, mover)).status).toBe(404);
    const foreign = inScopeOf(db, coach.id, (trx) =>
      sql`insert into recipe_imports (user_id, pasted, is_simple, organisation_id, asked, created)
        values (${coach.id}, 'Soep', true, null, now(), now())`.execute(trx),
    );
    await expect(foreign).rejects.toThrow(/row-level security/);
  });

  it("SREC-045 makes nothing for an organisation that its coach has left meanwhile", async () => {
    const leaver = await aNewCoach();
    web.fault = new Error("The reader is broken");
    const { job_id: id } = (await start({ url: "http://lotte.eu/pasta" }, leaver)).body;
    await vi.waitFor(async () => expect((await stored(id)).tries).toBeGreaterThan(0), 10_000);
    await inSystemScope(app.app.services.db, (db) =>
      db.updateTable("users").set({ is_coach: false }).where("id", "=", leaver.id).execute(),
    );
    web.fault = null;
    await vi.waitFor(async () => expect((await stored(id)).status).toBe("FAILED"), 30_000);
    expect(await stored(id)).toMatchObject({ failure: "NOT_ALLOWED", simple_recipe_id: null });
  });

  it("SREC-047 makes one recipe however often it is begun, and after what the server broke off", async () => {
    const fresh = await aNewCoach();
    web.pages.set("http://lotte.eu/pasta", pageOf(RECIPE));
    web.fault = new Error("The reader is broken");
    const headers = { "idempotency-key": "import-once-1" };
    const send = () => app.post(START, { url: "http://lotte.eu/pasta" }, { as: fresh, headers });
    const { job_id: id } = (await send()).body;
    expect((await send()).body.job_id).toBe(id);
    await vi.waitFor(async () => expect((await stored(id)).tries).toBeGreaterThan(0), 10_000);
    web.fault = null;
    const { services } = app.app;
    const job = { importId: Number(id), userId: fresh.id, language: "nl" };
    await inSystemScope(services.db, async (trx) => {
      await services.jobs.enqueue(trx, "recipe-import", job);
      await services.jobs.enqueue(trx, "recipe-import", job);
    });
    await vi.waitFor(async () => expect((await stored(id)).status).toBe("SUCCEEDED"), 30_000);
    await vi.waitFor(
      async () => expect(await services.jobs.listOpen(services.db, "recipe-import")).toEqual([]),
      30_000,
    );
    await wait(0);
    expect(await drafts(fresh)).toHaveLength(1);
    expect((await status(id, fresh)).body.created).toHaveLength(1);
  });

  it("SREC-047 has failed once nobody reads it for a quarter of an hour", async () => {
    const now = app.clock.now();
    const lost = { user_id: coach.id, organisation_id: studio, is_simple: true, pasted: "Soep\n1 prei" };
    const { id } = await inSystemScope(app.app.services.db, (db) =>
      db
        .insertInto("recipe_imports")
        .values({ ...lost, asked: now, created: now })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    expect((await status(String(id))).body).toMatchObject({ status: "QUEUED", created: [], lines: [] });
    app.clock.forward(15 * 60 + 1);
    expect((await status(String(id))).body).toMatchObject({
      status: "FAILED",
      error: expect.stringContaining("bij ons"),
    });
  });
});

it("SREC-048 lists what the caller writes, drafts and what they do not eat included, the last first", async () => {
  const fresh = await aNewCoach();
  const soup = { servings: 2, ingredients: ["1 onion"], allergens: ["FISH"] };
  const first = (await app.post("simpleRecipe/", { ...soup, name: "First" }, { as: fresh })).body.id;
  const last = (await app.post("simpleRecipe/", { ...soup, name: "Last", published: true }, { as: fresh }))
    .body.id;
  await aProfile(app, fresh, { simple_allergens: ["FISH"] });
  const offered = (await app.get("simpleRecipe/?page_size=100", { as: fresh })).body.results;
  expect(offered.some(({ id }: { id: number }) => id === first)).toBe(false);
  const idsOf = async (as: Person) => (await drafts(as)).map(({ id }: { id: number }) => id);
  expect(await idsOf(fresh)).toEqual([last, first]);
  const client = await app.aClientOf(fresh);
  expect(await idsOf(client)).toEqual([]);
  expect(await idsOf(await aNewCoach())).toEqual([]);
  const staff = await app.aUser({ is_staff: true });
  const ofStaff = (await drafts(staff)) as { organisation: number | null }[];
  expect(ofStaff.length).toBeGreaterThan(5);
  expect(ofStaff.every(({ organisation }) => organisation === null)).toBe(true);
  const open = await app.get("simpleRecipe/?is_own=true&published=false", { as: fresh });
  expect(open.body.results.map(({ id }: { id: number }) => id)).toEqual([first]);
});
