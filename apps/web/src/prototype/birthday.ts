import { type DateParts, dateOfBirthError, dateOfParts } from "@plateful/nutrition";

/** What is wrong with a typed date of birth: no real date, or not 18 to 120 years ago; null when nothing is (ledger PROTO-010). */
export function birthdayProblem(parts: DateParts, today: string): "badDate" | "badAge" | null {
  const date = dateOfParts(parts);
  if (date === null) return "badDate";
  return dateOfBirthError(date, today) === null ? null : "badAge";
}
