import type { User } from "@plateful/contract";
import { en } from "@plateful/phrases/en";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { anOrganisation, aPerson, COACH, withFlags } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { showOn } from "../../test/screen-size.ts";
import { TabsLayout } from "./TabsLayout.tsx";

const { planner, recipes, progress, groceries, profile, billingIssue } = en.navigation;
const SIMPLE = anOrganisation({ recipe_system_type: "SIMPLE" });
const ONLY_RECIPES = { feature_flag_disable_product_logging: true };
const NO_LOGGING = withFlags("feature_flag_disable_product_logging");
const HORMONES = withFlags("FF_FEMALE_HORMONES");

const CASES: readonly (readonly [string, Partial<User>, readonly string[]])[] = [
  ["somebody on their own", {}, [planner, progress, groceries, profile]],
  ["a client of a coach", { coach: COACH }, [planner, progress, groceries, profile]],
  ["somebody of a simple organisation", { organisation: SIMPLE }, [recipes, groceries, profile]],
  ["somebody who only looks for recipes", ONLY_RECIPES, [recipes, groceries, profile]],
  ["the same by a flag", { feature_flags_for_user: NO_LOGGING }, [recipes, groceries, profile]],
  [
    "the same with the hormones flag",
    { ...ONLY_RECIPES, feature_flags_for_user: HORMONES },
    [recipes, progress, groceries, profile],
  ],
  ["somebody who is blocked", { account_enabled: false }, [billingIssue, profile]],
];

afterEach(() => vi.restoreAllMocks());

describe.each(["phone", "desktop"] as const)("the tabs on a %s", (size) => {
  it.each(CASES)("NAV-010 NAV-011 MEAS-004 of %s", async (_who, change, tabs) => {
    showOn(size);
    openScreen(aPerson(change), TabsLayout);
    const navigation = await screen.findByRole("navigation", { name: en.navigation.main });
    const links = within(navigation).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(tabs);
  });
});

describe("the header of the practice", () => {
  const practice = anOrganisation({ name: "Praktijk Bakker", logo: "/logo.png", logo_visible: true });
  const other = anOrganisation({ name: "Fit Club", logo: "/other.png", logo_visible: true });
  const clientOf = (organisation: typeof practice) => ({ coach: { ...COACH, organisation } });
  const logo = () => document.querySelector("aside img")?.getAttribute("src") ?? null;

  it.each([
    ["the logo of the coach's organisation", { ...clientOf(practice), organisation: other }, "/logo.png"],
    ["no logo that is hidden", clientOf({ ...practice, logo_visible: false }), null],
    ["no logo where there is none", clientOf({ ...practice, logo: null }), null],
  ])("ORG-027 has %s on a desktop, and its name", async (_what, change, src) => {
    showOn("desktop");
    openScreen(aPerson(change), TabsLayout);
    expect(await screen.findByText("Praktijk Bakker")).toBeTruthy();
    expect(logo()).toBe(src);
  });
});
