export { completeOnboarding } from "./complete-onboarding.ts";
export { profileOfAnswers } from "./profile-of-answers.ts";
export { onboardingRoutes } from "./routes.ts";
