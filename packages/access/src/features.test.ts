import { describe, expect, it } from "vitest";
import { aCoach, anOrganisation, aUser, withFlags } from "../test/access-factories.ts";
import {
  canCreateOwnRecipes,
  canGenerateMeals,
  canLogProducts,
  FEATURE_FLAGS,
  isInHormoneMode,
  isProductLoggingDisabled,
  profileActions,
  showsAddMore,
  showsChatLauncher,
  showsHormoneIndicator,
  showsNoteButton,
} from "./index.ts";

it("ORG-023 knows the flags of the specification and no others", () => {
  expect([...FEATURE_FLAGS].sort()).toEqual([
    "FF_B2C_PAYWALL",
    "FF_COPY_MEALS_TO_ANOTHER_DAY",
    "FF_DISABLE_KETO_OPTION",
    "FF_DISABLE_LOW_CARB_OPTION",
    "FF_DONT_SHOW_MACROS",
    "FF_ENGLISH_LANGUAGE_ONLY",
    "FF_FEMALE_HORMONES",
    "FF_FEMALE_HORMONES_MENOPAUSE_ONLY",
    "FF_PLANT_BASED_APP",
    "FF_RECIPE_INSPIRATION",
  ]);
});

const noProducts = { active: [], any: [] };
const managed = anOrganisation({ clientsAreDiy: true });
const disabled = withFlags("feature_flag_disable_product_logging");

describe("planner", () => {
  it("DIARY-049 ORG-025 turns product logging off by the user's field or by a listed flag", () => {
    expect(isProductLoggingDisabled(aUser())).toBe(false);
    expect(isProductLoggingDisabled(aUser({ productLoggingDisabled: true }))).toBe(true);
    expect(isProductLoggingDisabled(aUser({ flags: disabled }))).toBe(true);
    expect(canLogProducts(aUser({ flags: disabled }))).toBe(false);
    expect(canLogProducts(aUser())).toBe(true);
  });

  it.each([
    [null, true, true],
    [null, false, false],
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])("generates meals with organisation %s and user %s: %s", (organisationAllows, userAllows, allowed) => {
    const organisation =
      organisationAllows === null ? null : anOrganisation({ generateMealsAllowed: organisationAllows });
    expect(canGenerateMeals(aUser({ organisation, generateMealsAllowed: userAllows }))).toBe(allowed);
  });

  it("hides 'add more' without product logging and with managed planning", () => {
    expect(showsAddMore(aUser())).toBe(true);
    expect(showsAddMore(aUser({ productLoggingDisabled: true }))).toBe(false);
    expect(showsAddMore(aUser({ coach: aCoach({ organisation: managed }) }))).toBe(false);
  });

  it("shows the note button to everyone who does not plan alone", () => {
    expect(showsNoteButton(aUser())).toBe(false);
    expect(showsNoteButton(aUser({ coach: aCoach() }))).toBe(true);
    expect(showsNoteButton(aUser({ isCoach: true }))).toBe(true);
  });
});

describe("recipes", () => {
  it("allows own recipes without an organisation or where it allows them, while products may be logged", () => {
    expect(canCreateOwnRecipes(aUser())).toBe(true);
    expect(canCreateOwnRecipes(aUser({ organisation: anOrganisation() }))).toBe(true);
    expect(canCreateOwnRecipes(aUser({ organisation: anOrganisation({ ownRecipesAllowed: false }) }))).toBe(
      false,
    );
    expect(canCreateOwnRecipes(aUser({ productLoggingDisabled: true }))).toBe(false);
  });

  it("marks hormone recipes with either hormone flag", () => {
    expect(showsHormoneIndicator(aUser())).toBe(false);
    expect(showsHormoneIndicator(aUser({ flags: withFlags("FF_FEMALE_HORMONES") }))).toBe(true);
    expect(showsHormoneIndicator(aUser({ flags: withFlags("FF_FEMALE_HORMONES_MENOPAUSE_ONLY") }))).toBe(
      true,
    );
  });
});

describe("hormone mode", () => {
  it.each([
    ["FF_FEMALE_HORMONES", "CYCLE_DIET", false, true],
    ["FF_FEMALE_HORMONES", "MENOPAUSE", false, true],
    ["FF_FEMALE_HORMONES_MENOPAUSE_ONLY", "MENOPAUSE", false, true],
    ["FF_FEMALE_HORMONES_MENOPAUSE_ONLY", null, true, true],
    ["FF_FEMALE_HORMONES", "RECOMMENDED", false, false],
    ["FF_FEMALE_HORMONES", null, false, false],
    ["FF_PLANT_BASED_APP", "MENOPAUSE", true, false],
  ] as const)(
    "ORG-013 with %s, the diet %s and the menopause diet %s: %s",
    (flag, dietType, isOnMenopauseDiet, isIn) => {
      expect(isInHormoneMode({ flags: withFlags(flag) }, { dietType, isOnMenopauseDiet })).toBe(isIn);
    },
  );
});

describe("profile", () => {
  const simple = anOrganisation({ recipeSystemType: "SIMPLE" });
  const billed = anOrganisation({ clientsAreDiy: true, hasPaidProduct: true });
  const actions = (change: Parameters<typeof aUser>[0], onMobile = false) =>
    profileActions(aUser(change), { onMobile, products: noProducts });

  it("offers redoing and swapping by role", () => {
    expect(actions({})).toMatchObject({
      redoNutritionPlanning: true,
      redoSimplePreferences: false,
      swapMode: false,
    });
    expect(actions({ organisation: simple })).toMatchObject({
      redoNutritionPlanning: false,
      redoSimplePreferences: true,
    });
    expect(actions({ coach: aCoach() })).toMatchObject({ redoNutritionPlanning: false, swapMode: false });
    expect(actions({ isCoach: true })).toMatchObject({ redoNutritionPlanning: false, swapMode: true });
  });

  it("offers subscription management to own planners, on mobile only when they pay their organisation", () => {
    expect(actions({}).manageSubscription).toBe(true);
    expect(actions({}, true).manageSubscription).toBe(false);
    expect(actions({ organisation: billed }, true).manageSubscription).toBe(true);
    expect(actions({ coach: aCoach() }).manageSubscription).toBe(false);
    const coach = aUser({ isCoach: true, subscriptions: [{ status: "canceled", products: ["prod_c"] }] });
    const products = { active: [], any: ["prod_c"] };
    expect(profileActions(coach, { onMobile: true, products }).manageSubscription).toBe(true);
  });
});

describe("chat", () => {
  const quiet = { customChatLauncher: false } as const;

  it.each([
    [{}, true],
    [{ isCoach: true }, true],
    [{ coach: aCoach() }, false],
    [{ coach: aCoach({ organisation: managed }) }, true],
    [{ coach: aCoach({ organisation: anOrganisation({ recipeSystemType: "SIMPLE" }) }) }, true],
    [{ isCoach: true, organisation: anOrganisation(quiet) }, false],
    [{ organisation: anOrganisation(quiet) }, false],
  ])("ORG-028 SUPPORT-005 decides on the chat launcher (case %#)", (change, shown) => {
    expect(showsChatLauncher(aUser(change))).toBe(shown);
  });

  it("shows the chat launcher before sign-in", () => {
    expect(showsChatLauncher(null)).toBe(true);
  });
});
