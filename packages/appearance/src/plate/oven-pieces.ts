import { BASE_PIECES } from "./base-pieces.ts";
import { oneDecimal, SHADOW } from "./drawing.ts";
import { garnish, scatter } from "./layouts.ts";
import { PIECES, type PieceName, type Portion } from "./pieces.ts";
import { place } from "./place.ts";
import type { DoughName, PlateSpec } from "./plate-spec.ts";
import type { Random } from "./random.ts";

const many = (items: readonly Portion[], times: number): Portion[] =>
  items.map(([name, count]) => [name, Math.round(count * times)]);

/** What fills an oven dish: the base to its edges, the items half sunk in it. */
export function ovenContent(random: Random, spec: PlateSpec): string {
  const bottom = BASE_PIECES[spec.base ?? "cheeseCrust"](random, 100);
  const veil = spec.base === "custard" ? 0 : spec.base === "tomatoSauce" || spec.base === "mash" ? 0.34 : 0.2;
  const melted = veil === 0 ? "" : `<g opacity="${veil}">${BASE_PIECES.cheeseCrust(random, 100)}</g>`;
  // A lid of mash shows little of what is under it.
  const shown = spec.base === "mash" ? many(spec.items.slice(0, 2), 0.6) : many(spec.items, 1.5);
  const items = scatter(random, shown, 74, 0.85);
  const below = spec.base === "mash" || spec.base === "tomatoSauce" ? melted : "";
  const above = below === "" ? melted : "";
  return `<g transform="scale(1.5 1.15)">${bottom}${below}</g><g transform="scale(1.42 1.06)">${items}</g><g transform="scale(1.5 1.15)">${above}</g><g transform="scale(1.3)">${garnish(random, spec.garnish, 60)}</g>`;
}

/** A round pie: a waved crust with what is baked into it. */
export function pieContent(random: Random, spec: PlateSpec): string {
  const filling = BASE_PIECES[spec.base ?? "custard"](random, 74);
  const waves = Array.from({ length: 30 }, (_, index) => {
    const angle = (index / 30) * 6.283;
    return `<circle cx="${oneDecimal(Math.cos(angle) * 84)}" cy="${oneDecimal(Math.sin(angle) * 84)}" r="9.6" fill="#cf9648"/><circle cx="${oneDecimal(Math.cos(angle) * 83 - 0.8)}" cy="${oneDecimal(Math.sin(angle) * 83 - 1)}" r="7.4" fill="#edc07a"/>`;
  }).join("");
  const items = `<g transform="scale(1.2)">${scatter(random, spec.items, 56, 0.95)}</g>`;
  return `<circle r="94" cx="3" cy="6" fill="${SHADOW}" opacity=".24"/><circle r="92" fill="#b07a34"/>${waves}<circle r="77" fill="#b98038"/><clipPath id="pi"><circle r="74"/></clipPath><g clip-path="url(#pi)">${filling}${items}</g>${garnish(random, spec.garnish, 60)}`;
}

const LOAVES: Readonly<Record<DoughName, { crust: string; crumb: string; light: string }>> = {
  plain: { crust: "#94602a", crumb: "#dcae68", light: "#ecc78a" },
  green: { crust: "#7d8a36", crumb: "#b5c063", light: "#cdd685" },
  chocolate: { crust: "#4b2a17", crumb: "#7a4a2c", light: "#93603e" },
  carrot: { crust: "#8a4f1c", crumb: "#c47f3c", light: "#d99a58" },
};

/** A loaf on its board with two slices cut off. */
export function loafAndSlices(random: Random, spec: PlateSpec): string {
  const { crust, crumb, light } = LOAVES[spec.dough];
  const slice = "M-30 30V-12C-36 -26 -20 -36 0 -36C20 -36 36 -26 30 -12V30Q30 33 27 33H-27Q-30 33 -30 30Z";
  const dots = scatter(
    random,
    spec.items.slice(0, 2).map(([name]) => [name, 3]),
    22,
    1.2,
  );
  const cut = (x: number, y: number, angle: number) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="${slice}" fill="${SHADOW}" opacity=".28" transform="translate(2 4)"/><path d="${slice}" fill="${crust}"/><path d="${slice}" fill="${crumb}" transform="scale(.92)"/><path d="${slice}" fill="${light}" opacity=".6" transform="scale(.7)"/><g transform="scale(.8)">${dots}</g></g>`;
  const cracks = `<path d="M-52 -2Q-20 -10 10 -3T56 -4" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round" opacity=".8"/>`;
  return `<g transform="translate(0 -34)"><rect x="-72" y="-26" width="144" height="58" rx="20" fill="${SHADOW}" opacity=".3" transform="translate(3 6)"/><rect x="-72" y="-28" width="144" height="58" rx="20" fill="${crust}"/><rect x="-68" y="-26" width="134" height="46" rx="18" fill="${crumb}" opacity=".75"/>${cracks}</g>${cut(-36, 42, -8)}${cut(38, 44, 9)}`;
}

const BISCUIT_SPOTS = [
  { x: -34, y: -38 },
  { x: 24, y: -46 },
  { x: -44, y: 22 },
  { x: 6, y: 6 },
  { x: 52, y: 4 },
  { x: 12, y: 54 },
];

/** Cookies or bars with something baked into them. */
export function biscuits(random: Random, spec: PlateSpec): string {
  const [main, ...rest] = spec.items;
  const name = main?.[0] ?? "cookie";
  const isLong = PIECES[name].halfLength !== undefined;
  const spots = isLong ? [-45, -15, 15, 45].map((y, index) => ({ x: index % 2 ? 5 : -5, y })) : BISCUIT_SPOTS;
  return spots
    .map(({ x, y }) => {
      const inIt = scatter(
        random,
        rest.slice(0, 2).map(([piece]) => [piece, 2]),
        isLong ? 16 : 14,
        0.7,
      );
      return (
        place(random, name, x, y, isLong ? -6 : random() * 360, 1.12) +
        `<g transform="translate(${x} ${y})${isLong ? " scale(1.5 .8)" : ""}">${inIt}</g>`
      );
    })
    .join("");
}

/** Broken shards of frozen yoghurt with fruit in them. */
export function barkShards(random: Random, spec: PlateSpec): string {
  const shards = [
    { x: -36, y: -32, turn: 10, outline: "M-36 -22L20 -32L38 2L6 30L-34 20Z" },
    { x: 40, y: -26, turn: -14, outline: "M-24 -30L30 -20L28 24L-14 34L-32 4Z" },
    { x: -30, y: 38, turn: -8, outline: "M-34 -16L16 -24L36 6L12 28L-30 22Z" },
    { x: 42, y: 40, turn: 22, outline: "M-28 -22L24 -26L34 14L-6 30L-32 10Z" },
  ];
  return shards
    .map(({ x, y, turn, outline }) => {
      const on = scatter(
        random,
        spec.items.slice(0, 3).map(([name, count]) => [name, Math.min(3, count)]),
        26,
        0.9,
      );
      return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${outline}" fill="${SHADOW}" opacity=".26" transform="translate(2 4)"/><path d="${outline}" fill="#d9cfbe"/><path d="${outline}" fill="#fffdf7" transform="translate(-1 -2)"/>${on}</g>`;
    })
    .join("");
}

/** Tiny things are drawn larger than life, or a bowl of seeds would be a bowl of specks. */
const SMALLEST = 6;
const FULL = 60;
const SCOOP = 16;
const SCOOPS = [
  { x: -20, y: -14 },
  { x: 22, y: -8 },
  { x: -2, y: 22 },
];

/** A small bowl heaped with one or two things. */
export function heaped(random: Random, items: readonly Portion[], radius: number): string {
  const shares = items.slice(0, 3);
  const [first] = shares[0] ?? [];
  if (first !== undefined && PIECES[first].radius > SCOOP)
    return SCOOPS.map(({ x, y }) => place(random, first, x, y, random() * 60, 1.6)).join("");
  const drawn: { name: Portion[0]; x: number; y: number; far: number }[] = [];
  const sizeOf = (name: PieceName) => Math.max(PIECES[name].radius * 1.1, SMALLEST);
  const size = shares.reduce((sum, [name]) => sum + sizeOf(name), 0) / Math.max(1, shares.length);
  const count = Math.min(FULL, Math.max(12, Math.round(1.7 * (radius / size) ** 2)));
  for (let index = 0; index < count; index++) {
    const [name] = shares[index % shares.length] ?? [];
    if (name === undefined) break;
    const far = Math.sqrt((index + 0.5) / count) * (radius - PIECES[name].radius * 0.5);
    const angle = index * 2.39996 + random() * 0.4;
    drawn.push({ name, x: Math.cos(angle) * far, y: Math.sin(angle) * far, far });
  }
  return drawn
    .sort((one, other) => other.far - one.far)
    .map(({ name, x, y }) => place(random, name, x, y, random() * 360, sizeOf(name) / PIECES[name].radius))
    .join("");
}

const CLUSTERS: readonly (readonly { x: number; y: number }[])[] = [
  [{ x: 0, y: 0 }],
  [
    { x: -28, y: -4 },
    { x: 29, y: 6 },
  ],
  [
    { x: -28, y: -20 },
    { x: 30, y: -14 },
    { x: 0, y: 33 },
  ],
  [
    { x: -28, y: -26 },
    { x: 29, y: -24 },
    { x: -26, y: 28 },
    { x: 29, y: 29 },
  ],
];

/** A few things in tidy heaps on a small plate. */
export function clusters(random: Random, items: readonly Portion[]): string {
  const shown = items.slice(0, 4);
  const spots = CLUSTERS[shown.length - 1] ?? [];
  const room = [44, 27, 25, 22][shown.length - 1] ?? 22;
  return shown
    .map(([name, count], index) => {
      const { x, y } = spots[index] ?? { x: 0, y: 0 };
      const { radius, halfLength } = PIECES[name];
      if (halfLength !== undefined && count > 1) {
        return Array.from({ length: count }, (_, nth) =>
          place(
            random,
            name,
            x,
            y + (nth - (count - 1) / 2) * Math.min(radius * 1.5, (2 * room) / count),
            -18 + (random() - 0.5) * 8,
          ),
        ).join("");
      }
      const reach = Math.min(room, Math.sqrt(count) * radius * 0.82);
      let drawing = "";
      for (let nth = count - 1; nth >= 0; nth--) {
        const far = count === 1 ? 0 : Math.sqrt((nth + 0.35) / count) * reach;
        const angle = nth * 2.39996 + index;
        drawing += place(random, name, x + Math.cos(angle) * far, y + Math.sin(angle) * far, random() * 360);
      }
      return drawing;
    })
    .join("");
}
