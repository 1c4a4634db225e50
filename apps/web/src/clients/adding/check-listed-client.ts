import { type NewClient, newClient } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import { z } from "zod/mini";
import type { ListedClient } from "./read-client-list.ts";
import { languageOf } from "./read-client-list.ts";

export type ListProblem =
  | ("NAME" | "FORMULA" | "NAME_LONG" | "EMAIL_MISSING" | "TWO_AT" | "ENDING" | "EMAIL" | "DUPLICATE")
  | "LANGUAGE";

/** A value that puts a row right by one press. */
interface Repair {
  readonly field: "name" | "email" | "language";
  readonly value: string;
}

export interface CheckedClient {
  readonly problem: ListProblem | null;
  readonly repair: Repair | null;
  /** What is sent; null with a problem. */
  readonly client: NewClient | null;
}

/** What a spreadsheet would run as a formula when the list is opened there again. */
const FORMULA = /^[=+\-@\t]/u;
const MAX_NAME_LENGTH = 100;

const ENDINGS: Readonly<Record<string, string>> = {
  ...{ gmail: "gmail.com", hotmail: "hotmail.com", outlook: "outlook.com", icloud: "icloud.com" },
  ...{
    ziggo: "ziggo.nl",
    kpnmail: "kpnmail.nl",
    planet: "planet.nl",
    xs4all: "xs4all.nl",
    yahoo: "yahoo.com",
  },
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "jan.postma@…" tells a name. */
function nameInAddress(email: string): string | null {
  const words = /^([\p{L}]{2,})[._]([\p{L}]{2,})@/u.exec(email);
  return words === null ? null : `${capital(words[1] ?? "")} ${capital(words[2] ?? "")}`;
}

function namesOf(name: string): { first_name: string; last_name: string } | null {
  const [first = "", ...others] = name.trim().split(/\s+/u);
  return first === "" || others.length === 0 ? null : { first_name: first, last_name: others.join(" ") };
}

const wrong = (problem: ListProblem, repair: Repair | null = null): CheckedClient => ({
  problem,
  repair,
  client: null,
});

function checkName({ name, email }: ListedClient): CheckedClient | null {
  if (FORMULA.test(name.trim())) return wrong("FORMULA");
  const names = namesOf(name);
  if (names === null) {
    const value = name.trim() === "" ? nameInAddress(email) : null;
    return wrong("NAME", value === null ? null : { field: "name", value });
  }
  return names.first_name.length > MAX_NAME_LENGTH || names.last_name.length > MAX_NAME_LENGTH
    ? wrong("NAME_LONG")
    : null;
}

const isAddress = (email: string): boolean => z.safeParse(newClient.shape.email, email).success;

function checkEmail(email: string): CheckedClient | null {
  if (email === "") return wrong("EMAIL_MISSING");
  if (isAddress(email)) return null;
  const [local = "", domain = "", ...more] = email.split(/@+/u);
  const put = (value: string): Repair | null => (isAddress(value) ? { field: "email", value } : null);
  if (more.length > 0 || email.includes("@@")) return wrong("TWO_AT", put(`${local}@${domain}`));
  if (domain !== "" && /^[\w-]+$/u.test(domain)) {
    const whole = ENDINGS[domain.toLowerCase()];
    return wrong("ENDING", whole === undefined ? null : put(`${local}@${whole}`));
  }
  return wrong("EMAIL", put(email.replaceAll(/\s/gu, "").replaceAll(",", ".")));
}

/** Checks a row as the server will; `seen` are the addresses of the rows before it. */
export function checkListedClient(
  row: ListedClient,
  seen: ReadonlySet<string>,
  language: CompleteLanguage,
): CheckedClient {
  const email = row.email.trim();
  const found = checkEmail(email) ?? checkName(row);
  if (found !== null) return found;
  if (seen.has(email.toLowerCase())) return wrong("DUPLICATE");
  const chosen = row.language.trim() === "" ? language : languageOf(row.language);
  if (chosen === null) return wrong("LANGUAGE", { field: "language", value: language });
  const names = namesOf(row.name);
  const client = names === null ? null : { ...names, email: email.toLowerCase(), language: chosen };
  return { problem: null, repair: null, client };
}
