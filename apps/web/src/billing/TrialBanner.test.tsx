import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { TrialBanner } from "./TrialBanner.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const open = async (change: object) => {
  openScreen({ ...aPerson(), is_coach: true, ...change } as never, () => (
    <>
      <h1>Clients</h1>
      <TrialBanner />
    </>
  ));
  await screen.findByRole("heading", { name: "Clients" });
};
const upgrade = () => screen.queryByRole("button", { name: "Upgrade now" });
const demo = () => screen.queryByRole("link", { name: "Book a demo" });

describe("the notice of a trial", () => {
  it("COACH-006 offers a coach on trial an upgrade and a demo", async () => {
    await open({ trial_ends_at: inDays(9) });
    expect(upgrade()).not.toBeNull();
    expect(demo()?.getAttribute("href")).toBe("/help/book-a-demo");
    screen.getByText(/^Free until/);
  });

  it("COACH-006 COACH-007 offers no upgrade where the app is installed on a phone", async () => {
    const before = window.matchMedia;
    vi.spyOn(window, "matchMedia").mockImplementation((query) => ({ ...before(query), matches: true }));
    await open({ trial_ends_at: inDays(9) });
    expect(upgrade()).toBeNull();
    expect(demo()).not.toBeNull();
  });

  it.each([
    ["installed on a computer", "(display-mode: standalone)"],
    ["in the browser of a phone", "(max-width: 900px)"],
  ])("COACH-007 offers the upgrade %s", async (_where, matching) => {
    const before = window.matchMedia;
    vi.spyOn(window, "matchMedia").mockImplementation((query) => ({
      ...before(query),
      matches: query === matching,
    }));
    await open({ trial_ends_at: inDays(9) });
    expect(upgrade()).not.toBeNull();
  });

  it.each([{ trial_ends_at: null }, { trial_ends_at: inDays(-1) }])(
    "COACH-006 says nothing without a trial (case %#)",
    async (change) => {
      await open(change);
      expect([upgrade(), demo()]).toEqual([null, null]);
    },
  );
});
