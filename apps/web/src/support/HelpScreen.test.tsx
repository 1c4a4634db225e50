import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { HelpScreen } from "./HelpScreen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Longer than an answer takes to be drawn. */
const ANSWERED_MS = 50;

function open(support_contact: string | null) {
  const links = { terms: null, privacy: null, help: null, cycle_blog: null, menopause_blog: null };
  const more = {
    book_a_demo: null,
    counts_presses: false,
    loads_pixel: false,
    takes_assistants: true,
    main_host: "localhost",
  };
  const answer = async () => Response.json({ ...links, ...more, support_contact });
  vi.stubGlobal("fetch", vi.fn(answer));
  openScreen(aPerson(), HelpScreen);
}

const contact = () => screen.findByRole("link", { name: /^Contact support/ });

it("COACH-221 the help pages lead to whoever runs the site, with a mail address in full", async () => {
  open("mailto:help@plateful.example");
  const link = await contact();
  expect([link.textContent, link.getAttribute("href")]).toEqual([
    "Contact support: help@plateful.example",
    "mailto:help@plateful.example",
  ]);
});

it("COACH-221 a page of support is linked by its name", async () => {
  open("https://plateful.example/support");
  expect((await contact()).getAttribute("href")).toBe("https://plateful.example/support");
});

it.each([null, "javascript:alert(1)"])(
  "COACH-221 nothing is offered where there is nobody: %s",
  async (address) => {
    open(address);
    await screen.findByRole("link", { name: "Book a demo" });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, ANSWERED_MS));
    expect(screen.queryByRole("link", { name: /^Contact/ })).toBeNull();
  },
);
