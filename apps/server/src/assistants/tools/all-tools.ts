import type { Tool } from "../asking/tool.ts";
import { getDayTool, getWeekTool, markMealEatenTool, removeMealTool } from "./diary.ts";
import { getRecipeTool, searchFoodsTool, searchRecipesTool } from "./find-food.ts";
import { getGroceriesTool, tickGroceryTool } from "./groceries.ts";
import { logFoodInWordsTool } from "./log-food.ts";
import { addMeasurementTool, getMeasurementsTool } from "./measurements.ts";
import { planDaysTool, swapMealTool } from "./planning.ts";
import { getTargetsTool } from "./targets.ts";

/** Everything that an assistant can be offered, in the order in which it is listed. */
export const TOOLS: readonly Tool[] = [
  getDayTool,
  getWeekTool,
  getTargetsTool,
  logFoodInWordsTool,
  markMealEatenTool,
  removeMealTool,
  planDaysTool,
  swapMealTool,
  searchFoodsTool,
  searchRecipesTool,
  getRecipeTool,
  getGroceriesTool,
  tickGroceryTool,
  getMeasurementsTool,
  addMeasurementTool,
];
