import { describe, expect, it } from "vitest";
import { compileLibrary, countFitting, diagnose, type Rules } from "../src/index.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson, NO_RULES } from "./generated-people.ts";
import { randomRules } from "./plain-rules.ts";
import { chance } from "./random.ts";

const rows = generatedRows(400, 5);
const library = compileLibrary(rows, "v");

const slotsOf = (seed: number) => daysFor(generatedPerson(seed), 1)[0]?.slots ?? [];

describe("counting what fits", () => {
  it("PLAN-140 PLAN-142 gives the figures of the diagnosis, whatever the rules", () => {
    const random = chance(4);
    for (let seed = 0; seed < 60; seed++) {
      const rules = randomRules(random, rows);
      const slots = slotsOf(seed);
      const told = diagnose(library, { key: "day", slots }, rules).slots;
      expect(countFitting(library, slots, rules)).toEqual(
        told.map(({ total, allowed }) => ({ total, allowed })),
      );
    }
  });

  it("PLAN-142 leaves out what someone who eats along may not have", () => {
    const [slot] = slotsOf(3);
    if (slot === undefined) throw new Error("No slot");
    const rules: Rules = { ...NO_RULES, household: [{ id: "Sam", wishes: { ...NO_RULES, diet: "VEGAN" } }] };
    const shared = [{ ...slot, companions: [{ id: "Sam", target: slot.target }] }];
    expect(countFitting(library, shared, rules)).toEqual(
      countFitting(library, [slot], { ...NO_RULES, diet: "VEGAN" }),
    );
  });

  it("PLAN-140 names what each single thing to avoid costs: what would fit if only that were allowed", () => {
    const avoid = ["Tomato", "Beef", "Potato"];
    const rules: Rules = { ...NO_RULES, avoid, deny: rows.slice(0, 40).map(({ id }) => id) };
    const slots = slotsOf(8);
    let found = 0;
    for (const [at, { avoidGains }] of diagnose(library, { key: "day", slots }, rules).slots.entries()) {
      const slot = slots[at];
      if (slot === undefined) throw new Error("No slot");
      for (const label of avoid) {
        const without = { ...rules, avoid: avoid.filter((other) => other !== label) };
        const more =
          (countFitting(library, [slot], without)[0]?.allowed ?? 0) -
          (countFitting(library, [slot], rules)[0]?.allowed ?? 0);
        expect([label, avoidGains.get(label) ?? 0]).toEqual([label, more]);
        found += more;
      }
      expect(avoidGains.has("Honey")).toBe(false);
    }
    expect(found).toBeGreaterThan(0);
  });
});
