import { describe, expect, it } from "vitest";
import {
  addMinute,
  type CookTimer,
  clockText,
  hasEnded,
  inOrder,
  isToRing,
  pauseTimer,
  resumeTimer,
  startTimer,
  stillKept,
  timeLeft,
  untilNextEnd,
} from "./cook-timer.ts";

const START = 1_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ABOUT = {
  dish: "meal-7",
  href: "/recipe-meals/7/cook",
  step: 3,
  at: 0,
  name: "Potato",
  place: null,
} as const;
const aTimer = (change: Partial<CookTimer> = {}): CookTimer => ({
  ...startTimer({ ...ABOUT, seconds: 900 }, START),
  ...change,
});

describe("REC-130 a timer", () => {
  it("ends at a time of the clock, so that a device that slept is right when it wakes", () => {
    const timer = aTimer();
    expect(timer.endsAt).toBe(START + 15 * MINUTE);
    expect(timeLeft(timer, START + 14 * MINUTE)).toBe(MINUTE);
    expect(hasEnded(timer, START + 15 * MINUTE - 1)).toBe(false);
    expect(hasEnded(timer, START + 8 * HOUR)).toBe(true);
  });

  it("rests while it is paused, and goes on with what was left", () => {
    const paused = pauseTimer(aTimer(), START + 5 * MINUTE);
    expect(timeLeft(paused, START + 3 * HOUR)).toBe(10 * MINUTE);
    expect(hasEnded(paused, START + 3 * HOUR)).toBe(false);
    expect(resumeTimer(paused, START + HOUR).endsAt).toBe(START + HOUR + 10 * MINUTE);
  });

  it("that has ended is not paused, and one that runs does not begin again", () => {
    const timer = aTimer();
    expect(pauseTimer(timer, START + HOUR)).toBe(timer);
    expect(resumeTimer(timer, START + HOUR)).toBe(timer);
  });

  it("gets a minute more: while it runs, while it is paused, and from now on once it has ended", () => {
    const more = addMinute(aTimer(), START + 5 * MINUTE);
    expect([more.endsAt, more.total]).toEqual([START + 16 * MINUTE, 16 * MINUTE]);
    const paused = addMinute(pauseTimer(aTimer(), START + 5 * MINUTE), START + HOUR);
    expect([paused.endsAt, paused.left]).toEqual([null, 11 * MINUTE]);
    const again = addMinute(aTimer({ rang: true }), START + HOUR);
    expect([again.endsAt, again.total, again.rang]).toEqual([START + HOUR + MINUTE, MINUTE, false]);
  });

  it("has one place for each time of a step, however often it is started", () => {
    const id = ({ step = 3, at = 0 }) => startTimer({ ...ABOUT, step, at, seconds: 60 }, START).id;
    expect(id({})).toBe(id({}));
    expect(new Set([id({}), id({ step: 4 }), id({ at: 1 })]).size).toBe(3);
  });

  it("is forgotten six hours after its end", () => {
    const end = START + 15 * MINUTE;
    expect(stillKept([aTimer()], end + 6 * HOUR - 1)).toHaveLength(1);
    expect(stillKept([aTimer()], end + 6 * HOUR)).toEqual([]);
  });

  it("that ends first comes first, paused ones last", () => {
    const [soon, late, paused] = [aTimer({ endsAt: 1 }), aTimer({ endsAt: 2 }), aTimer({ endsAt: null })];
    expect(inOrder([paused, late, soon])).toEqual([soon, late, paused]);
  });

  it.each([
    [0, "0:00"],
    [-5000, "0:00"],
    [1, "0:01"],
    [522_000, "8:42"],
    [600_000, "10:00"],
    [3_900_000, "1:05:00"],
  ])("%i ms reads %s", (left, text) => {
    expect(clockText(left)).toBe(text);
  });
});

describe("REC-131 the end of a timer", () => {
  const end = START + 15 * MINUTE;

  it.each([
    ["at its end", {}, end, true],
    ["before", {}, end - 1, false],
    ["once it has rung", { rang: true }, end, false],
    ["almost an hour late", {}, end + HOUR - 1, true],
    ["an hour late", {}, end + HOUR, false],
    ["paused", { endsAt: null }, end, false],
  ])("rings %s", (_when, change, now, rings) => {
    expect(isToRing(aTimer(change), now)).toBe(rings);
  });

  it("is waited for, the nearest first", () => {
    const timers = [aTimer(), aTimer({ endsAt: START + MINUTE }), aTimer({ endsAt: START, rang: true })];
    expect(untilNextEnd(timers, START)).toBe(MINUTE);
    expect(untilNextEnd(timers, START + HOUR)).toBe(0);
    expect(untilNextEnd([aTimer({ endsAt: null })], START)).toBeNull();
  });
});
