import { tokens as en } from "./en/tokens.ts";
import type { CompleteLanguage } from "./language.ts";
import { tokens as nl } from "./nl/tokens.ts";

/** The texts of personal access tokens. They come with their screen. */
export const TOKEN_PHRASES: Readonly<Record<CompleteLanguage, typeof en>> = { en, nl };
