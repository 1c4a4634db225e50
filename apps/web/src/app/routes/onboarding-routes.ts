import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { isLinkToShop } from "../../lib/address/grocery-search.ts";
import { PATHS, safeNext } from "../../lib/address/paths.ts";
import { currentToken } from "../../lib/device/session.ts";
import { open, planning } from "./base-routes.ts";
import { refuseBlockedIfSignedIn } from "./guards.ts";
import { lateScreen } from "./late-screen.ts";

/** The answers and the plan that follows from them load with the first question, not with every screen. */
const onboardingGuards = () => import("../../onboarding/guards.ts");

const goal = createRoute({
  getParentRoute: () => open,
  path: PATHS.goal,
  beforeLoad: async ({ context }) => {
    await refuseBlockedIfSignedIn({ context });
    const { beginInUnitsOfSite } = await import("../../onboarding/answers/unit-tenant.ts");
    await beginInUnitsOfSite(context.queryClient);
    await (await onboardingGuards()).goOnWithKept();
  },
  component: lazyRouteComponent(() => import("../../onboarding/DIY1GoalScreen.tsx"), "DIY1GoalScreen"),
});

const activity = createRoute({
  getParentRoute: () => open,
  path: PATHS.activity,
  beforeLoad: async () => (await onboardingGuards()).openOpenStep("activity"),
  component: lateScreen("ActivityLevelScreen"),
});

const biometrics = createRoute({
  getParentRoute: () => open,
  path: PATHS.biometrics,
  beforeLoad: async () => (await onboardingGuards()).openOpenStep("biometrics"),
  component: lateScreen("BiometricDataScreen"),
});

const physicalStats = createRoute({
  getParentRoute: () => open,
  path: PATHS.physicalStats,
  beforeLoad: async () => (await onboardingGuards()).openOpenStep("physicalStats"),
  component: lateScreen("PhysicalStatsScreen"),
});

const weeklyGoal = createRoute({
  getParentRoute: () => open,
  path: PATHS.weeklyGoal,
  beforeLoad: async () => (await onboardingGuards()).openOpenStep("weeklyGoal"),
  component: lateScreen("WeeklyGoalScreen"),
});

const registration = createRoute({
  getParentRoute: () => open,
  path: PATHS.registration,
  validateSearch: (search: Record<string, unknown>): { next?: string } => {
    const next = safeNext(search.next);
    return isLinkToShop(next) ? { next } : {};
  },
  beforeLoad: async ({ search: { next } }) => {
    if (currentToken() !== null) throw redirect({ href: next ?? PATHS.nutritionalPlan, replace: true });
    // Who makes an account to shop together is asked nothing about a plan (ledger GROC-038).
    if (next === undefined) (await onboardingGuards()).requireAnswersBefore("nutritionalPlan");
  },
  component: lateScreen("Onboarding_RegistrationScreen"),
});

const nutritionalPlan = createRoute({
  getParentRoute: () => planning,
  path: PATHS.nutritionalPlan,
  beforeLoad: async ({ context }) => (await onboardingGuards()).requirePlan(context.queryClient),
  component: lateScreen("NutritionalPlanScreen"),
});

const modifyPlan = createRoute({
  getParentRoute: () => planning,
  path: PATHS.modifyPlan,
  beforeLoad: async ({ context }) => (await onboardingGuards()).requirePlan(context.queryClient),
  component: lateScreen("ModifyNutritionalPlanScreen"),
});

const cycleDates = createRoute({
  getParentRoute: () => planning,
  path: PATHS.cycleDates,
  beforeLoad: async ({ context }) => (await onboardingGuards()).openStep(context.queryClient, "cycleDates"),
  component: lateScreen("MenstrualCycleDatesScreen"),
});

const cycleSpacing = createRoute({
  getParentRoute: () => planning,
  path: PATHS.cycleSpacing,
  beforeLoad: async ({ context }) => (await onboardingGuards()).openStep(context.queryClient, "cycleSpacing"),
  component: lateScreen("OnboardingMenstrualCycleSpacingScreen"),
});

const cycleDetails = createRoute({
  getParentRoute: () => planning,
  path: PATHS.cycleDetails,
  beforeLoad: async ({ context }) => (await onboardingGuards()).openStep(context.queryClient, "cycleDetails"),
  component: lateScreen("MenstrualCycleDetailsScreen"),
});

const mealTimes = createRoute({
  getParentRoute: () => planning,
  path: PATHS.mealTimes,
  beforeLoad: async ({ context }) => (await onboardingGuards()).openStep(context.queryClient, "mealTimes"),
  component: lateScreen("MealTimesScreen"),
});

const diet = createRoute({
  getParentRoute: () => planning,
  path: PATHS.diet,
  beforeLoad: async ({ context }) => (await onboardingGuards()).openStep(context.queryClient, "diet"),
  component: lateScreen("DietSelectionScreen"),
});

const intolerances = createRoute({
  getParentRoute: () => planning,
  path: PATHS.intolerances,
  beforeLoad: async ({ context }) => (await onboardingGuards()).openStep(context.queryClient, "intolerances"),
  component: lateScreen("IntoleranceScreen"),
});

const dislikes = createRoute({
  getParentRoute: () => planning,
  path: PATHS.dislikes,
  beforeLoad: async ({ context }) => (await onboardingGuards()).openStep(context.queryClient, "dislikes"),
  component: lateScreen("IngredientDislikesScreen"),
});

const onboardingDone = createRoute({
  getParentRoute: () => planning,
  path: PATHS.onboardingDone,
  component: lateScreen("PostOnboardingScreen"),
});

const diyIntake = createRoute({
  getParentRoute: () => planning,
  path: PATHS.diyIntake,
  beforeLoad: async ({ context }) => (await onboardingGuards()).takeUpProfile(context.queryClient),
  component: lateScreen("DiyIntakeScreen"),
});

const diyAvoid = createRoute({
  getParentRoute: () => planning,
  path: PATHS.diyAvoid,
  component: lateScreen("DiyAvoidIngredientsScreen"),
});

const diyNewPlan = createRoute({
  getParentRoute: () => planning,
  path: PATHS.diyNewPlan,
  component: lateScreen("DiyCreateNutritionPlanScreen"),
});

const diyFineTuning = createRoute({
  getParentRoute: () => planning,
  path: PATHS.diyFineTuning,
  component: lateScreen("DiyFineTuningScreen"),
});

/** Questions that visitors answer too (ledger ONB-089). */
export const questionRoutes = [goal, activity, biometrics, physicalStats, weeklyGoal, registration] as const;
/** Questions that need an account. */
export const planningRoutes = [
  nutritionalPlan,
  modifyPlan,
  cycleDates,
  cycleSpacing,
  cycleDetails,
  mealTimes,
  diet,
  intolerances,
  dislikes,
  onboardingDone,
  diyIntake,
  diyAvoid,
  diyNewPlan,
  diyFineTuning,
] as const;
