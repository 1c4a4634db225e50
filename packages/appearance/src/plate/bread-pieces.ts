import { BASE_PIECES } from "./base-pieces.ts";
import { BREAD_SHAPES } from "./bread-shapes.ts";
import { blobOutline, oneDecimal, SHADOW } from "./drawing.ts";
import { PIECES, type PieceName, type Portion } from "./pieces.ts";
import { place } from "./place.ts";
import type { PlateSpec } from "./plate-spec.ts";
import type { Random } from "./random.ts";

/** Flat things lie below the rest of a sandwich, or they would hide it. */
const FLAT = new Set<PieceName>([
  "lettuce",
  "spinach",
  "rocket",
  "endive",
  "cheeseSlice",
  "ham",
  "smokedSalmon",
  "salami",
]);

/** The main topping in neat rows on a slice of bread. */
function slicedRows(random: Random, [name, count]: Portion): string {
  const { radius, halfLength } = PIECES[name];
  const columns = count <= 2 ? 1 : count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / columns);
  let drawing = "";
  for (let index = 0; index < count; index++) {
    const rank = index - (count - 1) / 2;
    if (halfLength !== undefined) {
      drawing += place(
        random,
        name,
        rank * 1.5,
        -4 + rank * radius * 1.25,
        -18,
        Math.min(1, 52 / (halfLength * 2)),
      );
    } else if (count === 1) {
      drawing += place(random, name, 0, -1, -10);
    } else {
      const x = ((index % columns) - (columns - 1) / 2) * Math.min(26, radius * 1.9) + (random() - 0.5) * 3;
      const y = (Math.floor(index / columns) - (rows - 1) / 2) * Math.min(30, radius * 1.9) - 1;
      drawing += place(random, name, x, y, random() * 360);
    }
  }
  return drawing;
}

/** The clipping shape of what is spread; once in a picture, before the slices that refer to it. */
export function spreadEdge(spec: PlateSpec): string {
  const { outline, inner } = BREAD_SHAPES[spec.bread];
  return `<clipPath id="toc"><path d="${outline}" transform="scale(${inner})"/></clipPath>`;
}

/** One piece of bread with its spread and what lies on it. */
export function breadSlice(random: Random, spec: PlateSpec, x: number, y: number, angle: number): string {
  const { outline, crust, crumb, light, inner, texture } = BREAD_SHAPES[spec.bread];
  const slice = `<path d="${outline}" fill="${crust}"/><path d="${outline}" fill="${crumb}" transform="scale(.93)"/><path d="${outline}" fill="${light}" transform="scale(.84)"/>${texture(random)}`;
  const spread =
    spec.base === null || spec.base === "none"
      ? ""
      : `<g clip-path="url(#toc)">${BASE_PIECES[spec.base](random, 50)}</g>`;
  const flat = spec.items.filter(([name]) => FLAT.has(name));
  const [main, ...rest] = spec.items.filter(([name]) => !FLAT.has(name));
  const [width, height] = spec.bread === "baguette" ? [26, 74] : [56 * inner, 70 * inner];
  const strewn = (portions: readonly Portion[]) => {
    let drawing = "";
    for (const [name, count] of portions) {
      const scale = PIECES[name].radius > 30 ? 0.55 : 1;
      for (let index = 0; index < count; index++) {
        drawing += place(
          random,
          name,
          (random() - 0.5) * width,
          (random() - 0.5) * height,
          random() * 360,
          scale,
        );
      }
    }
    return drawing;
  };
  const laid = flat
    .map((portion) => (portion[1] === 1 ? slicedRows(random, portion) : strewn([portion])))
    .join("");
  const toppings = laid + strewn(rest) + (main ? slicedRows(random, main) : "") + strewn(spec.garnish);
  const hole =
    spec.bread === "bagel"
      ? `<circle r="9" fill="#6d4a22"/><circle r="9" cx="1" cy="1.500" fill="#8a6434"/>`
      : "";
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="${outline}" fill="${SHADOW}" opacity=".28" transform="translate(2 3)"/>${slice}${spread}${toppings}${hole}</g>`;
}

/** Half a wrap, its filling to the right. */
export function wrapHalf(
  random: Random,
  items: readonly Portion[],
  x: number,
  y: number,
  angle: number,
): string {
  let filling = `<ellipse cx="0" cy="0" rx="15" ry="24" fill="#5c8d36"/>`;
  for (let index = 0; index < 15; index++) {
    const item = items[index % items.length];
    if (!item) break;
    const [name] = item;
    filling += place(random, name, (random() - 0.5) * 17, (random() - 0.5) * 36, random() * 360, 0.5);
  }
  const scorches = Array.from(
    { length: 12 },
    () =>
      `<ellipse cx="${oneDecimal(-40 + random() * 66)}" cy="${oneDecimal(-22 + random() * 42)}" rx="${oneDecimal(2 + random() * 4)}" ry="${oneDecimal(1.4 + random() * 2)}" fill="#c98f45" opacity="${oneDecimal(0.35 + random() * 0.35)}"/>`,
  ).join("");
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><rect x="-58" y="-25" width="96" height="58" rx="26" fill="#2a1505" opacity=".24" transform="translate(2 2)"/><path d="M-34 -29H36V29H-34C-58 29 -60 -29 -34 -29Z" fill="#c08f4a"/><path d="M-34 -29H36V26H-34C-56 26 -58 -29 -34 -29Z" fill="#f1d6a0"/><path d="M-34 -29H36V-8H-46C-44 -20 -40 -29 -34 -29Z" fill="#fbe9c4"/>${scorches}<path d="M-50 6Q-10 -2 36 8" fill="none" stroke="#c79a56" stroke-width="1.600" opacity=".8"/><ellipse cx="36" cy="0" rx="18" ry="29" fill="#c99b57"/><ellipse cx="36.500" cy="0" rx="16.500" ry="27" fill="#f6e0b0"/><g transform="translate(37 0)" clip-path="url(#wc)">${filling}</g></g>`;
}

const POCKETS = {
  pita: { edge: "#b98446", face: "#f0d7a2", light: "#fae9c6", mark: "#c9924c" },
  tortilla: { edge: "#c08a2c", face: "#f6cf74", light: "#fce3a2", mark: "#cf9a3a" },
} as const;

/** A half-moon of bread that is open at the top, where its filling looks out. */
export function pocket(random: Random, spec: PlateSpec, x: number, y: number, angle: number): string {
  const { edge, face, light, mark } = POCKETS[spec.bread === "pita" ? "pita" : "tortilla"];
  let filling = "";
  for (let index = 0; index < 16; index++) {
    const [name] = spec.items[index % spec.items.length] ?? [];
    if (name === undefined) break;
    const along = -38 + (index % 8) * 11 + (random() - 0.5) * 6;
    const scale = Math.min(0.85, 11 / PIECES[name].radius);
    filling += place(
      random,
      name,
      along,
      (index < 8 ? -12 : -3) + Math.abs(along) * 0.12,
      random() * 360,
      scale,
    );
  }
  const marks = Array.from({ length: 7 }, () => {
    const at = `translate(${oneDecimal((random() - 0.5) * 70)} ${oneDecimal(8 + random() * 22)})`;
    return `<path d="${blobOutline(random, 5, 3.4, 7, 0.2)}" fill="${mark}" opacity=".5" transform="${at}"/>`;
  }).join("");
  const back = "M-52 0C-50 -26 50 -26 52 0Z";
  const front = "M-52 -2Q0 9 52 -2C52 28 30 43 0 43C-30 43 -52 28 -52 -2Z";
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="${front}" fill="${SHADOW}" opacity=".26" transform="translate(3 5)"/><path d="${back}" fill="${edge}"/><path d="${back}" fill="${face}" transform="translate(0 -1) scale(.95)"/>${filling}<path d="${front}" fill="${edge}"/><path d="${front}" fill="${face}" transform="translate(0 .6) scale(.965 .95)"/><path d="M-46 6Q0 16 46 6C44 14 30 17 0 17C-30 17 -44 14 -46 6Z" fill="${light}" opacity=".8"/>${marks}</g>`;
}

/** A wedge of two tortillas with its filling along the edges. */
export function quesadillaWedge(random: Random, spec: PlateSpec, angle: number): string {
  let filling = "";
  for (let index = 0; index < 14; index++) {
    const [name] = spec.items[index % spec.items.length] ?? [];
    if (name === undefined) break;
    const share = (index % 7) / 7 + random() * 0.05;
    const side = index < 7 ? -1 : 1;
    const scale = Math.min(0.5, 6 / PIECES[name].radius);
    filling += place(random, name, side * (3 + share * 29), 5 + share * 52, random() * 360, scale);
  }
  const outline = "M0 2L34 60Q0 76 -34 60Z";
  const marks = Array.from({ length: 8 }, () => {
    const deep = 18 + random() * 44;
    const at = `translate(${oneDecimal((random() - 0.5) * deep * 0.8)} ${oneDecimal(deep)})`;
    return `<path d="${blobOutline(random, 5, 3.4, 7, 0.2)}" fill="#b9762a" opacity=".5" transform="${at}"/>`;
  }).join("");
  return `<g transform="rotate(${angle}) translate(0 8)"><path d="${outline}" fill="${SHADOW}" opacity=".26" transform="translate(3 4)"/><path d="${outline}" fill="#c98a3c"/>${filling}<path d="${outline}" fill="#e9bd6c" transform="translate(0 2) scale(.93)"/><path d="${outline}" fill="#f3d08c" transform="translate(0 5) scale(.84)"/>${marks}</g>`;
}

/** Half a toasted sandwich, cut across, its filling along the cut. */
export function toastieHalf(random: Random, spec: PlateSpec, x: number, y: number, angle: number): string {
  let filling = "";
  for (let index = 0; index < 12; index++) {
    const [name] = spec.items[index % spec.items.length] ?? [];
    if (name === undefined) break;
    filling += place(
      random,
      name,
      -40 + index * 7.2,
      33 + (random() - 0.5) * 5,
      random() * 40 - 20,
      Math.min(0.6, 7 / PIECES[name].radius),
    );
  }
  const top = "M-48 26L-6 -34Q0 -40 6 -34L48 26Q51 31 45 31H-45Q-51 31 -48 26Z";
  const marks = [-16, 0, 16]
    .map(
      (rank) =>
        `<path d="M${rank - 10} ${oneDecimal(20 - Math.abs(rank) * 0.4)}L${rank + 8} -8" stroke="#8f5420" stroke-width="4" stroke-linecap="round" opacity=".5"/>`,
    )
    .join("");
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M-48 28H48V42H-48Z" fill="${SHADOW}" opacity=".3" transform="translate(3 5)"/><path d="M-47 30H47L45 43Q0 47 -45 43Z" fill="#b5783a"/><path d="M-46 30H46V36H-46Z" fill="#ffd56b"/>${filling}<path d="${top}" fill="#a8692c"/><path d="${top}" fill="#dba25a" transform="translate(0 -1) scale(.95)"/><path d="${top}" fill="#ebbd7c" transform="translate(0 2) scale(.82)"/>${marks}</g>`;
}
