import { intake as en } from "./en/intake.ts";
import type { Language } from "./language.ts";
import { intake as nl } from "./nl/intake.ts";

/** The texts with which coaches take in clients. Only coaches need them, so they are no part of the texts that everybody loads first. */
export const INTAKE_PHRASES: Readonly<Record<Language, typeof en>> = { en, nl };
