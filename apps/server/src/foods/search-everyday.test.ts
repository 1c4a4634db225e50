import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
let anna: Person;
beforeAll(async () => {
  app = await openTestApp();
  anna = await app.aUser();
});
afterAll(() => app.close());

/** What someone types, and the beginning of the first answer that they mean. */
const MEANT = {
  en: {
    milk: "Semi-skimmed milk",
    bread: "Wholemeal bread",
    cheese: "Gouda",
    rice: "White long-grain rice",
    chicken: "Chicken breast",
    potato: "Potatoes",
    yoghurt: "Full-fat yoghurt",
    oil: "Olive oil",
    butter: "Butter",
    egg: "Egg",
    apple: "Apple",
    tomato: "Tomato",
    salmon: "Salmon fillet",
    flour: "Wheat flour",
    coffee: "Filter coffee",
    beef: "Beef mince",
    beans: "Green beans",
    pasta: "Wholemeal pasta",
  },
  nl: {
    melk: "Halfvolle melk",
    brood: "Volkorenbrood",
    kaas: "Goudse kaas",
    rijst: "Witte rijst",
    kip: "Kipfilet",
    aardappel: "Aardappelen",
    yoghurt: "Volle yoghurt",
    olie: "Olijfolie",
    ei: "Ei",
    appel: "Appel",
    tomaat: "Tomaat",
    zalm: "Zalmfilet",
    bloem: "Tarwebloem",
    koffie: "Filterkoffie",
    bonen: "Sperziebonen",
    suiker: "Suiker",
  },
} as const;

async function namesFor(query: string, language: "en" | "nl"): Promise<string[]> {
  const { body } = await app.get(`search/?query=${query}`, { as: anna, language });
  return body.results.map(({ name }: { name: string }) => name);
}

describe("everyday foods", () => {
  for (const language of ["en", "nl"] as const)
    it(`FOOD-040 are what their bare name finds first, in ${language}`, async () => {
      const firsts: Record<string, string | undefined> = {};
      for (const query of Object.keys(MEANT[language])) firsts[query] = (await namesFor(query, language))[0];
      const expected = Object.fromEntries(
        Object.entries(MEANT[language]).map(([query, name]) => [
          query,
          expect.stringMatching(new RegExp(`^${name}\\b`)),
        ]),
      );
      expect(firsts).toEqual(expected);
    });

  it("FOOD-040 a thing comes before what is only named after it, and before what it comes with", async () => {
    const [milks, melk] = [await namesFor("milk", "en"), await namesFor("melk", "nl")];
    const place = (names: string[], name: string) => {
      const at = names.indexOf(name);
      return at < 0 ? names.length : at;
    };
    for (const milk of ["Whole milk", "Skimmed milk", "Coconut milk"])
      expect(place(milks, milk)).toBeLessThan(place(milks, "Milk chocolate"));
    for (const milk of ["Volle melk", "Magere melk", "Karnemelk"])
      expect(place(melk, milk)).toBeLessThan(place(melk, "Melkchocolade"));
    expect(place(melk, "Karnemelk")).toBeLessThan(place(melk, "Roerei met melk"));
  });
});
