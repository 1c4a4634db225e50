import type {
  Allergen,
  Cuisine,
  Diet,
  Intolerance,
  KitchenTool,
  Macros,
  MealType,
  RecipeTag,
} from "@plateful/nutrition";
import type { FocusCosts } from "./focus-cost.ts";

/**
 * What the planner knows of one recipe. Ids are opaque and unique within a library.
 * Everything that may forbid a recipe stands here as plain data, so that a plan can be checked without a database.
 */
export interface RecipeRow {
  readonly id: string;
  /** One standard portion (multiplier 1). Energy is data of its own and need not equal 4P + 4C + 9F. */
  readonly perPortion: Macros;
  /** Meals it may be served as; none for a side, which is no meal of its own. */
  readonly mealTypes: readonly MealType[];
  /** Meals beside whose dish a side may be served; none when left out. */
  readonly beside?: readonly MealType[];
  /** Diets it suits. OMNIVORE is implied. */
  readonly diets: readonly Diet[];
  /** Intolerances it is known to suit; none when left out, for what nobody checked suits nobody (DATA-040). */
  readonly intolerances?: readonly Intolerance[];
  readonly allergens: readonly Allergen[];
  /** False when its ingredients do not tell; such a recipe is never given to someone with an allergy. */
  readonly allergensKnown: boolean;
  /** Labels of ingredients-to-avoid that it contains, e.g. "Mushroom". */
  readonly avoid: readonly string[];
  readonly tags: readonly RecipeTag[];
  /** Minutes of preparation and cooking together; null when unknown. */
  readonly preparationMinutes: number | null;
  /** Minutes of these in which the cook is at work; null or left out when unknown. */
  readonly activeMinutes?: number | null;
  /** Where the dish comes from; null or left out when unknown. */
  readonly cuisine?: Cuisine | null;
  /** What it needs of a kitchen; nothing when left out. */
  readonly kitchen?: readonly KitchenTool[];
  /** Days that what is left keeps in the fridge, 0 for what is eaten at once; null or left out when unknown. */
  readonly fridgeDays?: number | null;
  /** Whether what is left can be frozen. */
  readonly freezes?: boolean;
  /** The main thing of the dish ("chicken", "pasta"), for variety; equal words count as the same. */
  readonly mainGroup: string;
  /** The food that brings most of its protein ("seitan", "chickpeas"), for variety over weeks; equal words count as the same. */
  readonly mainFood?: string;
  /** Grams of a standard portion as its foods are weighed, the water and stock of a soup apart; 0 or left out when unknown. */
  readonly plateGrams?: number;
  /**
   * The share of its protein that comes from what is eaten in the place of meat, fish, dairy or egg, 0 to 1; 0 when left out.
   * Such dishes are no habit of people who eat the originals.
   */
  readonly standIn?: number;
  /** Points by which it leads away from the guides for salt, fibre and the like (`guideCost`); 0 when left out. */
  readonly guideCost?: number;
  /** Points for what it lacks on days with a focus on some nutrients (`focusCosts`); 0 when left out. */
  readonly focusCosts?: Partial<FocusCosts>;
  /** How well liked it is, 0 to 1. */
  readonly popularity: number;
  /**
   * What the ingredients bring to a standard portion that may be taken in another amount: the sources of most protein,
   * carbohydrates and fat, each a different ingredient.
   */
  readonly levers?: { readonly protein?: Macros; readonly carbohydrates?: Macros; readonly fat?: Macros };
  /** What one standard portion costs, in cents; null or left out when unknown. */
  readonly costCents?: number | null;
  /** Foods that must be bought for it, without staples such as salt or oil. */
  readonly groceries: readonly string[];
}
