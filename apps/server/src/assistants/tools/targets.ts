import { date, listWeeklyNutritionPlans, nutritionDayPlans } from "@plateful/contract";
import { z } from "zod/mini";
import { planOn } from "../asking/asked-days.ts";
import { figuresOf, figuresText } from "../asking/meal-lines.ts";
import { args, say, tool } from "../asking/tool.ts";

export const getTargetsTool = tool({
  name: "get_targets",
  title: "Read the targets",
  description:
    "Read what the nutrition plan means for a date: energy in kcal, macronutrients and fibre in grams, and each meal's share.",
  input: args({ date: z.optional(say(date(), "YYYY-MM-DD; today of the person unless given")) }),
  calls: [listWeeklyNutritionPlans, nutritionDayPlans.get],
  kind: "reads",
  run: async ({ date: asked }, on) => {
    const day = asked ?? on.today;
    const plan = await planOn(on, day);
    if (plan === null) return { text: "There is no nutrition plan.", data: { date: day, targets: null } };
    const slots = plan.meal_slot_specifications;
    const text = [
      `${day}, plan "${plan.name}": ${figuresText(plan)}, ${Math.round(plan.fiber)} g fibre`,
      ...slots.map((slot) => `- ${slot.meal_moment}: ${figuresText(slot)}`),
    ];
    const data = {
      date: day,
      plan: plan.name,
      targets: { ...figuresOf(plan), fibre_g: Math.round(plan.fiber) },
      meals: slots.map((slot) => ({ moment: slot.meal_moment, ...figuresOf(slot) })),
    };
    return { text: text.join("\n"), data };
  },
});
