import { DEFAULT_MEAL_TIMES, NEW_PHYSICAL_STATS, type OnboardingAnswers } from "@plateful/nutrition";
import { type BodyUnits, defaultUnits, type UnitTenant } from "@plateful/quantities";

const VERSION = 1;
/** Answers about health stay on a device no longer than someone may need to come back to them. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** Answers as they are kept on the device, with the moment at which they were given. */
interface KeptAnswers {
  readonly version: typeof VERSION;
  readonly savedAt: number;
  readonly answers: OnboardingAnswers;
}

/** The answers of someone who has not begun, in the units of their region (ledger ONB-027, ONB-029). */
export function newAnswers(units: BodyUnits): OnboardingAnswers {
  return {
    goal: null,
    activityLevel: null,
    weeklyGoal: null,
    biometricData: { gender: null, age: null },
    physicalStats: NEW_PHYSICAL_STATS,
    preferences: {
      usesImperialUnitsForRecipes: false,
      personalWeightUnit: units.weight,
      usesImperialUnitsForHeight: units.height === "FEET_AND_INCHES",
    },
    dietPreferences: {
      dietType: null,
      userProvidedMacros: null,
      mealTimes: DEFAULT_MEAL_TIMES,
      dietaryPreference: null,
      intolerances: ["NO_INTOLERANCE"],
      ingredientDislikes: [],
    },
    menstrualCycle: null,
    mss: null,
  };
}

/** The units of a new person on this device; metric when the device does not say. */
export function unitsOfDevice(locale: string | undefined, tenant: UnitTenant | null): BodyUnits {
  try {
    return defaultUnits(locale, tenant);
  } catch {
    return defaultUnits(null, tenant);
  }
}

/** Answers as text to keep. */
export const writeKept = (answers: OnboardingAnswers, now: number): string =>
  JSON.stringify({ version: VERSION, savedAt: now, answers } satisfies KeptAnswers);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function isAnswers(value: unknown): value is OnboardingAnswers {
  if (!isObject(value)) return false;
  const { biometricData, physicalStats, preferences, dietPreferences } = value;
  if (!isObject(biometricData) || !isObject(preferences)) return false;
  if (!isObject(physicalStats) || !isObject(dietPreferences)) return false;
  const lists = [dietPreferences["mealTimes"], dietPreferences["intolerances"]];
  return typeof physicalStats["heightInCm"] === "number" && lists.every(Array.isArray);
}

/** Kept answers, or null when there are none, they are too old, or the text is not what this version wrote. */
export function readKept(text: string | null, now: number): OnboardingAnswers | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isObject(kept) || kept["version"] !== VERSION || !isAnswers(kept["answers"])) return null;
    const { savedAt } = kept;
    return typeof savedAt === "number" && now - savedAt < KEEP_MS ? kept["answers"] : null;
  } catch {
    return null;
  }
}
