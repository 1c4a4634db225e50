import { en } from "@plateful/phrases/en";
import { TRIAGE_PHRASES } from "@plateful/phrases/triage";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anOrganisation, aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { setToken } from "../lib/device/session.ts";
import { todayOf } from "../lib/device/today.ts";
import { YesterdayCard } from "./client/YesterdayCard.tsx";
import { TodayScreen } from "./TodayScreen.tsx";

const words = TRIAGE_PHRASES.en;
const meals = en.messages.day;
const NOW = new Date().toISOString();
const yesterday = todayOf(new Date(Date.now() - 86_400_000));
const SANNE = {
  ...{ id: 41, first_name: "Sanne", last_name: "Vos", email: "sanne@example.org", date_joined: NOW },
  ...{ last_active_at: NOW, shared_parts: ["PLAN", "DIARY"], goal: null, plan_kcal: 2000, group: "FIRST" },
  reasons: [{ reason: "NOTHING_LOGGED", value: null, target: null, days: 12 }],
  ...{
    muted: [],
    labels: [],
    is_own: true,
    coach: null,
    stands_in_for: null,
    settled: null,
    adherence: null,
    weight: null,
  },
};
const counts = (change: object) => ({
  ...{
    results: [],
    count: 0,
    total_pages: 1,
    clients: 0,
    waiting: 0,
    done: 0,
    later: 0,
    on_track: 0,
    unseen: 0,
  },
  ...{ views: [], saved_views: [], labels: [], reasons: [] },
  ...change,
});
const SETTINGS = {
  ...{ rules: [], saved_views: [], labels: [], shortcuts: true },
};

let board = counts({});
let settings: object = SETTINGS;
let asked: string[] = [];
let diary: readonly object[] = [];

beforeEach(() => {
  board = counts({});
  settings = SETTINGS;
  asked = [];
  diary = [];
  setToken("a token");
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname } = new URL(address, "http://localhost");
    asked.push(address);
    if (pathname.endsWith("/clients/triage/")) return Response.json(board);
    if (pathname.endsWith("/clients/triage/settings/")) return Response.json(settings);
    if (pathname.endsWith("/clients/41/")) return Response.json(aPerson({ id: 41, first_name: "Sanne" }));
    if (pathname.endsWith("/calendarDay/"))
      return Response.json({
        ...{ count: diary.length, total_pages: 1, next: null, previous: null, results: diary },
      });
    return Response.json({ detail: "No." }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A wide window, with a mouse or without. */
function useWindow({ hasMouse }: { hasMouse: boolean }): void {
  const original = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({
    ...original(query),
    matches: query.startsWith("(min-width") || (query.includes("hover") && hasMouse),
  }));
}

const coach = aPerson({ is_coach: true, organisation: anOrganisation() });
const open = () => openScreen(coach, TodayScreen);

describe("the morning board", () => {
  it("COACH-158 has its title before there is a client", async () => {
    open();
    await screen.findByRole("heading", { level: 1, name: words.title });
    await screen.findByRole("heading", { level: 2 });
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  it("COACH-173 shows all clients on a large plate once nobody waits, and nothing to sort or filter", async () => {
    useWindow({ hasMouse: true });
    board = counts({ clients: 9, done: 2, on_track: 4, later: 0, unseen: 3, count: 0 });
    open();
    await screen.findByRole("heading", { level: 1, name: words.lookedAfter });
    const plates = screen.getAllByRole("img");
    expect(plates.map((plate) => plate.getAttribute("aria-label"))).toEqual([
      `${words.lookedAfter}. ${words.summary({ done: 2, later: 0, onTrack: 4, unseen: 3 })}`,
    ]);
    expect(plates[0]?.textContent).toContain("9");
    const legend = screen.getAllByRole("listitem").map(({ textContent }) => textContent?.trim());
    for (const text of [
      words.legend.done({ count: 2 }),
      words.legend.onTrack({ count: 4 }),
      words.legend.unseen({ count: 3 }),
    ])
      expect(legend).toContain(text);
    expect(legend).not.toContain(words.legend.later({ count: 0 }));
    for (const role of ["combobox", "searchbox"]) expect(screen.queryByRole(role)).toBeNull();
  });

  it("COACH-173 can be sorted and filtered as long as someone waits", async () => {
    useWindow({ hasMouse: true });
    board = counts({ clients: 9, waiting: 1, on_track: 8, results: [SANNE], count: 1 });
    open();
    await screen.findByRole("heading", { level: 1, name: words.heading({ count: 1 }) });
    expect(screen.queryAllByRole("combobox").length).toBeGreaterThan(0);
  });

  it.each([
    ["with a mouse", true, true, true],
    ["without a mouse", false, true, false],
    ["while they are switched off", true, false, false],
  ])("COACH-176 shows the keys %s: %s, %s", async (_when, hasMouse, shortcuts, shown) => {
    useWindow({ hasMouse });
    settings = { ...SETTINGS, shortcuts };
    board = counts({ clients: 9, waiting: 1, on_track: 8, results: [SANNE], count: 1 });
    open();
    await screen.findByRole("heading", { level: 1, name: words.heading({ count: 1 }) });
    await waitFor(() => expect(asked.some((path) => path.includes("settings"))).toBe(true));
    if (shown) await screen.findByText(words.allKeys);
    expect(screen.queryByText(words.allKeys) !== null).toBe(shown);
    expect(document.querySelectorAll("[data-key]").length > 0).toBe(shown);
  });
});

describe("yesterday of the open client", () => {
  const meal = (id: number, name: string, status: "EATEN" | "PLANNED", kcal: number) => ({
    ...{ id, object_id: id, calendar_day: 3, content_type: "singlefoodmeal", meal_slot: null, modified: NOW },
    ...{ meal_moment: "LUNCH", status, locked: false, eaten_at_time: null },
    meal: {
      ...{ id, user: 41 },
      ingredient: {
        ...{ id, name, quantity: 1 },
        suggested_serving: {
          ...{ id, serving_description: "plate", measurement_description: "plate", quantity: 1, kcal },
          ...{ measurement_description_plural: "plates", one_serving_in_metric_value: 300, metric_unit: "g" },
          ...{ protein: 20, carbohydrates: 40, fat: 10, fiber: null },
          food: { id, name, brand_name: null },
        },
      },
    },
  });
  const show = (shared_parts: readonly string[]) =>
    openScreen(coach, () => (
      <>
        <h1>Sanne</h1>
        <YesterdayCard loaded={{ ...SANNE, shared_parts } as never} />
      </>
    ));

  it("COACH-175 shows the meals with a mark on what was eaten, its energy, and the way to the day", async () => {
    const items = [meal(1, "Soup", "EATEN", 450), meal(2, "Bread", "PLANNED", 300)];
    diary = [
      {
        ...{ id: 3, user: 41, date: yesterday, note: null, locked: false, locked_slots: [] },
        calendar_items: items,
      },
    ];
    show(["PLAN", "DIARY"]);
    const [soup, bread] = await screen.findAllByRole("listitem");
    expect([soup?.textContent, bread?.textContent]).toEqual([
      `Soup ${meals.isEaten}`,
      `Bread ${meals.isOpen}`,
    ]);
    screen.getByText(words.detail.eatenYesterday({ kcal: "450" }));
    const way = screen.getByRole("link", { name: words.detail.openDay });
    expect(way.getAttribute("href")).toMatch(new RegExp(`/41/.*\\?date=${yesterday}$`));
  });

  it("COACH-175 shows nothing of a diary that is not shared, and does not ask for it", async () => {
    show(["PLAN", "MEASUREMENTS"]);
    await screen.findByRole("heading", { name: "Sanne" });
    expect(screen.queryByText(words.detail.yesterday)).toBeNull();
    expect(asked.filter((path) => path.includes("calendarDay"))).toEqual([]);
  });
});
