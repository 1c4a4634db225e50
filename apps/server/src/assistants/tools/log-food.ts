import {
  type CalendarDay,
  calendarDays,
  choice,
  date,
  type ForgottenFoods,
  MAX_FOODS_AT_ONCE,
  MAX_SENTENCE_LENGTH,
  type MeantFood,
  planSingleFoodMeals,
  positive,
  type RecognisedLine,
  recogniseMeal,
} from "@plateful/contract";
import { MEAL_MOMENTS, type MealMoment } from "@plateful/nutrition";
import { z } from "zod/mini";
import { dayOn } from "../asking/asked-days.ts";
import { amountText, mealOf, mealText } from "../asking/meal-lines.ts";
import { Refused } from "../asking/refused.ts";
import { type Asking, args, idArgument, say, type ToolAnswer, tool } from "../asking/tool.ts";

const choiceOf = (food: MeantFood) => ({
  serving_id: food.suggested_serving.id,
  quantity: food.quantity,
  name: food.suggested_serving.food.name,
  amount: amountText(food),
  kcal: Math.round(food.quantity * food.suggested_serving.kcal),
});

const choiceText = (food: MeantFood): string => {
  const { name, amount, kcal, serving_id, quantity } = choiceOf(food);
  return `${name}, ${amount}, ${kcal} kcal (serving_id ${serving_id}, quantity ${quantity})`;
};

/** What is to be asked of a line; null where it is certain which food was meant, and how much of it. */
function doubtOf({ certainty, food }: RecognisedLine): "which food" | "unknown" | "how much" | null {
  if (food === null || certainty === "UNKNOWN") return "unknown";
  if (certainty === "CHECK") return "which food";
  return food.is_estimated ? "how much" : null;
}

const lineOf = (line: RecognisedLine) => ({
  words: line.words,
  understood_as: line.food === null ? null : choiceOf(line.food),
  unsure: doubtOf(line),
  alternatives: line.alternatives.map(choiceOf),
});

function lineText(line: RecognisedLine): string {
  const doubt = doubtOf(line);
  if (line.food === null) return `- "${line.words}": not known; find it with search_foods, or leave it out`;
  const others = line.alternatives.map(choiceText);
  const instead = doubt === "which food" && others.length > 0 ? `; or ${others.join("; or ")}` : "";
  return `- "${line.words}": ${choiceText(line.food)}${doubt === null ? "" : ` [unsure: ${doubt}]`}${instead}`;
}

/** What people often forget to say; asked once, and never put into a meal unasked. */
const forgottenNames = (forgotten: ForgottenFoods | null): string[] =>
  (forgotten?.foods ?? []).map((food) => food.suggested_serving.food.name);

/** Nothing is stored: the assistant asks about what is unsure, and sends what was meant. */
function asksWhat(lines: readonly RecognisedLine[], forgotten: string[], hasMore: boolean): ToolAnswer {
  const text = [
    "Understood, and not logged yet:",
    ...lines.map(lineText),
    ...(forgotten.length === 0 ? [] : [`Perhaps also: ${forgotten.join(", ")}?`]),
    ...(hasMore
      ? [`There is more in the sentence than ${MAX_FOODS_AT_ONCE} foods; log the rest after this.`]
      : []),
    "Ask the person about what is unsure. Then call log_food_in_words again with foods in the place of the sentence: serving_id and quantity of each.",
  ];
  return {
    text: text.join("\n"),
    data: { logged: false, lines: lines.map(lineOf), perhaps_also: forgotten, has_more: hasMore },
  };
}

interface Meal {
  readonly day: string;
  readonly moment: MealMoment;
}

async function log(on: Asking, { day, moment }: Meal, foods: readonly FoodToLog[]): Promise<ToolAnswer> {
  const { id }: CalendarDay = await dayOn(on, day);
  const body = {
    calendar_day_id: id,
    meal_moment: moment,
    foods: foods.map(({ serving_id, quantity }) => ({ suggested_serving_id: serving_id, quantity })),
  };
  const { calendar_items: items } = await on.ask(planSingleFoodMeals, { body });
  return {
    text: ["Logged:", ...items.map((item) => `- ${mealText(item)}`)].join("\n"),
    data: { logged: true, date: day, meals: items.map(mealOf) },
  };
}

const foodToLog = z.object({
  serving_id: idArgument("serving_id of the first answer or of search_foods"),
  quantity: say(positive(10_000), "How many of that serving"),
});
type FoodToLog = z.output<typeof foodToLog>;

export const logFoodInWordsTool = tool({
  name: "log_food_in_words",
  title: "Log food in words",
  description:
    "Log what someone ate from a sentence such as 'two slices of bread with cheese and a glass of milk'. If every food and amount is certain it is logged at once. Else nothing is logged, and the answer says what is unsure: ask the person, then call again with foods.",
  input: args({
    meal: say(choice(MEAL_MOMENTS), "At which meal it was eaten"),
    date: z.optional(say(date(), "YYYY-MM-DD; today of the person unless given")),
    sentence: z.optional(
      say(z.string().check(z.maxLength(MAX_SENTENCE_LENGTH)), "In English or Dutch, at most 500 characters"),
    ),
    foods: z.optional(
      say(
        z.array(foodToLog).check(z.minLength(1), z.maxLength(MAX_FOODS_AT_ONCE)),
        "In the place of a sentence: exactly these foods",
      ),
    ),
  }),
  calls: [recogniseMeal, calendarDays.list, calendarDays.create, planSingleFoodMeals],
  kind: "adds",
  names: { text: "sentence", meal_moment: "meal" },
  run: async ({ meal: moment, date: asked, sentence, foods }, on) => {
    const meal = { day: asked ?? on.today, moment };
    if (foods !== undefined) return log(on, meal, foods);
    if (sentence === undefined) throw new Refused("sentence: Give a sentence, or foods.");
    const body = { text: sentence, date: meal.day, meal_moment: moment };
    const { lines, forgotten, has_more } = await on.ask(recogniseMeal, { body });
    if (lines.length === 0) throw new Refused("sentence: It names no food that is known.");
    if (has_more || lines.some((line) => doubtOf(line) !== null))
      return asksWhat(lines, forgottenNames(forgotten), has_more);
    const meant = lines.flatMap(({ food }) =>
      food === null ? [] : [{ serving_id: food.suggested_serving.id, quantity: food.quantity }],
    );
    const logged = await log(on, meal, meant);
    const more = forgottenNames(forgotten);
    if (more.length === 0) return logged;
    return {
      text: `${logged.text}\nPerhaps also: ${more.join(", ")}?`,
      data: { ...logged.data, perhaps_also: more },
    };
  },
});
