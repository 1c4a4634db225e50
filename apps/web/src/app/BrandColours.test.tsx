import { MantineProvider } from "@mantine/core";
import { brandTokens, HORMONE_COLOUR } from "@plateful/appearance";
import type { User } from "@plateful/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { anOrganisation, aPerson, aProfile, COACH, withFlags } from "../../test/a-person.ts";
import { setToken } from "../lib/device/session.ts";
import { currentUserQuery } from "../lib/person/current-user.ts";
import { BrandColours } from "./BrandColours.tsx";

const BAKKER = anOrganisation({ primary_colour: "#00a9bd" });
const FIT_CLUB = anOrganisation({ primary_colour: "#7a1fa2" });
const OF_BAKKER = { ...COACH, organisation: BAKKER };
const HORMONES = withFlags("FF_FEMALE_HORMONES");
const ON_MENOPAUSE_DIET = { feature_flags_for_user: HORMONES, intake: aProfile({ diet_type: "MENOPAUSE" }) };

function show(change: Partial<User>, scheme: "light" | "dark" = "light"): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery.queryKey, aPerson(change));
  setToken("a token");
  render(
    <QueryClientProvider client={client}>
      <MantineProvider forceColorScheme={scheme}>
        <BrandColours />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const colour = (name: string) => document.documentElement.style.getPropertyValue(name);

afterEach(() => {
  cleanup();
  setToken(null);
});

describe("the colours of a person's organisation", () => {
  it("ORG-034 are on the client's screens on the main site too, those of the coach's organisation first", () => {
    show({ coach: OF_BAKKER, organisation: FIT_CLUB });
    expect(colour("--pf-brand")).toBe(brandTokens("#00a9bd", "light").fill);
    expect(colour("--pf-brand-text")).toBe(brandTokens("#00a9bd", "light").text);
  });

  it("ORG-034 follow the dark scheme, in which the same colour is another shade", () => {
    show({ organisation: FIT_CLUB }, "dark");
    expect(colour("--pf-brand-text")).toBe(brandTokens("#7a1fa2", "dark").text);
    expect(brandTokens("#7a1fa2", "dark").text).not.toBe(brandTokens("#7a1fa2", "light").text);
  });

  it("ORG-034 leave the page when the person signs out, and are not there for people without an organisation", () => {
    show({ coach: OF_BAKKER });
    expect(colour("--pf-brand")).not.toBe("");
    act(() => setToken(null));
    expect(colour("--pf-brand")).toBe("");
    cleanup();
    show({});
    expect(colour("--pf-brand")).toBe("");
  });

  it.each(["light", "dark"] as const)("ORG-013 ORG-049 are purple in hormone mode, %s", (scheme) => {
    show({ ...ON_MENOPAUSE_DIET, coach: OF_BAKKER }, scheme);
    expect(colour("--pf-brand")).toBe(brandTokens(HORMONE_COLOUR, scheme).fill);
    expect(colour("--pf-on-brand")).toBe(brandTokens(HORMONE_COLOUR, scheme).on);
  });

  it.each([
    ["without a flag", { ...ON_MENOPAUSE_DIET, feature_flags_for_user: withFlags() }],
    ["on another diet", { ...ON_MENOPAUSE_DIET, intake: aProfile({ diet_type: "RECOMMENDED" }) }],
    ["before there is a profile", { ...ON_MENOPAUSE_DIET, intake: null }],
  ])("ORG-013 are those of the organisation %s", (_when, change) => {
    show({ ...change, coach: OF_BAKKER });
    expect(colour("--pf-brand")).toBe(brandTokens("#00a9bd", "light").fill);
  });
});
