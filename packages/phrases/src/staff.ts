import { staff as en } from "./en/staff.ts";
import { staffFlags as enFlags } from "./en/staff-flags.ts";
import { staffPeople as enPeople } from "./en/staff-people.ts";
import { staffPractices as enPractices } from "./en/staff-practices.ts";
import type { Language } from "./language.ts";
import { staff as nl } from "./nl/staff.ts";
import { staffFlags as nlFlags } from "./nl/staff-flags.ts";
import { staffPeople as nlPeople } from "./nl/staff-people.ts";
import { staffPractices as nlPractices } from "./nl/staff-practices.ts";

type StaffPhrases = typeof en & {
  readonly persons: typeof enPeople;
  readonly flags: typeof enFlags;
  readonly practices: typeof enPractices;
};

/** The texts of the staff console. Only staff need them, so they are no part of the texts that everybody loads first. */
export const STAFF_PHRASES: Readonly<Record<Language, StaffPhrases>> = {
  en: { ...en, persons: enPeople, flags: enFlags, practices: enPractices },
  nl: { ...nl, persons: nlPeople, flags: nlFlags, practices: nlPractices },
};
