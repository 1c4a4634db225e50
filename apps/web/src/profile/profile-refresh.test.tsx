import { en } from "@plateful/phrases/en";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aProfile } from "../../test/a-person.ts";
import { calendarDaysQuery } from "../diary/day/calendar-day-query.ts";
import { slotRecipesQuery } from "../diary/logging/slot-recipes-query.ts";
import { planCandidatesQuery } from "../diary/planning/plan-candidates-query.ts";
import { LanguageProvider } from "../lib/language/LanguageProvider.tsx";
import { CLIENTS, currentUserQuery } from "../lib/person/current-user.ts";
import { useCompleteOnboarding } from "../onboarding/answers/use-complete-onboarding.ts";
import { useSetIngredientsToAvoid as useAvoidInOnboarding } from "../onboarding/diy/use-set-ingredients-to-avoid.ts";
import { useChangeProfile } from "./parts/use-change-profile.ts";
import { useSetIngredientsToAvoid } from "./parts/use-set-ingredients-to-avoid.ts";

const PROFILE = aProfile();

/** As much of a person as the changes read. */
const PERSON = { id: 1, organisation: null, coach: null, intake: PROFILE, ingredients_to_avoid: [] } as never;
const WEEK = calendarDaysQuery("2026-03-16", "2026-03-22").queryKey;
const RECIPES = slotRecipesQuery(3, "2026-03-20").queryKey;
const CANDIDATES = planCandidatesQuery("en").queryKey;

const CHANGES = {
  "the profile": () => {
    const { mutate } = useChangeProfile();
    return () => mutate({ diet: "VEGAN" });
  },
  "what is avoided": () => {
    const { mutate } = useSetIngredientsToAvoid();
    return () => mutate([4]);
  },
  "what is avoided, among the first questions": () => {
    const { mutate } = useAvoidInOnboarding();
    return () => mutate([4]);
  },
  "the whole plan": () => {
    const { mutate } = useCompleteOnboarding(PERSON);
    return () => mutate("PLAN");
  },
};

function answerTo(address: string): unknown {
  if (address.includes("userProfile")) return { ...PROFILE, diet: "VEGAN" };
  return address.includes("setIngredientsToAvoid") ? { ingredient_to_avoid_ids: [4] } : null;
}

describe("after a change", () => {
  beforeEach(() => {
    vi.stubGlobal("fetch", async (address: string) => {
      const answer = answerTo(address);
      return new Response(JSON.stringify(answer), { status: answer === null ? 500 : 200 });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(Object.entries(CHANGES))(
    "CACHE-007 PLAN-112 of %s the person, clients and fitting recipes are read again",
    async (_what, useChange) => {
      const client = new QueryClient();
      client.setQueryData(currentUserQuery.queryKey, PERSON);
      client.setQueryData([CLIENTS, 1], []);
      client.setQueryData(RECIPES, []);
      client.setQueryData(CANDIDATES, { recipes: [] } as never);
      client.setQueryData(WEEK, []);
      const wrapper = ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>
          <LanguageProvider first={en}>{children}</LanguageProvider>
        </QueryClientProvider>
      );
      const { result } = renderHook(useChange, { wrapper });
      const isOld = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
      const read: (readonly unknown[])[] = [currentUserQuery.queryKey, [CLIENTS, 1], RECIPES];
      expect(read.map(isOld)).toEqual([false, false, false]);
      result.current();
      await waitFor(() => expect(isOld(RECIPES)).toBe(true));
      expect(isOld([CLIENTS, 1])).toBe(true);
      expect(isOld(CANDIDATES)).toBe(true);
      expect(isOld(WEEK)).toBe(false);
    },
  );
});
