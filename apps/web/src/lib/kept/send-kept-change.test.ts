import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallError } from "../server/call-error.ts";
import type { KeptChange } from "./kept-change.ts";
import { keptChanges } from "./kept-changes.ts";
import { carryOutOrKeep, KEPT, sendKeptChange, takeKeptChangeBack } from "./send-kept-change.ts";

const meal = (calendarItem: number) => ({ calendarItem, recipe: { id: 40 } as never, multiplier: 1.1 });
const about = { key: "key-of-this-change", userId: 1, dayId: 3, date: "2026-03-18" };
const SWAP: KeptChange = { ...about, kind: "swap", meals: [meal(7)] };
const TICK: KeptChange = { ...about, kind: "tick", calendarItem: 7, status: "EATEN", name: "Pea soup" };
const PORTION: KeptChange = {
  ...{ ...about, kind: "portion", calendarItem: 7, mealId: 9 },
  ...{ portion: 0.5, name: "Pea soup" },
};
const REBALANCE: KeptChange = { ...about, kind: "rebalance", meals: [meal(7), meal(8)] };

/** An item of the diary as the server answers it, and the meal in it as well. */
const itemOf = (amounts: object) => ({
  ...{ id: 88, user: 1, calendar_day: 3, meal_slot: null, meal_moment: "LUNCH", object_id: 88 },
  ...{
    status: "EATEN",
    eaten_at_time: null,
    locked: false,
    modified: "2026-03-18T12:00:00Z",
    content_type: "quickaddmeal",
  },
  ...{ ...amounts, fiber: null, name: null, amount: null, unit: null },
  meal: { id: 88, user: 1, ...amounts, fiber: null, name: null, amount: null, unit: null },
});

interface Sent {
  readonly address: string;
  readonly key: string | null;
  readonly body: unknown;
}
let sent: Sent[];
let status: number;
let body: object;

beforeEach(() => {
  [sent, status, body] = [[], 409, {}];
  vi.stubGlobal("__APP_VERSION__", "0.0.0");
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    if (address.includes("client-errors")) return new Response(null, { status: 204 });
    sent.push({
      address,
      key: new Headers(init.headers).get("idempotency-key"),
      body: init.body === undefined ? null : JSON.parse(String(init.body)),
    });
    if (status === 0) throw new TypeError("Failed to fetch");
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  keptChanges.forget();
});

describe("sending a kept change", () => {
  it("PLAN-115 sends a swap and a re-balance as they were chosen, under the key of the change", async () => {
    await sendKeptChange(SWAP);
    await sendKeptChange(REBALANCE);
    const chosen = { recipe_template: 40, portions_multiplier: 1.1 };
    const { key } = about;
    const meals = [
      { calendar_item: 7, ...chosen },
      { calendar_item: 8, ...chosen },
    ];
    expect(sent).toEqual([
      { address: "/api/calendarItem/7/swap/", key, body: { ...chosen, leftovers: "KEEP" } },
      { address: "/api/calendarDay/3/rebalance/", key, body: { meals } },
    ]);
  });

  it("DIARY-087 sends a tick and a portion, under the key of the change", async () => {
    await sendKeptChange(TICK);
    await sendKeptChange(PORTION);
    const { key } = about;
    expect(sent).toEqual([
      { address: "/api/calendarItem/7/", key, body: { status: "EATEN" } },
      { address: "/api/recipeMeal/9/", key, body: { portion: 0.5 } },
    ]);
  });

  it("DIARY-116 sends when a meal was eaten along with its tick, and that nobody knows any more", async () => {
    const timed = { ...about, kind: "tick", calendarItem: 7, status: "EATEN", name: "Pea soup" } as const;
    await sendKeptChange({ ...timed, eatenAt: "12:40" });
    await sendKeptChange({ ...timed, eatenAt: null });
    expect(sent.map((one) => one.body)).toEqual([
      { status: "EATEN", eaten_at_time: "12:40" },
      { status: "EATEN", eaten_at_time: null },
    ]);
  });

  it("DIARY-094 sends what was added with its place, as eaten, and answers the id of the meal", async () => {
    const amounts = { kcal: 90, protein: 1, carbohydrates: 1, fat: 1 };
    [status, body] = [201, itemOf(amounts)];
    const added = { ...about, calendarItem: -5, slotId: 12, moment: "LUNCH", status: "EATEN" } as const;
    const food: KeptChange = { ...added, kind: "food", serving: { id: 70 } as never, quantity: 2 };
    const stored = [{ was: -5, id: 88, mealId: 88 }];
    expect(await sendKeptChange(food)).toEqual({ kind: "saved", stored });
    const quick: KeptChange = { ...added, kind: "quick-add", slotId: null, name: "Cake", amounts };
    expect(await sendKeptChange(quick)).toEqual({ kind: "saved", stored });
    const { key } = about;
    const meal = { calendar_day: 3, meal_slot: null, meal_moment: "LUNCH", object_id: 88 };
    const portion = { calendar_day_id: 3, meal_slot_id: 12, quantity: 2, suggested_serving_id: 70 };
    expect(sent).toEqual([
      { address: "/api/planSingleFoodMeal/", key, body: { ...portion, status: "EATEN" } },
      { address: "/api/quickAddMeal/", key, body: { ...amounts, name: "Cake", user: 1 } },
      {
        address: "/api/calendarItem/",
        key,
        body: { ...meal, content_type: "quickaddmeal", status: "EATEN" },
      },
    ]);
  });

  it("DIARY-108 DIARY-109 sends an own product and another name of a quick add, under the key of the change", async () => {
    const amounts = { kcal: 90, protein: 1, carbohydrates: 1, fat: 1 };
    [status, body] = [201, itemOf(amounts)];
    const own: KeptChange = {
      ...{ ...about, kind: "own-product", calendarItem: -5, slotId: null, moment: "LUNCH", status: "EATEN" },
      ...{ productId: 4, amount: 150, unit: "g", name: "Oat bar", figures: { ...amounts, fiber: null } },
    };
    const stored = [{ was: -5, id: 88, mealId: 88 }];
    expect(await sendKeptChange(own)).toEqual({ kind: "saved", stored });
    [status, body] = [200, itemOf(amounts).meal];
    const edit: KeptChange = {
      ...{ ...about, kind: "quick-edit", calendarItem: 7, mealId: 9, name: "Cake", amounts },
    };
    expect(await sendKeptChange(edit)).toEqual({ kind: "saved" });
    const { key } = about;
    const product = { calendar_day_id: 3, meal_moment: "LUNCH", own_product_id: 4, amount: 150 };
    expect(sent).toEqual([
      { address: "/api/planOwnProduct/", key, body: { ...product, status: "EATEN" } },
      { address: "/api/quickAddMeal/9/", key, body: { ...amounts, name: "Cake" } },
    ]);
  });

  it("DIARY-110 copies yesterday's meals and answers which of the day they are now", async () => {
    const amounts = { kcal: 90, protein: 1, carbohydrates: 1, fat: 1 };
    const day = { id: 3, user: 1, date: about.date, note: null, locked: false, locked_slots: [] };
    // The day was read before the call, too, so an answer that lacks nothing new has no copy.
    [status, body] = [200, { ...day, calendar_items: [itemOf(amounts)] }];
    const copy: KeptChange = {
      ...{ ...about, kind: "copy", fromDayId: 2, moment: "LUNCH", status: "EATEN" },
      items: [{ ...itemOf(amounts), id: -6 } as never],
    };
    expect(await sendKeptChange(copy)).toEqual({ kind: "saved", stored: [] });
    const tried = await sendKeptChange({ ...copy, isTried: true });
    expect(tried).toEqual({ kind: "saved", stored: [{ was: -6, id: 88, mealId: 88 }] });
    const { key } = about;
    const wish = { from_calendar_day_id: 2, to_calendar_day: 3, meal_moment: "LUNCH", status: "EATEN" };
    expect(sent.slice(0, 2)).toEqual([
      { address: "/api/calendarDay/3/", key: null, body: null },
      { address: "/api/copyMealsToMealMoment/", key, body: wish },
    ]);
  });

  it("MEAS-044 stores what was measured under the key of the change, and deletes what is there no more", async () => {
    const createdAt = "2026-03-18T06:40:00.000Z";
    [status, body] = [201, { id: 88, user: 1, created_at: createdAt, value: 71.4 }];
    const weight: KeptChange = {
      ...{ key: about.key, userId: 1, date: about.date, kind: "measurement", measurement: -5, createdAt },
      measured: { type: "WEIGHT", value: 71.4 },
    };
    expect(await sendKeptChange(weight)).toEqual({ kind: "saved", stored: [{ was: -5, id: 88 }] });
    [status, body] = [404, {}];
    const removal: KeptChange = {
      ...{ key: "other", userId: 1, date: about.date, kind: "measurement-removal" },
      ...{ measurement: 88, type: "WEIGHT" },
    };
    expect(await sendKeptChange(removal)).toEqual({ kind: "saved" });
    const [{ key, address, body: said } = {}, deleted] = sent;
    expect([key, address, said]).toEqual([
      about.key,
      "/api/userWeight/",
      { value: 71.4, created_at: createdAt },
    ]);
    expect(deleted?.body).toEqual({ measurement_id: 88, measurement_type: "WEIGHT", user_id: 1 });
  });

  it.each([
    [204, {}, { kind: "saved" }],
    [404, {}, { kind: "saved" }],
    [403, {}, { kind: "refused", reason: null }],
  ])("DIARY-094 removes a meal; one that is gone is removed: %i", async (answered, answer, result) => {
    [status, body] = [answered, answer];
    const removal: KeptChange = { ...about, kind: "removal", calendarItem: 7, name: "Pea soup" };
    expect(await sendKeptChange(removal)).toEqual(result);
    expect(sent.map(({ address }) => address)).toEqual(["/api/calendarItem/7/"]);
  });

  it("DIARY-095 reads the note before it writes one, and puts its own text below another", async () => {
    const day = { id: 3, user: 1, date: about.date, calendar_items: [], locked: false, locked_slots: [] };
    [status, body] = [200, { ...day, note: "Theirs" }];
    const note: KeptChange = { ...about, kind: "note", note: "Mine", before: null };
    expect(await sendKeptChange(note)).toEqual({ kind: "saved" });
    expect(sent.map(({ address, body: said }) => [address, said])).toEqual([
      ["/api/calendarDay/3/", null],
      ["/api/calendarDay/3/", { note: "Theirs\n\nMine" }],
    ]);
  });

  it.each([
    [0, {}],
    [401, {}],
    [429, {}],
    [409, { code: "planning_in_progress" }],
  ])("PLAN-116 tries again after %i %o", async (answered, answer) => {
    [status, body] = [answered, answer];
    expect(await sendKeptChange(SWAP)).toEqual({ kind: "unreachable" });
  });

  it.each([500, 502, 503, 504])("DIARY-120 says of %i that the server failed at it", async (answered) => {
    [status, body] = [answered, {}];
    expect(await sendKeptChange(SWAP)).toEqual({ kind: "failing" });
  });

  it.each([
    [409, { code: "meal_not_open", detail: "It was eaten." }, "It was eaten."],
    [400, { recipe_template: ["No such recipe."] }, "recipe_template: No such recipe."],
    [404, {}, null],
  ])("PLAN-116 gives up after %i %o, with the server's reason", async (answered, answer, reason) => {
    [status, body] = [answered, answer];
    expect(await sendKeptChange(SWAP)).toEqual({ kind: "refused", reason });
  });
});

describe("carrying a change out", () => {
  const unreachable = async () => {
    throw new CallError("swap-meal", { status: 0 });
  };

  it("PLAN-115 keeps what cannot be sent, and what has to come after something kept", async () => {
    expect(await carryOutOrKeep(SWAP, async () => "stored")).toBe("stored");
    expect(keptChanges.waiting()).toEqual([]);
    expect(await carryOutOrKeep(REBALANCE, unreachable)).toBe(KEPT);
    expect(await carryOutOrKeep({ ...SWAP, key: "second" }, async () => "stored")).toBe(KEPT);
    expect(keptChanges.waiting().map(({ key }) => key)).toEqual([REBALANCE.key, "second"]);
  });

  it("PLAN-115 asks nobody without a network", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const carryOut = vi.fn(async () => "stored");
    expect(await carryOutOrKeep(SWAP, carryOut)).toBe(KEPT);
    expect(carryOut).not.toHaveBeenCalled();
  });

  it("PLAN-116 refuses at once what the server refuses", async () => {
    const refuse = async () => {
      throw new CallError("swap-meal", { status: 409, code: "meal_not_open" });
    };
    await expect(carryOutOrKeep(SWAP, refuse)).rejects.toMatchObject({ status: 409 });
    expect(keptChanges.waiting()).toEqual([]);
  });

  it("PLAN-115 takes a change back that is just being tried in vain, not one that the server has", async () => {
    keptChanges.keep(SWAP);
    status = 0;
    const tried = keptChanges.flush(sendKeptChange);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(await takeKeptChangeBack(SWAP.key)).toBe(true);
    await tried;
    expect(keptChanges.waiting()).toEqual([]);
    keptChanges.keep(SWAP);
    const send = vi.fn(async () => ({ kind: "saved" }) as const);
    void keptChanges.flush(send);
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    expect(await takeKeptChangeBack(SWAP.key)).toBe(false);
  });
});
