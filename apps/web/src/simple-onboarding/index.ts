export { resetSimpleOnboarding } from "./state-store.ts";
