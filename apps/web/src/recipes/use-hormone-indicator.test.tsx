import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { aPerson, withFlags } from "../../test/a-person.ts";
import { currentUserQuery } from "../lib/person/current-user.ts";
import { useHormoneIndicator } from "./use-hormone-indicator.ts";

describe("the hormone indicator", () => {
  it.each([
    [[], "HORMONE", false],
    [["FF_RECIPE_INSPIRATION"], "HORMONE", false],
    [["FF_FEMALE_HORMONES"], "HORMONE", true],
    [["FF_FEMALE_HORMONES_MENOPAUSE_ONLY"], "HORMONE", true],
    [["FF_FEMALE_HORMONES"], "LUNCH", false],
  ] as const)("REC-094 with %j marks a recipe tagged %s: %s", (flags, tag, isMarked) => {
    const client = new QueryClient();
    const person = aPerson({ feature_flags_for_user: withFlags(...flags) });
    client.setQueryData(currentUserQuery.queryKey, person);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(useHormoneIndicator, { wrapper });
    expect(result.current({ tags: [{ name: tag }] })).toBe(isMarked);
  });
});
