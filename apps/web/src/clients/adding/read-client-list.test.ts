import { describe, expect, it } from "vitest";
import { checkListedClient } from "./check-listed-client.ts";
import { decodeList, isTextList, readClientList, splitList } from "./read-client-list.ts";

const utf16 = (text: string, mark: boolean) => {
  const units = [...(mark ? "\uFEFF" : ""), ...text].map((letter) => letter.charCodeAt(0));
  return new Uint8Array(units.flatMap((unit) => [unit % 256, Math.floor(unit / 256)]));
};
const check = (more: object, seen: string[] = []) =>
  checkListedClient(
    { line: 2, name: "Jan Postma", email: "jan@example.org", language: "", ...more },
    new Set(seen),
    "nl",
  );
const found = (more: object, seen?: string[]) => {
  const { problem, repair } = check(more, seen);
  return [problem, repair?.value ?? null];
};

describe("a list of clients", () => {
  it("COACH-130 is read in UTF-8, UTF-16 and Windows-1252, with a mark at its beginning or without", () => {
    const text = "Zoë Brûlé;zoe@example.org";
    const windows = new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));
    const bytes = [
      new TextEncoder().encode(text),
      new TextEncoder().encode(`\uFEFF${text}`),
      utf16(text, true),
      utf16(text, false),
      windows,
    ];
    for (const one of bytes)
      expect(readClientList(decodeList(one))).toMatchObject([
        { name: "Zoë Brûlé", email: "zoe@example.org" },
      ]);
  });

  it("COACH-201 is no workbook and no PDF, and may be empty", () => {
    const bytes = (...start: readonly number[]) => new Uint8Array([...start, 0, 0, 8, 0]);
    expect(isTextList(bytes(0x50, 0x4b, 0x03, 0x04))).toBe(false);
    expect(isTextList(bytes(0xd0, 0xcf, 0x11, 0xe0))).toBe(false);
    expect(isTextList(bytes(0x25, 0x50, 0x44, 0x46))).toBe(false);
    expect(isTextList(utf16("Zoë,zoe@example.org", true))).toBe(true);
    expect(isTextList(new TextEncoder().encode("PK,pk@example.org"))).toBe(true);
    expect(isTextList(new Uint8Array())).toBe(true);
  });

  it("COACH-130 is split by commas, semicolons or tabs, outside of quotes", () => {
    for (const mark of [",", ";", "\t"])
      expect(
        splitList(`"Bos${mark} Jan"${mark}"a ""b"""${mark}c\r\n\r\nd`).map(({ cells }) => cells),
      ).toEqual([[`Bos${mark} Jan`, 'a "b"', "c"], ["d"]]);
    expect(splitList('a\n"b\nc"\n\n').map(({ cells }) => cells)).toEqual([["a"], ["b\nc"]]);
    expect(readClientList("")).toEqual([]);
  });

  it("COACH-130 knows its columns by English and Dutch headings, and without a heading by what is in them", () => {
    const jan = { name: "Jan de Vries", email: "jan@example.org", language: "nl" };
    const lists = [
      "E-mail,Language,First name,Last name\njan@example.org,nl,Jan,de Vries",
      "Voornaam;Tussenvoegsel;Achternaam;E-mailadres;Taal\nJan;de;Vries;jan@example.org;nl",
      "Naam\te-mail\ttaal\nJan de Vries\tjan@example.org\tnl",
      "jan@example.org,Jan de Vries,nl",
      "Jan;de Vries;nl;jan@example.org",
    ];
    for (const list of lists) expect(readClientList(list)).toMatchObject([jan]);
  });

  it("COACH-130 takes a row whole: names, address and language, the practice's where the list gives none", () => {
    expect(check({ email: " Jan@Example.org " }).client).toEqual({
      email: "jan@example.org",
      first_name: "Jan",
      last_name: "Postma",
      language: "nl",
    });
    expect(check({ language: "English" }).client?.language).toBe("en");
  });

  it("COACH-130 says what is wrong with a row, and offers what is known to put it right", () => {
    expect(found({ email: "" })).toEqual(["EMAIL_MISSING", null]);
    expect(found({ email: "truus@@planet.nl" })).toEqual(["TWO_AT", "truus@planet.nl"]);
    expect(found({ email: "jan.postma@gmail" })).toEqual(["ENDING", "jan.postma@gmail.com"]);
    expect(found({ email: "jan@unknown" })).toEqual(["ENDING", null]);
    expect(found({ email: "jan@example,org" })).toEqual(["EMAIL", "jan@example.org"]);
    expect(found({ name: "", email: "jan.postma@example.org" })).toEqual(["NAME", "Jan Postma"]);
    expect(found({ name: "Jan" })).toEqual(["NAME", null]);
    expect(found({ language: "fr" })).toEqual(["LANGUAGE", "nl"]);
    expect(found({}, ["jan@example.org"])).toEqual(["DUPLICATE", null]);
    expect(found({ name: `Jan ${"x".repeat(101)}` })).toEqual(["NAME_LONG", null]);
  });

  it("COACH-130 sends no formula of a spreadsheet as a name", () => {
    for (const name of ["=cmd|' /C calc'!A0", "+1 2", "-1 2", "@SUM(A1) x"])
      expect(found({ name })).toEqual(["FORMULA", null]);
  });
});
