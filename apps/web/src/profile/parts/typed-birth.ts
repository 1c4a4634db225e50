import { ageOn, type DateParts, dateOfBirthError, dateOfParts } from "@plateful/nutrition";

/** What someone typed as their date of birth: nothing, a date with the age that it gives, or what is wrong with it. */
export type TypedBirth =
  | { readonly kind: "none" }
  | { readonly kind: "date"; readonly date: string; readonly age: number }
  | { readonly kind: "unfinished" }
  | { readonly kind: "wrong"; readonly error: "date" | "age" };

const YEAR_LENGTH = 4;

/** @param today The date of the device, "YYYY-MM-DD". */
export function typedBirth(parts: DateParts, today: string): TypedBirth {
  const texts = [parts.day, parts.month, parts.year].map((text) => text.trim());
  if (texts.every((text) => text === "")) return { kind: "none" };
  const date = dateOfParts(parts);
  if (date !== null) {
    const error = dateOfBirthError(date, today);
    return error === null ? { kind: "date", date, age: ageOn(date, today) } : { kind: "wrong", error };
  }
  // A year that is being typed is no mistake yet.
  const isTyping = texts.some((text) => text === "") || parts.year.trim().length < YEAR_LENGTH;
  return isTyping ? { kind: "unfinished" } : { kind: "wrong", error: "date" };
}

/** The parts of a stored date, without leading zeros; empty without one. */
export function partsOfBirth(date: string | null): DateParts {
  const [year = "", month = "", day = ""] = date?.split("-") ?? [];
  const plain = (part: string) => part.replace(/^0/, "");
  return { day: plain(day), month: plain(month), year };
}
