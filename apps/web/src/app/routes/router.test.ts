import type { User } from "@plateful/contract";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aPerson, aProfile } from "../../../test/a-person.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { setToken } from "../../lib/device/session.ts";
import { currentUserQuery } from "../../lib/person/current-user.ts";
import { changeAnswers, forgetAnswers } from "../../onboarding/answers/answers-store.ts";
import { PROTOTYPES } from "../../prototype/prototype-names.ts";
import { createAppRouter } from "./router.tsx";

// It takes the service worker from the build, which there is none of here; no route depends on it.
vi.mock("../UpdateNotice.tsx", () => ({ UpdateNotice: () => null }));

const addresses = new Set(Object.keys(createAppRouter(new QueryClient()).routesByPath));

/** Where each root route of the specification is found. */
const ROOT_ROUTES = {
  "tab set": [
    PATHS.planner,
    PATHS.recipes,
    PATHS.simpleRecipes,
    PATHS.progress,
    PATHS.groceries,
    PATHS.profile,
  ],
  "tabs of coaches and of who is blocked": [PATHS.clients, PATHS.coachAccount, PATHS.billingIssue],
  "login stack": [PATHS.welcome, PATHS.start, PATHS.login, PATHS.linkSent, PATHS.code],
  "PWA signup": [PATHS.install],
  "sign-up": [PATHS.registration, PATHS.emailConfirmationSent, PATHS.emailConfirmed],
  "onboarding screens": [
    PATHS.goal,
    PATHS.activity,
    PATHS.biometrics,
    PATHS.physicalStats,
    PATHS.weeklyGoal,
    PATHS.nutritionalPlan,
    PATHS.modifyPlan,
    PATHS.cycleDates,
    PATHS.cycleSpacing,
    PATHS.cycleDetails,
    PATHS.mealTimes,
    PATHS.diet,
    PATHS.intolerances,
    PATHS.dislikes,
  ],
  "simple steps 0 to 5": [
    PATHS.simpleWelcomeVideo,
    PATHS.simpleMotivation,
    PATHS.simpleCookingStyle,
    PATHS.simpleDiet,
    PATHS.simpleAllergens,
    PATHS.simpleMealTimes,
  ],
  "post-onboarding loading": [PATHS.simpleLoading],
  "post-onboarding": [PATHS.onboardingDone],
  "login on checkout": [PATHS.checkoutLogin],
  "grocery list": [PATHS.groceries],
  "finish planning": [PATHS.finishPlanning],
  "diary view": [PATHS.planner, PATHS.viewAsPlanner],
  "prototype screens": [PATHS.prototype],
  "recipe search variants": [PATHS.recipeSearch, PATHS.simpleRecipeSearch],
  "food search": [PATHS.foodSearch],
  "barcode scanner": [PATHS.barcodeScanner],
  "checkout failure": [PATHS.checkoutFailure],
  "coach: clients list": [PATHS.clients],
  "coach: client info": [PATHS.client],
  "coach: edit user profile": [PATHS.clientProfile],
} as const satisfies Record<string, readonly (typeof PATHS)[keyof typeof PATHS][]>;

/** The nested stacks of the specification: each is a row of screens with addresses of their own. */
const STACKS = {
  "edit nutrition day plan": [
    PATHS.planEnergyBalance,
    PATHS.planMealMoments,
    PATHS.planMealSizes,
    PATHS.planMealSize,
    PATHS.planFineTuning,
  ],
  "own day plans": [PATHS.diyNewPlan, PATHS.diyFineTuning],
  "add product": [PATHS.foodSearch, PATHS.addIngredient],
  barcode: [PATHS.barcodeScanner, PATHS.addIngredient],
  "recipe template": [PATHS.recipe, PATHS.recipeMeal],
  "own recipe": [PATHS.newOwnRecipe, PATHS.ownRecipe],
  "recipe from the web": [PATHS.recipeImport, PATHS.recipeImportCheck],
} as const;

describe("the addresses of the app", () => {
  it.each(Object.entries(ROOT_ROUTES))("NAV-016 has the root route: %s", (_what, paths) => {
    expect(paths.filter((path) => !addresses.has(path))).toEqual([]);
  });

  it.each(Object.entries(STACKS))("NAV-017 has the stack: %s", (_what, paths) => {
    expect(paths.filter((path) => !addresses.has(path))).toEqual([]);
  });

  it("NAV-016 has a route for every address that is named, and no other", () => {
    // The way to cook a dish is its own address with one word more; it is not written down again in the first load.
    const cooked = [PATHS.recipe, PATHS.recipeMeal, PATHS.simpleRecipe, PATHS.planner].map(
      (path) => `${path}/cook`,
    );
    expect([...addresses].sort()).toEqual([...Object.values(PATHS), ...cooked].sort());
  });
});

/** With these every question of onboarding is open, the pace and the cycle too. */
const EVERY_QUESTION = {
  goal: "LOSE_WEIGHT",
  activityLevel: "MILDLY_ACTIVE",
  weeklyGoal: "LOSE_0_25_KG_PER_WEEK",
  biometricData: { gender: "FEMALE", age: 34 },
  physicalStats: { heightInCm: 170, weightInKg: 68, goalWeight: 65 },
  dietPreferences: {
    dietType: "CYCLE_DIET",
    userProvidedMacros: null,
    mealTimes: ["BREAKFAST", "LUNCH", "DINNER"],
    dietaryPreference: null,
    intolerances: ["NO_INTOLERANCE"],
    ingredientDislikes: [],
  },
  menstrualCycle: { lastMenstrualPeriodStartDate: "2026-03-10", menstrualCycleLength: 28 },
} as const;

const FOR_VISITORS = [
  PATHS.welcome,
  PATHS.start,
  PATHS.install,
  PATHS.login,
  PATHS.linkSent,
  PATHS.code,
  PATHS.link,
  PATHS.checkout,
  PATHS.checkoutLogin,
  PATHS.checkoutFailure,
  PATHS.emailConfirmationSent,
  PATHS.emailConfirmed,
  PATHS.goal,
  PATHS.activity,
  PATHS.biometrics,
  PATHS.physicalStats,
  PATHS.weeklyGoal,
  PATHS.registration,
  ...PROTOTYPES.map((name) => PATHS.prototype.replace("$screen", name)),
] as const;

const FOR_PEOPLE = [
  PATHS.nutritionalPlan,
  PATHS.modifyPlan,
  PATHS.cycleDates,
  PATHS.cycleSpacing,
  PATHS.cycleDetails,
  PATHS.mealTimes,
  PATHS.diet,
  PATHS.intolerances,
  PATHS.dislikes,
  PATHS.onboardingDone,
  PATHS.diyIntake,
  PATHS.diyAvoid,
  PATHS.diyNewPlan,
  PATHS.planner,
  `${PATHS.planner}?date=2026-03-21`,
  PATHS.progress,
  PATHS.groceries,
  PATHS.finishPlanning,
  PATHS.profile,
  PATHS.editProfile,
  PATHS.changeEmail,
  PATHS.tokens,
  PATHS.bring,
  PATHS.billingIssue,
] as const;

describe("an app that starts at an address", () => {
  async function startAt(address: string, person: User | null): Promise<string> {
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 500 }));
    setToken(person === null ? null : "a token");
    changeAnswers(EVERY_QUESTION);
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
    if (person !== null) client.setQueryData(currentUserQuery.queryKey, person);
    const router = createAppRouter(client);
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) });
    await router.load();
    expect(router.state.matches.map(({ status }) => status)).not.toContain("notFound");
    return router.state.location.href;
  }
  afterEach(() => {
    setToken(null);
    forgetAnswers();
    vi.unstubAllGlobals();
  });

  it.each(FOR_VISITORS)("NAV-018 shows a visitor %s", async (address) => {
    expect(await startAt(address, null)).toBe(address);
  });

  it.each(FOR_PEOPLE)("NAV-018 shows someone who is signed in %s", async (address) => {
    const planned = { weekly_nutrition_plan: { id: 1 } as never };
    expect(await startAt(address, aPerson({ intake: aProfile(planned) }))).toBe(address);
  });
});
