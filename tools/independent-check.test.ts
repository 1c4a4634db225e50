import { readContent } from "@plateful/content";
import type { PlannedDay } from "@plateful/planning";
import { describe, expect, it } from "vitest";
import { addUp, partsOf } from "../bench/planning/independent/add-up.ts";
import { check, type Findings } from "../bench/planning/independent/check.ts";
import { type PlannedPerson, plannedPeople } from "../bench/planning/independent/people.ts";
import { readLibrary } from "../bench/planning/independent/read-files.ts";
import { meets, referencesOf } from "../bench/planning/independent/references.ts";
import { planWeeks } from "../bench/planning/independent-check.ts";
import { libraryOf } from "../bench/planning/library.ts";

/** One person in fifteen, a week each; `npm run bench -- independent` takes everybody for four weeks. */
const EVERY = 15;

const content = readContent();
const library = libraryOf(content);
const checked = readLibrary();
const people = plannedPeople(EVERY);
const weeks = new Map(people.map((person) => [person, planWeeks(library, person, 1)]));
const daysOf = (person: PlannedPerson): PlannedDay[] => weeks.get(person) ?? [];
const findingsOf = (person: PlannedPerson, days = daysOf(person)): Findings => check(checked, person, days);
const someone = (isMeant: (person: PlannedPerson) => boolean): PlannedPerson => {
  const found = people.find(isMeant);
  if (found === undefined) throw new Error("Nobody in the sample is like that");
  return found;
};

/** The days with every meal in so many times its portion, as their own sums say. */
const scaled = (days: readonly PlannedDay[], factor: number): PlannedDay[] =>
  days.map((day) => ({
    ...day,
    meals: day.meals.map(({ side, ...meal }) => ({
      ...{ ...meal, portions: meal.portions * factor },
      ...(side && { side: { ...side, portions: side.portions * factor } }),
    })),
  }));
/** The days with another dish in the place of the first. */
const withDish = (days: readonly PlannedDay[], recipeId: string): PlannedDay[] =>
  days.map((day) => ({
    ...day,
    meals: day.meals.map((meal, at) => (at === 0 ? { ...meal, recipeId } : meal)),
  }));

describe("CALC-096 planned days added up once more from the files", () => {
  it("come to the sums that the planner states", () => {
    const wrong = people.flatMap((person) => [...findingsOf(person).sums.keys()]);
    expect(wrong.filter((what) => what.startsWith("sums"))).toEqual([]);
    const [recipe] = content.recipes;
    const { kcal } = addUp(partsOf(checked, { recipeId: recipe?.id ?? "", portions: 2 }));
    expect(kcal).toBeCloseTo(2 * (recipe?.portion.kcal ?? 0), 6);
  });

  it("are seen to be wrong when a portion is", () => {
    const person = someone(() => true);
    const sums = findingsOf(person, scaled(daysOf(person), 1.05)).sums;
    expect(sums.get("sums other than those of the foods")).toBe(7);
    expect(sums.get("energy more than 2 % from the target")).toBe(7);
    const [first, ...rest] = daysOf(person);
    const hungry = first === undefined ? [] : [{ ...first, meals: first.meals.slice(1) }];
    expect(findingsOf(person, [...hungry, ...rest]).sums.get("an empty slot")).toBe(1);
  });
});

describe("CALC-097 restrictions and rails, judged without the product's rules", () => {
  it("hold for plans and planned days of people at risk and of all others", () => {
    const groups = new Set(people.map(({ group }) => group));
    expect(groups.size).toBe(8);
    for (const person of people) {
      const { restrictions, plan, beyond } = findingsOf(person);
      expect([person.group, ...restrictions.keys(), ...plan.keys(), ...beyond.keys()]).toEqual([
        person.group,
      ]);
    }
  });

  it("are seen to be broken by a dish that does not suit", () => {
    const rules = {
      diet: "VEGAN",
      intolerances: ["GLUTEN"],
      avoid: ["BEEF"],
      allergens: ["GLUTEN"],
    } as const;
    const person = someone(() => true);
    const wary = { ...person, rules: { ...person.rules, ...rules, keto: true } };
    const found = findingsOf(wary, withDish(daysOf(person), "spaghetti-bolognese")).restrictions;
    expect([...found.keys()]).toEqual(
      expect.arrayContaining(["diet", "intolerance", "allergen", "avoided", "keto"]),
    );
  });

  it("are seen to be crossed by days and plans that are too small or hold too much", () => {
    const kidneys = someone(({ group }) => group === "kidney disease");
    const much = findingsOf(kidneys, scaled(daysOf(kidneys), 1.4)).beyond;
    expect(much.get("diabetes, kidney disease: more than 1.2 g of protein per kg")).toBe(7);
    const expectant = someone(({ group }) => group === "pregnant");
    const little = findingsOf(expectant, scaled(daysOf(expectant), 0.8)).beyond;
    expect(little.get("a day below the least energy of the person")).toBe(7);
    const { plan } = expectant;
    const less = { ...expectant, plan: { ...plan, kcal: 1300, carbohydrates: 40 } };
    expect([...findingsOf(less).plan.keys()]).toEqual(
      expect.arrayContaining([
        "pregnant, breastfeeding, an eating disorder: a deficit",
        "macros more than 5 % from the energy",
        "any condition: keto",
      ]),
    );
  });
});

describe("CALC-098 days against the references", () => {
  const day = (person: PlannedPerson) =>
    addUp((daysOf(person)[0]?.meals ?? []).flatMap((meal) => partsOf(checked, meal)));

  it("hold whoever is pregnant against more folate, and salt against a maximum", () => {
    const expectant = someone(({ group }) => group === "pregnant");
    const references = referencesOf(expectant.person, 2000);
    const of = (name: string) => references.find(({ amount }) => amount === name);
    expect(of("folate")?.limit).toBe(600);
    expect(of("salt")).toEqual({ amount: "salt", limit: 6, isMost: true });
    expect(of("saturated fat")?.limit).toBeCloseTo(22.2, 1);
    const contents = day(expectant);
    const salt = contents.amounts.salt ?? 0;
    expect(meets({ amount: "salt", limit: salt - 0.1, isMost: true }, contents)).toBe(false);
    expect(meets({ amount: "salt", limit: salt - 0.1, isMost: false }, contents)).toBe(true);
  });

  it("say for which share of the energy an amount is known", () => {
    const { known } = day(someone(() => true));
    expect(known.salt).toBeGreaterThan(0.9);
    expect(known["vitamin D"]).toBeLessThan(1);
  });
});
