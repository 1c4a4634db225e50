import { TRIAGE_PHRASES } from "@plateful/phrases/triage";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anOrganisation, aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { setToken } from "../lib/device/session.ts";
import { ClientPane } from "./ClientPane.tsx";

const words = TRIAGE_PHRASES.en;
const NOW = new Date().toISOString();
const SANNE = {
  ...{ id: 41, first_name: "Sanne", last_name: "Vos", email: "sanne@example.org", date_joined: NOW },
  ...{ last_active_at: NOW, shared_parts: ["PLAN"], goal: null, plan_kcal: null, group: "FIRST" },
  ...{ reasons: [], muted: [], labels: [], is_own: true, coach: null, stands_in_for: null },
  ...{ settled: null, adherence: null, weight: null },
};
const DETAIL = {
  ...SANNE,
  ...{ days: null, energy: null, limits_carbohydrates: false, trend: null, pace: null, goal_weight: null },
  ...{ meals: null, note: null },
};
const CONVERSATION = {
  ...{ with: null, is_open: true, waiting_since: null, unread: 0, messages: [], has_earlier: false },
};
const SETTLED = { state: "DONE", snooze: null, comes_back_on: "2030-01-02", settled_at: NOW };
const SENT = {
  ...{ id: 1, is_from_coach: true, text: "How are you?", recipe: null, day: null, meal_moment: null },
  ...{ written_at: NOW, is_read: false },
};

let changes: string[] = [];
let refusesMessages = false;
const goOn = vi.fn();

beforeEach(() => {
  changes = [];
  refusesMessages = false;
  goOn.mockClear();
  setToken("a token");
  // A growing field waits for the fonts, which jsdom does not have.
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, "http://localhost");
    const method = init?.method ?? "GET";
    const path = pathname.replace("/api/", "");
    if (method !== "GET") changes.push(`${method} ${path}`);
    // An answer takes longer than a second press of the same keys.
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (method === "POST")
      return refusesMessages ? Response.json({ detail: "No." }, { status: 400 }) : Response.json(SENT);
    if (method === "PUT") return Response.json(SETTLED);
    return Response.json(path.includes("triage") ? DETAIL : CONVERSATION);
  });
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

function open(): Promise<HTMLElement> {
  const round = {
    ...{ client: SANNE, next: null, at: 0, total: 1, startsWith: null, asked: 0, earlier: null },
    ...{ open: vi.fn(), goOn, step: () => true, close: vi.fn() },
  };
  const settle = { settle: vi.fn(), offer: vi.fn() };
  openScreen(aPerson({ is_coach: true, organisation: anOrganisation() }), () => (
    <ClientPane client={SANNE as never} startsWith={null} round={round as never} settle={settle as never} />
  ));
  return screen.findByLabelText(new RegExp(words.detail.firstMessage({ name: "Sanne" })));
}

describe("saving a client of the board", () => {
  it("COACH-126 sends and ticks off once, by Ctrl and Enter in a field, pressed twice", async () => {
    const field = await open();
    fireEvent.change(field, { target: { value: "How are you?" } });
    fireEvent.keyDown(field, { key: "Enter", ctrlKey: true });
    fireEvent.keyDown(field, { key: "Enter", ctrlKey: true });
    await waitFor(() => expect(goOn).toHaveBeenCalled());
    expect(changes).toEqual(["POST clients/41/messages/", "PUT clients/41/triage/"]);
    expect(goOn).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("COACH-126 keeps what was refused, and can be saved again", async () => {
    refusesMessages = true;
    const field = await open();
    fireEvent.change(field, { target: { value: "How are you?" } });
    fireEvent.keyDown(field, { key: "Enter", ctrlKey: true });
    await screen.findByRole("alert");
    expect((field as HTMLTextAreaElement).value).toBe("How are you?");
    refusesMessages = false;
    fireEvent.click(screen.getByRole("button", { name: new RegExp(words.saveDone) }));
    await waitFor(() => expect(goOn).toHaveBeenCalledTimes(1));
    expect(changes.filter((change) => change.startsWith("PUT"))).toHaveLength(1);
  });
});
