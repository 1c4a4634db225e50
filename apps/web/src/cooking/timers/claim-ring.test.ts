import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Bell } from "./bell.ts";
import { claimRing } from "./claim-ring.ts";
import { startTimer } from "./cook-timer.ts";
import { addTimer, finishDish, keepStep, keptTimers, progressText, stepIn } from "./timer-store.ts";

const ABOUT = {
  dish: "meal-7",
  href: "/recipe-meals/7/cook",
  step: 0,
  at: 0,
  name: "Potato",
  place: null,
} as const;
const addOne = () => {
  const timer = startTimer({ ...ABOUT, seconds: 60 }, Date.now() - 60_000);
  addTimer(timer);
  return timer.id;
};

/** As browsers have them: one holder of a lock at a time. */
function fakeLocks() {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => unknown) => {
      const result = turn.then(work);
      turn = result;
      return result;
    },
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

describe("REC-131 of several tabs", () => {
  it.each(["with locks", "without locks"])("one rings (%s)", async (how) => {
    vi.stubGlobal("navigator", how === "with locks" ? { locks: fakeLocks() } : {});
    const id = addOne();
    const claims = await Promise.all([claimRing(id, true), claimRing(id, true)]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(keptTimers().map(({ rang }) => rang)).toEqual([true]);
  });

  it("one that can be heard goes first", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("navigator", { locks: fakeLocks() });
    const id = addOne();
    const silent = claimRing(id, false);
    const heard = claimRing(id, true);
    await vi.runAllTimersAsync();
    expect([await silent, await heard]).toEqual([false, true]);
  });

  it("none rings for a timer that was stopped", async () => {
    vi.stubGlobal("navigator", {});
    const id = addOne();
    finishDish("meal-7");
    expect(await claimRing(id, true)).toBe(false);
  });
});

describe("REC-131 the bell", () => {
  it("sounds and shakes until it is stopped, twenty times at most", () => {
    vi.useFakeTimers();
    const started: number[] = [];
    const node = () => ({
      frequency: { value: 0 },
      gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
      connect: (next: unknown) => next,
      start: (at: number) => started.push(at),
      stop: () => {},
    });
    class FakeContext {
      state = "running";
      currentTime = 0;
      destination = {};
      resume = async () => {};
      createOscillator = node;
      createGain = node;
    }
    const shakes: unknown[] = [];
    vi.stubGlobal("AudioContext", FakeContext);
    vi.stubGlobal("navigator", { vibrate: (pattern: unknown) => shakes.push(pattern) });
    const bell = new Bell();
    bell.ring();
    expect(started).toEqual([]);
    bell.stop();
    bell.unlock();
    expect(bell.isUnlocked()).toBe(true);
    bell.ring();
    bell.ring();
    expect(started).toHaveLength(3);
    vi.advanceTimersByTime(120_000);
    expect(started).toHaveLength(60);
    expect(shakes.at(-1)).toBe(0);
  });

  it("is silent without Web Audio, and fails nothing", () => {
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("AudioContext", undefined);
    const bell = new Bell();
    bell.unlock();
    bell.ring();
    bell.stop();
    expect(bell.isUnlocked()).toBe(false);
  });
});

describe("REC-139 the step of a dish", () => {
  it("is kept on the device for twelve hours, each dish by itself", () => {
    keepStep("meal-7", 3);
    keepStep("recipe-1", 2);
    const [text, now] = [progressText(), Date.now()];
    expect([
      stepIn(text, "meal-7", now),
      stepIn(text, "recipe-1", now),
      stepIn(text, "recipe-2", now),
    ]).toEqual([3, 2, 0]);
    expect(stepIn(text, "meal-7", now + 13 * 3_600_000)).toBe(0);
  });

  it("goes with its timers once the dish is done, and those of others stay", () => {
    keepStep("meal-7", 3);
    keepStep("recipe-1", 2);
    addOne();
    addTimer(startTimer({ ...ABOUT, dish: "recipe-1", seconds: 60 }, Date.now()));
    finishDish("meal-7");
    expect(stepIn(progressText(), "meal-7", Date.now())).toBe(0);
    expect(keptTimers().map(({ dish }) => dish)).toEqual(["recipe-1"]);
    finishDish("recipe-1");
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it.each(["nonsense", "[]", '{"meal-7":{"step":"x","at":1}}', "null"])(
    "is the first where %s is kept",
    (text) => {
      expect(stepIn(text, "meal-7", Date.now())).toBe(0);
    },
  );

  it("lives as long as the page where nothing can be kept", () => {
    vi.stubGlobal("localStorage", undefined);
    keepStep("meal-7", 3);
    addOne();
    expect([stepIn(progressText(), "meal-7", Date.now()), keptTimers().length]).toEqual([3, 1]);
    finishDish("meal-7");
    expect([stepIn(progressText(), "meal-7", Date.now()), keptTimers().length]).toEqual([0, 0]);
  });
});
