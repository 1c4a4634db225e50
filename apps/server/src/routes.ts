import { billingRoutes } from "./billing/index.ts";
import { bringRoutes } from "./bring/index.ts";
import { calendarRoutes } from "./calendar/index.ts";
import { checkInRoutes } from "./check-ins/index.ts";
import { clientRoutes } from "./clients/index.ts";
import { demoRoutes } from "./demo/index.ts";
import { diaryRoutes } from "./diary/index.ts";
import { foodRoutes } from "./foods/index.ts";
import { groceryRoutes } from "./groceries/index.ts";
import { measurementRoutes } from "./measurements/index.ts";
import { mediaRoutes } from "./media/index.ts";
import { messageRoutes } from "./messages/index.ts";
import { nutritionPlanRoutes } from "./nutrition-plans/index.ts";
import { onboardingRoutes } from "./onboarding/index.ts";
import { organisationRoutes } from "./organisations/index.ts";
import { personalDataRoutes } from "./personal-data/index.ts";
import { planTemplateRoutes } from "./plan-templates/index.ts";
import type { Route } from "./platform/calls/call.ts";
import { privacyRoutes } from "./privacy/index.ts";
import { profileRoutes } from "./profile/index.ts";
import { recipeImportRoutes } from "./recipe-imports/index.ts";
import { recipeRoutes } from "./recipes/index.ts";
import { signInRoutes } from "./sign-in/index.ts";
import { simpleRecipeRoutes } from "./simple-recipes/index.ts";
import { staffRoutes } from "./staff/index.ts";
import { supportRoutes } from "./support/index.ts";
import { teamRoutes } from "./team/index.ts";
import { triageRoutes } from "./triage/index.ts";

/** Every call that this server answers, feature by feature. */
export const routes: readonly Route[] = [
  ...signInRoutes,
  ...diaryRoutes,
  ...foodRoutes,
  ...groceryRoutes,
  ...measurementRoutes,
  ...recipeRoutes,
  ...recipeImportRoutes,
  ...bringRoutes,
  ...simpleRecipeRoutes,
  ...supportRoutes,
  ...staffRoutes,
  ...privacyRoutes,
  ...personalDataRoutes,
  ...calendarRoutes,
  ...profileRoutes,
  ...nutritionPlanRoutes,
  ...onboardingRoutes,
  ...organisationRoutes,
  ...teamRoutes,
  ...billingRoutes,
  ...clientRoutes,
  ...messageRoutes,
  ...checkInRoutes,
  ...triageRoutes,
  ...planTemplateRoutes,
  ...demoRoutes,
  ...mediaRoutes,
];
