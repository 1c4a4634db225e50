import type { OnboardingData } from "@plateful/contract";
import { addDays, type MealMoment } from "@plateful/nutrition";
import type { CompleteLanguage } from "@plateful/phrases";
import type { Measured, Usual } from "./demo-measurements.ts";
import type { DiaryHabit } from "./diary-habit.ts";

/** Someone who looks after their own food, or is helped by the coach. */
export interface DemoEater {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: CompleteLanguage;
  readonly isCoached: boolean;
  readonly hasHormoneFlag: boolean;
  readonly weights: readonly Measured[];
  readonly usual: Usual;
  readonly habit: DiaryHabit;
  /** What this person answered when they began, on this day. */
  readonly answersOn: (today: string) => OnboardingData;
}

const DAILY_MEALS: MealMoment[] = ["BREAKFAST", "LUNCH", "AFTERNOON_SNACK", "DINNER"];
const ALL_MEALS: MealMoment[] = ["BREAKFAST", "MORNING_SNACK", "LUNCH", "AFTERNOON_SNACK", "DINNER"];

const METRIC = {
  usesImperialUnitsForRecipes: false,
  personalWeightUnit: "KILOGRAMS",
  usesImperialUnitsForHeight: false,
} as const;
const IMPERIAL = {
  usesImperialUnitsForRecipes: true,
  personalWeightUnit: "POUNDS",
  usesImperialUnitsForHeight: true,
} as const;

/** The day of her cycle on which the demo begins: every phase passes in the weeks after it. */
const CYCLE_DAY = 9;

const emma: DemoEater = {
  key: "emma",
  firstName: "Emma",
  lastName: "Clarke",
  locale: "en",
  isCoached: false,
  hasHormoneFlag: true,
  weights: [
    { daysAgo: 28, kg: 72.1 },
    { daysAgo: 14, kg: 71.4 },
    { daysAgo: 1, kg: 70.8 },
  ],
  usual: { waist: [80.5, 78.5], sleep: 7.4, stress: "LOW" },
  habit: { key: "emma", daysBack: 30, diligence: 0.94 },
  answersOn: (today) => ({
    goal: "LOSE_WEIGHT",
    activityLevel: "MILDLY_ACTIVE",
    weeklyGoal: "LOSE_0_25_KG_PER_WEEK",
    biometricData: { gender: "FEMALE", age: 34 },
    physicalStats: { heightInCm: 169, weightInKg: 70.8, goalWeight: 66 },
    preferences: METRIC,
    dietPreferences: {
      dietType: "CYCLE_DIET",
      mealTimes: DAILY_MEALS,
      dietaryPreference: null,
      intolerances: ["NO_INTOLERANCE"],
      ingredientDislikes: ["MUSHROOM"],
    },
    menstrualCycle: {
      lastMenstrualPeriodStartDate: addDays(today, 1 - CYCLE_DAY),
      menstrualCycleLength: 28,
    },
  }),
};

const daniel: DemoEater = {
  key: "daniel",
  firstName: "Daniel",
  lastName: "Novak",
  locale: "en",
  isCoached: false,
  hasHormoneFlag: false,
  weights: [
    { daysAgo: 21, kg: 77.2 },
    { daysAgo: 2, kg: 78 },
  ],
  usual: { waist: [84, 84.5], sleep: 7.8, stress: "MEDIUM" },
  habit: { key: "daniel", daysBack: 30, diligence: 0.92, snacks: ["banana", "apple", "kiwi"] },
  answersOn: () => ({
    goal: "GAIN_MUSCLE",
    activityLevel: "ACTIVE",
    weeklyGoal: null,
    biometricData: { gender: "MALE", age: 27 },
    physicalStats: { heightInCm: 183, weightInKg: 78, goalWeight: 83 },
    preferences: METRIC,
    dietPreferences: {
      dietType: "RECOMMENDED",
      mealTimes: ALL_MEALS,
      dietaryPreference: null,
      intolerances: ["NO_INTOLERANCE"],
      ingredientDislikes: ["EGGPLANT"],
    },
    menstrualCycle: null,
  }),
};

const priya: DemoEater = {
  key: "priya",
  firstName: "Priya",
  lastName: "Sharma",
  locale: "en",
  isCoached: false,
  hasHormoneFlag: false,
  weights: [
    { daysAgo: 30, kg: 62.3 },
    { daysAgo: 3, kg: 61.7 },
  ],
  usual: { waist: [73.5, 72], sleep: 6.9, stress: "MEDIUM" },
  habit: { key: "priya", daysBack: 30, diligence: 0.95 },
  answersOn: () => ({
    goal: "RECOMPOSITION",
    activityLevel: "ACTIVE",
    weeklyGoal: null,
    biometricData: { gender: "FEMALE", age: 41 },
    physicalStats: { heightInCm: 162.6, weightInKg: 61.7, goalWeight: 61.7 },
    preferences: IMPERIAL,
    dietPreferences: {
      dietType: "RECOMMENDED",
      mealTimes: DAILY_MEALS,
      dietaryPreference: "VEGAN",
      intolerances: ["NO_INTOLERANCE"],
      ingredientDislikes: [],
    },
    menstrualCycle: null,
  }),
};

const sanne: DemoEater = {
  key: "sanne",
  firstName: "Sanne",
  lastName: "de Wit",
  locale: "nl",
  isCoached: true,
  hasHormoneFlag: false,
  weights: [
    { daysAgo: 35, kg: 84.6 },
    { daysAgo: 21, kg: 83.5 },
    { daysAgo: 7, kg: 82.4 },
    { daysAgo: 0, kg: 82 },
  ],
  usual: { waist: [93, 90], sleep: 6.6, stress: "HIGH" },
  habit: { key: "sanne", daysBack: 30, diligence: 0.92 },
  answersOn: () => ({
    goal: "LOSE_WEIGHT",
    activityLevel: "MILDLY_ACTIVE",
    weeklyGoal: "LOSE_0_5_KG_PER_WEEK",
    biometricData: { gender: "FEMALE", age: 46 },
    physicalStats: { heightInCm: 174, weightInKg: 82, goalWeight: 75 },
    preferences: METRIC,
    dietPreferences: {
      dietType: "RECOMMENDED",
      mealTimes: DAILY_MEALS,
      dietaryPreference: null,
      intolerances: ["LACTOSE"],
      ingredientDislikes: ["BRUSSELS_SPROUTS"],
    },
    menstrualCycle: null,
  }),
};

/** In the order in which the start page shows them; the coach comes last. */
export const DEMO_EATERS: readonly DemoEater[] = [emma, daniel, priya, sanne];

export const DEMO_COACH = { key: "iris", firstName: "Iris", lastName: "Bakker", locale: "nl" } as const;

export const DEMO_ORGANISATION = {
  name: "Bakker Voeding",
  subdomain: "bakker",
  primary_colour: "#00a9bd",
  logo: "/demo/bakker-voeding.svg",
} as const;

export const HORMONE_FLAG = "FF_FEMALE_HORMONES";
/** Gives self-service people the tab with recipes to look through. */
export const INSPIRATION_FLAG = "FF_RECIPE_INSPIRATION";

/** What the coach wrote on days of the client who can be entered. */
export const COACH_NOTES = [
  { daysAgo: 24, note: "Welkom, Sanne! Deze week gaat het alleen om invullen, niet om perfect eten." },
  { daysAgo: 17, note: "Je avonden gaan goed. Neem op late diensten een lunch mee, dan loop je niet leeg." },
  { daysAgo: 10, note: "Weekend in zicht: plan het etentje gerust in, de rest van de dag past zich aan." },
  { daysAgo: 3, note: "Sterk dat je na je late dienst toch hebt gekookt, Sanne. Hoe was je energie daarna?" },
  {
    daysAgo: 0,
    note: "Vandaag mag het lekker simpel. Lukt het avondeten niet? Kies dan iets wat je al in huis hebt. Groet, Iris",
  },
] as const;

/** The coach's second day: more to eat on the days on which her client trains. */
export const TRAINING = {
  restDayName: "Rustdag",
  name: "Trainingsdag",
  days: ["tuesday", "thursday", "saturday"],
  extraCarbohydrates: 75,
} as const;

/** What was eaten of today when the demo begins. */
export const EATEN_TODAY: readonly MealMoment[] = ["BREAKFAST", "MORNING_SNACK"];
