import { BASE_PIECES, dots } from "./base-pieces.ts";
import { breadSlice, pocket, quesadillaWedge, spreadEdge, toastieHalf, wrapHalf } from "./bread-pieces.ts";
import { blobOutline, oneDecimal } from "./drawing.ts";
import { filledShells, rolledSlices, skewerRows } from "./filled-pieces.ts";
import { garnish, scatter, toppings } from "./layouts.ts";
import {
  barkShards,
  biscuits,
  clusters,
  heaped,
  loafAndSlices,
  ovenContent,
  pieContent,
} from "./oven-pieces.ts";
import { PIECES } from "./pieces.ts";
import { place } from "./place.ts";
import type { DishKind, DoughName, GlazeName, LayoutName, PlateSpec } from "./plate-spec.ts";
import { pick, type Random } from "./random.ts";
import { bowl, glass, ovenDish, pan, plate, roastingTin, woodenBoard } from "./vessel-pieces.ts";

/** A dish without its table: the drawing, how far it reaches from the middle, and the glaze it was drawn in. */
interface DrawnDish {
  drawing: string;
  reach: number;
  glaze: GlazeName;
}

type DrawDish = (random: Random, spec: PlateSpec) => DrawnDish;

const FULL_TURN = 6.28;

const base = (random: Random, spec: PlateSpec, radius: number) =>
  BASE_PIECES[spec.base ?? "none"](random, radius);

const zoom = (scale: number, drawing: string) => `<g transform="scale(${scale})">${drawing}</g>`;

const onPlate = (random: Random, spec: PlateSpec, drawing: string): DrawnDish => ({
  drawing: plate(random, spec.glaze, drawing),
  reach: 100,
  glaze: spec.glaze,
});

const BESIDE = "M-96 44Q-52 40 -28 8T26 -36Q44 -52 44 -96H-96Z";

/** The second base, at the upper left of the first. */
const besideOf = (random: Random, spec: PlateSpec) =>
  spec.beside === null
    ? ""
    : `<path d="${BESIDE}" fill="#2a1505" opacity=".22" transform="translate(3 4)"/><clipPath id="bs"><path d="${BESIDE}"/></clipPath><g clip-path="url(#bs)">${BASE_PIECES[spec.beside](random, 84)}</g>`;

/** Toppings keep to the free side of a bowl that is shared by two bases. */
const bowlToppings = (random: Random, spec: PlateSpec, layout: LayoutName) =>
  spec.beside === null
    ? toppings(random, spec, layout, 80, layout === "sections" ? 1.42 : 1.4)
    : `<g transform="translate(20 21)">${toppings(random, spec, "scatter", 60, 1.3)}</g>`;

/** A bowl whose toppings lie as `usual`, unless the specification says otherwise. */
const inBowl =
  (usual: LayoutName): DrawDish =>
  (random, spec) => {
    const layout = spec.layout ?? usual;
    const content = base(random, spec, 84) + besideOf(random, spec) + bowlToppings(random, spec, layout);
    return { drawing: bowl(random, spec.glaze, content), reach: 100, glaze: spec.glaze };
  };

const soup: DrawDish = (random, spec) => {
  const content = base(random, spec, 84) + toppings(random, spec, spec.layout ?? "scatter", 62, 1.35);
  return { drawing: bowl(random, spec.glaze, content), reach: 100, glaze: spec.glaze };
};

const baseDisc = (random: Random, spec: PlateSpec) =>
  `<ellipse cx="2" cy="4" rx="69" ry="68" fill="#2a1505" opacity=".2"/><g clip-path="url(#pc)">${base(random, spec, 66)}</g>`;

const pasta: DrawDish = (random, spec) =>
  onPlate(random, spec, baseDisc(random, spec) + toppings(random, spec, spec.layout ?? "scatter", 60, 1.3));

/** Few things are drawn larger, so that no plate looks empty. */
const heroScale = ({ items, base }: PlateSpec) => {
  const lying = items.length + (base === null ? 0 : 1);
  if (lying <= 2) return 1.5;
  return lying === 3 ? 1.34 : 1.2;
};

const mainCourse: DrawDish = (random, spec) => {
  const layout = spec.layout ?? "hero";
  // The hero layout puts the base beside the main piece, so it must not fill the plate as well.
  const bottom = layout === "hero" || spec.base === null ? "" : baseDisc(random, spec);
  return onPlate(
    random,
    spec,
    bottom + toppings(random, spec, layout, 74, layout === "scatter" ? 1.35 : heroScale(spec)),
  );
};

const inPan: DrawDish = (random, spec) => {
  const content = base(random, spec, 80) + toppings(random, spec, spec.layout ?? "scatter", 74, 1.3);
  return { drawing: pan(content), reach: 100, glaze: "ink" };
};

const traybake: DrawDish = (random, spec) => {
  const content = scatter(random, spec.items, 80, 0.7) + garnish(random, spec.garnish, 66);
  return { drawing: roastingTin(zoom(1.3, content)), reach: 118, glaze: spec.glaze };
};

const isWide = (spec: PlateSpec) =>
  spec.bread === "rusk" || spec.bread === "riceCake" || spec.bread === "bagel";

const toast: DrawDish = (random, spec) => {
  const slices =
    spreadEdge(spec) + breadSlice(random, spec, -40, -6, -9) + breadSlice(random, spec, 42, 8, 7);
  const size = isWide(spec) ? 0.94 : 1;
  const drawing =
    random() > 0.45
      ? woodenBoard(`<g transform="translate(0 -3) scale(${1.17 * size})">${slices}</g>`)
      : plate(random, spec.glaze, zoom(1.02 * size, slices));
  return { drawing, reach: 106, glaze: spec.glaze };
};

const toastie: DrawDish = (random, spec) => {
  const halves = toastieHalf(random, spec, -14, -24, -8) + toastieHalf(random, spec, 14, 40, 6);
  return onPlate(random, spec, zoom(1.06, halves));
};

const pockets: DrawDish = (random, spec) => {
  const isPita = spec.bread === "pita";
  const drawn = isPita
    ? pocket(random, spec, -10, -38, -12) + pocket(random, spec, 10, 34, 6)
    : pocket(random, spec, -4, -52, -10) + pocket(random, spec, 4, -6, -4) + pocket(random, spec, -2, 42, 4);
  return onPlate(random, spec, zoom(isPita ? 1.2 : 1.14, drawn) + garnish(random, spec.garnish, 56));
};

const quesadilla: DrawDish = (random, spec) => {
  const wedges = [100, 220, 340].map((angle) => quesadillaWedge(random, spec, angle)).join("");
  return onPlate(random, spec, zoom(1.1, wedges) + garnish(random, spec.garnish.slice(0, 1), 40));
};

const wrap: DrawDish = (random, spec) => {
  const halves = wrapHalf(random, spec.items, -12, -30, 14) + wrapHalf(random, spec.items, 2, 34, -16);
  const drawing = `<g transform="scale(1.14) translate(4 0)">${halves}</g>${garnish(random, spec.garnish, 60)}`;
  return onPlate(random, spec, drawing);
};

interface Dough {
  crumb: string;
  crust: string;
  light: string;
}

const PANCAKES: Record<DoughName, Dough> = {
  plain: { crumb: "#d9953f", crust: "#b06f22", light: "#eebb6c" },
  green: { crumb: "#9db24c", crust: "#7d9236", light: "#b9cb6d" },
  chocolate: { crumb: "#8b5a38", crust: "#643c22", light: "#a97650" },
  carrot: { crumb: "#d9953f", crust: "#b06f22", light: "#eebb6c" },
};

const STACK = [
  { x: 8, y: 10, radius: 52 },
  { x: -6, y: 4, radius: 52 },
  { x: 5, y: -3, radius: 51 },
  { x: -2, y: -8, radius: 50 },
];

const pancakes: DrawDish = (random, spec) => {
  const { crumb, crust, light } = PANCAKES[spec.dough];
  const stack = STACK.map(
    ({ x, y, radius }) =>
      `<circle cx="${x + 2}" cy="${y + 4}" r="${radius}" fill="#2a1505" opacity=".2"/><circle cx="${x}" cy="${y + 2}" r="${radius}" fill="#f0cf8f"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${crust}"/><circle cx="${x - 0.6}" cy="${y - 0.8}" r="${radius - 2}" fill="${crumb}"/><circle cx="${x}" cy="${y}" r="${radius - 8}" fill="${light}" opacity=".32"/>`,
  ).join("");
  const pores = Array.from({ length: 20 }, () => {
    const angle = random() * FULL_TURN;
    const distance = random() * 42;
    return `<circle cx="${oneDecimal(-2 + Math.cos(angle) * distance)}" cy="${oneDecimal(-8 + Math.sin(angle) * distance)}" r="${oneDecimal(1 + random() * 1.6)}" fill="${crust}" opacity=".35"/>`;
  }).join("");
  const top = `<g transform="translate(-2 -8)">${scatter(random, spec.items, 40)}${garnish(random, spec.garnish, 36)}</g>`;
  return onPlate(random, spec, `<g transform="scale(1.28) translate(0 2)">${stack}${pores}${top}</g>`);
};

const OMELETTE = "M-58 -6C-52 -44 46 -48 60 -8C62 6 50 10 40 12C10 18 -20 18 -44 12C-56 10 -60 4 -58 -6Z";
const AROUND_OMELETTE = [
  { x: -14, y: 42 },
  { x: 30, y: 38 },
  { x: 0, y: -46 },
];

const omelette: DrawDish = (random, spec) => {
  const browned = Array.from(
    { length: 9 },
    () =>
      `<ellipse cx="${oneDecimal(-40 + random() * 80)}" cy="${oneDecimal(-22 + random() * 24)}" rx="${oneDecimal(3 + random() * 5)}" ry="${oneDecimal(2 + random() * 2)}" fill="#d99a2b" opacity=".5"/>`,
  ).join("");
  let beside = "";
  spec.items.forEach(([name, count], nth) => {
    const { x, y } = AROUND_OMELETTE[nth % AROUND_OMELETTE.length] ?? { x: 0, y: 0 };
    for (let index = 0; index < count; index++) {
      const distance = Math.sqrt((index + 0.3) / count) * Math.sqrt(count) * PIECES[name].radius * 0.9;
      const angle = index * 2.4 + random();
      beside += place(
        random,
        name,
        x + Math.cos(angle) * distance,
        y + Math.sin(angle) * distance * 0.7,
        random() * 360,
      );
    }
  });
  const folded = `<g transform="translate(0 8) rotate(-12)"><path d="${OMELETTE}" fill="#2a1505" opacity=".24" transform="translate(2 5)"/><path d="${OMELETTE}" fill="#d59a25"/><path d="${OMELETTE}" fill="#fbd157" transform="translate(-.6 -2) scale(.97 .95)"/><path d="M-50 -14C-40 -36 34 -40 52 -14C30 -26 -26 -24 -50 -14Z" fill="#ffe38f" opacity=".9"/>${browned}</g>`;
  return onPlate(random, spec, zoom(1.26, beside + folded + garnish(random, spec.garnish, 46)));
};

const pizza: DrawDish = (random, spec) => {
  const edge = blobOutline(random, 84, 82, 12, 0.025);
  const blisters = Array.from({ length: 12 }, () => {
    const angle = random() * FULL_TURN;
    return `<ellipse cx="${oneDecimal(Math.cos(angle) * 76)}" cy="${oneDecimal(Math.sin(angle) * 75)}" rx="${oneDecimal(3 + random() * 4)}" ry="${oneDecimal(2 + random() * 2)}" fill="#a4601f" opacity=".5"/>`;
  }).join("");
  const cheese = dots(
    random,
    60,
    26,
    (x, y) =>
      `<path d="${blobOutline(random, 8, 6, 7, 0.25)}" fill="${pick(random, ["#fff3cd", "#fbe4a8", "#d9552f", "#fdeebc"])}" transform="translate(${oneDecimal(x)} ${oneDecimal(y)})" opacity=".9"/>`,
  );
  const crust = `<path d="${edge}" fill="#a4682a" transform="translate(1 3)"/><path d="${edge}" fill="#e2ad62"/><path d="${edge}" fill="#f3cf90" transform="translate(-1 -1.500) scale(.95)"/>${blisters}<path d="${edge}" fill="#c73c1d" transform="scale(.84)"/><path d="${edge}" fill="#f6d98d" transform="scale(.8)"/>${cheese}`;
  const top = scatter(random, spec.items, 62, 0.95) + garnish(random, spec.garnish, 60);
  return { drawing: woodenBoard(crust + top), reach: 106, glaze: "sand" };
};

const burger: DrawDish = (random, spec) => {
  const leaf = blobOutline(random, 62, 60, 16, 0.07);
  const seeds = dots(
    random,
    38,
    34,
    (x, y) =>
      `<ellipse cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" rx="2.200" ry="1.300" fill="#fff3d6" transform="rotate(${Math.round(random() * 180)} ${oneDecimal(x)} ${oneDecimal(y)})"/>`,
  );
  const bun = `<path d="${leaf}" fill="#2a1505" opacity=".22" transform="translate(3 6)"/><path d="${leaf}" fill="#6aa23c"/><path d="${leaf}" fill="#9cce63" transform="scale(.95)"/><circle r="53" fill="#c93a24" cx="3" cy="3"/><circle r="53" fill="#f6c344" cx="-3" cy="2"/><circle r="51" fill="#a8682a"/><circle r="49.500" cx="-1" cy="-1.500" fill="#dc9a4b"/><circle r="40" cx="-4" cy="-5" fill="#ecb76c" opacity=".8"/><ellipse cx="-18" cy="-22" rx="18" ry="9" fill="#fff" opacity=".3" transform="rotate(-35 -18 -22)"/>${seeds}`;
  let beside = "";
  for (const [name, count] of spec.items) {
    for (let index = 0; index < count; index++) {
      const angle = ((index + 0.5) / count - 0.5) * 1.5 + 0.75;
      const distance = 60 + (random() - 0.5) * 12;
      beside += place(random, name, Math.cos(angle) * distance, Math.sin(angle) * distance, random() * 360);
    }
  }
  const drawing = zoom(1.16, `<g transform="translate(-15 -12)">${bun}</g>${beside}`);
  return onPlate(random, spec, drawing + garnish(random, spec.garnish, 60));
};

const balls: DrawDish = (random, spec) => {
  const [main, ...rest] = spec.items;
  const [name, count] = main ?? ["energyBall", 0];
  const hasMiddle = count > 5;
  const distance = hasMiddle ? 38 : 30;
  let ring = "";
  for (let index = 0; index < count; index++) {
    const isMiddle = hasMiddle && index === 0;
    const angle = (index / (hasMiddle ? count - 1 : count)) * FULL_TURN + 0.4;
    const reach = isMiddle ? 0 : distance;
    ring += place(random, name, Math.cos(angle) * reach, Math.sin(angle) * reach, random() * 360);
  }
  const around = scatter(random, rest, 58, 0.9) + garnish(random, spec.garnish, 54);
  return onPlate(random, spec, zoom(1.2, ring + around));
};

const BAKES: Record<DoughName, Dough> = {
  plain: { crumb: "#d9a354", crust: "#a87430", light: "#ecc282" },
  green: { crumb: "#d9a354", crust: "#a87430", light: "#ecc282" },
  chocolate: { crumb: "#6b4026", crust: "#4b2a17", light: "#87573a" },
  carrot: { crumb: "#c8823a", crust: "#9a5c22", light: "#dca05c" },
};

const MUFFINS = [
  { x: -26, y: -26 },
  { x: 28, y: -22 },
  { x: -24, y: 28 },
  { x: 30, y: 30 },
];

const PAPER_FOLDS = Array.from(
  { length: 18 },
  (_, fold) =>
    `<path d="M0 -27L0 -21" stroke="#d9c9ad" stroke-width="1.400" transform="rotate(${fold * 20})"/>`,
).join("");

const bake: DrawDish = (random, spec) => {
  const { crumb, crust, light } = BAKES[spec.dough];
  const muffins = MUFFINS.map(
    ({ x, y }) =>
      `<g transform="translate(${x} ${y})"><circle r="27" cx="2" cy="3" fill="#2a1505" opacity=".22"/><circle r="27" fill="#f5ecdc"/>${PAPER_FOLDS}<path d="${blobOutline(random, 22, 21, 9, 0.06)}" fill="${crust}"/><path d="${blobOutline(random, 20.5, 19.5, 9, 0.06)}" fill="${crumb}"/><ellipse rx="12" ry="9" cx="-4" cy="-5" fill="${light}" opacity=".6"/>${scatter(random, spec.items, 15, 0.8)}</g>`,
  ).join("");
  return onPlate(random, spec, zoom(1.24, muffins + garnish(random, spec.garnish, 54)));
};

const dip: DrawDish = (random, spec) => {
  const names = spec.items.flatMap(([name, count]) => Array.from({ length: count }, () => name));
  const around = names
    .map((name, index) => {
      const angle = (index / names.length) * 6.283;
      const isLong = PIECES[name].halfLength !== undefined;
      const turn = isLong ? (angle * 180) / Math.PI : random() * 360;
      return place(random, name, Math.cos(angle) * 65, Math.sin(angle) * 65, turn, 1.35);
    })
    .join("");
  const bowlInside = `<circle r="44" cx="2" cy="4" fill="#2a1505" opacity=".26"/><circle r="43" fill="#6f93a3"/><circle r="42" cx="-.5" cy="-.8" fill="#dfe9ec"/><circle r="37" fill="#b5c7cd"/><g clip-path="url(#dc)">${base(random, spec, 36)}</g>`;
  return onPlate(random, spec, around + bowlInside + garnish(random, spec.garnish, 28));
};

const smoothie: DrawDish = (random, spec) => ({
  drawing: glass(base(random, spec, 67) + toppings(random, spec, "crescent", 56, 1)),
  reach: 92,
  glaze: "porcelain",
});

const oven: DrawDish = (random, spec) => ({
  drawing: ovenDish(spec.glaze, ovenContent(random, spec)),
  reach: 118,
  glaze: spec.glaze,
});

const pie: DrawDish = (random, spec) => ({
  drawing: pieContent(random, spec),
  reach: 100,
  glaze: spec.glaze,
});

const loaf: DrawDish = (random, spec) => ({
  drawing: woodenBoard(zoom(1.04, loafAndSlices(random, spec))),
  reach: 106,
  glaze: spec.glaze,
});

const nibbles: DrawDish = (random, spec) => {
  const content =
    `<circle r="84" fill="#2a1505" opacity=".16"/>` +
    base(random, spec, 84) +
    zoom(1.25, heaped(random, spec.items, 62));
  return { drawing: bowl(random, spec.glaze, content), reach: 112, glaze: spec.glaze };
};

/** A plate with nothing but what the function draws. */
const plain =
  (scale: number, draw: (random: Random, spec: PlateSpec) => string): DrawDish =>
  (random, spec) =>
    onPlate(random, spec, zoom(scale, draw(random, spec)) + garnish(random, spec.garnish, 54));

/** How each kind of dish is drawn. */
export const DISH_DRAWINGS: Readonly<Record<DishKind, DrawDish>> = {
  bowl: inBowl("sections"),
  breakfastBowl: inBowl("crescent"),
  soup,
  pasta,
  plate: mainCourse,
  pan: inPan,
  tray: traybake,
  toast,
  wrap,
  pancakes,
  omelette,
  pizza,
  burger,
  balls,
  bake,
  dip,
  glass: smoothie,
  toastie,
  pocket: pockets,
  quesadilla,
  filled: plain(1.02, filledShells),
  rolls: plain(1.02, rolledSlices),
  skewers: plain(1, skewerRows),
  gratin: oven,
  pie,
  loaf,
  biscuits: plain(1, biscuits),
  bark: plain(1, barkShards),
  nibbles,
  bites: (random, spec) =>
    onPlate(
      random,
      spec,
      zoom([1.7, 1.45, 1.42][spec.items.length - 1] ?? 1.3, clusters(random, spec.items)) +
        garnish(random, spec.garnish, 54),
    ),
};
