import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { PATHS } from "../lib/paths.ts";
import { createAppRouter } from "./router.tsx";

// It takes the service worker from the build, which there is none of here; no route depends on it.
vi.mock("./UpdateNotice.tsx", () => ({ UpdateNotice: () => null }));

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
  "prototype screens": [PATHS.prototypeRegister],
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
} as const;

describe("the addresses of the app", () => {
  it.each(Object.entries(ROOT_ROUTES))("NAV-016 has the root route: %s", (_what, paths) => {
    expect(paths.filter((path) => !addresses.has(path))).toEqual([]);
  });

  it.each(Object.entries(STACKS))("NAV-017 has the stack: %s", (_what, paths) => {
    expect(paths.filter((path) => !addresses.has(path))).toEqual([]);
  });

  it("NAV-016 has a route for every address that is named, and no other", () => {
    expect([...addresses].sort()).toEqual(Object.values(PATHS).sort());
  });
});
