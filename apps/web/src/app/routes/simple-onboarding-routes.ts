import { createRoute } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { planning } from "./base-routes.ts";
import { lateScreen } from "./late-screen.ts";

/** The answers load with the first question, not with every screen. */
const guards = () => import("../../simple-onboarding/guards.ts");

const welcomeVideo = createRoute({
  getParentRoute: () => planning,
  path: PATHS.simpleWelcomeVideo,
  beforeLoad: async ({ context }) => (await guards()).openSimpleStep(context.queryClient, "welcomeVideo"),
  component: lateScreen("SimpleWelcomeVideoScreen"),
});

const motivation = createRoute({
  getParentRoute: () => planning,
  path: PATHS.simpleMotivation,
  beforeLoad: async ({ context }) => (await guards()).openSimpleStep(context.queryClient, "motivation"),
  component: lateScreen("SimpleMotivationScreen"),
});

const cookingStyle = createRoute({
  getParentRoute: () => planning,
  path: PATHS.simpleCookingStyle,
  beforeLoad: async ({ context }) => (await guards()).openSimpleStep(context.queryClient, "cookingStyle"),
  component: lateScreen("SimpleCookingStyleScreen"),
});

const diet = createRoute({
  getParentRoute: () => planning,
  path: PATHS.simpleDiet,
  beforeLoad: async ({ context }) => (await guards()).openSimpleStep(context.queryClient, "diet"),
  component: lateScreen("SimpleDietScreen"),
});

const allergens = createRoute({
  getParentRoute: () => planning,
  path: PATHS.simpleAllergens,
  beforeLoad: async ({ context }) => (await guards()).openSimpleStep(context.queryClient, "allergens"),
  component: lateScreen("SimpleAllergensScreen"),
});

const mealTimes = createRoute({
  getParentRoute: () => planning,
  path: PATHS.simpleMealTimes,
  beforeLoad: async ({ context }) => (await guards()).openSimpleStep(context.queryClient, "mealTimes"),
  component: lateScreen("SimpleMealTimesScreen"),
});

const loading = createRoute({
  getParentRoute: () => planning,
  path: PATHS.simpleLoading,
  beforeLoad: async ({ context }) => (await guards()).openSimpleLoading(context.queryClient),
  component: lateScreen("PostOnboardingLoadingScreen"),
});

/** The short onboarding of organisations with simple recipes (ledger SIM-001). */
export const simpleOnboardingRoutes = [
  welcomeVideo,
  motivation,
  cookingStyle,
  diet,
  allergens,
  mealTimes,
  loading,
] as const;
