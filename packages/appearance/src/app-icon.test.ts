import { describe, expect, it } from "vitest";
import { appIconPixels } from "./index.ts";
import { pathToLines } from "./path-to-lines.ts";

const SIZE = 40;
const pixelOf = (pixels: Uint8Array, x: number, y: number) => [
  ...pixels.subarray((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4),
];

describe("the app's icon in pixels", () => {
  it("follows bows of a path: an arc spans its circle, a curve ends where it says", () => {
    const [ring = [], ...others] = pathToLines("M20 7.5a12.5 12.5 0 1 1-11.3 7.2");
    expect(others).toEqual([]);
    const [first = [0, 0]] = ring;
    const radii = ring.map(([x, y]) => Math.hypot(x - first[0], y - first[1]));
    expect(Math.max(...radii)).toBeCloseTo(25, 1);
    expect(ring.at(-1)?.[0]).toBeCloseTo(8.7, 5);
    expect(ring.at(-1)?.[1]).toBeCloseTo(14.7, 5);
    const lines = pathToLines("M1 2c1 0 2 1 2 2 .5 1-1 2-2 3M5 5c1 1 2 2 3 3");
    expect(lines.map((line) => line.at(-1))).toEqual([
      [1, 7],
      [8, 8],
    ]);
  });

  it("fills the whole square when it may be cut, else leaves its corners open", () => {
    expect(pixelOf(appIconPixels("#2b7f3f", SIZE, true), 0, 0)).toEqual([0x2b, 0x7f, 0x3f, 255]);
    expect(pixelOf(appIconPixels("#2b7f3f", SIZE, false), 0, 0)[3]).toBe(0);
    expect(pixelOf(appIconPixels("#2b7f3f", SIZE, false), 20, 0)).toEqual([0x2b, 0x7f, 0x3f, 255]);
  });

  it("lets the ring shine through and the leaf stand on it", () => {
    const pixels = appIconPixels("#2b7f3f", SIZE, true);
    // The ring's lowest place is at 20, 20 + 12.5 * 0.76; 55 percent of white on green.
    const [red = 0, green = 0, blue = 0] = pixelOf(pixels, 20, 29);
    expect(red).toBeGreaterThan(0x2b + 60);
    expect(red).toBeLessThan(230);
    expect([green > red, green > blue]).toEqual([true, true]);
    // The tip of the leaf is at 26.5, 13.9 of the sign.
    expect(pixelOf(pixels, 24, 15)).toEqual([255, 255, 255, 255]);
  });
});
