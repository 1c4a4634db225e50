import type { Random } from "./random.ts";

/** Colour of every cast shadow: a warm near-black. */
export const SHADOW = "#2a1505";

/** Coordinates need one decimal at most, which keeps the pictures small. */
export const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10);

/** A disc around (x, y); `extra` holds further attributes, beginning with a space. */
export const circle = (radius: number, fill: string, x = 0, y = 0, extra = ""): string =>
  `<circle cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" r="${oneDecimal(radius)}" fill="${fill}"${extra}/>`;

/** An upright oval around (x, y). */
export const ellipse = (rx: number, ry: number, fill: string, x = 0, y = 0, extra = ""): string =>
  `<ellipse cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" rx="${oneDecimal(rx)}" ry="${oneDecimal(ry)}" fill="${fill}"${extra}/>`;

/** A filled outline. */
export const shape = (outline: string, fill: string, extra = ""): string =>
  `<path d="${outline}" fill="${fill}"${extra}/>`;

/** A line with round ends. */
export const stroke = (outline: string, colour: string, width: number, extra = ""): string =>
  `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${extra}/>`;

/** A rectangle around the origin with rounded corners. */
export const box = (width: number, height: number, corner: number, fill: string, extra = ""): string =>
  `<rect x="${oneDecimal(-width / 2)}" y="${oneDecimal(-height / 2)}" width="${oneDecimal(width)}" height="${oneDecimal(height)}" rx="${corner}" fill="${fill}"${extra}/>`;

type Point = readonly [number, number];

const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];

/** The outline of an uneven, closed lump; `unevenness` 0 is an oval. */
export function blobOutline(random: Random, rx: number, ry: number, corners = 8, unevenness = 0.12): string {
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * Math.PI * 2;
    const reach = 1 + (random() - 0.5) * 2 * unevenness;
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
  });
  const at = (index: number): Point => points[index % corners] ?? [0, 0];
  const [startX, startY] = middle(at(corners - 1), at(0));
  const curves = points.map((point, index) => {
    const [endX, endY] = middle(point, at(index + 1));
    return `Q${oneDecimal(point[0])} ${oneDecimal(point[1])} ${oneDecimal(endX)} ${oneDecimal(endY)}`;
  });
  return `M${oneDecimal(startX)} ${oneDecimal(startY)}${curves.join("")}Z`;
}

/** The outline of a leaf that points to the right. */
export function leafOutline(length: number, width: number): string {
  const [l, w] = [length, width];
  return (
    `M${oneDecimal(-l)} 0C${oneDecimal(-l * 0.5)} ${oneDecimal(-w)} ${oneDecimal(l * 0.45)} ${oneDecimal(-w)} ${oneDecimal(l)} 0` +
    `C${oneDecimal(l * 0.45)} ${oneDecimal(w)} ${oneDecimal(-l * 0.5)} ${oneDecimal(w)} ${oneDecimal(-l)} 0Z`
  );
}
