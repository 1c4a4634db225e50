import { preparation as enPreparation } from "./en/preparation.ts";
import type { CompleteLanguage } from "./language.ts";
import { preparation as nlPreparation } from "./nl/preparation.ts";

/** The texts of several dishes cooked in one go. They come with its screen. */
export const PREPARATION_PHRASES: Readonly<Record<CompleteLanguage, typeof enPreparation>> = {
  en: enPreparation,
  nl: nlPreparation,
};
