import { intake as en } from "./en/intake.ts";
import { joining as enJoining } from "./en/joining.ts";
import type { CompleteLanguage } from "./language.ts";
import { intake as nl } from "./nl/intake.ts";
import { joining as nlJoining } from "./nl/joining.ts";

type IntakePhrases = typeof en & typeof enJoining;

/** The texts with which coaches take in clients. Only coaches need them, so they are no part of the texts that everybody loads first. */
export const INTAKE_PHRASES: Readonly<Record<CompleteLanguage, IntakePhrases>> = {
  en: { ...en, ...enJoining },
  nl: { ...nl, ...nlJoining },
};
