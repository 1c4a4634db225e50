import { staff as en } from "./en/staff.ts";
import type { Language } from "./language.ts";
import { staff as nl } from "./nl/staff.ts";

/** The texts of the staff console. Only staff need them, so they are no part of the texts that everybody loads first. */
export const STAFF_PHRASES: Readonly<Record<Language, typeof en>> = { en, nl };
