import { phrasesOf } from "@plateful/phrases/all";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LanguageProvider } from "../lib/language/LanguageProvider.tsx";
import { useMealServings } from "../simple-recipes/use-meal-servings.ts";
import { usePeople } from "./use-people.ts";

/** The two screens on which one taps for how many a planned meal is made. */
const SCREENS = {
  "a planned recipe": {
    useChoice: () => usePeople({ id: 7, portions: 1 }).choose,
    saved: (portions: number) => ({ path: "/api/editRecipeMealPortions/7/", body: { portions } }),
  },
  "a planned simple recipe": {
    useChoice: () => useMealServings({ id: 7, meal_servings: 1 }).choose,
    saved: (servings: number) => ({ path: "/api/simpleRecipeMeal/7/", body: { meal_servings: servings } }),
  },
};

let sent: { path: string; body: unknown }[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal("fetch", async (path: string, { body = "{}" }: { body?: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    return new Response("{}", { status: 500 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(useChoice: () => (people: number) => void) {
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <LanguageProvider first={phrasesOf("en")}>{children}</LanguageProvider>
    </QueryClientProvider>
  );
  return renderHook(useChoice, { wrapper });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe.each(Object.entries(SCREENS))("%s", (_what, { useChoice, saved }) => {
  it("CACHE-005 sends a choice that is not saved yet at once when the screen closes, and only once", async () => {
    const { result, unmount } = open(useChoice);
    act(() => result.current(2));
    act(() => result.current(3));
    await pass(500);
    expect(sent).toEqual([]);
    unmount();
    await pass(0);
    expect(sent).toEqual([saved(3)]);
    await pass(5_000);
    expect(sent).toHaveLength(1);
  });

  it("CACHE-005 sends nothing when the screen closes after the choice was saved, or without one", async () => {
    const { result, unmount } = open(useChoice);
    act(() => result.current(2));
    await pass(1_100);
    expect(sent).toEqual([saved(2)]);
    unmount();
    const untouched = open(useChoice);
    untouched.unmount();
    await pass(5_000);
    expect(sent).toHaveLength(1);
  });
});
