import type { CalendarDay } from "@plateful/contract";
import { phrasesOf } from "@plateful/phrases/all";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setToken } from "../../lib/device/session.ts";
import { LanguageProvider } from "../../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../../lib/person/current-user.ts";
import { CALENDAR_DAYS } from "../../lib/plan/calendar-days.ts";
import { createQueryClient } from "../../lib/server/query-client.ts";
import { currentToasts, dismissToast } from "../../ui/overlays/show-toast.ts";
import { diaryEntries } from "../day/diary-entry.ts";
import { useSayAdded } from "./use-say-added.ts";

const { logging } = phrasesOf("en");
const SLOT = { id: 40, mealMoment: "DINNER", target: null } as never;
const NUMBERS = { kcal: 600, protein: 30, carbohydrates: 60, fat: 20, fiber: null };
const LEFT = { calendar_item: 12, portions: 1, portions_multiplier: 1, company: [] };
const SOUP = {
  ...{ id: 7, object_id: 70, content_type: "recipemeal", calendar_day: 3, meal_slot: 40 },
  ...{ meal_moment: "DINNER", status: "PLANNED", locked: false, eaten_at_time: null },
  meal: {
    ...{ id: 70, ...NUMBERS, recipe_template: { id: 9, name: "Lentil soup" } },
    ...{ portions: 2, portions_multiplier: 0.75, portion: 0.5 },
    cooking: { cook_portions: 2, leftover_of: null, leftovers: [LEFT], company: [] },
  },
};
const DAY = { id: 3, user: 1, date: "2026-03-18", locked: false, locked_slots: [], calendar_items: [SOUP] };
const day = DAY as unknown as CalendarDay;
const ingredient = (id: number, serving: number, quantity: number) => ({
  ...{ id, quantity, suggested_serving: { id: serving } },
});

let sent: [method: string, path: string, body?: unknown][] = [];
let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  sent = [];
  setToken("token");
  client = createQueryClient(() => ({ oops: "oops", later: "later" }), {
    onUnauthorised: () => {},
    onBlocked: () => {},
  });
  client.setQueryData(currentUserQuery.queryKey, { id: 1 } as never);
  client.setQueryData([CALENDAR_DAYS, "week"], [day]);
  vi.stubGlobal("__APP_VERSION__", "0.0.0");
  vi.stubGlobal("__CONTRACT__", "same");
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    const path = new URL(address, "http://localhost").pathname.replace("/api/", "");
    const isOurs = method !== "GET" && path !== "client-errors/";
    if (isOurs && body === undefined) sent.push([method, path]);
    if (isOurs && body !== undefined) sent.push([method, path, JSON.parse(String(body))]);
    const answer = (body: object) => Response.json(body, { headers: { "x-contract": "same" } });
    if (method === "DELETE") return new Response(null, { status: 204 });
    if (path === "recipeMeal/70/")
      return answer({ id: 70, ingredients: [ingredient(1, 100, 2), ingredient(2, 101, 1)] });
    if (path.startsWith("recipeMeal/"))
      return answer({ id: 71, ingredients: [ingredient(3, 100, 2), ingredient(4, 102, 5)] });
    return answer({ ...DAY, id: 8 });
  });
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  setToken(null);
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <LanguageProvider first={phrasesOf("en")}>{children}</LanguageProvider>
  </QueryClientProvider>
);
const shown = () => client.getQueryData<CalendarDay[]>([CALENDAR_DAYS, "week"])?.[0]?.calendar_items ?? [];

function addPizza(isEaten: boolean) {
  const groups = [{ slot: SLOT, entries: diaryEntries(day), isLocked: false }] as never;
  const { result } = renderHook(() => useSayAdded({ day, groups }), { wrapper });
  act(() => result.current({ slot: SLOT, isEaten, kcal: 900, undo: async () => undefined }));
  return currentToasts().at(-1);
}

it("DIARY-123 takes the planned dish off the day with the button of the toast, and puts it back as it was", async () => {
  const toast = addPizza(true);
  expect(toast?.also?.label).toBe(logging.insteadOf({ name: "Lentil soup" }));
  expect(toast?.undo).toBeDefined();
  act(() => toast?.also?.onPress());
  await waitFor(() =>
    expect(currentToasts().at(-1)?.message).toBe(logging.insteadDone({ name: "Lentil soup" })),
  );
  expect(sent).toEqual([["DELETE", "calendarItem/7/"]]);
  expect(shown()).toEqual([]);
  sent = [];
  act(() => currentToasts().at(-1)?.undo?.onUndo());
  await waitFor(() => expect(currentToasts().at(-1)?.message).toBe(phrasesOf("en").planChanges.restored));
  expect(sent).toEqual([
    ["POST", "recipeMeal/", { recipe_template: 9, portions: 2, user: 1, portions_multiplier: 1.5 }],
    ["PATCH", "recipeMeal/71/", { portion: 0.5 }],
    ["DELETE", "ingredient/4/"],
    [
      "POST",
      "ingredient/",
      { quantity: 1, suggested_serving: 101, object_id: 71, content_type: "recipemeal" },
    ],
    [
      "POST",
      "calendarItem/",
      {
        ...{ calendar_day: 3, meal_slot: 40, meal_moment: "DINNER", object_id: 71 },
        ...{ content_type: "recipemeal", status: "PLANNED" },
      },
    ],
    [
      "POST",
      "calendarDay/3/restore-meals/",
      {
        meals: [
          expect.objectContaining({ calendar_item: 8 }),
          expect.objectContaining({ calendar_item: 12 }),
        ],
        leftovers: [{ calendar_item: 12, leftover_of: 8 }],
        cooked_ahead: [],
      },
    ],
  ]);
});

it("DIARY-123 offers nothing for what is only planned, and leaves a dish that was eaten meanwhile", async () => {
  expect(addPizza(false)?.also).toBeUndefined();
  const toast = addPizza(true);
  client.setQueryData([CALENDAR_DAYS, "week"], [{ ...day, calendar_items: [{ ...SOUP, status: "EATEN" }] }]);
  act(() => toast?.also?.onPress());
  await waitFor(() =>
    expect(currentToasts().at(-1)?.message).toBe(phrasesOf("en").planChanges.swap.goneOther),
  );
  expect(sent).toEqual([]);
  expect(shown()).toHaveLength(1);
});
