import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { BrokenScreen } from "../BrokenScreen.tsx";
import { LoadingScreen } from "../LoadingScreen.tsx";
import { home, open, people, planning, root, tabs, visitors } from "./base-routes.ts";
import { billingRoutes, checkoutRoutes } from "./billing-routes.ts";
import { coachRoutes, planEditorRoutes } from "./coach-routes.ts";
import { diaryRoutes } from "./diary-routes.ts";
import { foodRoutes } from "./food-routes.ts";
import { planningRoutes, questionRoutes } from "./onboarding-routes.ts";
import { checkInRoute, consentRoute, ownRoutes } from "./own-routes.ts";
import { cookingRoutes, preparationRoute, recipeRoutes } from "./recipe-routes.ts";
import { openRoutes, visitorRoutes } from "./sign-in-routes.ts";
import { simpleOnboardingRoutes } from "./simple-onboarding-routes.ts";
import { simpleRoutes } from "./simple-routes.ts";
import { staffRoutes } from "./staff-routes.ts";

const routeTree = root.addChildren([
  home,
  visitors.addChildren(visitorRoutes),
  open.addChildren([...openRoutes, ...checkoutRoutes, ...questionRoutes]),
  planning.addChildren([...planningRoutes, ...simpleOnboardingRoutes]),
  people.addChildren([
    tabs.addChildren([
      ...diaryRoutes,
      ...foodRoutes,
      ...recipeRoutes,
      ...simpleRoutes,
      ...ownRoutes,
      ...billingRoutes,
      coachRoutes,
    ]),
    planEditorRoutes,
    consentRoute,
    checkInRoute,
    ...cookingRoutes,
    preparationRoute,
  ]),
  staffRoutes,
]);

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: "intent",
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: BrokenScreen,
    defaultPendingMs: 300,
    // A screen that is ready is never held back for the sake of the one that said to wait.
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
