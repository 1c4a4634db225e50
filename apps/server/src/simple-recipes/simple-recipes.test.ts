import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, aProfile, slotsOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let studio: number;
beforeAll(async () => {
  app = await openTestApp();
  studio = await app.anOrganisation({ recipe_system_type: "SIMPLE" });
});
afterAll(() => app.close());

interface Recipe {
  id: number;
  name: string;
  servings: number;
  allergens: string[];
  dietary_preferences: string[];
  meal_types: string[];
  total_time_minutes: number;
  custom_tags: { id: number; name: string; human_name: string }[];
  total_calories: number | null;
  is_favorite: boolean;
}

const aMember = (columns: Record<string, unknown> = {}) => app.aUser({ organisation_id: studio, ...columns });
const MEAL_TIMES = { preferred_meal_times: ["BREAKFAST", "LUNCH", "DINNER"] };
async function aGuest(profile: Record<string, unknown> = {}): Promise<Person> {
  const person = await aMember();
  await aProfile(app, person, { ...MEAL_TIMES, ...profile });
  return person;
}

async function list(as: Person, query = "", path = "simpleRecipe/"): Promise<Recipe[]> {
  const { status, body } = await app.get(`${path}?page_size=100${query}`, { as });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.results;
}
const named = async (as: Person, search: string): Promise<Recipe> => {
  const [found] = await list(as, `&search=${encodeURIComponent(search)}`);
  if (found === undefined) throw new Error(`No simple recipe is called ${search}.`);
  return found;
};
const SOUP = { name: "Soup of the house", servings: 2, ingredients: ["1 onion", "500 ml stock"] };

describe("reading", () => {
  it("SREC-028 SREC-031 lists recipes in the language of the call, with everything one cooks by", async () => {
    const anna = await aGuest();
    const shakshuka = await named(anna, "shakshuka");
    expect(shakshuka).toEqual({
      id: expect.any(Number),
      version: expect.any(Number),
      name: "Shakshuka with feta",
      description: expect.stringContaining("Eggs cooked in"),
      image: null,
      picture_version: expect.stringMatching(/^[0-9a-f]{4}$/),
      servings: 2,
      source: null,
      ingredients: expect.arrayContaining(["4 eggs", "75 g feta", "salt and pepper"]),
      instructions: expect.stringMatching(/^Fry the onion.*\nStir in/),
      custom_tags: [
        { id: expect.any(Number), name: "one-pan", human_name: "One pan" },
        { id: expect.any(Number), name: "family-friendly", human_name: "For the family" },
      ],
      meal_types: ["DINNER", "LUNCH"],
      dietary_preferences: ["VEGETARIAN", "PESCATARIAN"],
      allergens: ["MILK", "EGG", "WHEAT"],
      prep_time_minutes: 10,
      cook_time_minutes: 20,
      total_time_minutes: 30,
      total_calories: expect.any(Number),
      protein_grams: expect.any(Number),
      carbohydrates_grams: expect.any(Number),
      fat_grams: expect.any(Number),
      fiber_grams: expect.any(Number),
      is_favorite: false,
      published: true,
      organisation: null,
    });
    const { body } = await app.get(`simpleRecipe/${shakshuka.id}/`, { as: anna, language: "nl" });
    expect([body.name, body.custom_tags[0].human_name]).toEqual(["Shakshuka met feta", "Eén pan"]);
  });

  it("SREC-031 narrows by each filter", async () => {
    const anna = await aGuest();
    const all = await list(anna);
    const quick = await list(anna, "&totalTimeLte=10");
    expect(quick.length).toBeLessThan(all.length);
    expect(quick.every(({ total_time_minutes }) => total_time_minutes <= 10)).toBe(true);
    const noMilk = await list(anna, "&allergens=MILK&allergens=EGG");
    expect(noMilk.length).toBeGreaterThan(3);
    expect(noMilk.flatMap(({ allergens }) => allergens)).not.toContain("MILK");
    const vegan = await list(anna, "&dietary_preference=VEGAN");
    expect(vegan.every((recipe) => recipe.dietary_preferences.includes("VEGAN"))).toBe(true);
    const snacks = await list(anna, "&mealTypes=SNACK");
    expect(snacks.every((recipe) => recipe.meal_types.includes("SNACK"))).toBe(true);
    expect((await list(anna, "&servings=4")).every(({ servings }) => servings === 4)).toBe(true);
    expect((await list(anna, "&prep_time_lte=5")).length).toBeLessThan(all.length);
    const [tag] = all[0]?.custom_tags ?? [];
    const tagged = await list(anna, `&customTags=${tag?.id}`);
    expect(tagged.length).toBeLessThan(all.length);
    expect(tagged.every((recipe) => recipe.custom_tags.some(({ id }) => id === tag?.id))).toBe(true);
    expect(await list(anna, "&published=false")).toEqual([]);
  });

  it("SREC-013 SREC-031 searches words in both languages from three characters on", async () => {
    const anna = await aGuest();
    const all = await list(anna);
    expect(await list(anna, "&search=zz")).toHaveLength(all.length);
    expect(await list(anna, "&search=zzz")).toEqual([]);
    expect((await list(anna, "&search=linzen")).map(({ name }) => name)).toContain(
      "Red lentil soup with lemon",
    );
    expect((await list(anna, "&search=huttenkase")).length).toBe(1);
  });

  it("SREC-034 SREC-035 lists the tags of a category", async () => {
    const anna = await aGuest();
    const { body } = await app.get("simpleRecipeCustomTag/?category=mood", { as: anna, language: "nl" });
    expect(body.results.map(({ human_name }: Recipe["custom_tags"][number]) => human_name)).toContain(
      "Voordelig",
    );
    expect(body.results.every(({ category }: { category: string }) => category === "mood")).toBe(true);
  });

  it("SREC-033 SIM-035 respects diet, allergens, dislikes and the lists of the organisation everywhere", async () => {
    const vegan = await aGuest({ simple_diet: "VEGAN" });
    const careful = await aGuest({ simple_allergens: ["MILK", "PEANUTS"] });
    const anna = await aGuest();
    const [soup, wraps] = [await named(anna, "red lentil soup"), await named(anna, "chicken wraps")];
    await app.post("users/simplerecipedislike/", { simple_recipe: wraps.id }, { as: anna });
    const inspired = async (as: Person): Promise<Recipe[]> => {
      const { body } = await app.get("simpleRecipe/inspiration/", { as });
      return [
        ...body.featured_section.recipes,
        ...body.curated_sections.flatMap(({ recipes }: { recipes: Recipe[] }) => recipes),
        ...body.category_cards.map(({ first_recipe }: { first_recipe: Recipe }) => first_recipe),
      ];
    };
    const everywhere = async (as: Person) => [
      await list(as),
      await list(as, "", "simpleRecipe/suggestions/"),
      await inspired(as),
    ];
    for (const offered of await everywhere(vegan)) {
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.filter((recipe) => !recipe.dietary_preferences.includes("VEGAN"))).toEqual([]);
    }
    for (const offered of await everywhere(careful))
      expect(
        offered.filter(({ allergens }) => allergens.some((a) => a === "MILK" || a === "PEANUTS")),
      ).toEqual([]);
    for (const offered of await everywhere(anna)) expect(offered.map(({ id }) => id)).not.toContain(wraps.id);
    const strict = await app.anOrganisation({ recipe_system_type: "SIMPLE", denylist_recipes: [soup.id] });
    const guest = await app.aUser({ organisation_id: strict });
    for (const offered of await everywhere(guest)) expect(offered.map(({ id }) => id)).not.toContain(soup.id);
    const narrow = await app.anOrganisation({ recipe_system_type: "SIMPLE", whitelisted_recipes: [soup.id] });
    const other = await app.aUser({ organisation_id: narrow });
    expect((await list(other)).map(({ id }) => id)).toEqual([soup.id]);
  });

  it("SREC-002 answers a featured row, category cards and curated rows", async () => {
    const anna = await aGuest();
    const { body } = await app.get("simpleRecipe/inspiration/", { as: anna, language: "nl" });
    expect(body.featured_section.title).toBe("Deze week in de keuken");
    expect(body.featured_section.recipes.length).toBeGreaterThanOrEqual(5);
    expect(body.category_cards[0]).toEqual({
      name: "breakfast",
      title: "Ontbijt",
      tag_id: expect.any(Number),
      first_recipe: expect.objectContaining({ meal_types: expect.arrayContaining(["BREAKFAST"]) }),
    });
    const layouts = body.curated_sections.map(({ layout }: { layout: string }) => layout);
    expect(layouts.slice(0, 3)).toEqual(["horizontal", "vertical", "horizontal"]);
  });

  it("SREC-002 shows an organisation its own sections, once it has some", async () => {
    const house = await app.anOrganisation({ recipe_system_type: "SIMPLE" });
    const guest = await app.aUser({ organisation_id: house });
    const soup = await named(guest, "red lentil soup");
    await inSystemScope(app.app.services.db, (db) =>
      db
        .insertInto("simple_recipe_sections")
        .values({
          organisation_id: house,
          kind: "CURATED",
          title_en: "Our soups",
          title_nl: "Onze soepen",
          recipe_ids: [soup.id],
        })
        .execute(),
    );
    const { body } = await app.get("simpleRecipe/inspiration/", { as: guest });
    expect(body).toMatchObject({ featured_section: null, category_cards: [] });
    expect(body.curated_sections.map(({ title }: { title: string }) => title)).toEqual(["Our soups"]);
  });

  it("SREC-032 SIM-036 suggests first what suits the answers, and leaves nothing out", async () => {
    const hasty = await aGuest({ onboarding_cooking_styles: ["QUICK"], onboarding_motivation: "SAVE_TIME" });
    const suggested = await list(hasty, "", "simpleRecipe/suggestions/");
    expect(suggested).toHaveLength((await list(hasty)).length);
    const times = suggested.map(({ total_time_minutes }) => total_time_minutes <= 20);
    expect(times.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => true));
    expect(times.lastIndexOf(true)).toBeLessThan(times.length - 1);
    const cook = await aGuest({ onboarding_cooking_styles: ["MEAL_PREP", "COMFORT"] });
    expect((await list(cook, "", "simpleRecipe/suggestions/"))[0]?.servings).toBeGreaterThanOrEqual(4);
    const page = await app.get("simpleRecipe/suggestions/?page_size=5&isFavorite=false", { as: hasty });
    expect(page.body.next).toContain("page=2");
  });
});

describe("marks", () => {
  it("SREC-036 saves a recipe once, and lets it go", async () => {
    const anna = await aGuest();
    const soup = await named(anna, "red lentil soup");
    const save = () => app.post("users/simplerecipefavourite/", { simple_recipe: soup.id }, { as: anna });
    const [first, second] = [await save(), await save()];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual({ id: first.body.id, user: anna.id, simple_recipe: soup.id });
    expect((await list(anna, "&isFavorite=true")).map(({ id }) => id)).toEqual([soup.id]);
    expect((await named(anna, "red lentil soup")).is_favorite).toBe(true);
    await app.delete(`users/simplerecipefavourite/${first.body.id}/`, { as: anna });
    expect(await list(anna, "&isFavorite=true")).toEqual([]);
  });
});

describe("writing", () => {
  it("SREC-041 lets coaches write for their organisation, staff for the product, and nobody else", async () => {
    const coach = await app.aCoach({ organisation_id: studio });
    const stranger = await app.aCoach({ organisation_id: await app.anOrganisation() });
    const anna = await aGuest();
    const staff = await app.aUser({ is_staff: true });
    expect((await app.post("simpleRecipe/", SOUP, { as: anna })).status).toBe(403);
    const { body: draft, status } = await app.post("simpleRecipe/", SOUP, { as: coach });
    expect([status, draft.organisation, draft.published]).toEqual([201, studio, false]);
    const path = `simpleRecipe/${draft.id}/`;
    expect((await app.get(path, { as: anna })).status).toBe(404);
    expect((await app.patch(path, { published: true }, { as: coach })).body.published).toBe(true);
    expect((await app.get(path, { as: anna })).body.name).toBe("Soup of the house");
    expect((await app.get(path, { as: stranger })).status).toBe(404);
    expect((await app.patch(path, { name: "Mine" }, { as: anna })).status).toBe(403);
    expect((await app.patch(path, { name: "Mine" }, { as: stranger })).status).toBe(404);
    const product = await named(anna, "shakshuka");
    expect((await app.patch(`simpleRecipe/${product.id}/`, { name: "Mine" }, { as: coach })).status).toBe(
      403,
    );
    expect((await app.post("simpleRecipe/", SOUP, { as: staff })).body.organisation).toBeNull();
    expect((await app.delete(path, { as: coach })).status).toBe(204);
    expect((await app.get(path, { as: anna })).status).toBe(404);
  });

  it("SREC-038 SREC-039 SREC-040 imports for coaches and staff only, and says so where nothing can be imported", async () => {
    const coach = await app.aCoach({ organisation_id: studio });
    const anna = await aGuest();
    const post = { url: "https://www.instagram.com/p/abc/" };
    expect((await app.post("simpleRecipe/import-from-instagram/", post, { as: anna })).status).toBe(403);
    const refused = await app.post("simpleRecipe/import-from-instagram/", post, { as: coach });
    expect([refused.status, refused.body.code]).toEqual([503, "import_unavailable"]);
    const profile = await app.post(
      "simpleRecipe/import-from-instagram-profile/",
      { username: "x" },
      { as: coach },
    );
    expect(profile.body.code).toBe("import_unavailable");
    const many = { username: "x", limit: 51 };
    expect((await app.post("simpleRecipe/import-from-instagram-profile/", many, { as: coach })).status).toBe(
      400,
    );
    expect((await app.get("simpleRecipe/instagram-import-status/none/", { as: coach })).status).toBe(404);
  });
});

describe("planned simple recipes", () => {
  it("SREC-029 SREC-030 SREC-037 counts totals by servings, frozen when it was planned", async () => {
    const anna = await aGuest();
    const soup = await named(anna, "red lentil soup");
    const meal = await app.post("simpleRecipeMeal/", { simple_recipe: soup.id }, { as: anna });
    expect(meal.body).toMatchObject({
      user: anna.id,
      meal_servings: soup.servings,
      total_calories: soup.total_calories,
      simple_recipe: { id: soup.id, name: soup.name },
    });
    const path = `simpleRecipeMeal/${meal.body.id}/`;
    const two = await app.patch(path, { meal_servings: 2 }, { as: anna });
    expect(two.body.total_calories).toBeCloseTo((soup.total_calories ?? 0) / 2, 0);
    expect((await app.patch(path, { meal_servings: 0 }, { as: anna })).status).toBe(400);
    const staff = await app.aUser({ is_staff: true });
    await app.patch(`simpleRecipe/${soup.id}/`, { total_calories: 1 }, { as: staff });
    expect((await app.get(path, { as: anna })).body.total_calories).toBe(two.body.total_calories);
    expect((await app.delete(path, { as: anna })).status).toBe(204);
    expect((await app.get(path, { as: anna })).status).toBe(404);
  });

  it("DIARY-063 plans a simple recipe in a meal slot of the person, and in nobody else's", async () => {
    const anna = await aPlanner(app);
    const shakshuka = await named(anna, "shakshuka");
    const day = await aDay(app, anna);
    const planIn = (slotId: number | undefined) =>
      app.post(
        "planSimpleRecipe/",
        { simple_recipe_id: shakshuka.id, calendar_day_id: day, meal_slot_id: slotId, meal_servings: 1 },
        { as: anna },
      );
    const { LUNCH } = await slotsOf(app, anna);
    const planned = await planIn(LUNCH);
    expect(planned.status).toBe(201);
    expect(planned.body).toMatchObject({
      meal_slot: LUNCH,
      meal_moment: "LUNCH",
      meal: { meal_servings: 1, simple_recipe: { id: shakshuka.id } },
    });
    const { LUNCH: foreign } = await slotsOf(app, await aPlanner(app));
    expect((await planIn(foreign)).status).toBe(404);
    const { body } = await app.get(`calendarDay/${day}/`, { as: anna });
    expect(body.calendar_items.map(({ id }: { id: number }) => id)).toEqual([planned.body.id]);
  });

  it("SREC-027 plans in a slot or at a moment, and replaces in one go", async () => {
    const anna = await aGuest();
    const [wraps, pasta] = [await named(anna, "chicken wraps"), await named(anna, "spaghetti")];
    const day = await aDay(app, anna);
    const plan = (recipe: Recipe, more: object) =>
      app.post(
        "planSimpleRecipe/",
        { simple_recipe_id: recipe.id, calendar_day_id: day, ...more },
        { as: anna },
      );
    expect((await plan(wraps, {})).body).toEqual({ meal_slot_id: ["This field is required."] });
    const first = await plan(wraps, { meal_moment: "DINNER", meal_servings: 3 });
    expect(first.body).toMatchObject({
      content_type: "simplerecipemeal",
      meal_moment: "DINNER",
      meal_slot: null,
      meal: { meal_servings: 3, simple_recipe: { id: wraps.id } },
    });
    const lost = await plan(
      { ...pasta, id: 2_000_000 },
      {
        meal_moment: "DINNER",
        calendar_item_to_replace: first.body.id,
      },
    );
    expect(lost.status).toBe(404);
    const replaced = await plan(pasta, { meal_moment: "DINNER", calendar_item_to_replace: first.body.id });
    const shown = await app.get(`calendarDay/${day}/`, { as: anna });
    expect(shown.body.calendar_items.map(({ id }: { id: number }) => id)).toEqual([replaced.body.id]);
    const meals = await app.get("simpleRecipeMeal/", { as: anna });
    expect(meals.body.count).toBe(1);
    const copied = await app.post(
      "copyMealsFromDate/",
      { from_calendar_day_id: day, to_date: "2026-03-19", user: anna.id },
      { as: anna },
    );
    expect(copied.body.calendar_items).toMatchObject([{ meal: { simple_recipe: { id: pasta.id } } }]);
    expect(copied.body.calendar_items[0].object_id).not.toBe(replaced.body.object_id);
  });
});
