import { afterEach, expect, it, vi } from "vitest";
import { allowCountingPresses, countPress, mayCountPresses } from "./counted-presses.ts";

afterEach(() => vi.unstubAllGlobals());

it("ANALYTICS-003 ANALYTICS-005 reports a press only after consent, and not after it was taken back", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit) => {
    sent.push(String(body));
    return Response.json({}, { status: 202 });
  });
  countPress("click_book_a_demo_button");
  expect([mayCountPresses(), sent]).toEqual([false, []]);
  allowCountingPresses(true);
  countPress("click_referral_programme_button");
  await vi.waitFor(() => expect(sent).toEqual([JSON.stringify({ name: "click_referral_programme_button" })]));
  allowCountingPresses(false);
  countPress("click_create_coach_button");
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(1);
});

it("ANALYTICS-005 says nothing when a report fails", async () => {
  allowCountingPresses(true);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(() => countPress("click_book_a_demo_button")).not.toThrow();
});
