import type { FoodChoice } from "../lib/address/food-choice.ts";

/** What was typed for the food that is being chosen, so that coming back from a food shows its list again. */
const typedFor = new WeakMap<FoodChoice, string>();

export const rememberedSearch = (choice: FoodChoice): string => typedFor.get(choice) ?? choice.search ?? "";
export const rememberSearch = (choice: FoodChoice, typed: string): void => void typedFor.set(choice, typed);
