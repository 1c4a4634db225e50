import type { CompleteLanguage } from "@plateful/phrases";

/** How files begin that spreadsheets and PDF readers open, which are no lists of text: ZIP (xlsx, ods, numbers), OLE (xls), PDF. */
const NO_TEXT: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
];

/** Whether a file is a list at all; a workbook has to be saved as CSV first (ledger COACH-201). */
export const isTextList = (bytes: Uint8Array): boolean =>
  !NO_TEXT.some((start) => start.every((byte, at) => bytes[at] === byte));

/** The bytes of a file as text, whichever of the usual ways a spreadsheet wrote them in. */
export function decodeList(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  // Latin letters in UTF-16 without a mark at its beginning: every second byte is nothing.
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const DELIMITERS = ["\t", ";", ","] as const;

function delimiterOf(text: string): string {
  const line = text.split(/\r?\n/u).find((one) => one.trim() !== "") ?? "";
  const unquoted = line.replaceAll(/"[^"]*"/gu, "");
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

interface Line {
  /** As a spreadsheet counts them, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** The next cell from a place on, without its quotes, and where what ends it stands. */
function cellAt(
  text: string,
  start: number,
  delimiter: string,
): { readonly cell: string; readonly end: number } {
  const isEnd = (at: number) => at >= text.length || text[at] === delimiter || text[at] === "\n";
  let [at, cell] = [start, ""];
  if (text[at] === '"') {
    for (at += 1; at < text.length; at += 1) {
      const isQuote = text[at] === '"';
      if (isQuote && text[at + 1] !== '"') break;
      // Two quotes within quotes stand for one.
      if (isQuote) at += 1;
      cell += text[at];
    }
    at += 1;
  }
  const rest = at;
  while (!isEnd(at)) at += 1;
  return { cell: (cell + text.slice(rest, at)).trim(), end: at };
}

/** The cells of a list that is separated by commas, semicolons or tabs; quotes may hold all of these, and line ends. */
export function splitList(text: string): readonly Line[] {
  const plain = text
    .replace(/^\uFEFF/u, "")
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n");
  const delimiter = delimiterOf(plain);
  const lines: Line[] = [];
  let cells: string[] = [];
  for (let at = 0; at <= plain.length; ) {
    const { cell, end } = cellAt(plain, at, delimiter);
    cells.push(cell);
    at = end + 1;
    if (plain[end] === delimiter) continue;
    lines.push({ number: lines.length + 1, cells });
    cells = [];
  }
  return lines.filter((line) => line.cells.some((one) => one !== ""));
}

/** What a column can hold. */
type Field = "name" | "first" | "infix" | "last" | "email" | "language";

const HEADERS: Readonly<Record<Field, readonly string[]>> = {
  name: ["name", "full name", "client", "naam", "volledige naam", "clientnaam"],
  first: ["first name", "firstname", "given name", "voornaam", "roepnaam"],
  infix: ["infix", "tussenvoegsel", "tussenvoegsels"],
  last: ["last name", "lastname", "surname", "family name", "achternaam"],
  email: [
    "e-mail",
    "email",
    "mail",
    "e-mail address",
    "email address",
    "e-mailadres",
    "emailadres",
    "mailadres",
  ],
  language: ["language", "lang", "locale", "taal"],
};

function fieldOf(header: string): Field | null {
  const word = header
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, " ");
  const found = Object.entries(HEADERS).find(([, words]) => words.includes(word));
  return (found?.[0] as Field | undefined) ?? null;
}

const LANGUAGE_WORDS: Readonly<Record<string, CompleteLanguage>> = {
  ...{ en: "en", english: "en", engels: "en", "en-gb": "en", "en-us": "en" },
  ...{ nl: "nl", dutch: "nl", nederlands: "nl", "nl-nl": "nl", "nl-be": "nl" },
};

export const languageOf = (text: string): CompleteLanguage | null =>
  LANGUAGE_WORDS[text.trim().toLowerCase()] ?? null;

/** A client of a list as it was written. */
export interface ListedClient {
  readonly line: number;
  readonly name: string;
  readonly email: string;
  /** Empty where the list says nothing. */
  readonly language: string;
}

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join(" ");

/** The columns of a list without a heading: the address tells itself, so does a language, and the rest is the name. */
function guessed({ number, cells }: Line): ListedClient {
  const email = cells.find((one) => one.includes("@")) ?? "";
  const language = cells.find((one) => languageOf(one) !== null) ?? "";
  const rest = cells.filter((one) => one !== email && one !== language);
  return { line: number, name: joined(...rest), email, language };
}

/** The clients of a list; its columns are known by an English or Dutch heading, else by what is in them (ledger COACH-130). */
export function readClientList(text: string): readonly ListedClient[] {
  const [first, ...others] = splitList(text);
  if (first === undefined) return [];
  const fields = first.cells.map(fieldOf);
  const hasHeading = fields.includes("email") && !first.cells.some((one) => one.includes("@"));
  if (!hasHeading) return [first, ...others].map(guessed);
  return others.map(({ number, cells }) => {
    const at = (field: Field) => cells[fields.indexOf(field)];
    return {
      line: number,
      name: joined(at("name"), at("first"), at("infix"), at("last")),
      email: at("email") ?? "",
      language: at("language") ?? "",
    };
  });
}
