import type { OnboardingData } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import type { Measured, Usual } from "./demo-measurements.ts";
import type { DiaryHabit } from "./diary-habit.ts";

/** Someone in a coach's list. */
export interface SampleClient {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: CompleteLanguage;
  readonly isActive: boolean;
  /** True for someone whose payments for coaching have stopped. */
  readonly isUnpaid?: true;
  readonly joinedDaysAgo: number;
  /** Null for someone who was invited and has not been here yet. */
  readonly lastActiveDaysAgo: number | null;
  /** Null for someone who has not answered anything yet. */
  readonly intake: SampleIntake | null;
  /** False for someone who has answered and still waits for the coach's plan. */
  readonly hasPlan?: false;
  /** Left out for someone who weighs now and then and measures nothing else. */
  readonly usual?: Usual;
  /** Left out for someone whose diary is empty. */
  readonly habit?: DiaryHabit;
}

interface SampleIntake {
  readonly weights: readonly Measured[];
  readonly answersOn: (today: string) => OnboardingData;
}

/** What is told of a client; everything else is as most people have it. */
export interface Told {
  readonly goal: OnboardingData["goal"];
  readonly gender: "FEMALE" | "MALE";
  readonly age: number;
  readonly heightInCm: number;
  readonly goalWeight: number;
  /** Weights in kg, one a week, the last one of today. */
  readonly kg: readonly number[];
  /** The weight of the answers, of someone who has come further since; otherwise the last one. */
  readonly answeredKg?: number;
  /** How much a week, for who wants to lose. */
  readonly pace?: OnboardingData["weeklyGoal"];
  readonly activity?: OnboardingData["activityLevel"];
  readonly usesImperial?: boolean;
  readonly menstrualCycle?: (today: string) => OnboardingData["menstrualCycle"];
  readonly food?: Partial<OnboardingData["dietPreferences"]>;
}

const DAYS_A_WEEK = 7;

function answersOf(told: Told, today: string): OnboardingData {
  const { goal, gender, age, heightInCm, goalWeight, kg, usesImperial = false } = told;
  const usualActivity = goal === "GAIN_MUSCLE" ? "ACTIVE" : "MILDLY_ACTIVE";
  return {
    goal,
    activityLevel: told.activity ?? usualActivity,
    weeklyGoal: goal === "LOSE_WEIGHT" ? (told.pace ?? "LOSE_0_25_KG_PER_WEEK") : null,
    biometricData: { gender, age },
    physicalStats: { heightInCm, weightInKg: told.answeredKg ?? kg.at(-1) ?? goalWeight, goalWeight },
    preferences: {
      usesImperialUnitsForRecipes: usesImperial,
      personalWeightUnit: usesImperial ? "POUNDS" : "KILOGRAMS",
      usesImperialUnitsForHeight: usesImperial,
    },
    dietPreferences: {
      dietType: "RECOMMENDED",
      mealTimes: ["BREAKFAST", "LUNCH", "DINNER"],
      dietaryPreference: null,
      intolerances: ["NO_INTOLERANCE"],
      ingredientDislikes: [],
      ...told.food,
    },
    menstrualCycle: told.menstrualCycle?.(today) ?? null,
  };
}

const intakeOf = (told: Told): SampleIntake => ({
  weights: told.kg.map((kg, at) => ({ daysAgo: DAYS_A_WEEK * (told.kg.length - 1 - at), kg })),
  answersOn: (today) => answersOf(told, today),
});

const JOINED_DAYS_AGO = 40;
const INVITED_DAYS_AGO = 2;

type Further = Partial<
  Pick<SampleClient, "locale" | "isActive" | "isUnpaid" | "joinedDaysAgo" | "hasPlan" | "usual">
> & {
  readonly diary?: Omit<DiaryHabit, "key">;
};

/** A client by name, by when they were last here, by what they told, and by what is particular about them. */
export function sample(
  [firstName, lastName]: readonly [firstName: string, lastName: string],
  lastActiveDaysAgo: number | null,
  told: Told | null,
  { diary, ...further }: Further = {},
): SampleClient {
  const plain = `${firstName} ${lastName}`.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "");
  const key = plain.toLowerCase().replaceAll("ı", "i").replaceAll(" ", "-");
  return {
    key,
    firstName,
    lastName,
    locale: "nl",
    isActive: true,
    joinedDaysAgo: lastActiveDaysAgo === null ? INVITED_DAYS_AGO : JOINED_DAYS_AGO,
    lastActiveDaysAgo,
    intake: told === null ? null : intakeOf(told),
    ...further,
    ...(diary === undefined ? {} : { habit: { key, ...diary } }),
  };
}

export const woman = (age: number, heightInCm: number) => ({ gender: "FEMALE", age, heightInCm }) as const;
export const man = (age: number, heightInCm: number) => ({ gender: "MALE", age, heightInCm }) as const;
export const loses = (goalWeight: number, ...kg: number[]) =>
  ({ goal: "LOSE_WEIGHT", goalWeight, kg }) as const;
export const gains = (goalWeight: number, ...kg: number[]) =>
  ({ goal: "GAIN_MUSCLE", goalWeight, kg }) as const;
export const keeps = (goalWeight: number, ...kg: number[]) =>
  ({ goal: "RECOMPOSITION", goalWeight, kg }) as const;

/** The clients that every demo coach has; one has not begun, and one has left. */
export const SAMPLE_CLIENTS: readonly SampleClient[] = [
  sample(
    ["Joris", "van Dam"],
    0,
    { ...man(31, 186), ...gains(86, 81.5, 81.9, 82.2, 82.5, 82.9) },
    { diary: { daysBack: 24, diligence: 0.9 } },
  ),
  sample(
    ["Fatima", "El Amrani"],
    1,
    { ...woman(38, 168), ...keeps(64, 65.1, 65.3, 64.9, 65, 64.8) },
    { diary: { daysBack: 24, diligence: 0.85 } },
  ),
  sample(
    ["Anouk", "Jansen"],
    0,
    {
      ...woman(29, 171),
      ...loses(66, 71.9, 71.2, 70.6, 70, 69.5),
      food: { dietaryPreference: "VEGETARIAN" },
    },
    { diary: { daysBack: 24, diligence: 0.95 } },
  ),
  sample(
    ["Tom", "Willems"],
    5,
    { ...man(24, 179), ...gains(80, 75.6, 75.8, 75.7, 76.1, 76.2) },
    { diary: { daysBack: 24, stoppedDaysAgo: 5, diligence: 0.6 } },
  ),
  sample(
    ["Mila", "Postma"],
    3,
    { ...woman(52, 166), ...loses(70, 74.8, 75, 74.6, 74.3, 74) },
    { diary: { daysBack: 24, diligence: 0.75 } },
  ),
  sample(
    ["Bram", "de Boer"],
    0,
    { ...man(44, 177), ...gains(75, 69.6, 70.2, 70.7, 71.2, 71.7) },
    { diary: { daysBack: 24, diligence: 0.9 } },
  ),
  sample(["Lotte", "Hendriks"], null, null),
  sample(
    ["Karin", "Smit"],
    26,
    { ...woman(47, 173), ...loses(72, 79.4, 79.1, 78.8) },
    { isActive: false, diary: { daysBack: 36, stoppedDaysAgo: 26, diligence: 0.6 } },
  ),
];
