import type { OnboardingData } from "@plateful/contract";
import type { DemoEater } from "./demo-people.ts";

/** Somebody in a coach's list who is there to be looked at: with a plan and weights, but without a diary. */
export interface SampleClient {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: "en" | "nl";
  readonly isActive: boolean;
  /** Null for somebody who was invited and has not been here yet. */
  readonly lastActiveDaysAgo: number | null;
  /** Null for somebody who has not answered anything yet. */
  readonly intake: Pick<DemoEater, "answersOn" | "weights"> | null;
}

interface Told {
  readonly goal: OnboardingData["goal"];
  readonly gender: "FEMALE" | "MALE";
  readonly age: number;
  readonly heightInCm: number;
  readonly goalWeight: number;
  /** Weights in kg, one a week, the last one of today. */
  readonly kg: readonly number[];
  readonly diet?: OnboardingData["dietPreferences"]["dietaryPreference"];
}

const DAYS_A_WEEK = 7;

function intakeOf({ goal, gender, age, heightInCm, goalWeight, kg, diet = null }: Told) {
  const weightInKg = kg.at(-1) ?? goalWeight;
  return {
    weights: kg.map((value, at) => ({ daysAgo: DAYS_A_WEEK * (kg.length - 1 - at), kg: value })),
    answersOn: (): OnboardingData => ({
      goal,
      activityLevel: goal === "GAIN_MUSCLE" ? "ACTIVE" : "MILDLY_ACTIVE",
      weeklyGoal: goal === "LOSE_WEIGHT" ? "LOSE_0_25_KG_PER_WEEK" : null,
      biometricData: { gender, age },
      physicalStats: { heightInCm, weightInKg, goalWeight },
      preferences: {
        usesImperialUnitsForRecipes: false,
        personalWeightUnit: "KILOGRAMS",
        usesImperialUnitsForHeight: false,
      },
      dietPreferences: {
        dietType: "RECOMMENDED",
        mealTimes: ["BREAKFAST", "LUNCH", "DINNER"],
        dietaryPreference: diet,
        intolerances: ["NO_INTOLERANCE"],
        ingredientDislikes: [],
      },
      menstrualCycle: null,
    }),
  };
}

const sample = (
  name: readonly [firstName: string, lastName: string],
  lastActiveDaysAgo: number | null,
  told: Told | null,
): SampleClient => ({
  key: name.join("-").toLowerCase().replaceAll(" ", "-"),
  firstName: name[0],
  lastName: name[1],
  locale: "nl",
  isActive: true,
  lastActiveDaysAgo,
  intake: told === null ? null : intakeOf(told),
});

const woman = (age: number, heightInCm: number) => ({ gender: "FEMALE", age, heightInCm }) as const;
const man = (age: number, heightInCm: number) => ({ gender: "MALE", age, heightInCm }) as const;
const loses = (goalWeight: number, ...kg: number[]) => ({ goal: "LOSE_WEIGHT", goalWeight, kg }) as const;
const gains = (goalWeight: number, ...kg: number[]) => ({ goal: "GAIN_MUSCLE", goalWeight, kg }) as const;
const keeps = (goalWeight: number, ...kg: number[]) => ({ goal: "RECOMPOSITION", goalWeight, kg }) as const;

/** The coach's further clients; one has not begun, and one has left. */
export const SAMPLE_CLIENTS: readonly SampleClient[] = [
  sample(["Joris", "van Dam"], 0, { ...man(31, 186), ...gains(86, 81.5, 81.9, 82.2, 82.5, 82.9) }),
  sample(["Fatima", "El Amrani"], 1, { ...woman(38, 168), ...keeps(64, 65.1, 65.3, 64.9, 65, 64.8) }),
  sample(["Anouk", "Jansen"], 0, {
    ...woman(29, 171),
    ...loses(66, 71.9, 71.2, 70.6, 70, 69.5),
    diet: "VEGETARIAN",
  }),
  sample(["Tom", "Willems"], 5, { ...man(24, 179), ...gains(80, 75.6, 75.8, 75.7, 76.1, 76.2) }),
  sample(["Mila", "Postma"], 3, { ...woman(52, 166), ...loses(70, 74.8, 75, 74.6, 74.3, 74) }),
  sample(["Bram", "de Boer"], 0, { ...man(44, 177), ...gains(75, 69.6, 70.2, 70.7, 71.2, 71.7) }),
  sample(["Lotte", "Hendriks"], null, null),
  {
    ...sample(["Karin", "Smit"], 26, { ...woman(47, 173), ...loses(72, 79.4, 79.1, 78.8) }),
    isActive: false,
  },
];
