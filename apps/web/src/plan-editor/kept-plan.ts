import { type NutritionDayPlan, nutritionDayPlan } from "@plateful/contract";
import { type ClientNutritionPlan, MEAL_MOMENTS, WEEKDAYS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { PERSONAL_PREFIX, type PersonalKey } from "../lib/device/personal-prefix.ts";

const VERSION = 2;
/** What a coach drafts tells about someone's health: it stays on a device no longer than someone needs to come back. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** Where the draft of a plan is kept; the prefix lets signing out take it along (ledger PLAN-172). */
export const keyOfPlan = (clientId: number, planKey: string): PersonalKey =>
  `${PERSONAL_PREFIX}plan-${clientId}-${planKey}`;

/** A draft with the stored plan that it was made from; null for a new plan. */
export interface KeptDraft {
  readonly plan: ClientNutritionPlan;
  readonly base: NutritionDayPlan | null;
}

/** A draft as text to keep. */
export const writeKeptPlan = ({ plan, base }: KeptDraft, now: number): string =>
  JSON.stringify({ version: VERSION, savedAt: now, plan, base });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const hasNumbers = (value: unknown, names: readonly string[]): boolean =>
  isObject(value) && names.every((name) => Number.isFinite(value[name]));

const MACROS = ["calories", "protein", "fat", "carbs"];

const isMeal = (meal: unknown, at: number): boolean =>
  isObject(meal) &&
  meal["mealMoment"] === MEAL_MOMENTS[at] &&
  typeof meal["enabled"] === "boolean" &&
  Number.isFinite(meal["size"]) &&
  hasNumbers(meal["macros"], MACROS);

function isPlan(value: unknown): value is ClientNutritionPlan {
  if (!isObject(value)) return false;
  const { id, name, days, meals, energyBalance } = value;
  if (typeof name !== "string" || typeof energyBalance !== "string") return false;
  if (id !== null && typeof id !== "number") return false;
  if (!isObject(days) || WEEKDAYS.some((day) => typeof days[day] !== "boolean")) return false;
  if (!Array.isArray(meals) || meals.length !== MEAL_MOMENTS.length || !meals.every(isMeal)) return false;
  return ["computedDailyMacros", "adjustedDailyMacros"].every((key) =>
    hasNumbers(value[key], [...MACROS, "fiber"]),
  );
}

/** A kept draft; null when there is none, it is too old, or the text is not what this version wrote. */
export function readKeptPlan(text: string | null, now: number): KeptDraft | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isObject(kept) || kept["version"] !== VERSION || !isPlan(kept["plan"])) return null;
    const { savedAt } = kept;
    const base = z.safeParse(z.nullable(nutritionDayPlan), kept["base"]);
    if (!base.success) return null;
    return typeof savedAt === "number" && now - savedAt < KEEP_MS
      ? { plan: kept["plan"], base: base.data }
      : null;
  } catch {
    return null;
  }
}
