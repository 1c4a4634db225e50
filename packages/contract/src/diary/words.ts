// size: the words of each call of the diary, read as one table
import { says, six, type WordsOfCalls } from "../documented/call-words.ts";

const PLANS =
  "What was eaten or is locked stays; one planning runs at a time (409 `planning_in_progress`), and 340 an hour.";

export const DIARY_WORDS: WordsOfCalls = {
  "download-calendar": says(
    "Answers planned meals of the last 7 and the next 28 days, what is cooked ahead or thawed, and check-ins, as iCalendar (RFC 5545). Meals are at the times at which they were eaten, else at usual ones. Calendar programs read the same at `/calendar/{token}.ics`, without a header.",
  ),
  "download-diary": says(
    "Answers the caller's diary as CSV, one line for each meal in order, with energy and nutrients of what was eaten or is planned. The columns have the same names in every language. 20 files a day with those of measurements and recipes; 503 while two others are being made.",
  ),
  ...six("calendar-day", {
    one: "a day of the diary",
    many: "days of the diary",
    list: "50 on a page; ask for a range with `date__gte` and `date__lte`.",
    create: "A person has one day per date: a second is refused with 400.",
    remove: "Its meals go with it.",
    changed: { note: "Dinner with friends" },
  }),
  ...six("calendar-item", {
    one: "a meal of the diary",
    many: "meals of the diary",
    create: "It puts a stored meal on a day; the plan… calls store and plan in one step.",
    change: "Only the person marks what was eaten.",
    remove: "A meal that no other day holds goes with it.",
    changed: { status: "EATEN", eaten_at_time: "18:40" },
  }),
  ...six("quick-add-meal", {
    one: "a quickly added meal",
    many: "quickly added meals",
    create: "It is a meal of figures alone, and stands on no day until it is planned.",
    changed: { kcal: 320 },
  }),
  ...six("single-food-meal", {
    one: "a meal of one food",
    many: "meals of one food",
    create: "`planSingleFoodMeal/` stores and plans one in a single step.",
    changed: { quantity: 2 },
  }),
  ...six("recipe-meal", {
    one: "a recipe as a person eats it",
    many: "recipes as a person eats them",
    create: "It gets copies of the ingredients, so that later changes of the recipe leave it alone.",
    get: "This is the call with ingredients and steps, which the meals of a day come without.",
    changed: { portions_multiplier: 1.25 },
  }),
  "edit-recipe-meal-portions": says(
    "Sets for how many people a planned recipe is cooked. What the person eats of it stays the same.",
  ),
  "seat-recipe-meal": says(
    "Sets who of the household eats along at this one meal; those who stay keep their portion. 400 at `members` for someone whom the dish does not suit.",
  ),
  "plan-generated-recipe-meal": says(
    "Stores a proposed recipe as a meal and plans it in a slot, in the place of another where `calendar_item_to_replace` names it. Energy and macronutrients are computed here, whatever is sent.",
  ),
  "plan-single-food-meal": says(
    "Stores an amount of one food and plans it in a slot, or at a meal moment without one.",
  ),
  "plan-single-food-meals": says(
    "Stores amounts of up to 20 foods and plans them in one slot, all or none. The answer keeps their order.",
  ),
  "plan-own-product": says(
    "Plans an amount of a product of one's own; the meal keeps its name and figures when the product changes.",
  ),
  "save-and-plan-recipe-meal": says(
    "Publishes a recipe of one's own under a name, makes the meal again from it and plans it in a slot. The recipe has to be the caller's, else 403.",
  ),
  "auto-plan-day": says(`Plans a day, or only the slots that are named. ${PLANS}`, {
    request: { date: "2026-12-02", meal_slot_ids: [901, 903] },
  }),
  "auto-plan-days": says(`Plans up to 31 days, all meals or only the empty slots. ${PLANS}`, {
    request: { start_date_inclusive: "2026-12-02", num_days: 7, delete_existing_plans: false },
  }),
  "replan-week": says(
    `Plans the coming recipes again after a plan was changed, as far as something is planned. ${PLANS}`,
  ),
  "copy-meals-from-date": says(
    "Copies the planned meals of a day to a date, beside what is there or, with `replace`, in its place. A day without meals is refused with 400.",
  ),
  "copy-meals-to-meal-moment": says(
    "Copies the meals of one moment of a day to the same moment of another day. Of a day that is over, what was eaten is copied.",
  ),
  "diagnose-plan": says(
    "Tells for each empty slot of a date how many recipes fit and what each restriction costs, and for filled ones what was loosened.",
  ),
  "count-fitting-recipes": says(
    "Counts the recipes that fit each meal of the caller's week with wishes that are being changed. Nothing is stored.",
  ),
  "lock-meals": says(
    "Locks a meal, a slot of a day or a whole day, so that no planning touches it, or unlocks it. The day is made if it is missing.",
  ),
  "find-plan-undo": says("Tells which planning can be taken back and until when; null without one."),
  "undo-auto-plan": says(
    "Puts the days of the last planning back as they were. 409 `nothing_to_undo` after a day, or once one of these meals was changed.",
  ),
  "find-unsuited-meals": says(
    "Names the planned recipes from today on that diet, intolerances or avoided ingredients now rule out for someone at the table.",
  ),
  "find-usual-foods": says(
    "Answers up to 6 foods that are usual at this meal and the 20 that were eaten last, each in the amount of the last time.",
  ),
  "find-device-foods": says(
    "Answers the foods that an app keeps for searching without a network: the person's own and the 2,000 that are asked for most. The answer is large; use its `ETag`.",
  ),
  "find-favourite-foods": says(
    "Lists favourite foods, the last marked first, each in the amount of the last time.",
  ),
  "mark-favourite-food": says(
    "Marks a food as a favourite or takes the mark off; a repeat changes nothing. 200 favourites at most.",
  ),
  "get-likings": says(
    "Reads what planning learned within half a year of what the person likes; nothing while learning is off.",
  ),
  "change-likings": says(
    "Switches learning on or off, or forgets one dish. Switching it off deletes what was noted.",
    {
      request: { learns: true },
    },
  ),
  "recognise-meal": says(
    "Finds the foods and amounts that a sentence names, with what else may have been meant. Nothing is stored; at most 20 lines are answered.",
  ),
  "get-planning-night": says(
    "Reads how far the planning of the new week has come; null while there was none.",
  ),
  "find-plan-candidates": says(
    "Answers recipes that suit the caller with all that an app needs to plan and swap without a network. The answer is large; use its `ETag`.",
  ),
  "find-swaps": says(
    "Answers up to ten recipes that could replace a planned one, the best first, each with what it does to the day.",
  ),
  "swap-meal": says(
    "Puts another recipe in the place of a planned one, under the same id. 400 at `recipe_template` for one that someone at the table may not eat.",
  ),
  "restore-meals": says(
    "Puts planned recipes back as they were before a swap or change of portions, all or none. Left-overs and days of cooking are linked again where that is still true.",
  ),
  "offer-rebalance": says(
    "Answers ways to go on with a day that left its targets: leave it, change portions, or swap recipes too. Nothing is changed.",
  ),
  "rebalance-day": says(
    "Carries out an offer for a day: portions and recipes of planned meals are changed, all or none.",
  ),
  "explain-meal": says(
    "Answers up to three reasons why a planned recipe fits, the most telling first; none outside the plan.",
  ),
  "get-week-reasons": says(
    "Explains the week of a date: what its days come to, what the dishes share, and at most two swaps that would bring what is missing.",
  ),
};
