import type { RecipeMeal, RecipeTemplate, User } from "@plateful/contract";
import { en } from "@plateful/phrases/en";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anOrganisation, aPerson, aProfile, withFlags } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { PATHS } from "../lib/address/paths.ts";
import { ViewedClient } from "../lib/person/subject.ts";
import { RecipeDetailScreen } from "./RecipeDetailScreen.tsx";
import { RecipeMealScreen } from "./RecipeMealScreen.tsx";

const { recipes: words, ownRecipe, ownPortion, meals } = en;

const WHEN = "2026-03-18T12:00:00Z";
const RECIPE: RecipeTemplate = {
  ...{ id: 12, name: "Lemon water", author: null, source_provider: "PLATEFUL", published: true, tags: [] },
  ...{ image: null, picture_version: "0123456789", preparation_time_min: 5, cooking_time_min: null },
  ...{ active_time_min: 5, waiting_time_min: 0, fridge_days: null, freezes: false },
  ...{ external_url: null, source_author: null, source_url: null, version: 1, organisation: null },
  ...{ kcal: 300, protein: 10, carbohydrates: 30, fat: 2, fiber: null, ingredients: [] },
  ...{ directions: [{ text: "Squeeze." }], created: WHEN, modified: WHEN, deleted_at: null },
};
const MEAL = {
  ...{ id: 7, user: 1, modified: WHEN, recipe_template: RECIPE, portions: 1, portion: 1 },
  ...{ planned_portions: 1, portions_multiplier: 1, kcal: 300, protein: 10, carbohydrates: 30, fat: 2 },
  ...{ fiber: null, ingredients: [], directions: [{ text: "Squeeze." }] },
  cooking: { cook_portions: 1, leftover_of: null, leftovers: [], company: [] },
} as unknown as RecipeMeal;

const slot = {
  ...{ id: 5, meal_moment: "LUNCH", meal_type: "LUNCH", order: 1 },
  ...{ kcal: 600, protein: 30, carbohydrates: 60, fat: 20 },
};
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const PLAN = Object.fromEntries(
  WEEKDAYS.map((day) => [day, { id: 1, meal_slot_specifications: [slot], safety: null }]),
);
const person = (change: Partial<User> = {}) =>
  aPerson({
    intake: aProfile({ weekly_nutrition_plan: PLAN } as unknown as Parameters<typeof aProfile>[0]),
    ...change,
  });
/** Someone whose organisation lets people write recipes. */
const aCook = () => person({ organisation: anOrganisation({ feature_flag_create_your_own_recipes: true }) });

/** What the server has. */
let recipe = RECIPE;
let meal = MEAL;
let asked: string[] = [];
function answerTo(method: string, path: string, body: string | undefined): Response {
  if (path.includes("recipeTemplate/")) return Response.json(recipe);
  if (path.includes("editRecipeMealPortions/")) {
    meal = { ...meal, ...JSON.parse(body ?? "{}"), directions: [{ text: "Squeeze twice." }] };
    return Response.json(meal);
  }
  if (path.includes("reasons")) return Response.json({ reasons: [] });
  if (path.includes("/recipeMeal/") && method === "GET") return Response.json(meal);
  return Response.json({ count: 0, total_pages: 1, next: null, previous: null, results: [] });
}

beforeEach(() => {
  [recipe, meal, asked] = [RECIPE, MEAL, []];
  vi.stubGlobal("__APP_VERSION__", "test");
  vi.stubGlobal("__CONTRACT__", "same");
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    asked.push(`${method} ${path.replace("/api/", "")}`);
    const answer = answerTo(method, path, body as string | undefined);
    answer.headers.set("x-contract", "same");
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(who: User, page: () => ReactNode, at = "/", path = "/"): Promise<void> {
  openScreen(who, page, null, at, path);
  await screen.findByRole("heading", { name: RECIPE.name, level: 1 });
}
/** As a coach sees it for a client. */
const asClient = (page: ReactNode) => <ViewedClient value={person({ id: 3 })}>{page}</ViewedClient>;
const button = (name: string) => screen.queryByRole("button", { name });
const IN_LUNCH = "/?date=2026-03-18&slot=5";
const forLunch = words.chooseFor({ meal: meals.momentsInSentence.LUNCH });

describe("a recipe", () => {
  it("REC-028 is chosen for the meal that it was opened from, in the portion of that meal, and else only looked at", async () => {
    await open(person(), RecipeDetailScreen, IN_LUNCH);
    expect(button(forLunch)).toBeTruthy();
    expect(screen.getByText(words.portion({ size: "2" }))).toBeTruthy();
  });

  it("REC-028 that is only looked at has its steppers and no way to choose it", async () => {
    await open(person(), RecipeDetailScreen);
    expect(button(words.morePeople)).toBeTruthy();
    expect(button(words.largerPortion)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Choose for/ })).toBeNull();
  });

  it("REC-028 is written on by whoever made it, where that is allowed", async () => {
    recipe = { ...RECIPE, author: 1 };
    await open(aCook(), RecipeDetailScreen);
    expect(button(ownRecipe.edit)).toBeTruthy();
  });

  it("REC-028 is not written on while one looks for a client", async () => {
    recipe = { ...RECIPE, author: 1 };
    await open(aCook(), () => asClient(<RecipeDetailScreen />));
    expect(button(ownRecipe.edit)).toBeNull();
  });

  it("REC-028 of which the person may write none has no way to write on it", async () => {
    const organisation = anOrganisation({ feature_flag_create_your_own_recipes: false });
    await open(person({ organisation }), RecipeDetailScreen);
    expect(button(ownRecipe.edit)).toBeNull();
    expect(button(ownRecipe.makeOwnVersion)).toBeNull();
  });

  it("REC-028 that is planned has its people and ingredients changed, by its eater alone", async () => {
    await open(person(), RecipeMealScreen);
    expect(button(words.morePeople)).toBeTruthy();
    expect(button(words.largerPortion)).toBeNull();
    expect(button(ownPortion.ingredients.change)).toBeTruthy();
  });

  it("REC-028 that is planned for a client has no way to change its ingredients", async () => {
    await open(person(), () => asClient(<RecipeMealScreen />));
    expect(button(ownPortion.ingredients.change)).toBeNull();
  });

  it.each([
    ["FF_FEMALE_HORMONES", "HORMONE", true],
    ["FF_FEMALE_HORMONES", "LUNCH", false],
    ["FF_RECIPE_INSPIRATION", "HORMONE", false],
  ])(
    "REC-031 tells with %s of a recipe tagged %s that it supports the hormones: %s",
    async (flag, tag, isTold) => {
      recipe = { ...RECIPE, tags: [{ name: tag }] } as unknown as RecipeTemplate;
      await open(person({ feature_flags_for_user: withFlags(flag) }), RecipeDetailScreen);
      expect(screen.queryByText(en.recipeTags.HORMONE) !== null).toBe(isTold);
    },
  );

  it.each([
    ["https://www.instagram.com/p/abc", true],
    ["https://example.com/recipe", false],
    [null, false],
  ])("REC-031 leads to the post %s on a social network: %s", async (external_url, isLinked) => {
    recipe = { ...RECIPE, external_url };
    await open(person(), RecipeDetailScreen);
    const link = screen.queryByRole("link", { name: words.opensElsewhere({ name: RECIPE.name }) });
    expect(link?.getAttribute("href") ?? null).toBe(isLinked ? external_url : null);
  });

  it("REC-031 has toggles for a favourite and for what is not to be suggested, and a button that closes it", async () => {
    await open(person(), RecipeDetailScreen);
    for (const name of [words.favourite, words.dislike])
      expect(button(name)?.getAttribute("aria-pressed")).toBe("false");
    expect(button(words.close)).toBeTruthy();
    const heart = button(words.favourite) as HTMLElement;
    await waitFor(() => expect(heart.getAttribute("aria-disabled")).toBe("false"));
    fireEvent.click(heart);
    await waitFor(() => expect(asked).toContain("POST users/userfavouriterecipe/"));
  });

  it("PLAN-234 says on which day a planned meal is cooked, and what is cooked with it", async () => {
    const { cooking } = MEAL;
    meal = { ...MEAL, cooking: { ...cooking, cook_on: "2026-03-16" } };
    await open(person(), RecipeMealScreen);
    expect(screen.getByText("Cooked on Monday")).toBeTruthy();
    cleanup();
    const meals = [{ date: "2026-03-17", meal_moment: "DINNER" as const, is_frozen: false }];
    const curry = { calendar_item: 9, recipe_meal: 8, name: "Thai curry", cook_portions: 4, meals };
    meal = { ...MEAL, cooking: { ...cooking, also_cook: [curry] } };
    await open(person(), RecipeMealScreen);
    expect(screen.getByText(/^Also cook Thai curry, 4 portions, for Tuesday's dinner/)).toBeTruthy();
    const link = screen.getByRole("link", { name: en.cookedAhead.page.open({ name: "Thai curry" }) });
    expect(link.getAttribute("href")).toBe("/recipe-meals/8");
  });

  it("REC-036 shows a change at once, and then the meal as the server has it", async () => {
    await open(person(), RecipeMealScreen, "/recipe-meals/7", PATHS.recipeMeal);
    fireEvent.click(button(words.morePeople) as HTMLElement);
    expect(screen.getByText(words.peopleCount({ count: 2 }))).toBeTruthy();
    expect(screen.getByText("Squeeze.")).toBeTruthy();
    await screen.findByText("Squeeze twice.");
    expect(screen.getByText(words.peopleCount({ count: 2 }))).toBeTruthy();
    expect(asked.filter((call) => call === "PUT editRecipeMealPortions/7/")).toHaveLength(1);
  });
});
