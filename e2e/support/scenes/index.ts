import { COACH } from "./coach.ts";
import { CLIENT, CYCLE, LATE_PERIOD, NEWCOMER, SIMPLE, UNASKED } from "./others.ts";
import { OWN } from "./own.ts";
import { PLANNER } from "./planner.ts";
import { SIMPLE_COACH } from "./practice.ts";
import type { Cast } from "./scene.ts";
import { STAFF } from "./staff.ts";
import { VISITOR } from "./visitor.ts";

/** Everybody, and with them every screen and every dialog. */
export const CASTS: readonly Cast[] = [
  VISITOR,
  OWN,
  PLANNER,
  SIMPLE,
  COACH,
  SIMPLE_COACH,
  CYCLE,
  LATE_PERIOD,
  NEWCOMER,
  CLIENT,
  UNASKED,
  STAFF,
];
