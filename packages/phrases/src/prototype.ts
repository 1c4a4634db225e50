import { prototype as en } from "./en/prototype.ts";
import type { CompleteLanguage } from "./language.ts";
import { prototype as nl } from "./nl/prototype.ts";

/** The texts of the prototype screens, which nothing links to; they are no part of the texts that everybody loads first. */
export const PROTOTYPE_PHRASES: Readonly<Record<CompleteLanguage, typeof en>> = { en, nl };
