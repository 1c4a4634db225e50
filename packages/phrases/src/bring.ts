import { bring as en } from "./en/bring.ts";
import type { CompleteLanguage } from "./language.ts";
import { bring as nl } from "./nl/bring.ts";

/** The texts of bringing data from other apps. They come with their screen. */
export const BRING_PHRASES: Readonly<Record<CompleteLanguage, typeof en>> = { en, nl };
