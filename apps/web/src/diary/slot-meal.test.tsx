import type { CalendarDay } from "@plateful/contract";
import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPerson, aPersonInOunces } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { diaryEntries, isSwappable } from "./day/diary-entry.ts";
import type { DiaryRights } from "./day/diary-rights.ts";
import { isChangeable, SlotMeal } from "./SlotMeal.tsx";

const numbers = { kcal: 100, protein: 4, carbohydrates: 20, fat: 1, fiber: null };
const GRAMS = {
  ...{ id: 70, quantity: 100, measurement_description: "g", measurement_description_plural: "g" },
  ...{ serving_description: "100 g", one_serving_in_metric_value: 100, metric_unit: "g", ...numbers },
  food: { id: 7, name: "Honey", brand_name: null },
};
const SLICE = {
  ...{ ...GRAMS, quantity: 1, one_serving_in_metric_value: 35 },
  ...{ measurement_description: "slice", measurement_description_plural: "slices" },
};
const NO_RIGHTS = { canEdit: false, canAdd: false, canMarkEaten: false };

/** An eaten meal in the diary of someone who sees numbers or does not. */
async function show(
  contentType: string,
  meal: object,
  showsNumbers = true,
  person = aPerson(),
  eatenAt: string | null = null,
) {
  const place = { meal_slot: 5, meal_moment: "LUNCH", locked: false };
  const eaten = { status: "EATEN", eaten_at_time: eatenAt };
  const item = { id: 3, object_id: 9, ...eaten, content_type: contentType, ...place, meal };
  const [entry] = diaryEntries({ calendar_items: [item] } as unknown as CalendarDay);
  if (entry === undefined) throw new Error("The day has no meal.");
  const nothing = () => {};
  const presses = {
    ...{ onPortion: nothing, onToggle: nothing, onSwap: nothing, onOpen: nothing, onChangeFood: nothing },
  };
  const rights = { ...NO_RIGHTS, showsNumbers } as unknown as DiaryRights;
  const card = { rights, busy: new Set<number>(), unsuited: new Map<number, never>(), ...presses };
  openScreen(person, () => (
    <main>
      <SlotMeal entry={entry} card={card} maySwap={false} />
    </main>
  ));
  await screen.findByText(/^Honey/);
}

const showFood = (serving: object, quantity: number, showsNumbers = true, person = aPerson()) =>
  show(
    "singlefoodmeal",
    { ingredient: { id: 1, name: "Honey", quantity, suggested_serving: serving } },
    showsNumbers,
    person,
  );

it("DIARY-102 a logged food shows how much of it was eaten, exactly as it was entered", async () => {
  await showFood(GRAMS, 0.075);
  expect(screen.getByText("7.5 g · 8 kcal · 0 g protein")).toBeTruthy();
});

it("DIARY-102 counts a food in the serving in which it was logged", async () => {
  await showFood(SLICE, 2);
  expect(screen.getByText("2 slices · 200 kcal · 8 g protein")).toBeTruthy();
});

it("DIARY-102 shows the amount where numbers of nutrition are hidden, too", async () => {
  await showFood(SLICE, 1, false);
  expect(screen.getByText("1 slice")).toBeTruthy();
});

it("DIARY-102 FOOD-063 shows the amount of a product of one's own as exactly", async () => {
  await show("quickaddmeal", { ...numbers, name: "Honey", amount: 7.25, unit: "g" });
  expect(screen.getByText("Honey · 7.25 g")).toBeTruthy();
});

it("FOOD-094 draws a food by its shelf, and has a sign for one whose shelf is not known", async () => {
  const pictures = () => [...document.querySelectorAll("img")].map((img) => img.getAttribute("src"));
  await showFood({ ...GRAMS, food: { ...GRAMS.food, category: "SWEETS" } }, 1);
  expect(pictures()).toEqual(["/foods/sweets.svg"]);
  cleanup();
  await showFood(GRAMS, 1);
  expect(pictures()).toEqual([]);
});

it("DIARY-114 shows before the amount when a meal was eaten, where that was said", async () => {
  const ingredient = { id: 1, name: "Honey", quantity: 2, suggested_serving: SLICE };
  await show("singlefoodmeal", { ingredient }, true, aPerson(), "12:40");
  expect(screen.getByText("12:40 · 2 slices · 200 kcal · 8 g protein")).toBeTruthy();
});

it("CALC-089 shows ounces to whoever reads them, and slices as slices", async () => {
  await showFood(GRAMS, 0.8505, true, aPersonInOunces());
  expect(screen.getByText("3 oz · 85 kcal · 3 g protein")).toBeTruthy();
});

it("CALC-089 shows the amount of a product of one's own in fluid ounces", async () => {
  await show("quickaddmeal", { ...numbers, name: "Honey", amount: 250, unit: "ml" }, true, aPersonInOunces());
  expect(screen.getByText("Honey · 8.33 fl oz")).toBeTruthy();
});

it("SAFE-022 a meal of numbers alone is opened only where numbers are shown; an amount of a product always", () => {
  const opens = (meal: object, showsNumbers: boolean) => {
    const item = { id: 3, object_id: 9, status: "EATEN", content_type: "quickaddmeal", meal_slot: 5, meal };
    const [entry] = diaryEntries({ calendar_items: [item] } as unknown as CalendarDay);
    return entry !== undefined && isChangeable(entry, { showsNumbers });
  };
  const quick = { ...numbers, name: null, amount: null, unit: null };
  expect([opens(quick, true), opens(quick, false)]).toEqual([true, false]);
  const product = { ...numbers, name: "Honey", amount: 7.25, unit: "g" };
  expect([opens(product, true), opens(product, false)]).toEqual([true, true]);
});

it("PLAN-266 a planned side says that it goes with the meal, and a dish does not", async () => {
  const recipe = (tags: readonly string[], company: readonly object[] = []) => ({
    ...{ id: 9, portions: 1, portions_multiplier: 1, portion: 1, ...numbers },
    cooking: { cook_portions: 1, leftover_of: null, leftovers: [], company },
    recipe_template: {
      ...{ id: 4, name: "Honey roll", source_provider: "PLATEFUL", image: null, picture_version: null },
      tags: tags.map((name) => ({ name })),
    },
  });
  await show("recipemeal", recipe(["BREAD"]));
  expect(await screen.findByText("Goes with it")).toBeTruthy();
  cleanup();
  await show("recipemeal", recipe(["BREAD", "LUNCH"], [{ member: 1, name: "Bo", portions: 1 }]));
  await screen.findByText(/Bo/);
  expect(screen.queryByText("Goes with it")).toBeNull();
});

it("PLAN-265 PLAN-266 a dish that is to be eaten can be swapped, and a side cannot", () => {
  const swappable = (tag: string, status = "PLANNED", locked = false) => {
    const meal = {
      ...numbers,
      recipe_template: { id: 4, source_provider: "PLATEFUL", tags: [{ name: tag }] },
    };
    const item = { id: 3, object_id: 9, status, locked, content_type: "recipemeal", meal_slot: 5, meal };
    const [entry] = diaryEntries({ calendar_items: [item] } as unknown as CalendarDay);
    return entry !== undefined && isSwappable(entry);
  };
  expect([swappable("LUNCH"), swappable("BREAD")]).toEqual([true, false]);
  expect([swappable("LUNCH", "EATEN"), swappable("LUNCH", "PLANNED", true)]).toEqual([false, false]);
});
