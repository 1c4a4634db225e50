import { AGE_LIMITS, ageOn, birthdayAfter } from "@plateful/nutrition";
import { keepPlansSafe } from "../nutrition-plans/index.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { type DueBirthday, takeBirthdays } from "./birthday-store.ts";
import { updateProfile } from "./profile-store.ts";

/** Profiles of one transaction: few enough that a process that stops loses little. */
const PART = 50;

/** A plan follows the rules for who is a year older, as after every change of a profile (SAFE-006). */
async function haveBirthday(db: Db, birthday: DueBirthday, now: Date): Promise<void> {
  const { id, user_id, organisation_id, date_of_birth, today } = birthday;
  await updateProfile(db, id, {
    age: Math.min(ageOn(date_of_birth, today), AGE_LIMITS.max),
    next_birthday: birthdayAfter(date_of_birth, today),
    modified: now,
  });
  await keepPlansSafe({ db, now, actor: { id: user_id, organisationId: organisation_id } }, id);
}

/**
 * Makes everybody whose birthday has begun where they live a year older (ledger PROF-036), also those whose birthdays passed
 * while no process ran. Several processes may do so at once.
 * @returns how many birthdays there were.
 */
export async function haveBirthdays({ db, clock }: Services): Promise<number> {
  let total = 0;
  for (;;) {
    const now = clock.now();
    const taken = await inSystemScope(db, async (trx) => {
      const birthdays = await takeBirthdays(trx, now, PART);
      for (const birthday of birthdays) await haveBirthday(trx, birthday, now);
      return birthdays.length;
    });
    total += taken;
    if (taken < PART) return total;
  }
}
