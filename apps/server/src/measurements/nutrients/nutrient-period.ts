import { MAX_NUTRIENT_DAYS } from "@plateful/contract";
import { addDays, GENDERS, type ReferencePerson, type Screening } from "@plateful/nutrition";
import { checkDate } from "../../diary/index.ts";
import { findIntakeOfUser, loadScreenings } from "../../nutrition-plans/index.ts";
import { invalidField } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";

interface Period {
  readonly from: string;
  readonly until: string;
}

export function checkPeriod({
  query: { from, until },
  today,
}: {
  readonly query: Period;
  readonly today: string;
}): void {
  checkDate("from", from, today);
  checkDate("until", until, today);
  if (until < from) throw invalidField("until", "date_out_of_range");
  if (until >= addDays(from, MAX_NUTRIENT_DAYS)) throw invalidField("until", "range_too_long");
}

/** The caller, whose references count, with what they said about their health: that is read for themselves alone (SAFE-009). */
export async function referencesOf(
  call: Pick<Call, "actor" | "db">,
): Promise<{ person: ReferencePerson; screening: Screening | undefined }> {
  const { actor, db } = call;
  const profile = await findIntakeOfUser(db, actor.id);
  const { screening } = (await loadScreenings(call, [actor.id])).get(actor.id) ?? {};
  const conditions = screening === undefined || screening === "NOT_SAID" ? [] : screening;
  const person = {
    gender: GENDERS.find((gender) => gender === profile?.gender) ?? null,
    age: profile?.age ?? null,
    isPregnant: conditions.includes("PREGNANT"),
    isBreastfeeding: conditions.includes("BREASTFEEDING"),
  };
  return { person, screening };
}
