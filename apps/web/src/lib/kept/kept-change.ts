import type {
  CalendarItem,
  ItemStatus,
  QuickAddMeal,
  RecipeSummary,
  ServingOfIngredient,
} from "@plateful/contract";
import type { MealMoment, MeasurementType, StressLevel } from "@plateful/nutrition";
import type { KeptGrocery } from "./kept-grocery.ts";
import type { Waiting } from "./waiting.ts";

/** What one planned meal becomes. */
export interface KeptMeal {
  readonly calendarItem: number;
  readonly recipe: RecipeSummary;
  readonly multiplier: number;
}

interface About extends Waiting {
  readonly dayId: number;
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
  /** When it was eaten, `HH:MM`; null takes that back, and left out it stays as it was. */
  readonly eatenAt?: string | null;
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

/** An amount of a product of one's own that is added to a day, with its figures as they are shown until it is stored. */
export interface KeptOwnProduct extends Added {
  readonly kind: "own-product";
  readonly productId: number;
  readonly amount: number;
  readonly unit: "g" | "ml";
  readonly name: string;
  /** Of the amount, in kcal and grams. */
  readonly figures: Pick<QuickAddMeal, "kcal" | "protein" | "carbohydrates" | "fat" | "fiber">;
}

/** Meals of one moment of an earlier day, added to a day. */
export interface KeptCopy extends About {
  readonly kind: "copy";
  readonly fromDayId: number;
  readonly moment: MealMoment;
  readonly status?: ItemStatus;
  /** What is shown until they are stored, each with an id below zero. */
  readonly items: readonly CalendarItem[];
}

/** Meals that this device chose for empty slots, of one day or of several. */
export interface KeptPlanned extends About {
  readonly kind: "planned";
  /** What is shown until they are stored, each with an id below zero. */
  readonly items: readonly PlannedItem[];
}

export type PlannedItem = Extract<CalendarItem, { content_type: "recipemeal" }> & {
  readonly date: string;
  /** Where the meal stands that this one is left of; left out for what is cooked itself. */
  readonly cookedAt?: { readonly date: string; readonly slotId: number };
};

/** Another name and other numbers of a quick add. */
export interface KeptQuickEdit extends AboutMeal {
  readonly kind: "quick-edit";
  /** Below zero like `calendarItem`, as long as the meal is not stored. */
  readonly mealId: number;
  readonly name: string | null;
  readonly amounts: KeptQuickAdd["amounts"];
}

/** Something that was measured. */
export interface KeptMeasurement extends Waiting {
  readonly kind: "measurement";
  /** Below zero until it is stored. */
  readonly measurement: number;
  readonly measured:
    | { readonly type: Exclude<MeasurementType, "STRESS">; readonly value: number }
    | { readonly type: "STRESS"; readonly value: StressLevel };
  /** When it was measured, ISO 8601. */
  readonly createdAt: string;
  /** As the person wrote it: "71.4 kg". */
  readonly text?: string;
}

/** A measurement that is deleted. */
export interface KeptMeasurementRemoval extends Waiting {
  readonly kind: "measurement-removal";
  /** Below zero for one that was added here and that the server does not have yet. */
  readonly measurement: number;
  readonly type: MeasurementType;
}

/** The note of a day. */
export interface KeptNote extends About {
  readonly kind: "note";
  /** Null takes the note away. */
  readonly note: string | null;
  /** What the note was when it was changed here. */
  readonly before: string | null;
}

export type KeptAddition = KeptFood | KeptQuickAdd | KeptOwnProduct;

/** A change of a day that the server does not have yet (ledger PLAN-115, DIARY-087, DIARY-094, DIARY-108). */
export type KeptDayChange =
  | KeptPlan
  | KeptTick
  | KeptPortion
  | KeptRemoval
  | KeptAddition
  | KeptCopy
  | KeptPlanned
  | KeptQuickEdit
  | KeptNote;
export type KeptChange = KeptDayChange | KeptMeasurement | KeptMeasurementRemoval | KeptGrocery;

const ADDITIONS: ReadonlySet<KeptChange["kind"]> = new Set(["food", "quick-add", "own-product"]);
export const isAddition = (change: KeptChange): change is KeptAddition => ADDITIONS.has(change.kind);

/** The ids below zero by which that which a change adds is known here. */
export function addedIds(change: KeptChange): readonly number[] {
  if ("items" in change) return change.items.map(({ id }) => id);
  if (change.kind === "measurement") return [change.measurement];
  if (change.kind === "item-added") return [change.item];
  return isAddition(change) ? [change.calendarItem] : [];
}

let lastNewMeal = 0;

/** An id below zero for a meal that is added here, until the server gives it one; no page of this browser gives it twice. */
export function newMealId(): number {
  lastNewMeal = Math.min(-Date.now(), lastNewMeal - 1);
  return lastNewMeal;
}

/** The one meal, measurement or item of a grocery list that a change is about; undefined for one of a whole day, or of several meals. */
export function mealOf(change: KeptChange): number | undefined {
  if ("item" in change) return change.item;
  switch (change.kind) {
    case "rebalance":
    case "note":
    case "copy":
    case "planned":
      return undefined;
    case "measurement":
    case "measurement-removal":
      return change.measurement;
    case "swap":
      return change.meals[0]?.calendarItem;
    default:
      return change.calendarItem;
  }
}

/** What the server calls something that was added here. */
export interface Stored {
  /** The id below zero by which it was known here. */
  readonly was: number;
  readonly id: number;
  /** Of an item of the diary: the meal in it. */
  readonly mealId?: number;
}

/** The same change about the meal, the measurement or the item as the server knows it. */
export function withMeal<Change extends KeptChange>(change: Change, { was, id, mealId }: Stored): Change {
  if ("measurement" in change && change.measurement === was) return { ...change, measurement: id };
  if ("item" in change) return change.item === was ? { ...change, item: id } : change;
  if (!("calendarItem" in change) || change.calendarItem !== was) return change;
  const isOfMeal = "mealId" in change && mealId !== undefined;
  return { ...change, calendarItem: id, ...(isOfMeal ? { mealId } : {}) };
}

/** Whether the second makes the first superfluous. */
export function replaces(next: KeptChange, change: KeptChange): boolean {
  if (next.kind !== change.kind) return false;
  if (next.kind === "note") return change.kind === "note" && next.dayId === change.dayId;
  return mealOf(next) !== undefined && mealOf(next) === mealOf(change);
}

/** What was changed of that which a change adds. */
export function followingOf(change: KeptChange, others: readonly KeptChange[]): readonly KeptChange[] {
  const added = new Set<number | undefined>(addedIds(change));
  return added.size === 0 ? [] : others.filter((one) => added.has(mealOf(one)));
}

/** Whether the person is told that the server could not take it (ledger DIARY-120). */
export const isSetAside = ({ failing }: KeptChange): boolean => failing?.isSetAside === true;
