import { iconForm, SIGN, SIGN_SIZE } from "./app-icon.ts";
import { brandTokens } from "./brand-colours.ts";
import { hexToBytes } from "./colour-space.ts";
import { type Point, pathToLines } from "./path-to-lines.ts";

const CHANNELS = 4;

/** How far a point is from a straight line between two others. */
function distanceToLine(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** For every pixel the distance of its middle to the nearest line; further than `reach` is not looked at. */
function distancesTo(lines: readonly (readonly Point[])[], size: number, reach: number): Float32Array {
  const distances = new Float32Array(size * size).fill(Number.POSITIVE_INFINITY);
  const within = (value: number) => Math.min(size - 1, Math.max(0, Math.round(value)));
  const draw = (from: Point, to: Point) => {
    const bottom = within(Math.max(from[1], to[1]) + reach);
    const right = within(Math.max(from[0], to[0]) + reach);
    for (let y = within(Math.min(from[1], to[1]) - reach); y <= bottom; y += 1)
      for (let x = within(Math.min(from[0], to[0]) - reach); x <= right; x += 1) {
        const at = y * size + x;
        const distance = distanceToLine(x + 0.5, y + 0.5, from, to);
        if (distance < (distances[at] ?? 0)) distances[at] = distance;
      }
  };
  for (const line of lines)
    for (const [index, point] of line.entries()) draw(line[Math.max(0, index - 1)] ?? point, point);
  return distances;
}

/** How much of a pixel lies inside an edge, from 0 to 1, by how deep its middle lies inside. */
const coverage = (depth: number): number => Math.min(1, Math.max(0, depth + 0.5));

/** How deep the middle of a pixel lies inside a square of `size` with rounded corners. */
function depthInSquare(x: number, y: number, size: number, corner: number): number {
  const half = size / 2;
  const beyond = (value: number) => Math.abs(value + 0.5 - half) - (half - corner);
  const [dx, dy] = [beyond(x), beyond(y)];
  const outside = Math.hypot(Math.max(0, dx), Math.max(0, dy));
  return corner - outside - Math.min(0, Math.max(dx, dy));
}

/**
 * The app's icon as `size` times `size` pixels of red, green, blue and opacity, each 0 to 255: the picture of
 * `appIconSvg`, for the launchers that take no SVG.
 */
export function appIconPixels(brand: string, size: number, isMaskable: boolean): Uint8Array {
  const { fill, on } = brandTokens(brand, "light");
  const { scale, corner } = iconForm(isMaskable);
  const [ground, ink] = [hexToBytes(fill), hexToBytes(on)];
  const perUnit = size / SIGN_SIZE;
  const place = (value: number) => (SIGN_SIZE / 2 + (value - SIGN_SIZE / 2) * scale) * perUnit;
  const pixels = new Uint8Array(size * size * CHANNELS);
  for (let at = 0; at < size * size; at += 1) {
    const depth = depthInSquare(at % size, Math.floor(at / size), size, corner * perUnit);
    for (const [channel, value] of ground.entries()) pixels[at * CHANNELS + channel] = value;
    pixels[at * CHANNELS + ground.length] = Math.round(coverage(depth) * 255);
  }
  for (const { path, width, opacity } of SIGN) {
    const half = (width * scale * perUnit) / 2;
    const lines = pathToLines(path).map((line) => line.map(([x, y]): Point => [place(x), place(y)]));
    distancesTo(lines, size, half + 1).forEach((distance, at) => {
      const share = coverage(half - distance) * opacity;
      if (share === 0) return;
      ink.forEach((value, channel) => {
        const index = at * CHANNELS + channel;
        pixels[index] = Math.round((pixels[index] ?? 0) * (1 - share) + value * share);
      });
    });
  }
  return pixels;
}
