export { completeOnboarding } from "./complete-onboarding.ts";
export { onboardingRoutes } from "./routes.ts";
