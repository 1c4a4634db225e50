import { cooking as enCooking } from "./en/cooking.ts";
import type { CompleteLanguage } from "./language.ts";
import { cooking as nlCooking } from "./nl/cooking.ts";

/** The texts of cooking step by step. They come with its screen. */
export const COOKING_PHRASES: Readonly<Record<CompleteLanguage, typeof enCooking>> = {
  en: enCooking,
  nl: nlCooking,
};
