import { describe, expect, it } from "vitest";
import { FAR_PX, followed, isAtEdge, swipeOf } from "./swipe.ts";

describe("a swipe on a client", () => {
  it("COACH-172 counts once it goes far enough sideways, and never while the page scrolls", () => {
    expect(swipeOf({ x: FAR_PX, y: 10 })).toBe("RIGHT");
    expect(swipeOf({ x: -FAR_PX, y: -10 })).toBe("LEFT");
    expect(swipeOf({ x: FAR_PX - 1, y: 0 })).toBeNull();
    expect(swipeOf({ x: FAR_PX, y: FAR_PX })).toBeNull();
    expect(swipeOf({ x: 0, y: 300 })).toBeNull();
  });

  it("COACH-172 a card follows the finger sideways only", () => {
    expect(followed({ x: 40, y: 5 })).toBe(40);
    expect(followed({ x: 40, y: 60 })).toBe(0);
    expect(followed({ x: 6, y: 0 })).toBe(0);
  });

  it("COACH-172 leaves the phone's own gesture at the edges alone", () => {
    expect([10, 40, 360].map((x) => isAtEdge(x, 375))).toEqual([true, false, true]);
  });
});
