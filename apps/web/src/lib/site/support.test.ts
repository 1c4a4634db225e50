import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contactSupport, openChat } from "./support.ts";

const goTo = vi.fn();
const openMessenger = vi.fn();
const arrive = () => {
  window.platefulMessenger = { open: openMessenger };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  goTo.mockReset();
  openMessenger.mockReset();
  delete window.platefulMessenger;
  delete window.platefulMessengerExpected;
});

describe("the support chat", () => {
  it("SUPPORT-003 opens the messenger that is there, else the help pages at once", async () => {
    await openChat(goTo);
    expect([goTo.mock.calls, openMessenger.mock.calls]).toEqual([[["/help"]], []]);
    arrive();
    await openChat(goTo);
    expect([goTo.mock.calls.length, openMessenger.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    [4_800, 1, 0],
    [5_500, 0, 1],
  ])("SUPPORT-003 waits 5 s for one that is still loading: %i ms", async (after, opened, helped) => {
    window.platefulMessengerExpected = true;
    setTimeout(arrive, after);
    const opening = openChat(goTo);
    await vi.advanceTimersByTimeAsync(7_000);
    await opening;
    expect([openMessenger.mock.calls.length, goTo.mock.calls.length]).toEqual([opened, helped]);
  });

  it.each([null, "", "http://help.example", "javascript:alert(1)", "data:text/html,x"])(
    "SUPPORT-004 SUPPORT-009 is what a practice with the support address %j has",
    async (address) => {
      arrive();
      await contactSupport(address, goTo, "failed");
      expect(openMessenger).toHaveBeenCalledTimes(1);
    },
  );
});
