import type { Client } from "@plateful/contract";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anOrganisation, aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { setToken } from "../lib/device/session.ts";
import { CoachModeViewClientsScreen } from "./CoachModeViewClientsScreen.tsx";

const ONE_MINUTE_MS = 60_000;
const SANNE = {
  id: 7,
  email: "sanne@example.org",
  first_name: "Sanne",
  last_name: "de Wit",
  account_enabled: true,
  is_unpaid: false,
  is_withdrawn: false,
  shared_parts: [],
  date_joined: "2026-03-01T08:00:00Z",
  last_active_at: null,
  coach: null,
  stands_in_for: null,
  intake: null,
  recent_weights: [],
  card: null,
} satisfies Client;

let reads = 0;
const open = () =>
  openScreen(aPerson({ is_coach: true, organisation: anOrganisation() }), CoachModeViewClientsScreen);
const addButton = () => screen.queryByRole("button", { name: "Add client" });

beforeEach(() => {
  reads = 0;
  setToken("a token");
  vi.stubGlobal("fetch", async (path: string) => {
    if (!path.includes("paginatedclients")) return Response.json({ detail: "Not found." }, { status: 404 });
    reads += 1;
    const results = [SANNE];
    return Response.json({ count: 1, total_pages: 1, next: null, previous: null, results });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setToken(null);
});

describe("the list of clients", () => {
  it("COACH-012 is not read again while a dialog of it is open", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await screen.findByText("Sanne de Wit");
    const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * ONE_MINUTE_MS + 1_000));
    await pass(1);
    expect(reads).toBe(2);
    fireEvent.click(await screen.findByRole("button", { name: "Add client" }));
    await screen.findByRole("dialog");
    await pass(5);
    expect(reads).toBe(2);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await pass(1);
    expect(reads).toBe(3);
  });

  it("COACH-008 COACH-009 offers no way to add a client in the installed app, and says where there is one", async () => {
    const before = window.matchMedia;
    vi.spyOn(window, "matchMedia").mockImplementation((query) => ({ ...before(query), matches: true }));
    open();
    await screen.findByText("Add clients in the browser on your computer or phone.");
    expect(addButton()).toBeNull();
  });

  it.each([
    ["in the browser of a phone", "(max-width: 900px)"],
    ["installed on a computer", "(display-mode: standalone)"],
  ])("COACH-009 adds clients %s", async (_where, holding) => {
    const before = window.matchMedia;
    vi.spyOn(window, "matchMedia").mockImplementation((query) => ({
      ...before(query),
      matches: query === holding,
    }));
    open();
    await screen.findByText("Sanne de Wit");
    expect(addButton()).not.toBeNull();
  });
});
