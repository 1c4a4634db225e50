import { describe, expect, it } from "vitest";
import { first, late } from "./de/index.ts";
import { first as englishFirst } from "./en/first.ts";
import { late as englishLate } from "./en/late.ts";
import { completeLanguageOf, isLanguage, LANGUAGES, languageFrom, PREVIEW_LANGUAGES } from "./language.ts";
import { overlay } from "./overlay.ts";

/** The texts of a group with their paths; what takes values is told the same ones, whatever they are called. */
function textsOf(texts: unknown, path = ""): [string, string][] {
  if (typeof texts === "string") return [[path, texts]];
  if (typeof texts === "function") {
    const values = new Proxy({}, { get: (_, name) => `<${String(name)}>` });
    return [[path, String((texts as (values: unknown) => unknown)(values))]];
  }
  if (typeof texts !== "object" || texts === null) return [];
  return Object.entries(texts).flatMap(([name, each]) => textsOf(each, `${path}.${name}`));
}

const german = new Map(textsOf({ ...first(englishFirst), ...late(englishLate) }));
const english = new Map(textsOf({ ...englishFirst, ...englishLate }));
/** The values that a text shows, each once. */
const valuesIn = (text: string | undefined) => [...new Set(text?.match(/<\w+>/g))].sort();

describe("preview languages", () => {
  it("PROF-033 are understood only where they are let in, and are no choice", () => {
    expect(PREVIEW_LANGUAGES).toEqual(["de"]);
    expect(LANGUAGES).toEqual(["en", "nl"]);
    expect(isLanguage("de")).toBe(false);
    expect([languageFrom("de-DE"), languageFrom("de-DE", ["de"])]).toEqual(["en", "de"]);
    expect(languageFrom("de;q=0.5, nl", ["de"])).toBe("nl");
    expect([completeLanguageOf("de"), completeLanguageOf("nl")]).toEqual(["en", "nl"]);
  });

  it("PROF-033 have the names of the complete texts, none empty, and show the same values", () => {
    expect([...german.keys()]).toEqual([...english.keys()]);
    for (const [path, text] of german) {
      expect(text.trim(), path).not.toMatch(/^$|undefined|NaN|\[object/);
      // German has one word for one gram and for several.
      if (path !== ".nutrition.grams") expect(valuesIn(text), path).toEqual(valuesIn(english.get(path)));
    }
  });

  it("PROF-033 say the shell and the onboarding themselves, and the rest in the language they lean on", () => {
    const differing = (group: string) =>
      [...german].filter(([path, text]) => path.startsWith(`.${group}.`) && english.get(path) !== text);
    expect(new Map(differing("navigation")).get(".navigation.planner")).toBe("Planer");
    const untranslated = [...german].filter(
      ([path, text]) => path.startsWith(".onboarding.") && english.get(path) === text,
    );
    // The same in both languages.
    expect(untranslated.map(([path]) => path)).toEqual([
      ".onboarding.stats.partOf",
      ".onboarding.intake.plan",
    ]);
    expect(differing("profile")).toEqual([]);
  });
});

describe("texts laid over others", () => {
  it("PROF-033 replace what they name, in groups, lists and texts with values", () => {
    const texts = { a: "one", b: { c: "two", d: (p: { n: number }) => `three ${p.n}` }, e: ["x", "y"] };
    const laid = overlay(texts, { b: { d: (p) => `drei ${p.n}` }, e: ["z"] });
    expect([laid.a, laid.b.c, laid.b.d({ n: 3 }), laid.e]).toEqual(["one", "two", "drei 3", ["z"]]);
  });
});
