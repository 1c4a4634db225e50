import type { CalendarDay, PlanCandidates, User } from "@plateful/contract";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptChanges } from "../../lib/kept/kept-changes.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { weekQuery } from "../day/calendar-day-query.ts";
import { type AskedDay, askPlanner } from "./plan-answers.ts";
import { nearDaysQuery, planCandidatesQuery } from "./plan-candidates-query.ts";
import type { PlannerRequest } from "./planner-messages.ts";

const DATE = "2026-03-18";
const SLOT = { id: 5, meal_moment: "LUNCH", meal_type: "LUNCH", order: 1, kcal: 600 };
const SLOTS = { meal_slot_specifications: [{ ...SLOT, protein: 30, carbohydrates: 60, fat: 20 }] };
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const PLAN = Object.fromEntries(WEEKDAYS.map((day) => [day, SLOTS]));
const USER = { id: 1, intake: { weekly_nutrition_plan: PLAN } } as unknown as User;
const ASKED: AskedDay = { id: 3, date: DATE, user: USER, isOwn: true };

const item = { id: 7, content_type: "recipemeal", meal_slot: 5, meal_moment: "LUNCH", status: "PLANNED" };
const meal = {
  recipe_template: { id: 40 },
  portions_multiplier: 1,
  cooking: { cook_portions: 1, leftover_of: null, leftovers: [], company: [] },
  kcal: 1,
  protein: 1,
  carbohydrates: 1,
  fat: 1,
};
const DAY = {
  ...{ id: 3, user: 1, date: DATE, locked: false, locked_slots: [] },
  calendar_items: [{ ...item, locked: false, meal }],
} as unknown as CalendarDay;
const CANDIDATES = {
  ...{ library: "l", weights: "w", extent: "BEST", standing: [], household: [], focus_costs: [] },
  ...{ grocery_weights: [], has_freezer: true, at_home: [], served: [] },
  recipes: [{ recipe_template: { id: 40 } }],
} as unknown as PlanCandidates;

/** Stands for the planner's thread, which no test environment has; what it plans is proved where it plans. */
class WorkerDouble extends EventTarget {
  static plansAlike = true;
  static started = 0;
  constructor() {
    super();
    WorkerDouble.started += 1;
  }
  postMessage({ id, question }: PlannerRequest) {
    const swaps = question.kind === "swaps" ? ["from the worker"] : { offers: "from the worker" };
    const reply = question.kind === "load" ? { plansAlike: WorkerDouble.plansAlike } : swaps;
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: { id, reply } })));
  }
  terminate() {}
}

let client: QueryClient;
let asked: string[];
let server: "answers" | "away";

const hold = (candidates: PlanCandidates = { ...CANDIDATES }) => {
  client.setQueryData(planCandidatesQuery("en").queryKey, candidates);
  client.setQueryData(weekQuery(DATE).queryKey, [DAY]);
  client.setQueryData(nearDaysQuery(DATE).queryKey, [DAY]);
};
const swapsFrom = async (day: AskedDay = ASKED) => {
  const question = { day, enough: ["ALL", "BEST"] as const, signal: new AbortController().signal };
  const found = await askPlanner(client, question, (from) => from.findSwaps(7));
  return found[0] as unknown;
};
const offersFrom = async () => {
  const question = { day: ASKED, enough: ["ALL"] as const, signal: new AbortController().signal };
  const found = await askPlanner(client, question, (from) => from.offerRebalance());
  return (found as unknown as { offers: string }).offers;
};

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  [asked, server] = [[], "answers"];
  [WorkerDouble.plansAlike, WorkerDouble.started] = [true, 0];
  vi.stubGlobal("Worker", WorkerDouble);
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    if (server === "away") throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify({ detail: "from the server" }), { status: 409 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  keptChanges.forget();
});

const SERVER = { name: "CallError", status: 409 };
const offline = () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);

describe("who answers what could be planned", () => {
  it("PLAN-114 is the worker at once, without asking the server, when what is held is fresh", async () => {
    hold();
    expect(await swapsFrom()).toBe("from the worker");
    expect(asked).toEqual([]);
  });

  it.each([
    ["nothing is held", () => {}],
    [
      "recipes that fit may have changed",
      () => client.invalidateQueries({ queryKey: planCandidatesQuery("en").queryKey }),
    ],
    [
      "the days around may have changed",
      () => client.invalidateQueries({ queryKey: nearDaysQuery(DATE).queryKey }),
    ],
    ["the week holds an unknown recipe", () => hold({ ...CANDIDATES, recipes: [] })],
    ["the recipes are old", () => vi.spyOn(Date, "now").mockReturnValue(Date.now() + 3_600_000)],
    ["only part of the recipes is held", () => hold({ ...CANDIDATES, extent: "PART" })],
    ["the server plans by other prices", () => (WorkerDouble.plansAlike = false)],
  ])("PLAN-114 is the server when %s", async (what, change) => {
    if (what !== "nothing is held") hold();
    await change();
    await expect(swapsFrom()).rejects.toMatchObject(SERVER);
    expect(asked.at(-1)).toContain("calendarItem/7/swaps/");
  });

  it("PLAN-114 is the server for a client's day, also without a network", async () => {
    hold();
    offline();
    await expect(swapsFrom({ ...ASKED, isOwn: false })).rejects.toBeInstanceOf(CallError);
    expect(WorkerDouble.started).toBe(0);
  });

  it("PLAN-114 is the server for a re-balance as long as not all recipes that fit are held", async () => {
    hold();
    await expect(offersFrom()).rejects.toMatchObject(SERVER);
    hold({ ...CANDIDATES, extent: "ALL" });
    expect(await offersFrom()).toBe("from the worker");
  });

  it("PLAN-114 is the worker without a network, whatever is held, and when the server does not answer", async () => {
    hold({ ...CANDIDATES });
    await client.invalidateQueries({ queryKey: nearDaysQuery(DATE).queryKey });
    server = "away";
    expect(await swapsFrom()).toBe("from the worker");
    expect(asked.length).toBeGreaterThan(0);
    asked = [];
    WorkerDouble.plansAlike = false;
    offline();
    expect(await swapsFrom()).toBe("from the worker");
    expect(await offersFrom()).toBe("from the worker");
    expect(asked).toEqual([]);
  });

  it("PLAN-114 is the worker while a change waits, because the server does not know the day as it is shown", async () => {
    hold();
    await client.invalidateQueries({ queryKey: planCandidatesQuery("en").queryKey });
    const change = { key: "a", userId: 1, kind: "swap", dayId: 3, date: DATE, meals: [] } as const;
    keptChanges.keep(change);
    expect(await swapsFrom()).toBe("from the worker");
    expect(asked).toEqual([]);
  });

  it("PLAN-114 is nobody without a network and without anything held", async () => {
    offline();
    server = "away";
    await expect(swapsFrom()).rejects.toMatchObject({ status: 0 });
  });
});
