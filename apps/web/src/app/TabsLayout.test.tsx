import type { User } from "@plateful/contract";
import { en } from "@plateful/phrases/en";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { anOrganisation, aPerson, COACH, withFlags } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { showOn } from "../../test/screen-size.ts";
import { chooseMode } from "../lib/person/coach-mode.ts";
import { TabsLayout } from "./TabsLayout.tsx";

const { planner, recipes, progress, groceries, profile, billingIssue } = en.navigation;
const SIMPLE = anOrganisation({ recipe_system_type: "SIMPLE" });
const ONLY_RECIPES = { feature_flag_disable_product_logging: true };
const NO_LOGGING = withFlags("feature_flag_disable_product_logging");
const HORMONES = withFlags("FF_FEMALE_HORMONES");

const CASES: readonly (readonly [string, Partial<User>, readonly string[]])[] = [
  ["someone on their own", {}, [planner, progress, groceries, profile]],
  ["a client of a coach", { coach: COACH }, [planner, progress, groceries, profile]],
  ["someone of a simple organisation", { organisation: SIMPLE }, [recipes, groceries, profile]],
  ["someone who only looks for recipes", ONLY_RECIPES, [recipes, groceries, profile]],
  ["the same by a flag", { feature_flags_for_user: NO_LOGGING }, [recipes, groceries, profile]],
  [
    "the same with the hormones flag",
    { ...ONLY_RECIPES, feature_flags_for_user: HORMONES },
    [recipes, progress, groceries, profile],
  ],
  ["someone who is blocked", { account_enabled: false }, [billingIssue, profile]],
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

describe("the count of messages", () => {
  const asks = async (change: Partial<User>) => {
    const calls: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
      calls.push(String(address));
      return Response.json({}, { status: 404 });
    });
    openScreen(aPerson(change), TabsLayout);
    await screen.findByRole("navigation", { name: en.navigation.main });
    await new Promise((resolve) => setTimeout(resolve, 50));
    return calls.some((path) => path.includes("messages/count"));
  };

  it("COACH-206 is asked for a client of a coach, and not for one who is blocked", async () => {
    expect(await asks({ coach: COACH })).toBe(true);
    expect(await asks({ coach: COACH, account_enabled: false })).toBe(false);
  });
});

describe("the header of the practice", () => {
  const practice = anOrganisation({ name: "Praktijk Bakker", logo: "/logo.png", logo_visible: true });
  const other = anOrganisation({ name: "Fit Club", logo: "/other.png", logo_visible: true });
  const clientOf = (organisation: typeof practice) => ({ coach: { ...COACH, organisation } });
  const logo = (place: string) => document.querySelector(`${place} img`)?.getAttribute("src") ?? null;
  const CLIENT = { ...clientOf(practice), organisation: other };
  const HIDDEN = clientOf({ ...practice, logo_visible: false });
  const WITHOUT = clientOf({ ...practice, logo: null });

  it.each([
    ["the logo of the coach's organisation", CLIENT, "/logo.png"],
    ["no logo that is hidden", HIDDEN, null],
    ["no logo where there is none", WITHOUT, null],
  ])("ORG-027 has %s on a desktop, and its name", async (_what, change, src) => {
    showOn("desktop");
    openScreen(aPerson(change), TabsLayout);
    expect(await screen.findByText("Praktijk Bakker")).toBeTruthy();
    expect(logo("aside")).toBe(src);
    expect(screen.queryByAltText("Praktijk Bakker")).toBeNull();
  });

  it.each([
    ["the logo of the coach's organisation", CLIENT, "/logo.png"],
    ["no logo that is hidden", HIDDEN, null],
    ["no logo where there is none", WITHOUT, null],
    ["no logo for a coach, whose own organisation has one", { is_coach: true, organisation: other }, null],
  ])("ORG-027 MEAS-003 has %s on a phone, above every screen with tabs", async (_what, change, src) => {
    showOn("phone");
    openScreen(aPerson(change), TabsLayout);
    await screen.findByRole("navigation", { name: en.navigation.main });
    const shown = [...document.querySelectorAll("img")].map((each) => each.getAttribute("src"));
    expect(shown).toEqual(src === null ? [] : [src]);
    if (src !== null) expect(screen.getByAltText("Praktijk Bakker")).toBeTruthy();
  });
});

describe("the practice in the navigation of a coach", () => {
  const coach = aPerson({ is_coach: true });
  const { practice, team, branding, billing, checkInQuestions, invitations, templates, clients } =
    en.navigation;
  const openOn = async (size: "phone" | "desktop", person = coach) => {
    showOn(size);
    openScreen(person, TabsLayout);
    return screen.findByRole("navigation", { name: en.navigation.main });
  };
  const linksIn = (place: HTMLElement) =>
    within(place)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);

  it("ORG-055 is one tab on a phone, which leads to its branding", async () => {
    const names = linksIn(await openOn("phone"));
    expect(names).toContainEqual([practice, "/coach/account"]);
    expect(names.map(([, href]) => href)).not.toContain("/coach/billing");
  });

  it("ORG-055 is a group of its own on a desktop, which names each of its screens", async () => {
    const navigation = await openOn("desktop");
    expect(linksIn(navigation).slice(0, 3)).toEqual([
      [clients, "/coach/clients"],
      [en.messages.title, "/coach/messages"],
      [templates, "/coach/templates"],
    ]);
    expect(linksIn(await within(navigation).findByRole("group", { name: practice }))).toEqual([
      [team, "/coach/team"],
      [branding, "/coach/account"],
      [billing, "/coach/billing"],
      [checkInQuestions, "/coach/clients/check-in-questions"],
      [invitations, "/coach/clients/invitations"],
    ]);
  });

  it.each([
    [[], [team]],
    [["MESSAGE"], [team, checkInQuestions]],
    [
      ["INVITE", "BRAND"],
      [team, branding, invitations],
    ],
  ] as const)(
    "TEAM-017 names no screen for which the coach has no right (rights %j)",
    async (rights, names) => {
      const team = { members: [], invitations: [], own_rights: rights, without_coach: null };
      vi.spyOn(globalThis, "fetch").mockImplementation(async (address) =>
        String(address).endsWith("/team/") ? Response.json(team) : Response.json({}, { status: 404 }),
      );
      const navigation = await openOn("desktop");
      await waitFor(() =>
        expect(linksIn(within(navigation).getByRole("group")).map(([name]) => name)).toEqual(names),
      );
    },
  );

  it("ORG-055 is not there for a coach in client mode", async () => {
    chooseMode("client");
    const navigation = await openOn("desktop");
    expect(within(navigation).queryByRole("group")).toBeNull();
    chooseMode("coach");
  });
});
