import { addDays } from "@plateful/nutrition";
import { BOARD_CLIENTS } from "./board-clients.ts";
import { NOTES } from "./coach-notes.ts";
import {
  gains,
  keeps,
  loses,
  man,
  SAMPLE_CLIENTS,
  type SampleClient,
  sample,
  woman,
} from "./sample-clients.ts";

const DAILY_MEALS = ["BREAKFAST", "LUNCH", "AFTERNOON_SNACK", "DINNER"] as const;
const ALL_MEALS = ["BREAKFAST", "MORNING_SNACK", "LUNCH", "AFTERNOON_SNACK", "DINNER"] as const;
const MONTH = { daysBack: 28 } as const;

/** The day of her cycle on which the demo begins. */
const CYCLE_DAY = 20;

/** Those who have only just come: without a plan, and in the first days. */
const NEW_CLIENTS: readonly SampleClient[] = [
  sample(
    ["Ruben", "Achterberg"],
    1,
    { ...man(34, 182), ...loses(79, 86.3) },
    { joinedDaysAgo: 2, hasPlan: false },
  ),
  sample(
    ["Aylin", "Demir"],
    0,
    { ...woman(33, 164), ...loses(68, 76.2, 75.6), pace: "LOSE_0_5_KG_PER_WEEK" },
    {
      joinedDaysAgo: 8,
      usual: { waist: [88, 87], sleep: 6.8, stress: "HIGH" },
      diary: { daysBack: 6, diligence: 0.92, notes: NOTES.nl },
    },
  ),
  sample(
    ["Callum", "Reid"],
    1,
    { ...man(37, 181), ...loses(82, 91.4), usesImperial: true },
    { locale: "en", joinedDaysAgo: 3, diary: { daysBack: 2, diligence: 1, eatsOut: false } },
  ),
];

/** Those who are on their way, each with something of their own. */
const STEADY_CLIENTS: readonly SampleClient[] = [
  sample(
    ["Pieter", "Kuiper"],
    0,
    {
      ...man(56, 184),
      ...loses(90, 103.8, 103, 102.4, 101.9, 101, 100.6, 100.1, 99.2, 98.7, 98.3, 97.6, 97.1, 96.7),
      pace: "LOSE_0_5_KG_PER_WEEK",
      food: { ingredientDislikes: ["BRUSSELS_SPROUTS"] },
    },
    {
      joinedDaysAgo: 92,
      usual: { waist: [114, 107], sleep: 6.9, stress: "MEDIUM" },
      diary: { ...MONTH, diligence: 0.93, notes: NOTES.nl },
    },
  ),
  sample(
    ["Sophie", "Laurent"],
    0,
    {
      ...woman(30, 167),
      ...loses(61, 66.4, 66.1, 65.4, 65.6, 64.9, 64.7),
      menstrualCycle: (today) => ({
        lastMenstrualPeriodStartDate: addDays(today, 1 - CYCLE_DAY),
        menstrualCycleLength: 29,
      }),
      food: { dietType: "CYCLE_DIET", mealTimes: [...DAILY_MEALS] },
    },
    {
      locale: "en",
      joinedDaysAgo: 45,
      usual: { waist: [76, 74], sleep: 7.5, stress: "LOW" },
      diary: { ...MONTH, diligence: 0.94, notes: NOTES.en },
    },
  ),
  sample(
    ["Grace", "Okafor"],
    1,
    {
      ...woman(27, 172),
      ...keeps(67, 68.1, 67.8, 67.9, 67.5, 67.4),
      food: { dietaryPreference: "VEGAN", mealTimes: [...DAILY_MEALS] },
    },
    {
      locale: "en",
      joinedDaysAgo: 38,
      usual: { waist: [77, 76], sleep: 7.1, stress: "MEDIUM" },
      diary: { ...MONTH, diligence: 0.9, notes: NOTES.en },
    },
  ),
  sample(
    ["Ruud", "van der Meer"],
    0,
    {
      ...man(49, 179),
      ...loses(84, 96.1, 95.2, 94.3, 93.9, 93.1, 92.6),
      pace: "LOSE_0_5_KG_PER_WEEK",
      food: { dietType: "KETO" },
    },
    {
      joinedDaysAgo: 41,
      usual: { waist: [106, 102], sleep: 6.5, stress: "MEDIUM" },
      diary: { ...MONTH, diligence: 0.9, snacks: [], eatsOut: false, notes: NOTES.nl },
    },
  ),
  sample(
    ["Linh", "Nguyen"],
    2,
    {
      ...woman(35, 158),
      ...loses(54, 59.6, 59.1, 58.9, 58.6),
      food: { dietaryPreference: "PESCATARIAN", intolerances: ["GLUTEN"], mealTimes: [...DAILY_MEALS] },
    },
    {
      locale: "en",
      joinedDaysAgo: 27,
      usual: { waist: [72, 71], sleep: 7.2, stress: "MEDIUM" },
      diary: { daysBack: 21, diligence: 0.85, notes: NOTES.en },
    },
  ),
  sample(
    ["Thijs", "de Graaf"],
    0,
    {
      ...man(23, 190),
      ...gains(88, 80.4, 80.9, 81.3, 81.8, 82.4, 82.7),
      activity: "VERY_ACTIVE",
      food: { mealTimes: [...ALL_MEALS] },
    },
    {
      joinedDaysAgo: 44,
      usual: { waist: [83, 84], sleep: 8, stress: "LOW" },
      diary: { ...MONTH, diligence: 0.88, snacks: ["banana", "apple"], notes: NOTES.nl },
    },
  ),
  sample(
    ["Hanna", "Kowalska"],
    1,
    { ...woman(53, 170), ...loses(70, 77.3, 77, 76.4, 76.5, 75.9), food: { dietType: "MENOPAUSE" } },
    {
      joinedDaysAgo: 36,
      usual: { waist: [91, 89], sleep: 6.1, stress: "HIGH" },
      diary: { ...MONTH, diligence: 0.88, notes: NOTES.nl },
    },
  ),
  // Keeps the diary, but never steps on the scales.
  sample(
    ["Samira", "Bouzid"],
    0,
    { ...woman(42, 165), ...keeps(66, 66), food: { ingredientDislikes: ["MAYONNAISE"] } },
    { joinedDaysAgo: 33, diary: { ...MONTH, diligence: 0.9, notes: NOTES.nl } },
  ),
  sample(
    ["Willemijn", "Brouwer"],
    4,
    {
      ...woman(67, 168),
      ...keeps(69, 70.2, 70, 69.8, 69.9),
      activity: "SEDENTARY",
      food: { dietaryPreference: "VEGETARIAN", intolerances: ["LACTOSE", "GLUTEN"] },
    },
    {
      joinedDaysAgo: 26,
      usual: { waist: [89, 88.5], sleep: 6.7, stress: "VERY_LOW" },
      diary: { daysBack: 22, diligence: 0.8, notes: NOTES.nl },
    },
  ),
];

/** Those with whom it goes otherwise: a standstill and a bill that was not paid, a goal that was reached, and an account that was switched off. */
const OTHER_CLIENTS: readonly SampleClient[] = [
  sample(
    ["Chantal", "Verbeek"],
    2,
    {
      ...woman(45, 169),
      ...loses(74, 86.9, 85.8, 84.7, 83.9, 83.4, 83.2, 83.4, 83.1, 83.3, 83.2),
      pace: "LOSE_0_5_KG_PER_WEEK",
    },
    {
      isUnpaid: true,
      joinedDaysAgo: 72,
      usual: { waist: [97, 94], sleep: 6.3, stress: "VERY_HIGH" },
      diary: { ...MONTH, diligence: 0.7, notes: NOTES.nl },
    },
  ),
  sample(
    ["Mehmet", "Yıldız"],
    0,
    {
      ...man(40, 178),
      ...keeps(78, 84.2, 83.4, 82.7, 82, 81.2, 80.6, 80, 79.4, 78.9, 78.3, 78.1, 77.9, 78),
      food: { intolerances: ["NUTS"] },
    },
    {
      joinedDaysAgo: 95,
      usual: { waist: [96, 89], sleep: 7.4, stress: "LOW" },
      diary: { ...MONTH, diligence: 0.95, notes: NOTES.nl },
    },
  ),
  sample(
    ["Olivia", "Walsh"],
    17,
    { ...woman(31, 174), ...loses(70, 77.8, 77.4), food: { intolerances: ["CRUSTACEANS_AND_SHELLFISH"] } },
    {
      locale: "en",
      isActive: false,
      joinedDaysAgo: 50,
      diary: { daysBack: 45, stoppedDaysAgo: 17, diligence: 0.7 },
    },
  ),
];

/** All clients of the coach of the demo beside the one who can be entered. */
export const COACH_CLIENTS: readonly SampleClient[] = [
  ...SAMPLE_CLIENTS,
  ...NEW_CLIENTS,
  ...STEADY_CLIENTS,
  ...OTHER_CLIENTS,
  ...BOARD_CLIENTS,
];
