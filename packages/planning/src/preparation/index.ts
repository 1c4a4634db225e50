export {
  type DishToPrepare,
  type PreparedDish,
  type PrepLane,
  type PrepTask,
  prepareDish,
} from "./dish-tasks.ts";
export {
  type DoneAt,
  type Followed,
  type FollowedTask,
  followPreparation,
  type TaskState,
} from "./follow-preparation.ts";
export { type BoxPlace, boxMinutes, FREEZER_DAYS, type Keeping, placeToKeep } from "./keep-dish.ts";
export {
  HOB_PANS,
  lengthOfPlan,
  minutesInTurn,
  OVEN_TRAYS,
  type PlannedTask,
  schedulePreparation,
} from "./schedule-preparation.ts";
export { shortNames } from "./short-names.ts";
export { type TimeAxis, timeAxis } from "./time-axis.ts";
