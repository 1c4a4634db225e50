import { diary } from "./diary.ts";
import { general } from "./general.ts";
import { meals } from "./meals.ts";
import { messages } from "./messages.ts";
import { navigation } from "./navigation.ts";
import { nutrition } from "./nutrition.ts";
import { planChanges } from "./plan-changes.ts";

/** What the planner says, and what surrounds every screen: it comes before the first paint. */
export const first = {
  diary,
  general,
  meals,
  messages,
  navigation,
  nutrition,
  planChanges,
};
