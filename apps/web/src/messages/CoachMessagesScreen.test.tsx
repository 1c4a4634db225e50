import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { setToken } from "../lib/device/session.ts";
import { CoachMessagesScreen } from "./CoachMessagesScreen.tsx";

/** On a desktop, where the list and the open conversation stand side by side. */
function open(results: readonly object[]) {
  setToken("a token");
  const before = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({ ...before(query), matches: true }));
  vi.stubGlobal("fetch", async (path: string) =>
    path.includes("count")
      ? Response.json({ unread: 0, waiting: 0 })
      : Response.json({ count: results.length, total_pages: 1, next: null, previous: null, results }),
  );
  openScreen({ ...aPerson(), is_coach: true }, () => (
    <main>
      <CoachMessagesScreen />
    </main>
  ));
}

afterEach(() => {
  cleanup();
  setToken(null);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const CONVERSATION = {
  client: { id: 7, first_name: "Sanne", last_name: "de Wit" },
  last_message: {
    text: "Hello",
    is_from_coach: false,
    has_recipe: false,
    has_day: false,
    written_at: "2026-03-20T12:00:00Z",
  },
  unread: 0,
  coach: 1,
  stands_in_for: null,
  is_open: true,
  waiting_since: null,
};

it("COACH-158 asks to choose a conversation where there is one", async () => {
  open([CONVERSATION]);
  await screen.findByText("Choose a conversation");
  screen.getByRole("link", { name: /Sanne de Wit/ });
});

it("COACH-158 leads to the clients while there are no conversations, and asks to choose none", async () => {
  open([]);
  await screen.findByText("No conversations yet");
  const link = within(screen.getByRole("main")).getByRole("link", { name: "Clients" });
  expect(link.getAttribute("href")).toBe("/coach/clients");
  expect(screen.queryByText("Choose a conversation")).toBeNull();
});
