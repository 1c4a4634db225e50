import type { NutrientMeals as Found, NutrientMeal } from "@plateful/contract";
import { en } from "@plateful/phrases/en";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson, aProfile } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { setToken } from "../../lib/device/session.ts";
import { NutrientMeals } from "./NutrientMeals.tsx";

const { meals: words } = en.nutrients;
const MEAL = {
  ...{ date: "2026-03-19", meal_slot_specification: 4, meal_moment: "DINNER", calendar_item: 12 },
  replaces: { recipe_template: 8, name: "Chilli" },
  recipe_template: { id: 3, name: "Lentil salad", image: null, picture_version: null },
  ...{ portions_multiplier: 1.25, kcal: 500, protein: 20, carbohydrates: 50, fat: 15 },
  company: [{ member: 1, name: "Tom", portions: 0.8 }],
  gains: [
    { nutrient: "FIBER", unit: "g", amount: 9 },
    { nutrient: "IRON", unit: "mg", amount: 3.1 },
    { nutrient: "ZINC", unit: "mg", amount: 2 },
  ],
} as unknown as NutrientMeal;
const FOUND: Found = {
  ...{ from: "2026-03-11", until: "2026-03-17", advice: "MEALS", days: 6 },
  short: [
    { nutrient: "FIBER", unit: "g", amount: 21, reference: 25, known: 1 },
    { nutrient: "IRON", unit: "mg", amount: 12, reference: 16, known: 0.83 },
  ],
  meals: [MEAL],
};

/** Says that it is of the app's own contract, whose answers are not checked again. */
const answer = (body: object, status = 200) =>
  Response.json(body, { status, headers: { "x-contract": "same" } });

const itemWith = (recipe: number) => ({
  ...{ id: 12, content_type: "recipemeal", meal_slot: 4, meal_moment: "DINNER" },
  meal: {
    ...{ recipe_template: { id: recipe }, portions: 1, portions_multiplier: 1, portion: 1 },
    cooking: { leftover_of: null, leftovers: [], company: [] },
  },
});

let found: Found;
let status: number;
let items: unknown[];
let sent: { path: string; body: unknown }[];
beforeEach(() => {
  found = FOUND;
  status = 200;
  items = [itemWith(8)];
  sent = [];
  setToken("a token");
  vi.stubGlobal("__CONTRACT__", "same");
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    if (path.includes("nutrient-meals")) {
      if (status === 0) throw new TypeError("no network");
      return answer(found, status);
    }
    if (method !== "GET") sent.push({ path, body: JSON.parse(String(body)) });
    const day = { id: 7, date: MEAL.date, calendar_items: items };
    return answer(method === "GET" ? { results: [day], count: 1, total_pages: 1 } : { id: 12 });
  });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

const open = (changes: Partial<Found> = {}, person: object = {}) => {
  found = { ...found, ...changes };
  openScreen(aPerson({ intake: aProfile(), ...person }), () => (
    <NutrientMeals from="2026-03-11" until="2026-03-17" />
  ));
};
const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
const openSheet = async () => {
  fireEvent.click(await screen.findByRole("button", { name: words.choose({ name: "Lentil salad" }) }));
  return screen.findByRole("dialog");
};

describe("NUTR-008 the card with meals that bring what is short", () => {
  it("names what is short, what each meal brings most, and on what that rests", async () => {
    open();
    const card = await screen.findByRole("region", { name: "More fibre and iron" });
    expect(within(card).getByText(words.fit({ count: 1 }))).toBeTruthy();
    expect(plain(within(card).getByRole("listitem").textContent)).toContain("+9 g fibre · +3.1 mg iron");
    expect(card.textContent).not.toContain("zinc");
    expect(card.textContent).toContain("Based on 6 days, known for at least 83% of what you ate.");
  });

  it("asks before anything is planned: for when, in whose place, how much of it, and for whom", async () => {
    open();
    const sheet = await openSheet();
    for (const part of [
      "Thursday 19 March, dinner",
      words.replaces({ name: "Chilli" }),
      "+2 mg zinc",
      `${words.portion}1.25`,
      "Tom 0.8",
    ])
      expect(plain(sheet.textContent)).toContain(part);
    expect(sent).toEqual([]);
  });

  it("swaps the planned meal once it is pressed", async () => {
    open();
    const sheet = await openSheet();
    fireEvent.click(within(sheet).getByRole("button", { name: words.put }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: expect.stringContaining("calendarItem/12/swap/"),
      body: { recipe_template: 3, portions_multiplier: 1.25 },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("plans it where nothing was planned yet", async () => {
    items = [];
    open({ meals: [{ ...MEAL, calendar_item: null, replaces: null }] });
    const sheet = await openSheet();
    expect(sheet.textContent).toContain(words.open);
    fireEvent.click(within(sheet).getByRole("button", { name: words.put }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: expect.stringContaining("planGeneratedRecipeMeal/"),
      body: { recipe_template: 3, calendar_day_id: 7, meal_slot_specification_id: 4, portions_to_plan: 2 },
    });
  });

  it("leaves a plan alone that has changed since", async () => {
    items = [itemWith(9)];
    open();
    const sheet = await openSheet();
    fireEvent.click(within(sheet).getByRole("button", { name: words.put }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent).toEqual([]);
  });

  it.each([
    ["NOTHING_SHORT", words.enoughText],
    ["TOO_LITTLE_LOGGED", words.tooLittle],
    ["NO_COMING_MEALS", words.noMeals],
    ["NONE_FITS", words.noneFits],
    ["CARE_FIRST", words.care],
  ] as const)("says why there is no meal: %s", async (advice, text) => {
    open({ advice, meals: [] });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("listitem")).toBeNull();
  });

  it("is not there without a plan", async () => {
    open({ advice: "NO_PLAN", short: [], meals: [] });
    await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
    expect(screen.queryByRole("region")).toBeNull();
  });

  it.each([
    [0, words.offline],
    [500, words.failed],
  ])("says that it could not be read (%s), and reads it again", async (failing, text) => {
    status = failing;
    open();
    expect(await screen.findByText(text)).toBeTruthy();
    status = 200;
    fireEvent.click(screen.getByRole("button", { name: en.general.retry }));
    expect(await screen.findByText("Lentil salad")).toBeTruthy();
  });
});

describe("NUTR-009 without numbers", () => {
  it("is said in words, in the card and in the sheet", async () => {
    open({}, { hides_numbers: true });
    const card = await screen.findByRole("region", { name: "More fibre and iron" });
    expect(card.textContent).toContain("more fibre and iron");
    expect(card.textContent).toContain(words.basisInWords);
    expect(card.textContent).not.toMatch(/\d/);
    const sheet = await openSheet();
    expect(sheet.textContent).toContain("more fibre, iron and zinc");
    expect(sheet.textContent).toContain("Tom");
    expect(sheet.textContent?.replace("Thursday 19 March", "")).not.toMatch(/\d/);
  });
});
