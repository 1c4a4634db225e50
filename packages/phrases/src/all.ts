import { en } from "./en/index.ts";
import type { Phrases } from "./index.ts";
import type { Language } from "./language.ts";
import { nl } from "./nl/index.ts";

const PHRASES: Readonly<Record<Language, Phrases>> = { en, nl };

/** The texts of a language, for code that serves both (the server and the tests). */
export function phrasesOf(language: Language): Phrases {
  return PHRASES[language];
}
