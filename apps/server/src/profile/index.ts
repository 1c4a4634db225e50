export { loadIntake } from "./load-intake.ts";
