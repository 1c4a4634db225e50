export { birthAfterAge } from "./date-of-birth.ts";
export { listAvoidedIds, listIdsOfLabels, replaceAvoided } from "./ingredient-to-avoid-store.ts";
export { loadIntake, loadIntakesOf } from "./load-intake.ts";
export { insertProfile, type ProfileColumns, updateProfile } from "./profile-store.ts";
export { profileRoutes } from "./routes.ts";
export { START_WITH_TEMPLATE_JOB, startAfterAnswers } from "./start-after-answers.ts";
export { watchBirthdays } from "./watch-birthdays.ts";
