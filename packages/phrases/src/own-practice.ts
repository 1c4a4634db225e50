import { branding as enBranding } from "./en/branding.ts";
import type { CompleteLanguage } from "./language.ts";
import { branding as nlBranding } from "./nl/branding.ts";

interface OwnPracticePhrases {
  readonly branding: typeof enBranding;
}

/** The texts of a coach's own practice. Only coaches need them, so they are no part of the texts that everybody loads first. */
export const OWN_PRACTICE_PHRASES: Readonly<Record<CompleteLanguage, OwnPracticePhrases>> = {
  en: { branding: enBranding },
  nl: { branding: nlBranding },
};
