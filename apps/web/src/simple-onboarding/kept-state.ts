import type { SimpleAnswers } from "@plateful/nutrition";
import { NEW_STATE, type SimpleOnboardingState } from "./onboarding-state.ts";

const VERSION = 1;
/** As long as the answers of the full onboarding: no longer than someone may need to come back to them. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** Unsent answers as they stand on the device, with whose they are and when they were given. */
interface Kept {
  readonly version: typeof VERSION;
  readonly userId: number;
  readonly savedAt: number;
  readonly currentStep: number;
  readonly answers: SimpleAnswers;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function isAnswers(value: unknown): value is SimpleAnswers {
  if (!isObject(value)) return false;
  const lists = [value["cookingStyles"], value["allergens"], value["mealTimes"]];
  return typeof value["diet"] === "string" && lists.every(Array.isArray);
}

/** Answers as text to keep. */
export function writeKept(state: SimpleOnboardingState, userId: number, now: number): string {
  const { motivation, cookingStyles, diet, allergens, mealTimes, currentStep } = state;
  const answers = { motivation, cookingStyles, diet, allergens, mealTimes };
  return JSON.stringify({ version: VERSION, userId, savedAt: now, currentStep, answers } satisfies Kept);
}

/** What a person kept here; null when it is someone else's, too old, or not what this version wrote. */
export function readKept(text: string | null, userId: number, now: number): SimpleOnboardingState | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isObject(kept) || kept["version"] !== VERSION || kept["userId"] !== userId) return null;
    const { savedAt, currentStep, answers } = kept;
    if (!isAnswers(answers) || typeof savedAt !== "number" || typeof currentStep !== "number") return null;
    return now - savedAt < KEEP_MS ? { ...NEW_STATE, ...answers, currentStep } : null;
  } catch {
    return null;
  }
}
