import { en } from "./en/index.ts";
import type { Phrases } from "./index.ts";
import type { Language } from "./language.ts";
import { nl } from "./nl/index.ts";
import { PLAN_EDITOR_PHRASES } from "./plan-editor.ts";

type AllPhrases = Phrases & { readonly planEditor: (typeof PLAN_EDITOR_PHRASES)[Language] };

const PHRASES: Readonly<Record<Language, AllPhrases>> = {
  en: { ...en, planEditor: PLAN_EDITOR_PHRASES.en },
  nl: { ...nl, planEditor: PLAN_EDITOR_PHRASES.nl },
};

/** All texts of a language, for code that serves both (the server and the tests). */
export function phrasesOf(language: Language): AllPhrases {
  return PHRASES[language];
}
