import { describe, expect, it } from "vitest";
import { languageBranchesIn } from "./language-branches.ts";

describe("branches on a language", () => {
  it.each([
    'const name = language === "nl" ? row.name_nl : row.name_en;',
    "if (language != 'en') return;",
    'return "nl" === language;',
    '  case "nl":',
    'if (locale.startsWith("nl")) return;',
    "const isDutch = /^nl\\b/i.test(navigator.language);",
  ])("PROF-032 are refused: %s", (line) => {
    expect(languageBranchesIn(`// First line\n${line}`)).toEqual([`2: ${line.trim()}`]);
  });

  it("PROF-032 are not what is registered or said in a language", () => {
    const text = [
      "const STEMS = { en: englishStem, nl: dutchStem };",
      'plural("nl", count, { one: "minuut", other: "minuten" })',
      'export const DEMO = { locale: "nl" };',
    ].join("\n");
    expect(languageBranchesIn(text)).toEqual([]);
  });
});
