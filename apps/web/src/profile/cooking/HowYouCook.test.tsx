import type { User } from "@plateful/contract";
import { en } from "@plateful/phrases/en";
import { useQueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { setToken } from "../../lib/device/session.ts";
import { todayOf } from "../../lib/device/today.ts";
import { plannedAheadQuery } from "../../lib/plan/planned-ahead-query.ts";
import { needed } from "../../lib/server/internal-error.ts";
import { HowYouCookCard } from "./HowYouCookCard.tsx";
import { HowYouCookSheet } from "./HowYouCookSheet.tsx";

const { general, howYouCook: words } = en;
const stored = needed(aPerson({}).intake ?? undefined, "user_profile");
const week = { id: 1, version: 1 } as never;
const someone = (settled: boolean, more: Partial<User> = {}) =>
  aPerson({ ...more, intake: { ...stored, weekly_nutrition_plan: week, how_cooks_settled: settled } });

interface Sent {
  readonly path: string;
  readonly method: string;
  readonly body: Record<string, unknown>;
}
let sent: Sent[] = [];
let failing: RegExp | null = null;
let isPlanned = true;

const cooking = { within: 12, more: { minutes: 30, recipes: 8 }, examples: [] };
const dinner = {
  ...{ meal_slot: 4, meal_moment: "DINNER", kcal: 600, days: ["monday"], recipes: 90, allowed: 30 },
  ...{ ingredients: [], restrictions: [{ restriction: "KITCHEN", costs: 4 }], cooking },
};
const page = (results: object[]) => ({
  count: results.length,
  total_pages: 1,
  next: null,
  previous: null,
  results,
});
const answerTo = (path: string, { body }: Sent) => {
  if (path.includes("userProfile")) return { ...stored, ...body };
  if (path.includes("fitting")) return { slots: [dinner] };
  if (path.includes("replanWeek"))
    return { start_date: "2026-03-18", num_days: 7, meals_changed: 9, meals_same: 2, meals_kept: 0 };
  if (path.includes("users/me")) return someone(true);
  if (path.includes("likings")) return { learns: true, liked: [], disliked: [], leave_out: null };
  return page([]);
};

beforeEach(() => {
  sent = [];
  failing = null;
  isPlanned = true;
  setToken("token");
  vi.stubGlobal("fetch", async (address: string, options: { method?: string; body?: string } = {}) => {
    const one = { path: address, method: options.method ?? "GET", body: JSON.parse(options.body ?? "{}") };
    sent.push(one);
    // What was known of the coming days stays known.
    if (address.includes("calendarDay") || failing?.test(address))
      return Response.json({ detail: "No." }, { status: 500 });
    return Response.json(answerTo(address, one));
  });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole("button", { name });
const press = async (name: string) => {
  const found = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(found));
};
const patches = () => sent.filter(({ method }) => method === "PATCH").map(({ body }) => body);
/** Whether meals are planned ahead is known; the rest is asked for. */
function Sheet({ person, onClose }: { person: User; onClose: () => void }) {
  const queries = useQueryClient();
  useState(() => queries.setQueryData(plannedAheadQuery(person, todayOf(new Date())).queryKey, isPlanned));
  const intake = needed(person.intake ?? undefined, "user_profile");
  return <HowYouCookSheet person={person} intake={intake} onClose={onClose} />;
}
const openSheet = (person = someone(false), onClose = () => {}, as = person) =>
  openScreen(as, () => <Sheet person={person} onClose={onClose} />);

describe("the offer in the diary", () => {
  it("PROF-043 is made to who never answered, and goes for good when it is not wanted", async () => {
    openScreen(someone(false), HowYouCookCard);
    await screen.findByText(words.card.title);
    await press(words.card.never);
    await waitFor(() => expect(screen.queryByText(words.card.title)).toBeNull());
    expect(patches()).toEqual([{ how_cooks_settled: true }]);
  });

  it("PROF-043 is not made to who answered, or wanted none", async () => {
    openScreen(someone(true), () => (
      <>
        <HowYouCookCard />
        <p>Below</p>
      </>
    ));
    await screen.findByText("Below");
    expect(screen.queryByText(words.card.title)).toBeNull();
  });
});

describe("the sheet", () => {
  it("PROF-044 keeps its answers on the way back, and saves them all with one press", async () => {
    const closed = vi.fn();
    isPlanned = false;
    openSheet(someone(false), closed);
    await screen.findByText(words.weekday);
    fireEvent.click(screen.getAllByRole("radio", { name: words.minutes({ count: 15 }) })[0] as HTMLElement);
    fireEvent.click(screen.getByRole("checkbox", { name: words.tools.OVEN }));
    await press(words.next);
    fireEvent.click(screen.getAllByRole("checkbox", { name: words.cuisines.INDIAN })[1] as HTMLElement);
    await press(general.back);
    expect(screen.getByRole("checkbox", { name: words.tools.OVEN })).toHaveProperty("checked", false);
    await press(words.next);
    expect(screen.getAllByRole("checkbox", { name: words.cuisines.INDIAN })[1]).toHaveProperty(
      "checked",
      true,
    );
    await press(words.save);
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(patches()).toMatchObject([
      { weekday_minutes: 15, kitchen: ["BLENDER"], never_cuisines: ["INDIAN"], how_cooks_settled: true },
    ]);
    expect(sent.some(({ path }) => path.includes("replanWeek"))).toBe(false);
  });

  it("PROF-049 asks for no budget, or for one in steps of five euros that begins with what most plans keep to", async () => {
    const closed = vi.fn();
    isPlanned = false;
    openSheet(someone(false), closed);
    const budget = await screen.findByRole("switch", { name: (name) => name.startsWith(words.budget.title) });
    expect(budget).toHaveProperty("checked", false);
    expect(screen.queryByRole("group", { name: words.budget.amount })).toBeNull();
    fireEvent.click(budget);
    const amount = within(screen.getByRole("group", { name: words.budget.amount }));
    expect(
      screen.getByRole("group", { name: words.budget.amount }).querySelector("output")?.textContent,
    ).toBe("€65");
    screen.getByText(words.budget.everyone({ count: 1 }));
    for (const _ of [1, 2]) fireEvent.click(amount.getByRole("button", { name: words.budget.less }));
    expect(
      screen.getByRole("group", { name: words.budget.amount }).querySelector("output")?.textContent,
    ).toBe("€55");
    await press(words.next);
    await press(words.save);
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(patches()).toMatchObject([{ weekly_budget: 55 }]);
  });

  it("PROF-049 shows what is stored, and takes it away", async () => {
    const closed = vi.fn();
    isPlanned = false;
    const intake = { ...stored, weekly_nutrition_plan: week, weekly_budget: 10 };
    openSheet(aPerson({ intake }), closed);
    const budget = await screen.findByRole("switch", { name: (name) => name.startsWith(words.budget.title) });
    expect(budget).toHaveProperty("checked", true);
    expect(button(words.budget.less)).toHaveProperty("disabled", true);
    fireEvent.click(budget);
    await press(words.next);
    await press(words.save);
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(patches()).toMatchObject([{ weekly_budget: null }]);
  });

  it("PROF-046 counts what fits with what is chosen, how many more, and what would help", async () => {
    openSheet();
    await screen.findByText(words.fit.DINNER({ count: 12 }));
    screen.getByText(words.more({ count: 8, minutes: 30 }));
    const what = en.planWeek.diagnosis.restrictions.KITCHEN;
    screen.getByText(words.helps({ what, count: 4 }));
    const asked = sent.filter(({ path }) => path.includes("fitting")).map(({ body }) => body);
    expect(asked).toEqual([{ weekday_minutes: null, kitchen: ["OVEN", "BLENDER"], never_cuisines: [] }]);
  });

  it("PROF-047 plans the coming meals again with the answers, once they are saved", async () => {
    const closed = vi.fn();
    openSheet(someone(false), closed);
    await press(words.next);
    await press(words.planAgain);
    await waitFor(() => expect(closed).toHaveBeenCalled());
    const order = sent.filter(({ method, path }) => method === "PATCH" || path.includes("replanWeek"));
    expect(order.map(({ method }) => method)).toEqual(["PATCH", "POST"]);
    expect(order[1]?.body).toEqual({ from: "TODAY" });
  });

  it("PROF-047 stays open and says so when the meals could not be planned, with the answers saved", async () => {
    failing = /replanWeek/;
    const closed = vi.fn();
    openSheet(someone(false), closed);
    await press(words.next);
    await press(words.planAgain);
    await screen.findByText(words.failed);
    expect([closed.mock.calls.length, patches().length]).toEqual([0, 1]);
    expect(button(words.planAgain)).toHaveProperty("disabled", false);
  });

  it("PROF-047 offers no planning where no meal is planned", async () => {
    isPlanned = false;
    openSheet();
    await press(words.next);
    expect(screen.queryByRole("button", { name: words.planAgain })).toBeNull();
    expect(button(words.save)).toBeDefined();
  });

  it("PLAN-271 says that what was learned could not be read, and tries again", async () => {
    failing = /likings/;
    openSheet();
    await press(words.next);
    fireEvent.click(await screen.findByText(words.learned.title));
    await screen.findByText(en.general.errorLoadingData);
    failing = null;
    await press(en.general.tryAgain);
    await screen.findByText(words.learned.nothing);
  });

  it("PROF-048 asks a coach about the client, by name, and counts for the client", async () => {
    const client = someone(false, { id: 77, first_name: "Emma" });
    openSheet(client, () => {}, aPerson({ is_coach: true }));
    await screen.findByText(words.titleOf({ name: "Emma" }));
    await screen.findByText(words.fit.DINNER({ count: 12 }));
    expect(sent.some(({ path }) => path.includes("clients/77/fitting-recipes"))).toBe(true);
  });
});
