import type { ServingOfIngredient } from "@plateful/contract";
import type { DiarySlot } from "@plateful/planning";

/** A food with its amount, as someone chose it. */
export interface ChosenFood {
  readonly servingId: number;
  /** What it looks like in the diary before the server has it. */
  readonly serving: ServingOfIngredient;
  /** Counted in servings. */
  readonly quantity: number;
  /** Null where no meal was to be chosen. */
  readonly slot: DiarySlot | null;
  /** Whether it was eaten; absent where that is not asked. */
  readonly isEaten?: boolean;
}

/** An amount of a product of one's own. */
export interface ChosenOwnProduct extends Pick<ChosenFood, "slot" | "isEaten"> {
  readonly productId: number;
  /** In the unit of the product. */
  readonly amount: number;
  readonly unit: "g" | "ml";
  /** What it looks like in the diary before the server has it. */
  readonly name: string;
  /** Of the amount, in kcal and grams. */
  readonly figures: Pick<LoggedProduct, "kcal" | "protein" | "carbohydrates" | "fat" | "fiber">;
}

/** Takes back what was put into a meal. */
export type TakeBack = () => Promise<unknown>;

/** A product of one's own as it was logged: figures of 100 g or 100 ml, as they were then. */
export interface LoggedProduct {
  readonly name: string;
  readonly amount: number;
  readonly unit: "g" | "ml";
  readonly kcal: number;
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
  readonly fiber: number | null;
}

/** What is still open in a meal. */
interface LeftInMeal {
  readonly kcal: number;
  readonly protein: number;
}

/**
 * What a food is looked for, passed from the screen that wants one to search, scanner and amount (ledger FOOD-002,
 * FOOD-014). It holds a function, so it lives in memory and not in the address (ledger NAV-021).
 */
export interface FoodChoice {
  /** The meals that can be chosen; empty where the food is not for a meal. */
  readonly slots: readonly DiarySlot[];
  readonly slot: DiarySlot | null;
  readonly chooseMealMoment: boolean;
  /** Whether the food is noted for one's own today or an earlier day, so that it may have been eaten. */
  readonly isLogged?: boolean;
  /** Whose diary it is for, and which day of it; absent where it is for no diary. */
  readonly place?: { readonly date: string; readonly clientId: number | undefined };
  /** What to search for at first. */
  readonly search?: string;
  /** What is open in a meal without this food; null without a target. */
  readonly leftIn: (slot: DiarySlot) => LeftInMeal | null;
  /** The amount that is there already, when it is changed rather than added. */
  readonly ingredient?: { readonly servingId: number; readonly quantity: number };
  /** The product of one's own whose logged amount is changed. */
  readonly logged?: LoggedProduct;
  /** Does what the food was wanted for. The key is the same for every try of one intent. */
  readonly onChoose: (chosen: ChosenFood, idempotencyKey: string) => Promise<unknown>;
  /** The same with a product of one's own; absent where such a product is no answer, as in a recipe or a client's diary. */
  readonly onChooseOwn?: (chosen: ChosenOwnProduct, idempotencyKey: string) => Promise<unknown>;
  /** Puts it into the meal and says nothing: for several foods in one go; absent where one alone is wanted. */
  readonly onPut?: (chosen: ChosenFood, idempotencyKey: string) => Promise<TakeBack>;
  readonly onPutOwn?: (chosen: ChosenOwnProduct, idempotencyKey: string) => Promise<TakeBack>;
  /** Leaves to where the food was wanted. */
  readonly onDone: () => void;
}

let choice: FoodChoice | null = null;
let scannedFoodId: number | null = null;
let scannedOwnId: number | null = null;

/** Begins to look for a food; open the search, the scanner or an amount next. */
export function beginFoodChoice(wanted: FoodChoice): void {
  choice = wanted;
  scannedFoodId = null;
  scannedOwnId = null;
}

export const currentFoodChoice = (): FoodChoice | null => choice;

/** The food that the scanner found last for this choice, so that coming back to it does not scan it again at once. */
export const scannedFood = (): number | null => scannedFoodId;
export const rememberScannedFood = (id: number | null): void => {
  scannedFoodId = id;
};

/** The same for a product of one's own. */
export const scannedOwnProduct = (): number | null => scannedOwnId;
export const rememberScannedOwnProduct = (id: number | null): void => {
  scannedOwnId = id;
};
