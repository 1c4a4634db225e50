import { says, six, type WordsOfCalls } from "../documented/call-words.ts";

const SLOTS = [
  {
    meal_moment: "BREAKFAST",
    meal_type: "BREAKFAST",
    kcal: 500,
    protein: 30,
    carbohydrates: 55,
    fat: 17.8,
    size: 25,
  },
  {
    meal_moment: "LUNCH",
    meal_type: "LUNCH",
    kcal: 700,
    protein: 42,
    carbohydrates: 77,
    fat: 24.9,
    size: 35,
  },
  {
    meal_moment: "DINNER",
    meal_type: "DINNER",
    kcal: 800,
    protein: 48,
    carbohydrates: 88,
    fat: 28.4,
    size: 40,
  },
];

export const NUTRITION_PLAN_WORDS: WordsOfCalls = {
  ...six("nutrition-day-plan", {
    one: "a day plan",
    many: "day plans",
    create: "With `days` it joins the week on these, and `If-Match` then names the version of the week.",
    remove: "One that a weekday follows answers 409 `in_use`.",
    changed: { name: "Training day" },
  }),
  "create-nutrition-day-plan": says(
    "Stores a day plan with its slots, all of it or nothing; with `days` it joins the week on these. `If-Match` then names the version of the week, and the first plan of a profile gets all seven days.",
    { request: { name: "Training day", energy_balance: 100, slots: SLOTS, days: ["tuesday", "thursday"] } },
  ),
  "replace-day-plan-slots": says(
    "Replaces the slots of a day plan in one step, matched by meal moment: a moment that stays keeps the id of its slot. Name, energy balance, fibre and weekdays are changed too where they are sent.",
    { request: { slots: SLOTS } },
  ),
  "find-plan-versions": says("Lists the saved versions of a day plan, the newest first, at most 100."),
  "restore-plan-version": says(
    "Saves an earlier version as the newest one; the weekdays stay. A number that is not there answers 404.",
  ),
  ...six("meal-slot-specification", {
    one: "a meal slot",
    many: "meal slots of day plans",
    create: "A day plan has each meal moment once.",
    remove: "Meals in it stay in the diary without a slot.",
    changed: { kcal: 720, protein: 43, carbohydrates: 79, fat: 25.8 },
  }),
  "list-weekly-nutrition-plans": says(
    "Answers weekly plans page by page: which day plan each weekday follows.",
  ),
  "create-weekly-nutrition-plan": says(
    "Makes a week in which every day follows one day plan, a new one where none is named. A profile has one week: a second is refused with 400.",
  ),
  "get-weekly-nutrition-plan": says("Reads which day plan each weekday follows."),
  "replace-weekly-nutrition-plan": says(
    "Puts a day plan on the weekdays that are named. An empty list takes it out of the week, and the last plan cannot be taken out.",
  ),
  "change-weekly-nutrition-plan": says("Puts a day plan on weekdays, or renames it.", {
    request: { nutrition_day_plan_id: 77, days_to_update_to_nutrition_day_plan_id: ["saturday", "sunday"] },
  }),
  "create-default-nutrition-plan": says(
    "Makes a week of one default day plan at the energy need of the profile, in one step. Where there is a week, its id is answered with 200.",
  ),
  "calculate-energy": says(
    "Calculates the energy need of a stored profile, or of one that is being written. Nothing is stored.",
  ),
  "preview-plan": says(
    "Calculates the plan that the answers of an onboarding so far would give. Nothing is stored.",
  ),
  "preview-day-plan": says(
    "Calculates the macros of a day and of its meals for an energy balance. Nothing is stored.",
  ),
  "calculate-meal-sizes": says("Divides the energy of a day over meal moments, in percent that come to 100."),
  "get-cycle": says(
    "Reads the day and phase of the caller's menstrual cycle on a date; null when it is not known or was over three days before.",
  ),
};
