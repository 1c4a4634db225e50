import { describe, expect, it } from "vitest";
import { turnOfPress } from "./turn-of-press.ts";

const DOWN = { x: 200, y: 300, at: 1000 };
const up = (x: number, y: number, after: number) => ({ x: 200 + x, y: 300 + y, at: 1000 + after });

describe("REC-134 a press on a step", () => {
  it.each([
    ["a short press goes on", up(2, 3, 120), false, "NEXT"],
    ["a long press selects text", up(2, 3, 800), false, null],
    ["a swipe to the left goes on", up(-90, 10, 200), false, "NEXT"],
    ["a swipe to the right goes back", up(90, 10, 200), false, "BACK"],
    ["a short swipe does nothing", up(-40, 0, 200), false, null],
    ["a drag down scrolls", up(-70, 120, 200), false, null],
    ["a drag with a mouse selects text", up(-200, 0, 400), true, null],
    ["a click goes on", up(0, 0, 80), true, "NEXT"],
  ] as const)("%s", (_what, end, isMouse, turn) => {
    expect(turnOfPress(DOWN, end, isMouse)).toBe(turn);
  });
});
