import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProfile } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
});
afterAll(() => app.close());

interface Shown {
  id: number;
  recipe_template: number;
  recipe_meal: {
    id: null;
    portions_multiplier: number;
    kcal: number;
    recipe_template: {
      id: number;
      name: string;
      kcal: number;
      tags: { name: string }[];
      preparation_time_min: number | null;
      cooking_time_min: number | null;
    };
  };
}

/** Someone for whom the recipes tab is switched on. */
async function aReader(columns: Record<string, unknown> = {}): Promise<Person> {
  const person = await app.aUser(columns);
  await inSystemScope(app.app.services.db, async (trx) => {
    const flag = { name: "FF_RECIPE_INSPIRATION", users: [person.id] };
    const row = await trx
      .selectFrom("feature_flags")
      .select(["id", "users"])
      .where("name", "=", flag.name)
      .executeTakeFirst();
    if (row === undefined) await trx.insertInto("feature_flags").values(flag).execute();
    else
      await trx
        .updateTable("feature_flags")
        .set({ users: [...row.users, person.id] })
        .where("id", "=", row.id)
        .execute();
  });
  return person;
}

/** What someone sees on all pages, which are large ones unless the query says how large. */
async function shown(as: Person, query = ""): Promise<Shown[]> {
  const all: Shown[] = [];
  let next: string | null = `recipeInspiration/?${/page_?size/i.test(query) ? "" : "page_size=100&"}${query}`;
  while (next !== null) {
    const { status, body } = await app.get(next.replace(/^https?:\/\/[^/]+/, ""), { as, language: "en" });
    expect(status).toBe(200);
    all.push(...body.results);
    next = body.next;
  }
  return all;
}
const idsOf = (all: readonly Shown[]) => all.map(({ recipe_template }) => recipe_template);

describe("the recipes tab", () => {
  it("REC-095 DIARY-091 is for those who have the flag or plan alone, and for apps that only inspire", async () => {
    const status = async (as: Person) => (await app.get("recipeInspiration/", { as })).status;
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    expect(await status(client)).toBe(403);
    expect(await status(await aReader({ coach_id: coach.id }))).toBe(200);
    expect(await status(await app.aUser())).toBe(200);
    const organisation_id = await app.anOrganisation({ clients_are_diy: true });
    const other = await app.aCoach({ organisation_id });
    expect(await status(await app.aClientOf(other))).toBe(200);
    expect(await status(await aReader())).toBe(200);
    expect(await status(await app.aUser({ feature_flag_disable_product_logging: true }))).toBe(200);
  });

  it("REC-020 REC-025 shows every recipe once over pages of twenty, as one standard portion", async () => {
    const anna = await aReader();
    const first = await app.get("recipeInspiration/", { as: anna });
    expect(first.body.results).toHaveLength(20);
    const all = await shown(anna, "page_size=20");
    expect(all).toHaveLength(first.body.count);
    expect(new Set(idsOf(all)).size).toBe(all.length);
    for (const { recipe_meal: meal, recipe_template } of all) {
      expect([meal.id, meal.portions_multiplier, meal.kcal]).toEqual([null, 1, meal.recipe_template.kcal]);
      expect(meal.recipe_template.id).toBe(recipe_template);
      expect(meal.recipe_template).not.toHaveProperty("ingredients");
    }
  });

  it("REC-022 REC-025 narrows by words, favourites, meals and minutes, both bounds included", async () => {
    const anna = await aReader();
    const quick = await shown(anna, "preparation_time_min_gte=6&preparation_time_min_lte=10");
    expect(quick.length).toBeGreaterThan(0);
    for (const { recipe_meal } of quick) {
      const { preparation_time_min: preparing, cooking_time_min: cooking } = recipe_meal.recipe_template;
      const minutes = (preparing ?? 0) + (cooking ?? 0);
      expect([minutes >= 6, minutes <= 10]).toEqual([true, true]);
    }
    const byNames = await shown(anna, "preparationTimeMinGte=6&preparationTimeMinLte=10&pageSize=5");
    expect(idsOf(byNames)).toEqual(idsOf(quick));
    for (const { recipe_meal } of await shown(anna, "meal_types=BREAKFAST"))
      expect(recipe_meal.recipe_template.tags.map(({ name }) => name)).toContain("BREAKFAST");
    expect(idsOf(await shown(anna, "favourite=true"))).toEqual([]);
    const [, loved] = await shown(anna, "ingredient_search=salmon");
    await app.post("users/userfavouriterecipe/", { recipe: loved?.recipe_template }, { as: anna });
    expect(idsOf(await shown(anna, "favourite=true"))).toEqual([loved?.recipe_template]);
  });

  it("REC-046 REC-047 REC-050 shows nothing that one may not or will not eat", async () => {
    const anna = await aReader();
    const [unloved] = await shown(anna);
    for (const mark of ["userfavouriterecipe", "userdislikerecipe"])
      await app.post(`users/${mark}/`, { recipe: unloved?.recipe_template }, { as: anna });
    expect(idsOf(await shown(anna))).not.toContain(unloved?.recipe_template);
    await aProfile(app, anna, { diet: "VEGAN" });
    const vegan = await shown(anna);
    expect(vegan.length).toBeGreaterThan(0);
    for (const { recipe_meal } of vegan)
      expect(recipe_meal.recipe_template.tags.map(({ name }) => name)).toContain("VEGAN");
  });

  it("REC-091 REC-092 is filled by staff for everybody, and by coaches for their organisation", async () => {
    const organisation = await app.anOrganisation();
    const coach = await app.aCoach({ organisation_id: organisation });
    const [member, stranger] = [await aReader({ organisation_id: organisation }), await aReader()];
    const [recipe = 0] = idsOf(await shown(stranger)).slice(-1);
    const post = (as: Person, body: object) => app.post("recipeInspiration/", body, { as });
    const made = await post(coach, { recipe_template: recipe, order: 0 });
    expect(made.body).toMatchObject({ organisation, recipe_template: recipe, order: 0 });
    expect((await post(coach, { recipe_template: recipe, organisation: null })).status).toBe(403);
    expect((await post(member, { recipe_template: recipe })).status).toBe(403);
    const path = `recipeInspiration/${made.body.id}/`;
    expect((await app.get(path, { as: member })).status).toBe(200);
    expect((await app.get(path, { as: stranger })).status).toBe(404);
    expect((await app.patch(path, { order: 7 }, { as: coach })).body.order).toBe(7);
    expect(idsOf(await shown(member)).indexOf(recipe)).toBeLessThan(20);
    const staff = await app.aUser({ is_staff: true });
    expect((await post(staff, { recipe_template: recipe })).body.organisation).toBeNull();
    expect((await app.delete(path, { as: coach })).status).toBe(204);
    expect((await app.get(path, { as: member })).status).toBe(404);
  });
});
