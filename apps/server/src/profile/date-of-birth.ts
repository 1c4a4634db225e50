import { ageOn, birthdayAfter, dateOfBirthError } from "@plateful/nutrition";
import type { FieldProblem } from "../platform/base/problem.ts";
import type { ProfileColumns } from "./profile-store.ts";

interface StoredBirth {
  readonly age: number | null;
  readonly date_of_birth: string | null;
}

const FORGOTTEN = { date_of_birth: null, next_birthday: null } as const;

/** What is wrong with a date of birth that is sent. */
export function birthProblems({ date_of_birth: sent }: ProfileColumns, today: string): FieldProblem[] {
  if (typeof sent !== "string") return [];
  const error = dateOfBirthError(sent, today);
  if (error === null) return [];
  return [{ path: ["date_of_birth"], error: { code: error === "date" ? "date" : "age_out_of_range" } }];
}

/** The date of birth after an age was written: it goes when it says another age. */
export const birthAfterAge = (
  age: number | null | undefined,
  stored: StoredBirth,
): Partial<typeof FORGOTTEN> =>
  age !== undefined && stored.date_of_birth !== null && age !== stored.age ? FORGOTTEN : {};

/**
 * The changes with an age that agrees with the date of birth (ledger PROF-035): a date that is sent says the age, and an age
 * that is sent alone and contradicts the stored date removes the date.
 */
export function withAgreeingAge<Fields extends ProfileColumns>(
  changes: Fields,
  stored: StoredBirth | null,
  today: string,
): Fields {
  const { date_of_birth: sent } = changes;
  if (typeof sent === "string")
    return { ...changes, age: ageOn(sent, today), next_birthday: birthdayAfter(sent, today) };
  if (sent === null) return { ...changes, ...FORGOTTEN };
  return stored === null ? changes : { ...changes, ...birthAfterAge(changes.age, stored) };
}
