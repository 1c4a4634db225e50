import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner, aProfile, recipeId, slotsOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Meal {
  id: null;
  kcal: number;
  protein: number;
  portions_multiplier: number;
  recipe_template: { id: number; name: string; kcal: number; tags: { name: string }[] };
}
const generate = async (as: Person, query: string): Promise<Meal[]> =>
  (await app.get(`generateMeals/?page_size=100&${query}`, { as })).body.results;
const idsOf = (meals: Meal[]) => meals.map((meal) => meal.recipe_template.id);

describe("recipes, tags and foods", () => {
  it("ERR-023 shows the library to everybody who is signed in, in the language of the call", async () => {
    expect((await app.get("recipeTemplate/")).status).toBe(401);
    const anna = await app.aUser();
    const id = await recipeId(app, anna, "omelette");
    const dutch = await app.get(`recipeTemplate/${id}/`, { as: anna, language: "nl" });
    expect(dutch.body).toMatchObject({ id, author: null, source_provider: "PLATEFUL", published: true });
    expect(dutch.body.name).toContain("melet");
    expect((await app.get("recipeTemplate/2000000000/", { as: anna })).status).toBe(404);
    expect((await app.get("recipeTemplate/-1/", { as: anna })).status).toBe(404);
    expect((await app.get("food/", { as: anna })).body.results[0]).toHaveProperty("suggested_servings");
  });

  it("ERR-023 DATA-021 lists the library by page and language, and what a person made for that person alone", async () => {
    const [anna, eve] = [await app.aUser(), await app.aUser()];
    const list = async (as: Person, page: number, language: "en" | "nl") =>
      (await app.get(`recipeTemplate/?page_size=3&page=${page}`, { as, language })).body;
    const first = await list(eve, 1, "en");
    const [again, dutch, second] = [
      await list(anna, 1, "en"),
      await list(eve, 1, "nl"),
      await list(eve, 2, "en"),
    ];
    const ids = (page: typeof first) => page.results.map(({ id }: { id: number }) => id);
    const names = (page: typeof first) => page.results.map(({ name }: { name: string }) => name);
    expect(again).toEqual(first);
    expect(ids(dutch)).toEqual(ids(first));
    expect(names(dutch)).not.toEqual(names(first));
    expect(ids(second)).toHaveLength(3);
    expect(Math.min(...ids(second))).toBeGreaterThan(Math.max(...ids(first)));
    await app.post("recipeTemplate/", { name: "Quagga soup" }, { as: anna });
    expect((await list(anna, 1, "en")).count).toBe(first.count + 1);
    expect((await list(eve, 1, "en")).count).toBe(first.count);
  });

  it("shows drafts only to their author", async () => {
    const anna = await app.aUser();
    const eve = await app.aUser();
    const { id } = await inSystemScope(app.app.services.db, (db) =>
      db
        .insertInto("recipe_templates")
        .values({
          author_id: anna.id,
          name_en: "Secret soup",
          name_nl: "Secret soup",
          kcal: 1,
          protein: 1,
          carbohydrates: 1,
          fat: 1,
        })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    expect((await app.get(`recipeTemplate/${id}/`, { as: anna })).status).toBe(200);
    expect((await app.get(`recipeTemplate/?author=${anna.id}`, { as: anna })).body.count).toBe(1);
    expect((await app.get(`recipeTemplate/${id}/`, { as: eve })).status).toBe(404);
    expect((await app.get("recipeTemplate/?search=secret", { as: eve })).body.count).toBe(0);
    const meal = { recipe_template: id, portions: 1 };
    expect((await app.post("recipeMeal/", meal, { as: eve })).status).toBe(400);
  });

  it("REC-063 DATA-021 finds a published recipe of someone else once it is planned for the reader, and the own ones", async () => {
    const [anna, eve] = [await app.aUser(), await app.aUser()];
    const figures = { kcal: 1, protein: 1, carbohydrates: 1, fat: 1 };
    const names = {
      name_en: "Quokka chicken",
      name_nl: "Quokkakip",
      published: true,
      meal_types: ["DINNER"],
    };
    const { id } = await inSystemScope(app.app.services.db, (db) =>
      db
        .insertInto("recipe_templates")
        .values({ author_id: anna.id, ...names, ...figures })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    const found = async (as: Person, query: string) => {
      const { body } = await app.get(`recipeTemplate/?page_size=100&${query}`, { as });
      return body.results.map((recipe: { id: number }) => recipe.id) as number[];
    };
    expect(await found(eve, "search=QUOKKA")).toEqual([]);
    await inSystemScope(app.app.services.db, (db) =>
      db
        .insertInto("recipe_meals")
        .values({ user_id: eve.id, recipe_template_id: id, ...figures })
        .execute(),
    );
    for (const as of [anna, eve])
      for (const query of [
        "search=QUOKKA",
        "search=kip",
        "search=chicken&meal_types=DINNER",
        `author=${anna.id}`,
      ])
        expect([query, await found(as, query)]).toEqual([query, expect.arrayContaining([id])]);
    for (const query of ["search=quokka&source_provider=PLATEFUL", "search=quokka&meal_types=LUNCH"])
      expect(await found(eve, query)).toEqual([]);
    const chicken = await found(eve, "search=chicken");
    expect(chicken.length).toBeGreaterThan(1);
    expect(chicken).toEqual([...chicken].sort((one, other) => one - other));
    expect(await found(eve, `id=${id}`)).toEqual([id]);
    expect(await found(eve, "search=chicken&published=false")).toEqual([]);
    expect(await found(await app.aUser(), "search=quokka")).toEqual([]);
  });

  it("DATA-021 answers a search with its results and the address of the next page", async () => {
    const anna = await app.aUser();
    const pages: number[][] = [];
    let next: string | null = "recipeTemplate/?search=chicken&page_size=4";
    while (next !== null) {
      const { status, body } = await app.get(next.replace(/^https?:\/\/[^/]+/, ""), { as: anna });
      expect(status).toBe(200);
      pages.push(body.results.map(({ id }: { id: number }) => id));
      next = body.next;
    }
    const all = await app.get("recipeTemplate/?search=chicken&page_size=100", { as: anna });
    expect(all.body.next).toBeNull();
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual(all.body.results.map(({ id }: { id: number }) => id));
    expect(pages.slice(0, -1).every((page) => page.length === 4)).toBe(true);
  });

  it("REC-006 REC-007 names the tags, meal types and system tags apart", async () => {
    const anna = await app.aUser();
    const { body } = await app.get("recipeTag/?page_size=100", { as: anna, language: "nl" });
    const kinds = (kind: string) => body.results.filter((tag: { kind: string }) => tag.kind === kind);
    expect([body.count, kinds("CATEGORY").length, kinds("MEAL_TYPE").length, kinds("SYSTEM").length]).toEqual(
      [20, 15, 4, 1],
    );
    expect(body.results).toContainEqual({ name: "BREAD", human_name: "Brood", kind: "CATEGORY" });
  });
});

describe("favourites and dislikes", () => {
  for (const mark of ["userfavouriterecipe", "userdislikerecipe"]) {
    it(`DATA-020 REC-051 REC-052 marks a recipe once: ${mark}`, async () => {
      const anna = await app.aUser();
      const eve = await app.aUser();
      const recipe = await recipeId(app, anna, "omelette");
      const press = () => app.post(`users/${mark}/`, { recipe }, { as: anna });
      const answers = await Promise.all([press(), press()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
      expect(answers[0]?.body).toEqual({ id: expect.any(Number), user: anna.id, recipe });
      expect(answers[1]?.body).toEqual(answers[0]?.body);
      const path = `users/${mark}/${answers[0]?.body.id}/`;
      expect((await app.post(`users/${mark}/`, { recipe: 2_000_000 }, { as: anna })).status).toBe(400);
      expect((await app.get(path, { as: eve })).status).toBe(404);
      expect((await app.delete(path, { as: eve })).status).toBe(404);
      expect((await app.get(`users/${mark}/?user=${anna.id}`, { as: eve })).body.count).toBe(0);
      expect((await app.get(`users/${mark}/?recipe=${recipe}`, { as: anna })).body.count).toBe(1);
      expect((await app.delete(path, { as: anna })).status).toBe(204);
      expect((await app.get(`users/${mark}/`, { as: anna })).body.count).toBe(0);
    });
  }

  it("REC-049 REC-050 lets a dislike win over a favourite in what is offered", async () => {
    const anna = await app.aUser();
    const recipe = await recipeId(app, anna, "omelette");
    await app.post("users/userfavouriterecipe/", { recipe }, { as: anna });
    expect(idsOf(await generate(anna, "favourite=true"))).toEqual([recipe]);
    await app.post("users/userdislikerecipe/", { recipe }, { as: anna });
    expect(await generate(anna, "favourite=true")).toEqual([]);
    expect(idsOf(await generate(anna, `id=${recipe}`))).toEqual([]);
  });
});

describe("generated meals", () => {
  it("REC-042 scales every recipe to the slot, nearest first", async () => {
    const anna = await aPlanner(app);
    const { DINNER } = await slotsOf(app, anna);
    const meals = await generate(anna, `meal_slot_specification=${DINNER}`);
    expect(meals.length).toBeGreaterThan(20);
    const distance = ({ kcal, protein }: Meal) =>
      Math.abs(kcal - 758) / 758 + Math.abs(protein - 50.4) / 50.4;
    meals.forEach((meal, at) => {
      expect(meal.id).toBeNull();
      expect(
        Math.abs(meal.portions_multiplier * 20 - Math.round(meal.portions_multiplier * 20)),
      ).toBeLessThan(1e-9);
      expect(meal.portions_multiplier).toBeGreaterThanOrEqual(0.5);
      expect(meal.portions_multiplier).toBeLessThanOrEqual(3);
      expect(meal.recipe_template.tags.map(({ name }) => name)).toContain("DINNER");
      const before = meals[at - 1];
      if (before !== undefined) expect(distance(meal)).toBeGreaterThanOrEqual(distance(before) - 0.005);
    });
    const foreign = await app.get(`generateMeals/?meal_slot_specification=${DINNER}`, {
      as: await app.aUser(),
    });
    expect(foreign.status).toBe(404);
  });

  it("REC-043 REC-045 answers the same wishes in query and body", async () => {
    const anna = await app.aUser();
    const byQuery = await app.get("generateMeals/?kcal=450&tags=SALAD&preparation_time_min_lte=20", {
      as: anna,
    });
    const byBody = await app.post(
      "generateMeals/",
      { kcal: 450, tags: ["SALAD"], preparation_time_min_lte: 20 },
      { as: anna },
    );
    expect(byBody.status).toBe(200);
    expect(byBody.body.results).toEqual(byQuery.body.results);
    expect(byBody.body.count).toBeGreaterThan(0);
    for (const meal of byQuery.body.results as Meal[]) expect(Math.abs(meal.kcal - 450)).toBeLessThan(30);
    expect(await generate(anna, "ingredient_search=salmon")).not.toEqual([]);
    expect(await generate(anna, "ingredient_search=zalm")).toEqual(
      await generate(anna, "ingredient_search=zalm&meal_types=ALL"),
    );
    expect((await app.get("generateMeals/?kcal=abc", { as: anna })).status).toBe(400);
  });

  it("DATA-009 DATA-010 filters by meal type; every snack moment is a snack, and ALL is no filter", async () => {
    const anna = await app.aUser();
    const ask = async (types: string[]) => {
      const wishes = { kcal: 400, page_size: 100 };
      const byBody = await app.post("generateMeals/", { ...wishes, meal_types: types }, { as: anna });
      const query = new URLSearchParams(types.map((type) => ["meal_types", type]));
      const byQuery = await app.get(`generateMeals/?kcal=400&page_size=100&${query}`, { as: anna });
      expect([byBody.status, byQuery.status]).toEqual([200, 200]);
      expect(byQuery.body.results).toEqual(byBody.body.results);
      return byBody.body as { count: number; results: Meal[] };
    };
    const everything = await app.post("generateMeals/", { kcal: 400 }, { as: anna });
    for (const type of ["BREAKFAST", "LUNCH", "DINNER", "SNACK"]) {
      const { count, results } = await ask([type]);
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(everything.body.count);
      for (const { recipe_template } of results)
        expect(recipe_template.tags.map(({ name }) => name)).toContain(type);
    }
    const snacks = await ask(["SNACK"]);
    for (const moment of ["MORNING_SNACK", "AFTERNOON_SNACK", "LATE_SNACK"])
      expect(await ask([moment])).toEqual(snacks);
    expect((await ask(["ALL"])).count).toBe(everything.body.count);
    expect((await ask(["ALL", "SNACK"])).count).toBe(everything.body.count);
    expect((await app.get("generateMeals/?meal_types=BRUNCH", { as: anna })).status).toBe(400);
    expect((await app.post("generateMeals/", { meal_types: ["BRUNCH"] }, { as: anna })).status).toBe(400);
  });

  it("REC-046 REC-047 offers nothing off the organisation's lists", async () => {
    const everyone = await app.aUser();
    const [one = 0, two = 0, three = 0] = idsOf(await generate(everyone, "meal_types=LUNCH"));
    const organisation = await app.anOrganisation({
      whitelisted_recipes: [one, two, three],
      denylist_recipes: [two],
    });
    const anna = await app.aUser({ organisation_id: organisation });
    expect(idsOf(await generate(anna, "")).sort()).toEqual([one, three].sort());
  });

  it("ERR-024 REC-046 offers a coach what the client may eat, and strangers nothing", async () => {
    const coach = await app.aCoach();
    const anna = await app.aClientOf(coach);
    await aProfile(app, anna, { diet: "VEGAN" });
    const ask = (as: Person) => app.post("generateMeals/", { user: anna.id, page_size: 100 }, { as });
    const offered = await ask(coach);
    expect(offered.body.count).toBe((await ask(anna)).body.count);
    for (const meal of offered.body.results as Meal[])
      expect(meal.recipe_template.tags.map(({ name }) => name)).toContain("VEGAN");
    const byQuery = await app.get(`generateMeals/?user=${anna.id}`, { as: coach });
    expect(byQuery.body.count).toBe(offered.body.count);
    const eve = await app.aUser();
    expect((await ask(eve)).status).toBe(403);
    expect((await app.get(`generateMeals/?user=${anna.id}`, { as: eve })).status).toBe(404);
  });

  it("REC-048 offers keto eaters recipes with the tag KETO", async () => {
    const anna = await app.aUser();
    await aProfile(app, anna, { is_keto_user: true });
    const meals = await generate(anna, "meal_types=DINNER");
    expect(meals.length).toBeGreaterThan(0);
    for (const meal of meals) expect(meal.recipe_template.tags.map(({ name }) => name)).toContain("KETO");
  });
});
