import { MantineProvider } from "@mantine/core";
import { brandTokens } from "@plateful/appearance";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { currentUserQuery } from "../lib/current-user.ts";
import { setToken } from "../lib/session.ts";
import { BrandColours } from "./BrandColours.tsx";

const BAKKER = { primary_colour: "#00a9bd" };
const FIT_CLUB = { primary_colour: "#7a1fa2" };

interface Belongs {
  readonly coach: { readonly organisation: typeof BAKKER | null } | null;
  readonly organisation: typeof BAKKER | null;
}

function show(user: Belongs, scheme: "light" | "dark" = "light"): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery.queryKey, user as never);
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
    show({ coach: { organisation: BAKKER }, organisation: FIT_CLUB });
    expect(colour("--pf-brand")).toBe(brandTokens("#00a9bd", "light").fill);
    expect(colour("--pf-brand-text")).toBe(brandTokens("#00a9bd", "light").text);
  });

  it("ORG-034 follow the dark scheme, in which the same colour is another shade", () => {
    show({ coach: null, organisation: FIT_CLUB }, "dark");
    expect(colour("--pf-brand-text")).toBe(brandTokens("#7a1fa2", "dark").text);
    expect(brandTokens("#7a1fa2", "dark").text).not.toBe(brandTokens("#7a1fa2", "light").text);
  });

  it("ORG-034 leave the page when the person signs out, and are not there for people without an organisation", () => {
    show({ coach: { organisation: BAKKER }, organisation: null });
    expect(colour("--pf-brand")).not.toBe("");
    act(() => setToken(null));
    expect(colour("--pf-brand")).toBe("");
    cleanup();
    show({ coach: null, organisation: null });
    expect(colour("--pf-brand")).toBe("");
  });
});
