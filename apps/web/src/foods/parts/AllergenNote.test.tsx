import type { Allergen } from "@plateful/nutrition";
import { en } from "@plateful/phrases/en";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anOrganisation, aPerson, aProfile, COACH } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import type { FoodChoice } from "../../lib/address/food-choice.ts";
import { AllergenNote } from "./AllergenNote.tsx";

const { own, client } = en.allergens.ofFood;
const MINE = { date: "2026-03-18", clientId: undefined };
const person = (food_allergens: Allergen[], change: Parameters<typeof aPerson>[0] = {}) =>
  aPerson({ intake: aProfile({ food_allergens }), ...change });

interface Opened {
  readonly who?: ReturnType<typeof aPerson>;
  readonly allergens?: Allergen[];
  readonly isKnown?: boolean;
  readonly place?: FoodChoice["place"] | undefined;
}

/** Opens the note of a food; answers what it says once it is drawn. */
async function said({ who, allergens = [], isKnown = true, ...more }: Opened): Promise<string> {
  const place = "place" in more ? more.place : MINE;
  const choice = {
    ...{ slots: [], slot: null, chooseMealMoment: false, leftIn: () => null, onDone: () => undefined },
    ...(place === undefined ? {} : { place }),
    ...{ onChoose: async () => undefined },
  } as FoodChoice;
  const food = { allergens, allergens_known: isKnown };
  openScreen(who ?? person(["MILK", "EGG"]), () => (
    <div data-testid="note">
      <AllergenNote food={food} choice={choice} />
    </div>
  ));
  return (await screen.findByTestId("note")).textContent ?? "";
}

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json(person(["FISH"], { id: 7 })));
});
afterEach(() => vi.unstubAllGlobals());

describe("what the page of a food says of allergens", () => {
  it("FOOD-089 names one or several allergens of the person that it contains", async () => {
    expect(await said({ allergens: ["MILK", "SOY"] })).toBe("Contains milk, one of your allergens");
    cleanup();
    expect(await said({ allergens: ["EGG", "MILK"] })).toBe(own.contains({ list: "milk and egg", count: 2 }));
  });

  it("FOOD-089 says nothing of a food that is known to be free of them, nor to who has none", async () => {
    expect(await said({ allergens: ["SOY"] })).toBe("");
    cleanup();
    expect(await said({ who: person([]), isKnown: false, allergens: ["MILK"] })).toBe("");
  });

  it("FOOD-089 says that it is not known, of all of them or of the others", async () => {
    expect(await said({ isKnown: false })).toBe(own.unknown);
    cleanup();
    const some = await said({ isKnown: false, allergens: ["EGG"] });
    expect(some).toBe(`${own.contains({ list: "egg", count: 1 })}${own.othersUnknown}`);
    cleanup();
    expect(await said({ isKnown: false, allergens: ["EGG", "MILK"] })).not.toContain(own.othersUnknown);
  });

  it("FOOD-089 names the client's allergens in a client's diary, and never the coach's", async () => {
    const coach = person(["MILK"], { is_coach: true });
    await said({ who: coach, allergens: ["MILK", "FISH"], place: { date: "2026-03-18", clientId: 7 } });
    await waitFor(() =>
      expect(screen.getByTestId("note").textContent).toBe(client.contains({ list: "fish", count: 1 })),
    );
    cleanup();
    // Where an amount is changed it is not known whose meal it is.
    expect(await said({ who: coach, allergens: ["MILK"], place: undefined })).toBe("");
  });

  it("FOOD-089 says nothing where recipes are simple, which ask for allergens of their own", async () => {
    const organisation = anOrganisation({ recipe_system_type: "SIMPLE" });
    const guest = person(["MILK"], { organisation, coach: { ...COACH, organisation } });
    expect(await said({ who: guest, allergens: ["MILK"] })).toBe("");
  });
});
