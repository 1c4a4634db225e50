import type { ItemStatus, QuickAddMeal, RecipeSummary, ServingOfIngredient } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";

/** What one planned meal becomes. */
export interface KeptMeal {
  readonly calendarItem: number;
  readonly recipe: RecipeSummary;
  readonly multiplier: number;
}

interface About {
  /** Sent along with every attempt, so that it is carried out once. */
  readonly key: string;
  readonly userId: number;
  readonly dayId: number;
  readonly date: string;
  /** When it was kept, ISO 8601. */
  readonly keptAt?: string;
  /** It was sent without an answer, so that the server may have it. */
  readonly isTried?: boolean;
}

/** Other recipes in the place of planned ones. */
export interface KeptPlan extends About {
  readonly kind: "swap" | "rebalance";
  readonly meals: readonly KeptMeal[];
  /** Of a swap: what is left of the meal on other days becomes the new recipe too. */
  readonly takesLeftovers?: boolean;
}

interface AboutMeal extends About {
  /** Below zero for a meal that was added here and that the server does not have yet. */
  readonly calendarItem: number;
}

/** A meal that was eaten after all, or was not. */
export interface KeptTick extends AboutMeal {
  readonly kind: "tick";
  readonly status: ItemStatus;
  /** Null for a meal without a name. */
  readonly name: string | null;
}

/** How much of a planned portion is eaten. */
export interface KeptPortion extends AboutMeal {
  readonly kind: "portion";
  readonly mealId: number;
  readonly portion: number;
  readonly name: string | null;
}

/** A meal that is taken off its day. */
export interface KeptRemoval extends AboutMeal {
  readonly kind: "removal";
  readonly name: string | null;
}

interface Added extends AboutMeal {
  /** Null for a moment of the day that the plan has no slot for. */
  readonly slotId: number | null;
  readonly moment: MealMoment;
  /** Absent in a client's diary, where the server decides. */
  readonly status?: ItemStatus;
}

/** An amount of a food that is added to a day. */
export interface KeptFood extends Added {
  readonly kind: "food";
  readonly serving: ServingOfIngredient;
  /** Counted in servings. */
  readonly quantity: number;
}

/** Something of which only the numbers are known, added to a day. */
export interface KeptQuickAdd extends Added {
  readonly kind: "quick-add";
  /** Null without one; what an earlier version of the app kept says nothing of it. */
  readonly name?: string | null;
  /** In kcal and grams. */
  readonly amounts: Pick<QuickAddMeal, "kcal" | "protein" | "carbohydrates" | "fat">;
}

/** The note of a day. */
export interface KeptNote extends About {
  readonly kind: "note";
  /** Null takes the note away. */
  readonly note: string | null;
  /** What the note was when it was changed here. */
  readonly before: string | null;
}

export type KeptAddition = KeptFood | KeptQuickAdd;

/** A change of the diary that the server does not have yet (ledger PLAN-115, DIARY-087, DIARY-094). */
export type KeptChange = KeptPlan | KeptTick | KeptPortion | KeptRemoval | KeptAddition | KeptNote;

export const isAddition = (change: KeptChange): change is KeptAddition =>
  change.kind === "food" || change.kind === "quick-add";

let lastNewMeal = 0;

/** An id below zero for a meal that is added here, until the server gives it one; no page of this browser gives it twice. */
export function newMealId(): number {
  lastNewMeal = Math.min(-Date.now(), lastNewMeal - 1);
  return lastNewMeal;
}

/** The one meal that a change is about; undefined for one of a whole day. */
export function mealOf(change: KeptChange): number | undefined {
  switch (change.kind) {
    case "rebalance":
    case "note":
      return undefined;
    case "swap":
      return change.meals[0]?.calendarItem;
    default:
      return change.calendarItem;
  }
}

/** The same change about the meal as the server knows it. */
export function withMeal<Change extends KeptChange>(change: Change, from: number, to: number): Change {
  return "calendarItem" in change && change.calendarItem === from ? { ...change, calendarItem: to } : change;
}

/** Whether the second makes the first superfluous. */
export function replaces(next: KeptChange, change: KeptChange): boolean {
  if (next.kind !== change.kind) return false;
  if (next.kind === "note") return next.dayId === change.dayId;
  return mealOf(next) !== undefined && mealOf(next) === mealOf(change);
}
