import { endpoint } from "@plateful/contract";
import { z } from "zod/mini";

/** The first week of simple recipes; what it answers is read by other screens. */
export const autoplanSimpleRecipes = endpoint({
  name: "autoplan-simple-recipes",
  feature: "diary",
  method: "POST",
  path: "autoplanSimpleRecipes/",
  summary: "Plan seven days of simple recipes at the preferred meal times",
  access: { who: "own", coach: "none" },
  status: 200,
  body: z.object({ start_date: z.string(), delete_existing_plans: z.boolean() }),
  answer: z.object({ calendar_days: z.array(z.unknown()) }),
});
