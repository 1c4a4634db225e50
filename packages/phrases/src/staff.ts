import { staff as en } from "./en/staff.ts";
import { staffPeople as enPeople } from "./en/staff-people.ts";
import type { Language } from "./language.ts";
import { staff as nl } from "./nl/staff.ts";
import { staffPeople as nlPeople } from "./nl/staff-people.ts";

type StaffPhrases = typeof en & { readonly persons: typeof enPeople };

/** The texts of the staff console. Only staff need them, so they are no part of the texts that everybody loads first. */
export const STAFF_PHRASES: Readonly<Record<Language, StaffPhrases>> = {
  en: { ...en, persons: enPeople },
  nl: { ...nl, persons: nlPeople },
};
