import { describe, expect, it } from "vitest";
import { decimalSign, formatDate, formatNumber, formatTime, plural } from "./format.ts";
import { isLanguage, LANGUAGES, languageAfter, languageFrom, languageName } from "./language.ts";

describe("languageFrom", () => {
  it.each([
    ["nl", "nl"],
    ["nl-BE", "nl"],
    ["NL-nl", "nl"],
    ["en", "en"],
    ["en-US,nl;q=0.5", "en"],
    ["de", "en"],
    ["de-DE,nl;q=0.7,en;q=0.3", "nl"],
    ["en;q=0.2, nl;q=0.8", "nl"],
    ["nl;q=0, en;q=0.1", "en"],
    ["nl;q=0", "en"],
    ["fr,nl,en", "nl"],
    ["nlx", "en"],
    ["*", "en"],
    ["", "en"],
    [";;,q=", "en"],
  ])("PROF-017 reads %j as %s", (header, language) => {
    expect(languageFrom(header)).toBe(language);
  });

  it("falls back to English without a header", () => {
    expect([languageFrom(null), languageFrom(undefined)]).toEqual(["en", "en"]);
  });

  it("knows its own languages only", () => {
    expect(["en", "nl", "de", "", 1, null].filter(isLanguage)).toEqual(["en", "nl"]);
  });
});

describe("registered languages", () => {
  it("PROF-032 are named by their speakers", () => {
    expect(LANGUAGES.map(languageName)).toEqual(["English", "Nederlands"]);
  });

  it("PROF-032 follow each other in a round", () => {
    expect(LANGUAGES.map(languageAfter)).toEqual([...LANGUAGES.slice(1), ...LANGUAGES.slice(0, 1)]);
  });
});

describe("formats", () => {
  it("write numbers in the way of the language", () => {
    expect([formatNumber("en", 1910.5), formatNumber("nl", 1910.5)]).toEqual(["1,910.5", "1.910,5"]);
    expect(formatNumber("nl", 0.5)).toBe("0,5");
  });

  it("PROF-032 name the sign before the fraction of a number", () => {
    expect([decimalSign("en"), decimalSign("nl")]).toEqual([".", ","]);
  });

  it("write calendar dates without moving them to a time zone", () => {
    expect([formatDate("en", "2026-11-20"), formatDate("nl", "2026-11-20")]).toEqual([
      "20 November 2026",
      "20 november 2026",
    ]);
    expect(formatDate("nl", "2026-11-20", { weekday: "long" })).toBe("vrijdag");
  });

  it("write times on a 24 hour clock", () => {
    const moment = new Date("2026-11-20T06:40:00Z");
    const write = (language: "en" | "nl") => formatTime(language, moment, "Europe/Amsterdam");
    expect([write("en"), write("nl")]).toEqual(["07:40", "07.40"]);
  });

  it("choose the form that belongs to a number", () => {
    const forms = { one: "meal", other: "meals" };
    expect([0, 1, 1.5, 2].map((count) => plural("en", count, forms))).toEqual([
      "meals",
      "meal",
      "meals",
      "meals",
    ]);
  });
});
