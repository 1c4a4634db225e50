import { phrasesOf } from "@plateful/phrases/all";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LanguageProvider } from "../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../lib/person/current-user.ts";
import { followBetterPlan } from "../lib/plan/better-plan.ts";
import { CALENDAR_DAYS } from "../lib/plan/calendar-days.ts";
import { createQueryClient } from "../lib/server/query-client.ts";
import { currentToasts, dismissToast } from "../ui/overlays/show-toast.ts";
import { useRemoveMeal } from "./logging/use-remove-meal.ts";
import { useToggleEaten } from "./logging/use-toggle-eaten.ts";
import { useLockMeals } from "./planning/use-lock-meals.ts";

const words = phrasesOf("en").planChanges.swap;

let client: ReturnType<typeof createQueryClient>;
let status = 404;
let turns = 0;
beforeEach(async () => {
  vi.useFakeTimers();
  // Alerts come one per second, and the time of each test begins again.
  turns += 1;
  await vi.advanceTimersByTimeAsync(turns * 5_000);
  status = 404;
  client = createQueryClient(() => ({ oops: "oops", later: "later" }), {
    onUnauthorised: () => {},
    onBlocked: () => {},
  });
  client.setQueryData(currentUserQuery.queryKey, { id: 1 } as never);
  client.setQueryData([CALENDAR_DAYS, "week"], []);
  vi.stubGlobal("__APP_VERSION__", "0.0.0");
  vi.stubGlobal("fetch", async () => Response.json({ detail: "Not found.", code: "not_found" }, { status }));
});
afterEach(async () => {
  for (const { id } of currentToasts()) dismissToast(id);
  await vi.advanceTimersByTimeAsync(120_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <LanguageProvider first={phrasesOf("en")}>{children}</LanguageProvider>
  </QueryClientProvider>
);
const planned = () => followBetterPlan(client, { id: 1, calendar_items: [] } as never);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toasts = () => currentToasts().map(({ message, role }) => [role ?? "status", message]);
const isOld = () => client.getQueryState([CALENDAR_DAYS, "week"])?.isInvalidated;

/** What one can do to a meal of the day. */
const TAPS = {
  "ticking it": () => {
    const { toggle } = useToggleEaten();
    return () =>
      toggle({
        dayId: 1,
        date: "2026-03-18",
        itemId: 7,
        name: "Pea soup",
        status: "EATEN",
      });
  },
  "locking it": () => {
    const { mutate } = useLockMeals();
    return () => mutate({ date: "2026-03-18", locked: true, itemId: 7 });
  },
  "removing it": () => {
    const { mutate } = useRemoveMeal();
    return () => mutate({ date: "2026-03-18", name: null, dayId: 1, itemId: 7 });
  },
};

describe.each(Object.entries(TAPS))("a meal that a better one has replaced: %s", (what, useTap) => {
  it("PLAN-178 says calmly that the plan was made better, and reads the day", async () => {
    planned();
    const { result } = renderHook(useTap, { wrapper });
    act(() => result.current());
    await pass(1_000);
    expect(toasts()).toEqual([["status", words.goneText]]);
    expect(isOld()).toBe(true);
  });

  it("PLAN-178 says only that it is gone when nothing was planned lately", async () => {
    const { result } = renderHook(useTap, { wrapper });
    act(() => result.current());
    await pass(1_000);
    expect(toasts()).toEqual(what === "removing it" ? [] : [["status", words.goneOther]]);
    expect(isOld()).toBe(true);
  });

  it("PLAN-178 leaves other failures what they are", async () => {
    status = 500;
    status = 500;
    planned();
    const { result } = renderHook(useTap, { wrapper });
    act(() => result.current());
    await pass(1_000);
    expect(toasts()).toEqual([["alert", "Not found."]]);
  });
});
