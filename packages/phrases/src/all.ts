import { en } from "./en/index.ts";
import type { Phrases } from "./index.ts";
import type { Language } from "./language.ts";
import { nl } from "./nl/index.ts";
import { PLAN_EDITOR_PHRASES } from "./plan-editor.ts";
import { PROTOTYPE_PHRASES } from "./prototype.ts";
import { SERVER_PHRASES } from "./server.ts";

/** All texts of a language, those of the server, the plan editor and the prototype screens included. */
export type AllPhrases = Phrases &
  (typeof SERVER_PHRASES)[Language] & {
    readonly planEditor: (typeof PLAN_EDITOR_PHRASES)[Language];
    readonly prototype: (typeof PROTOTYPE_PHRASES)[Language];
  };

const PHRASES: Readonly<Record<Language, AllPhrases>> = {
  en: { ...en, ...SERVER_PHRASES.en, planEditor: PLAN_EDITOR_PHRASES.en, prototype: PROTOTYPE_PHRASES.en },
  nl: { ...nl, ...SERVER_PHRASES.nl, planEditor: PLAN_EDITOR_PHRASES.nl, prototype: PROTOTYPE_PHRASES.nl },
};

/** All texts of a language, for code that serves both (the server and the tests). */
export function phrasesOf(language: Language): AllPhrases {
  return PHRASES[language];
}
