import { en } from "@plateful/phrases/en";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setToken } from "../../lib/device/session.ts";
import { LanguageProvider } from "../../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../../lib/person/current-user.ts";
import type { FittingDraft } from "../parts/fitting-query.ts";
import { FitLine } from "./FitLine.tsx";

const ORGANISATION = { id: 1, recipe_system_type: "COMPLEX" };
const person = (more: object = {}) =>
  ({
    id: 1,
    is_coach: false,
    organisation: ORGANISATION,
    coach: null,
    customer: [],
    feature_flags_for_user: { flags: [], switches: [], samples: [] },
    intake: { weekly_nutrition_plan: {}, preferred_meal_times: [], onboarding_cooking_styles: [] },
    ...more,
  }) as never;

const slot = (meal_moment: string, allowed: number) => ({
  meal_slot: null,
  meal_moment,
  kcal: 500,
  days: [],
  recipes: 60,
  allowed,
  restrictions: [],
  ingredients: [],
  cooking: null,
});

let sent: { path: string; body: unknown }[] = [];
let slots: object[] = [];
beforeEach(() => {
  sent = [];
  slots = [
    slot("BREAKFAST", 1),
    slot("LUNCH", 30),
    slot("DINNER", 12),
    slot("LATE_SNACK", 9),
    slot("SNACK", 8),
  ];
  setToken("a token");
  vi.stubGlobal("fetch", async (path: string, { body = "{}" }: { body?: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    return Response.json({ slots });
  });
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

function open(draft: FittingDraft, own = person(), client?: never) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, own);
  const line = (given: FittingDraft) => (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider first={en}>
        <Suspense>
          <FitLine person={client} draft={given} />
        </Suspense>
      </LanguageProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(line(draft));
  return (given: FittingDraft) => rerender(line(given));
}

const text = () => screen.getByRole("status").textContent;

describe("the line of what fits", () => {
  it("PLAN-147 counts for each type of meal with what is chosen, and names those with too few", async () => {
    open({ diet: "VEGAN" });
    await waitFor(() =>
      expect(text()).toBe(
        "Recipes that fit with this choice: 1 breakfast, 30 lunches, 12 dinners and 8 snacks. For breakfast that is too few for a week without repeats.",
      ),
    );
    expect(sent).toEqual([{ path: "/api/users/fitting-recipes/", body: { diet: "VEGAN" } }]);
  });

  it("PLAN-147 asks again a moment after the last choice, for a coach about the client", async () => {
    const choose = open({ diet: "VEGAN" }, person(), person({ id: 5 }));
    await waitFor(() => expect(sent).toHaveLength(1));
    vi.useFakeTimers();
    choose({ diet: "HALAL" });
    choose({ diet: "PESCATARIAN" });
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(sent).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(200));
    vi.useRealTimers();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ path }) => path)).toEqual(Array(2).fill("/api/clients/5/fitting-recipes/"));
    expect(sent[1]?.body).toEqual({ diet: "PESCATARIAN" });
  });

  it("PLAN-147 says and asks nothing with simple recipes or without a week", async () => {
    open({}, person({ organisation: { ...ORGANISATION, recipe_system_type: "SIMPLE" } }));
    expect(text()).toBe("");
    cleanup();
    open({}, person({ intake: { weekly_nutrition_plan: null } }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(text()).toBe("");
    expect(sent).toEqual([]);
  });

  it("PLAN-147 stays silent when it cannot be read", async () => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 500 }));
    open({});
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(text()).toBe("");
  });
});
