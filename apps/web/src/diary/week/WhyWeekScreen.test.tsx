import type { WeekReasons } from "@plateful/contract";
import { en } from "@plateful/phrases/en";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson, aProfile } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { setToken } from "../../lib/device/session.ts";
import { WhyWeekScreen } from "./WhyWeekScreen.tsx";

const { whyWeek: words, general } = en;
const DATES = [23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`);
const daysMet = (met: number) => DATES.map((date, at) => ({ date, met: at < met }));
const dish = (id: number, name: string) => ({ id, name, image: null, picture_version: null });
const swapOf = (item: number, date: string, name: string, amount: number) => ({
  meal: {
    ...{ date, meal_slot_specification: 4, meal_moment: "LUNCH", calendar_item: item },
    replaces: { recipe_template: 8, name: "Bread and egg" },
    recipe_template: dish(item + 100, name),
    ...{ portions_multiplier: 1.25, kcal: 500, protein: 20, carbohydrates: 50, fat: 15 },
    ...{ company: [], gains: [] },
  },
  effect: { code: "NUTRIENT", nutrient: "FIBER", unit: "g", amount },
  new_groceries: item === 12 ? 1 : 0,
});
const FOUND = {
  ...{ from: DATES[0], until: DATES[6], full_days: 7 },
  days: DATES.map((date) => ({ date, dish: null })),
  points: [
    {
      ...{ code: "PROTEIN", met: true, lowest: 121.2, highest: 130.9, days: daysMet(7) },
      ...{ lowest_target: 127, highest_target: 127 },
    },
    {
      ...{ code: "TIME", met: false, weekday: 30, weekend: null, unknown: 0, days: daysMet(4).slice(0, 5) },
      longest: { date: DATES[1], dish: dish(3, "Lasagne"), minutes: 40, wished: 30 },
    },
    { code: "PACKS", met: true, used: 11, opened: 12, foods: ["Spinach", "Feta", "Skyr"] },
    { code: "VARIETY", met: true, dishes: 13, again: 1, repeated: 0 },
    { code: "FOODS", met: true, fish: 1, pulses: 3, meat: 2, disliked: 0 },
    {
      ...{
        code: "GUIDE",
        met: false,
        nutrient: "FIBER",
        unit: "g",
        kind: "MIN",
        amount: 21.3,
        reference: 25,
      },
      ...{ known: 0.93, days: daysMet(2) },
    },
  ],
  better: {
    ...{ about: "GUIDE", average: 24.1 },
    swaps: [swapOf(12, "2026-11-26", "Lentil salad", 9.2), swapOf(13, "2026-11-27", "Bean soup", 6)],
  },
  kept_out: { minutes: 45, wished: 30, dishes: 61 },
  household: [{ meal_type: "DINNER", wish: { kind: "DIET", diet: "PESCATARIAN" }, members: ["Bo"] }],
} as unknown as WeekReasons;

const answer = (body: object, status = 200) =>
  Response.json(body, { status, headers: { "x-contract": "same" } });
const itemWith = (id: number, recipe: number) => ({
  ...{ id, content_type: "recipemeal", meal_slot: 4, meal_moment: "LUNCH" },
  meal: {
    ...{ recipe_template: { id: recipe }, portions: 1, portions_multiplier: 1, portion: 1 },
    cooking: { leftover_of: null, leftovers: [], company: [] },
  },
});

let found: WeekReasons;
let status: number;
let recipes: Record<string, number>;
let asked: string[];
let sent: { path: string; body: unknown }[];
beforeEach(() => {
  found = FOUND;
  status = 200;
  recipes = { "2026-11-26": 8, "2026-11-27": 8 };
  asked = [];
  sent = [];
  setToken("a token");
  vi.stubGlobal("__CONTRACT__", "same");
  vi.stubGlobal("matchMedia", () => ({
    ...{ matches: false, addEventListener: () => {}, removeEventListener: () => {} },
  }));
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    if (path.includes("week-reasons")) {
      if (status === 0) throw new TypeError("no network");
      return answer(found, status);
    }
    if (method !== "GET") {
      sent.push({ path, body: JSON.parse(String(body)) });
      return answer({ id: 12 });
    }
    asked.push(...(path.match(/2026-11-\d\d/) ?? []));
    const date = path.includes("2026-11-26") ? "2026-11-26" : "2026-11-27";
    const item = itemWith(date === "2026-11-26" ? 12 : 13, recipes[date] ?? 0);
    return answer({ results: [{ id: 7, date, calendar_items: [item] }], count: 1, total_pages: 1 });
  });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

const open = (changes: Partial<WeekReasons> = {}, person: object = {}) => {
  found = { ...found, ...changes };
  openScreen(aPerson({ intake: aProfile(), ...person }), WhyWeekScreen, null, "/?date=2026-11-25");
};
const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");
const pointWith = async (text: string) => {
  const all = await screen.findAllByRole("listitem");
  return plain(all.find((one) => plain(one.textContent).includes(text))?.textContent);
};

describe("PLAN-236 the points of a week", () => {
  it("say what the days come to with their evidence, and how many fit", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "It fits you on 4 of 6 points" })).toBeTruthy();
    expect(screen.getByText("23 November to 29 November")).toBeTruthy();
    for (const [title, text] of [
      ["Protein 121 to 131 g a day", "Your target is 127 g"],
      ["At most 30 minutes of work on weekdays", "Lasagne on Tuesday takes 40"],
      ["Open packs get used again", "Spinach, feta and skyr come back"],
      ["13 different lunches and dinners", "1 of them was there last week"],
      ["Fish once, pulses on 3 days", "Meat twice · nothing you marked as disliked"],
      ["Fibre 21 g a day", "The guide is at least 25 g · known for 93% of what is planned"],
    ] as const)
      expect(await pointWith(title)).toContain(text);
    expect(await pointWith("Open packs")).toContain("11 of 12");
  });

  it("PLAN-278 say what the food costs in whole euros, against the budget for these days", async () => {
    const budget = { code: "BUDGET", met: false, cents: 6149, budget: 5500, unpriced: 0 } as const;
    open({ points: [...FOUND.points, budget] });
    expect(await pointWith("Food for about €61")).toBe(
      `Food for about €61Your budget for these days is €55${en.whyWeek.notMet}`,
    );
    expect(screen.getByRole("heading", { name: "It fits you on 4 of 7 points" })).toBeTruthy();
  });

  it("say of one that is missed by a word, and by how many days keep to it, as calmly as of the others", async () => {
    open();
    expect(await pointWith("Fibre")).toContain(words.notMet);
    expect(await pointWith("Protein")).toContain(words.met);
    expect(screen.getByRole("img", { name: "2 of 7 days" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "4 of 5 days" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("have no figure of energy or nutrients where numbers are hidden", async () => {
    open({}, { hides_numbers: true });
    expect(await pointWith("Protein near your target")).toContain("On every day");
    expect(await pointWith("Less fibre than the guide")).toContain(words.guide.average);
    expect(screen.getAllByText("more fibre")).toHaveLength(2);
    expect(screen.getByRole("button", { name: words.better.both })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\d+\s*(?:g|kcal|mg)\b/);
  });

  it("say on how many days they rest where a meal is missing", async () => {
    open({ full_days: 5 });
    expect(await screen.findByText(words.fullDays({ count: 5 }))).toBeTruthy();
  });

  it("are not there without a plan: the screen leads to the planner", async () => {
    open({ points: [], better: null, household: [], kept_out: null });
    expect(await screen.findByRole("heading", { name: words.empty })).toBeTruthy();
    expect(screen.getByRole("button", { name: words.toPlanner })).toBeTruthy();
  });

  it.each([
    [0, general.offline],
    [500, general.somethingWentWrong],
  ])("can be asked for again when they could not be read (%s)", async (failing, text) => {
    status = failing;
    open();
    expect(await screen.findByText(text)).toBeTruthy();
    status = 200;
    fireEvent.click(screen.getByRole("button", { name: general.tryAgain }));
    expect(await pointWith("Protein")).toContain("121");
  });
});

describe("PLAN-237 the swaps", () => {
  const swap = (name: string) =>
    screen.findByRole("button", { name: words.better.swapFor({ old: "Bread and egg", name }) });

  it("say when, what they change and what is to buy", async () => {
    open();
    await swap("Lentil salad");
    const row = screen.getByText("Thursday lunch: Lentil salad").closest("li");
    expect(plain(row?.textContent)).toContain("+9.2 g fibre");
    expect(plain(row?.textContent)).toContain("1 to buy");
    const other = screen.getByText("Friday lunch: Bean soup").closest("li");
    expect(plain(other?.textContent)).not.toContain("to buy");
  });

  it("are made one by one, with an undo", async () => {
    open();
    fireEvent.click(await swap("Lentil salad"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: expect.stringContaining("calendarItem/12/swap/"),
      body: { recipe_template: 112, portions_multiplier: 1.25 },
    });
  });

  it("are made both with one button, which says what an average day then has", async () => {
    open();
    await swap("Lentil salad");
    const both = screen
      .getAllByRole("button")
      .find((one) => plain(one.textContent).includes("Make both swaps, 24 g fibre"));
    if (both === undefined) throw new Error("There is no button for both.");
    fireEvent.click(both);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ path }) => path.match(/\d+\/swap/)?.[0])).toEqual(["12/swap", "13/swap"]);
  });

  it("leave a plan alone that has changed since", async () => {
    recipes = { "2026-11-26": 9, "2026-11-27": 8 };
    open();
    fireEvent.click(await swap("Lentil salad"));
    await waitFor(() => expect(asked).toContain("2026-11-26"));
    // It is over once the button can be pressed again.
    await waitFor(async () => expect((await swap("Lentil salad")).hasAttribute("disabled")).toBe(false));
    expect(sent).toEqual([]);
  });
});

describe("PLAN-238 more time", () => {
  it("is said for the meal and for dinners that are kept out, with the way to how one cooks", async () => {
    open();
    expect(
      await screen.findByText(words.better.over({ count: 10, day: "Tuesday", name: "Lasagne" })),
    ).toBeTruthy();
    expect(screen.getByText(words.better.keptOut({ minutes: 45, wished: 30, dishes: 61 }))).toBeTruthy();
    expect(screen.getByRole("button", { name: words.better.howYouCook })).toBeTruthy();
  });
});

describe("PLAN-240 whose wish shapes the week", () => {
  it("is said by name", async () => {
    open();
    const list = await screen.findAllByRole("list");
    expect(
      list.some((one) => within(one).queryByText("All dinners are without meat because of Bo.") !== null),
    ).toBe(true);
  });
});
