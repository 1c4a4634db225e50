import { BASE_PIECES } from "./base-pieces.ts";
import { PIECES, type PieceName, type Portion } from "./pieces.ts";
import { place } from "./place.ts";
import type { LayoutName, PlateSpec } from "./plate-spec.ts";
import type { Random } from "./random.ts";

/** Turning by this angle again and again spreads points evenly over a disc. */
const GOLDEN_ANGLE = 2.39996;
const FULL_TURN = 6.283;

const toDegrees = (radians: number) => (radians * 180) / Math.PI;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

interface Spot {
  x: number;
  y: number;
  radius: number;
}

/** The roomiest of some random spots, or null when all are taken. */
function findFreeSpot(
  random: Random,
  taken: readonly Spot[],
  radius: number,
  room: number,
  tightness: number,
) {
  let best: { x: number; y: number; margin: number } | null = null;
  for (let attempt = 0; attempt < 26; attempt++) {
    const angle = random() * FULL_TURN;
    const distance = Math.sqrt(random()) * Math.max(0, room - radius * 0.8);
    const x = Math.cos(angle) * distance;
    const y = Math.sin(angle) * distance;
    let margin = 99;
    for (const spot of taken) {
      margin = Math.min(margin, Math.hypot(spot.x - x, spot.y - y) - (spot.radius + radius) * tightness);
    }
    if (!best || margin > best.margin) best = { x, y, margin };
    if (margin > 3) break;
  }
  return best && best.margin > -radius * 1.1 ? best : null;
}

/** Pieces strewn over a disc, the large ones first; whatever finds no room is left out. */
export function scatter(random: Random, items: readonly Portion[], radius: number, tightness = 0.86): string {
  const taken: Spot[] = [];
  const names = items
    .flatMap(([name, count]) => Array.from({ length: count }, () => name))
    .sort((one, other) => PIECES[other].radius - PIECES[one].radius);
  let drawing = "";
  for (const name of names) {
    const size = PIECES[name].radius;
    const spot = findFreeSpot(random, taken, size, radius, tightness);
    if (!spot) continue;
    taken.push({ x: spot.x, y: spot.y, radius: size });
    drawing += place(random, name, spot.x, spot.y, random() * 360);
  }
  return drawing;
}

/** Long pieces side by side like a hand of cards. */
function fan(random: Random, [name, count]: Portion, x: number, y: number, direction: number): string {
  const across = direction + Math.PI / 2;
  let drawing = "";
  for (let index = 0; index < count; index++) {
    const rank = index - (count - 1) / 2;
    const offset = rank * PIECES[name].radius * 1.05;
    const angle = toDegrees(direction) + (random() - 0.5) * 8 + rank * 5;
    drawing += place(random, name, x + Math.cos(across) * offset, y + Math.sin(across) * offset, angle);
  }
  return drawing;
}

/** A heap around (x, y), the nearest to the viewer last, kept inside the vessel. */
function heap(random: Random, [name, count]: Portion, x: number, y: number, radius: number): string {
  const size = PIECES[name].radius;
  const points: [number, number][] = [];
  for (let index = 0; index < count; index++) {
    const distance =
      Math.sqrt((index + 0.4) / count) * Math.min(radius * 0.4, Math.sqrt(count) * size * 0.95);
    const angle = index * GOLDEN_ANGLE + random();
    points.push([x + Math.cos(angle) * distance, y + Math.sin(angle) * distance]);
  }
  points.sort((one, other) => one[1] - other[1]);
  let drawing = "";
  for (const [pointX, pointY] of points) {
    const far = Math.hypot(pointX, pointY);
    const limit = radius - size * 0.75;
    const pull = far > limit ? limit / far : 1;
    drawing += place(random, name, pointX * pull, pointY * pull, random() * 360);
  }
  return drawing;
}

/** Every ingredient gets a wedge of the bowl, in proportion to the room it needs. */
function sections(random: Random, items: readonly Portion[], radius: number): string {
  const roomFor = ([name, count]: Portion) => Math.sqrt(count) * PIECES[name].radius + 8;
  let start = -120 + random() * 60;
  const total = items.reduce((sum, item) => sum + roomFor(item), 0);
  let drawing = "";
  for (const item of items) {
    const [name, count] = item;
    const span = (roomFor(item) / total) * 360;
    const direction = toRadians(start + span / 2);
    const distance = radius * (count === 1 ? 0.5 : 0.58);
    const x = Math.cos(direction) * distance;
    const y = Math.sin(direction) * distance;
    const isFan = PIECES[name].halfLength !== undefined && count > 1 && count <= 7;
    drawing += isFan ? fan(random, item, x, y, direction) : heap(random, item, x, y, radius);
    start += span;
  }
  return drawing;
}

const SMALL = 4;

/** Toppings in one crescent along the side of a smooth bowl; seeds are strewn around it. */
function crescent(random: Random, items: readonly Portion[], radius: number): string {
  const turn = -30 + random() * 40;
  const large = items.filter(([name]) => PIECES[name].radius >= SMALL);
  const small = items.filter(([name]) => PIECES[name].radius < SMALL);
  const roomFor = ([name, count]: Portion) => Math.sqrt(count) * PIECES[name].radius + 3;
  const total = large.reduce((sum, item) => sum + roomFor(item), 0);
  let start = turn + 90 - 88;
  const spots: { x: number; y: number; name: PieceName; angle: number; distance: number }[] = [];
  for (const item of large) {
    const [name, count] = item;
    const { radius: size, halfLength } = PIECES[name];
    const span = (roomFor(item) / total) * 176;
    for (let index = 0; index < count; index++) {
      const angle = toRadians(start + ((index + 0.5) / count) * span);
      const distance = radius - size * 0.72 - (index % 2) * size * 1.35 - (random() * size) / 3;
      spots.push({
        x: Math.cos(angle) * distance,
        y: Math.sin(angle) * distance,
        name,
        angle: halfLength ? toDegrees(angle) + 90 : random() * 360,
        distance,
      });
    }
    start += span;
  }
  spots.sort((one, other) => one.distance - other.distance);
  let drawing = spots.map((spot) => place(random, spot.name, spot.x, spot.y, spot.angle)).join("");
  for (const [name, count] of small) {
    for (let index = 0; index < count; index++) {
      const angle = toRadians(turn + 90 + (random() - 0.5) * 210);
      const distance = radius * (0.42 + random() * 0.5);
      drawing += place(random, name, Math.cos(angle) * distance, Math.sin(angle) * distance, random() * 360);
    }
  }
  return drawing;
}

/** A heap that grows with its number, around a spot on the plate. */
function pile(
  random: Random,
  [name, count]: Portion,
  x: number,
  y: number,
  spread: number,
  lead: number,
): string {
  let drawing = "";
  for (let index = 0; index < count; index++) {
    const distance = Math.sqrt((index + lead) / count) * Math.sqrt(count) * PIECES[name].radius * spread;
    const angle = index * GOLDEN_ANGLE + random();
    drawing += place(
      random,
      name,
      x + Math.cos(angle) * distance,
      y + Math.sin(angle) * distance,
      random() * 360,
    );
  }
  return drawing;
}

/** Long vegetables laid in parallel behind the main piece. */
function row(random: Random, [name, count]: Portion, x: number, y: number): string {
  let drawing = "";
  for (let index = 0; index < count; index++) {
    const rank = index - (count - 1) / 2;
    const angle = -28 + (random() - 0.5) * 6;
    drawing += place(random, name, x + rank * 2.4, y + rank * PIECES[name].radius * 1.35, angle);
  }
  return drawing;
}

function heroPiece(random: Random, main: Portion): string {
  const [name, count] = main;
  if (count === 1) return place(random, name, 13, 17, -22);
  if (PIECES[name].halfLength === undefined) return pile(random, main, 18, 22, 0.95, 0.3);
  let drawing = "";
  for (let index = 0; index < count; index++) {
    const rank = index - (count - 1) / 2;
    const angle = 62 + (random() - 0.5) * 8;
    drawing += place(random, name, 14 + rank * 12.5, 20 - rank * 5, angle, 1.15);
  }
  return drawing;
}

const UPPER_RIGHT = { x: 30, y: -31 };
const LOWER_LEFT = { x: -36, y: 30 };
const UPPER_LEFT = { x: -34, y: -22 };
const OPPOSITE = { x: -15, y: -25 };

/** The main thing in front, starch and vegetables behind it. */
function hero(random: Random, spec: PlateSpec): string {
  const [main, ...rest] = spec.items;
  const hasBase = spec.base !== null && spec.base !== "none";
  let drawing = "";
  if (spec.base !== null && hasBase) {
    drawing += `<g transform="translate(-27 -17)"><g clip-path="url(#hb)">${BASE_PIECES[spec.base](random, 40)}</g></g>`;
  }
  const several = rest.length === 1 ? [OPPOSITE] : [UPPER_RIGHT, UPPER_LEFT, LOWER_LEFT];
  const zones = hasBase ? [UPPER_RIGHT, LOWER_LEFT] : several;
  rest.forEach((item, index) => {
    const { x, y } = zones[index % zones.length] ?? UPPER_RIGHT;
    const isLong = PIECES[item[0]].halfLength !== undefined;
    drawing += isLong ? row(random, item, x, y) : pile(random, item, x, y, 0.92, 0.3);
  });
  if (!main) return drawing;
  const isAlone = rest.length === 0 && !hasBase;
  const piece = heroPiece(random, main);
  return drawing + (isAlone ? `<g transform="translate(-14 -18)">${piece}</g>` : piece);
}

/** Herbs and seeds over everything; a poured sauce goes over the middle. */
export function garnish(random: Random, items: readonly Portion[], radius: number): string {
  let drawing = "";
  for (const [name, count] of items) {
    const isPoured = PIECES[name].radius > 30;
    for (let index = 0; index < count; index++) {
      const angle = random() * FULL_TURN;
      const distance = isPoured ? 0 : Math.sqrt(random()) * radius * 0.82;
      const turn = isPoured ? -30 + random() * 60 : random() * 360;
      drawing += place(random, name, Math.cos(angle) * distance, Math.sin(angle) * distance, turn);
    }
  }
  return drawing;
}

function layOut(random: Random, spec: PlateSpec, layout: LayoutName, radius: number): string {
  switch (layout) {
    case "sections":
      return sections(random, spec.items, radius);
    case "crescent":
      return crescent(random, spec.items, radius);
    case "hero":
      return hero(random, spec);
    case "scatter":
      return scatter(random, spec.items, radius);
  }
}

/** Items and garnish within a disc of the given radius, drawn `scale` times as large as they are. */
export function toppings(random: Random, spec: PlateSpec, layout: LayoutName, radius: number, scale: number) {
  const room = radius / scale;
  const drawing =
    layOut(random, spec, layout, room) +
    garnish(random, spec.garnish, room * (layout === "hero" ? 0.75 : 0.9));
  return scale === 1 ? drawing : `<g transform="scale(${scale})">${drawing}</g>`;
}
