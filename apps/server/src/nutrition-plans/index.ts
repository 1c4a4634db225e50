export { answeredKcal, energyNeedOf } from "./energy-of-intake.ts";
export { findIntake, findIntakeOfUser, findIntakeOwner, type StoredProfile } from "./intake-store.ts";
export { loadWeekOfIntake } from "./load-week.ts";
