import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLog } from "../base/log.ts";
import { openBreaker } from "./breaker.ts";

class Away extends Error {}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const PAUSE_MS = 5_000;

/** A breaker with a question that counts how often it was asked. */
function breakerOf() {
  const ask = openBreaker((error) => error instanceof Away, openLog("silent"));
  let asked = 0;
  const question = (outcome: () => unknown) =>
    ask(async () => {
      asked += 1;
      return outcome();
    }).catch((error: { code?: string; message: string }) => error.code ?? error.message);
  const away = () => {
    throw new Away("away");
  };
  return { question, away, count: () => asked };
}

describe("a provider that is away", () => {
  it("BILL-035 is asked three times in a row, then nobody waits for it for five seconds", async () => {
    const { question, away, count } = breakerOf();
    for (const _ of [1, 2, 3]) expect(await question(away)).toBe("away");
    expect(await question(() => "here")).toBe("billing_unavailable");
    vi.advanceTimersByTime(PAUSE_MS - 1);
    expect(await question(() => "here")).toBe("billing_unavailable");
    expect(count()).toBe(3);
    vi.advanceTimersByTime(1);
    expect(await question(() => "here")).toBe("here");
    expect(await question(() => "here")).toBe("here");
  });

  it("BILL-035 is tried by one question at a time, and stays away for five seconds more if that finds nobody", async () => {
    const { question, away, count } = breakerOf();
    for (const _ of [1, 2, 3]) await question(away);
    vi.advanceTimersByTime(PAUSE_MS);
    const tried = await Promise.all([question(away), question(() => "here")]);
    expect(tried).toEqual(["away", "billing_unavailable"]);
    vi.advanceTimersByTime(PAUSE_MS - 1);
    expect(await question(() => "here")).toBe("billing_unavailable");
    expect(count()).toBe(4);
  });

  it("BILL-035 is not away for refusing something, and outages count only in a row", async () => {
    const { question, away } = breakerOf();
    const refuse = () => {
      throw new Error("card_declined");
    };
    for (const _ of [1, 2, 3, 4]) expect(await question(refuse)).toBe("card_declined");
    for (const outcome of [away, away, refuse, away, away]) await question(outcome);
    expect(await question(() => "here")).toBe("here");
  });

  it("BILL-035 is not away for longer because of questions that were asked before", async () => {
    const { question, away } = breakerOf();
    const late = Promise.withResolvers<never>();
    const asked = question(() => late.promise);
    for (const _ of [1, 2, 3]) await question(away);
    vi.advanceTimersByTime(PAUSE_MS - 1);
    late.reject(new Away("late"));
    expect(await asked).toBe("late");
    vi.advanceTimersByTime(1);
    expect(await question(() => "here")).toBe("here");
  });
});
