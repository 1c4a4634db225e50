import { staff as en } from "./en/staff.ts";
import { staffActions as enActions } from "./en/staff-actions.ts";
import { staffFlags as enFlags } from "./en/staff-flags.ts";
import { staffPeople as enPeople } from "./en/staff-people.ts";
import { staffPractices as enPractices } from "./en/staff-practices.ts";
import type { CompleteLanguage } from "./language.ts";
import { staff as nl } from "./nl/staff.ts";
import { staffActions as nlActions } from "./nl/staff-actions.ts";
import { staffFlags as nlFlags } from "./nl/staff-flags.ts";
import { staffPeople as nlPeople } from "./nl/staff-people.ts";
import { staffPractices as nlPractices } from "./nl/staff-practices.ts";

type StaffPhrases = typeof en & {
  readonly log: typeof enActions;
  readonly persons: typeof enPeople;
  readonly flags: typeof enFlags;
  readonly practices: typeof enPractices;
};

/** The texts of the staff console. Only staff need them, so they are no part of the texts that everybody loads first. */
export const STAFF_PHRASES: Readonly<Record<CompleteLanguage, StaffPhrases>> = {
  en: { ...en, log: enActions, persons: enPeople, flags: enFlags, practices: enPractices },
  nl: { ...nl, log: nlActions, persons: nlPeople, flags: nlFlags, practices: nlPractices },
};

/** The beginnings of names of calls that do the usual with a thing, and what that is. */
const DONE: Readonly<Record<string, keyof StaffPhrases["log"]["done"]>> = {
  list: "read",
  get: "read",
  create: "created",
  change: "changed",
  replace: "changed",
  delete: "deleted",
};

/** What a thing is called by the name that calls give it, which is plural in lists. */
function thingOf(things: Readonly<Record<string, string>>, name: string): string | undefined {
  return [name, name.replace(/s$/, ""), name.replace(/es$/, "")]
    .map((one) => things[one])
    .find((words) => words !== undefined);
}

/** What the audit log calls an action, by the name of its call; null for a name without words (ledger STAFF-027). */
export function staffActionText(phrases: StaffPhrases, name: string): string | null {
  const { things, done, actions } = phrases.log;
  const own = ({ ...phrases.actions, ...actions } as Readonly<Record<string, string>>)[name];
  if (own !== undefined) return own;
  const [verb = "", ...rest] = name.split("-");
  const thing = thingOf(things, rest.join("-"));
  const what = Object.hasOwn(DONE, verb) ? DONE[verb] : undefined;
  return what === undefined || thing === undefined ? null : done[what]({ thing });
}

/** What a kind of job does, in words; null for one without (ledger STAFF-027). */
export const jobKindText = (phrases: StaffPhrases, kind: string): string | null =>
  (phrases.log.jobKinds as Readonly<Record<string, string>>)[kind] ?? null;
