import { BASE_PIECES } from "./base-pieces.ts";
import { oneDecimal } from "./drawing.ts";
import { PIECES, type Portion } from "./pieces.ts";
import { place } from "./place.ts";
import type { PlateSpec } from "./plate-spec.ts";
import type { Random } from "./random.ts";

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

/** One slice of toast with its spread and what lies on it. */
export function toastSlice(random: Random, spec: PlateSpec, x: number, y: number, angle: number): string {
  const slice = PIECES.toastSlice.draw(random);
  const spread = BASE_PIECES[spec.base ?? "guac"](random, 46);
  const [main, ...rest] = spec.items;
  let toppings = main ? slicedRows(random, main) : "";
  for (const [name, count] of [...rest, ...spec.garnish]) {
    const scale = PIECES[name].radius > 30 ? 0.55 : 1;
    for (let index = 0; index < count; index++) {
      toppings += place(random, name, (random() - 0.5) * 46, (random() - 0.5) * 58, random() * 360, scale);
    }
  }
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><g transform="translate(2 3)" opacity=".28">${slice.silhouette}</g>${slice.body}<g transform="translate(0 1)"><g clip-path="url(#toc)">${spread}</g></g>${toppings}</g>`;
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
