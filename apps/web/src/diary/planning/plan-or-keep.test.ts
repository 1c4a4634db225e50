import type { CalendarDay, PlanCandidates, User } from "@plateful/contract";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptChanges } from "../../lib/kept/kept-changes.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { weekQuery } from "../day/calendar-day-query.ts";
import { daysToFill, type FillWish } from "./days-to-fill.ts";
import { nearDaysQuery, planCandidatesQuery } from "./plan-candidates-query.ts";
import { planOrKeep } from "./plan-or-keep.ts";
import type { PlannerRequest } from "./planner-messages.ts";

const DATE = "2026-03-18";
const NEXT = "2026-03-25";
const slot = (id: number, meal: string) => ({
  ...{ id, meal_moment: meal, meal_type: meal, order: id },
  ...{ kcal: 600, protein: 30, carbohydrates: 60, fat: 20 },
});
const SLOTS = { meal_slot_specifications: [slot(5, "LUNCH"), slot(6, "DINNER")], safety: null };
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const weekOf = (plan: object) => Object.fromEntries(WEEKDAYS.map((day) => [day, plan]));
const OFF = {
  ...{ leftovers: "OFF", cooks_twice_a_week: false, same_breakfast_on_weekdays: false },
  grocery_wish: "NORMAL",
};
const userWith = (intake: object, plan: object = SLOTS) =>
  ({ id: 1, intake: { weekly_nutrition_plan: weekOf(plan), ...OFF, ...intake } }) as unknown as User;
const USER = userWith({});

const aDay = (date = DATE, fields: object = {}) =>
  ({
    ...{ id: 3, user: 1, date, note: null, locked: false, locked_slots: [] },
    calendar_items: [],
    ...fields,
  }) as CalendarDay;
const lunch = {
  ...{ id: 7, calendar_day: 3, content_type: "recipemeal", meal_slot: 5, meal_moment: "LUNCH", object_id: 9 },
  ...{ status: "PLANNED", locked: false, eaten_at_time: null },
  meal: {
    ...{ recipe_template: { id: 40, name: "Soup" }, portions_multiplier: 1, portion: 1 },
    cooking: { cook_portions: 1, leftover_of: null, leftovers: [], company: [] },
    ...{ kcal: 500, protein: 1, carbohydrates: 1, fat: 1 },
  },
};
const RECIPE = { id: 41, name: "Stew", kcal: 400, protein: 20, carbohydrates: 40, fat: 10, fiber: 4 };
const CANDIDATES = {
  ...{ library: "l", weights: "w", extent: "ALL", standing: [], household: [], focus_costs: [] },
  ...{ grocery_weights: [], has_freezer: true, at_home: [], served: [] },
  recipes: [{ recipe_template: RECIPE }],
} as unknown as PlanCandidates;

describe("what the device asks its planner", () => {
  const asked = (user: User, wish: FillWish, days: CalendarDay[] = [aDay()]) =>
    daysToFill({ user, days, candidates: CANDIDATES, today: DATE }, [wish])?.days.map(({ key, slots }) => [
      key,
      ...slots.map(({ id }) => id),
    ]);

  it("DIARY-121 are the empty slots that are not locked, of days that it holds", () => {
    expect(asked(USER, { date: DATE })).toEqual([[DATE, "5", "6"]]);
    expect(asked(USER, { date: DATE, slotIds: [6] })).toEqual([[DATE, "6"]]);
    const full = aDay(DATE, { calendar_items: [lunch] });
    expect(asked(USER, { date: DATE }, [full])).toEqual([[DATE, "6"]]);
    expect(asked(USER, { date: DATE }, [aDay(DATE, { locked_slots: [5] })])).toEqual([[DATE, "6"]]);
    expect(asked(USER, { date: DATE }, [aDay(DATE, { locked: true })])).toBeUndefined();
    expect(asked(USER, { date: NEXT })).toBeUndefined();
  });

  it("DIARY-121 are linked as the person wishes: lunch is left of the dinner before, if everybody may have it", () => {
    const dinner = {
      ...{ ...lunch, id: 8, meal_slot: 6, meal_moment: "DINNER" },
      meal: { ...lunch.meal, recipe_template: { ...RECIPE } },
    };
    const days = [aDay(DATE, { calendar_items: [lunch, dinner] }), aDay("2026-03-19", { id: 4 })];
    const linksOf = (intake: object, today = DATE, refuses: number[] = []) => {
      const household = [{ member: 1, name: "Tom", kcal: 1, meal_types: [], weekdays: [], refuses }];
      const candidates = { ...CANDIDATES, household } as unknown as PlanCandidates;
      const wish = { date: "2026-03-19" };
      return daysToFill({ user: userWith(intake), days, candidates, today }, [wish])?.links;
    };
    const left = { cook: { day: 0, slotId: "6" }, eat: { day: 1, slotId: "5" }, kind: "LEFTOVER" };
    expect(linksOf({ leftovers: "NEXT_LUNCH" })).toEqual([left]);
    expect(linksOf({})).toEqual([]);
    // It was cooked yesterday, and nobody knew of today's lunch.
    expect(linksOf({ leftovers: "NEXT_LUNCH" }, "2026-03-19")).toEqual([]);
    expect(linksOf({ leftovers: "NEXT_LUNCH" }, DATE, [RECIPE.id])).toEqual([]);
  });

  it("DIARY-121 is nothing where the server alone can plan: another meal for a planned one", () => {
    const full = aDay(DATE, { calendar_items: [lunch] });
    expect(asked(USER, { date: DATE, replaces: true }, [full])).toBeUndefined();
    expect(asked(USER, { date: DATE, replaces: true, slotIds: [6] }, [full])).toEqual([[DATE, "6"]]);
    const eaten = aDay(DATE, { calendar_items: [{ ...lunch, status: "EATEN" }] });
    expect(asked(USER, { date: DATE, replaces: true }, [eaten])).toEqual([[DATE, "6"]]);
  });

  it("SAFE-004 DIARY-121 is nothing by a plan that has too little to eat so far", () => {
    const unfinished = { ...SLOTS, safety: { note: "UNFINISHED" } };
    expect(asked(userWith({}, unfinished), { date: DATE })).toBeUndefined();
    expect(asked(userWith({}, { ...SLOTS, safety: { note: "MOVED" } }), { date: DATE })).toBeDefined();
  });
});

/** Stands for the planner's thread, which no test environment has: a stew in every slot that is asked about. */
class WorkerDouble extends EventTarget {
  postMessage({ id, question }: PlannerRequest) {
    const filled = () =>
      question.kind === "plan"
        ? question.wanted.days.flatMap(({ key: date, slots }) =>
            slots.map((one) => ({
              date,
              slotId: Number(one.id),
              recipe: RECIPE,
              portions: 1.5,
              company: [],
              leftoverOf: null,
            })),
          )
        : [];
    const reply = question.kind === "load" ? { plansAlike: true } : filled();
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: { id, reply } })));
  }
  terminate() {}
}

let client: QueryClient;
const hold = (date: string, days: CalendarDay[]) => {
  client.setQueryData(planCandidatesQuery("en").queryKey, { ...CANDIDATES });
  client.setQueryData(weekQuery(date).queryKey, days);
  client.setQueryData(nearDaysQuery(date).queryKey, days);
};
const away = () => Promise.reject(new CallError("auto-plan-day", { status: 0 }));
const planned = (wish: FillWish, { isOwn = true, ask = away as () => Promise<object> } = {}) =>
  planOrKeep({ queryClient: client, user: USER, isOwn }, [wish], ask);

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal("__APP_VERSION__", "test");
  vi.stubGlobal("Worker", WorkerDouble);
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  keptChanges.forget();
  client.clear();
});

describe("planning where the server cannot be reached", () => {
  it("DIARY-121 chooses on the device, shows it at once and keeps it", async () => {
    hold(DATE, [aDay(DATE, { calendar_items: [lunch] })]);
    const kept = await planned({ date: DATE });
    if (!("items" in kept)) throw new Error("Nothing was kept.");
    expect(keptChanges.waiting()).toMatchObject([{ kind: "planned", dayId: 3, date: DATE, isTried: false }]);
    const [day] = client.getQueryData<CalendarDay[]>(weekQuery(DATE).queryKey) ?? [];
    expect(day?.calendar_items).toMatchObject([
      { id: 7 },
      { id: kept.items[0]?.id, meal_slot: 6, status: "PLANNED", kept: "NEW", meal: { kcal: 600, fiber: 6 } },
    ]);
    expect(kept.items[0]?.id).toBeLessThan(0);
  });

  it("DIARY-121 fills a day of a week that was read and that the server does not have yet", async () => {
    hold(NEXT, []);
    await planned({ date: NEXT });
    const days = client.getQueryData<CalendarDay[]>(weekQuery(NEXT).queryKey);
    expect(days).toMatchObject([{ date: NEXT, calendar_items: [{ meal_slot: 5 }, { meal_slot: 6 }] }]);
    expect(days?.[0]?.id).toBeLessThan(0);
  });

  it("DIARY-121 takes the server's answer, and its refusals, where there are any", async () => {
    hold(DATE, [aDay()]);
    const answer = { id: 3 };
    expect(await planned({ date: DATE }, { ask: async () => answer })).toBe(answer);
    const refused = new CallError("auto-plan-day", { status: 429 });
    const refusing = planned({ date: DATE }, { ask: () => Promise.reject(refused) });
    await expect(refusing).rejects.toBe(refused);
    expect(keptChanges.waiting()).toEqual([]);
  });

  it("DIARY-113 DIARY-121 says that there is no network where the device cannot plan: a client's diary, days it does not hold", async () => {
    hold(DATE, [aDay()]);
    await expect(planned({ date: DATE }, { isOwn: false })).rejects.toMatchObject({ status: 0 });
    await expect(planned({ date: "2026-05-01" })).rejects.toMatchObject({ status: 0 });
    client.removeQueries({ queryKey: planCandidatesQuery("en").queryKey });
    await expect(planned({ date: DATE })).rejects.toMatchObject({ status: 0 });
    expect(keptChanges.waiting()).toEqual([]);
  });
});
