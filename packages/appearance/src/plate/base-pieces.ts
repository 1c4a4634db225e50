import { blobOutline, oneDecimal } from "./drawing.ts";
import type { PieceName } from "./pieces.ts";
import { place } from "./place.ts";
import { type Choices, pick, type Random } from "./random.ts";

type Colours = Choices<string>;

/** Something at each of a number of places, evenly strewn over a disc. */
export const dots = (
  random: Random,
  radius: number,
  count: number,
  draw: (x: number, y: number, index: number) => string,
) => {
  let drawing = "";
  for (let index = 0; index < count; index++) {
    const distance = Math.sqrt((index + 0.5) / count) * radius;
    const angle = index * 2.39996 + random() * 0.7;
    drawing += draw(
      Math.cos(angle) * distance + (random() - 0.5) * 4,
      Math.sin(angle) * distance + (random() - 0.5) * 4,
      index,
    );
  }
  return drawing;
};

const grain = (random: Random, radius: number, count: number, rx: number, ry: number, colours: Colours) =>
  dots(
    random,
    radius,
    count,
    (x, y) =>
      `<ellipse cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" rx="${rx}" ry="${ry}" fill="${pick(random, colours)}" transform="rotate(${Math.round(random() * 180)} ${oneDecimal(x)} ${oneDecimal(y)})"/>`,
  );

const mound = (radius: number) => `<circle r="${radius}" fill="url(#mo)"/>`;

const swirl = (radius: number, colour: string, width: number, opacity = 0.8, turns = 2.2) => {
  const pointAt = (index: number): [number, number] => {
    const share = index / 24;
    const angle = share * turns * 6.283;
    const distance = radius * (0.08 + share * 0.74);
    return [Math.cos(angle) * distance, Math.sin(angle) * distance];
  };
  let outline = `M${oneDecimal(pointAt(0)[0])} ${oneDecimal(pointAt(0)[1])}`;
  for (let index = 0; index < 24; index++) {
    const before = pointAt(index - 1);
    const from = pointAt(index);
    const to = pointAt(index + 1);
    const after = pointAt(index + 2);
    outline += `C${oneDecimal(from[0] + (to[0] - before[0]) / 6)} ${oneDecimal(from[1] + (to[1] - before[1]) / 6)} ${oneDecimal(to[0] - (after[0] - from[0]) / 6)} ${oneDecimal(to[1] - (after[1] - from[1]) / 6)} ${oneDecimal(to[0])} ${oneDecimal(to[1])}`;
  }
  return `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
};

const strands = (
  random: Random,
  radius: number,
  count: number,
  width: number,
  edge: string,
  colours: Colours,
) => {
  let drawing = "";
  for (let index = 0; index < count; index++) {
    const angle = random() * 360;
    const distance = radius * (0.25 + 0.7 * random());
    const sweep = 60 + random() * 90;
    const middleX = (random() - 0.5) * radius * 0.5;
    const middleY = (random() - 0.5) * radius * 0.5;
    const x1 = middleX + Math.cos(angle) * distance;
    const y1 = middleY + Math.sin(angle) * distance;
    const end = angle + sweep / 57.3;
    const x2 = middleX + Math.cos(end) * distance;
    const y2 = middleY + Math.sin(end) * distance;
    const outline = `M${oneDecimal(x1)} ${oneDecimal(y1)}A${oneDecimal(distance)} ${oneDecimal(distance * (0.8 + random() * 0.4))} ${Math.round(random() * 90)} 0 1 ${oneDecimal(x2)} ${oneDecimal(y2)}`;
    const colour = pick(random, colours);
    drawing += `<path d="${outline}" fill="none" stroke="${edge}" stroke-width="${width + 1.3}" stroke-linecap="round"/><path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/><path d="${outline}" fill="none" stroke="#fff" stroke-width="${oneDecimal(width * 0.22)}" opacity=".4" transform="translate(-.5 -.7)"/>`;
  }
  return drawing;
};

const leaves = (random: Random, radius: number, count: number, kinds: Choices<PieceName>) => {
  let drawing = "";
  for (let index = 0; index < count; index++) {
    const distance = Math.sqrt((count - index) / count) * radius * 0.94;
    const angle = index * 2.39996 + random() * 0.5;
    drawing += place(
      random,
      pick(random, kinds),
      Math.cos(angle) * distance,
      Math.sin(angle) * distance,
      random() * 360,
      0.85 + random() * 0.3,
    );
  }
  return drawing;
};

const liquid = (random: Random, radius: number, colour: string, shade: string, shine: string) =>
  `<circle r="${radius}" fill="${shade}"/><circle r="${oneDecimal(radius * 0.96)}" cx="-1" cy="-2" fill="${colour}"/>` +
  dots(
    random,
    radius * 0.9,
    16,
    (x, y) =>
      `<circle cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" r="${oneDecimal(1 + random() * 2.6)}" fill="${shine}" opacity="${oneDecimal(0.3 + random() * 0.4)}"/>`,
  );

const lumps = (random: Random, radius: number, count: number, colours: Colours, shade: string) =>
  dots(random, radius * 0.92, count, (x, y) => {
    const outline = blobOutline(random, 7 + random() * 4, 5.5 + random() * 3, 7, 0.18);
    const transform = `translate(${oneDecimal(x)} ${oneDecimal(y)}) rotate(${Math.round(random() * 180)})`;
    return `<path d="${outline}" fill="${shade}" transform="translate(1 1.4) ${transform}"/><path d="${outline}" fill="${pick(random, colours)}" transform="${transform}"/><path d="${outline}" fill="#fff" opacity=".16" transform="translate(-.8 -1) ${transform} scale(.55)"/>`;
  });

const creamy = (radius: number, colour: string, shade: string, shine: string) =>
  `<circle r="${radius}" fill="${shade}"/><circle r="${oneDecimal(radius * 0.97)}" cx="-1" cy="-1.500" fill="${colour}"/>` +
  swirl(radius * 1.02, shade, 5, 0.55) +
  `<g transform="translate(-1.600 -1.800)">${swirl(radius * 1.02, shine, 3.2, 0.9)}</g>`;

/**
 * What lies at the bottom of a vessel, drawn as a disc of the given radius: rice, leaves, soup, something creamy.
 * The vessel cuts it off at its own edge.
 */
export const BASE_PIECES = {
  rice: (random, radius) =>
    `<circle r="${radius}" fill="#e6dcc6"/>` +
    grain(random, radius, 170, 5.2, 2.3, ["#fffaf0", "#f8f0df", "#fdf6e8", "#efe5cf"]) +
    mound(radius),
  brownRice: (random, radius) =>
    `<circle r="${radius}" fill="#c7a46c"/>` +
    grain(random, radius, 170, 5.2, 2.3, ["#e8cf9f", "#dfc08a", "#f1ddb5", "#d4b17a"]) +
    mound(radius),
  yellowRice: (random, radius) =>
    `<circle r="${radius}" fill="#dfa634"/>` +
    grain(random, radius, 170, 5.2, 2.3, ["#f6c95b", "#efbb42", "#fbd777", "#e5a92f"]) +
    mound(radius),
  friedRice: (random, radius) =>
    `<circle r="${radius}" fill="#bf8d48"/>` +
    grain(random, radius, 170, 5.2, 2.3, ["#e3bd7a", "#d8ac62", "#efd09a", "#c99a50"]) +
    mound(radius),
  quinoa: (random, radius) =>
    `<circle r="${radius}" fill="#cbab76"/>` +
    grain(random, radius, 230, 3.1, 2.8, ["#f0ddb3", "#e7cd9c", "#f7eacb", "#d6b680", "#b9664c"]) +
    mound(radius),
  couscous: (random, radius) =>
    `<circle r="${radius}" fill="#d8ae5c"/>` +
    grain(random, radius, 250, 2.7, 2.5, ["#f2d48d", "#e9c573", "#f8e2aa", "#dbb15b"]) +
    mound(radius),
  lentils: (random, radius) =>
    `<circle r="${radius}" fill="#55402a"/>` +
    grain(random, radius, 240, 3, 2.5, ["#8a6a40", "#75582f", "#9d7b4d", "#64492a"]) +
    mound(radius),
  noodles: (random, radius) =>
    `<circle r="${radius}" fill="#b98a3c"/>` +
    strands(random, radius, 34, 3.6, "#b98434", ["#f3d48c", "#ecc876", "#f8dfa3"]) +
    mound(radius),
  riceNoodles: (random, radius) =>
    `<circle r="${radius}" fill="#cdbf9f"/>` +
    strands(random, radius, 36, 3, "#cbbd9d", ["#fbf6ea", "#f3ecdb", "#fffdf6"]) +
    mound(radius),
  spaghetti: (random, radius) =>
    `<circle r="${radius}" fill="#c08f39"/>` +
    strands(random, radius, 44, 2.7, "#c4923a", ["#f9dd93", "#f2d07c", "#fbe6ab"]) +
    mound(radius),
  tomatoSpaghetti: (random, radius) =>
    `<circle r="${radius}" fill="#a8381d"/>` +
    strands(random, radius, 44, 2.8, "#b04a22", ["#f4a55a", "#ee924a", "#f8b56d"]) +
    mound(radius),
  penne: (random, radius) =>
    `<circle r="${radius}" fill="#b8862f"/>` +
    dots(random, radius, 44, (x, y) => {
      const turn = Math.round(random() * 180);
      return `<g transform="translate(${oneDecimal(x)} ${oneDecimal(y)}) rotate(${turn})"><rect x="-11" y="-4.200" width="22" height="9" rx="3" fill="#b27c28"/><rect x="-11" y="-4.800" width="22" height="8.600" rx="3" fill="${pick(random, ["#f6d683", "#f0ca6e", "#fae0a0"])}"/><path d="M-8 -2.600H7M-8 0H7" stroke="#fff3cf" stroke-width=".9" opacity=".7"/><ellipse cx="10" cy="-.5" rx="2" ry="3.600" fill="#a3701f"/></g>`;
    }) +
    mound(radius),
  penneTomato: (random, radius) =>
    `<circle r="${radius}" fill="#9c2f18"/>` +
    dots(random, radius, 44, (x, y) => {
      const turn = Math.round(random() * 180);
      return `<g transform="translate(${oneDecimal(x)} ${oneDecimal(y)}) rotate(${turn})"><rect x="-11" y="-4.200" width="22" height="9" rx="3" fill="#a5401c"/><rect x="-11" y="-4.800" width="22" height="8.600" rx="3" fill="${pick(random, ["#f39a52", "#ee8741", "#f7ae69"])}"/><path d="M-8 -2.600H7M-8 0H7" stroke="#ffd9ad" stroke-width=".9" opacity=".7"/><ellipse cx="10" cy="-.5" rx="2" ry="3.600" fill="#8a2c12"/></g>`;
    }) +
    mound(radius),
  gnocchi: (random, radius) =>
    `<circle r="${radius}" fill="#c49a4f"/>` +
    dots(
      random,
      radius * 0.94,
      34,
      (x, y) =>
        `<g transform="translate(${oneDecimal(x)} ${oneDecimal(y)}) rotate(${Math.round(random() * 180)})"><ellipse rx="9.600" ry="7" cy="1" fill="#bb8c3f"/><ellipse rx="9.400" ry="6.600" fill="${pick(random, ["#f9e4b4", "#f4d99f"])}"/><path d="M-5 -4v8M-1.500 -5.500v11M2 -5.500v11M5.500 -4.500v9" stroke="#e0bd76" stroke-width="1"/></g>`,
    ) +
    mound(radius),
  greens: (random, radius) =>
    `<circle r="${radius}" fill="#3b6f2b"/>` +
    leaves(random, radius, 26, ["lettuce", "lettuce", "spinach", "rocket", "rocket"]) +
    mound(radius),
  spinachBed: (random, radius) =>
    `<circle r="${radius}" fill="#245c30"/>${leaves(random, radius, 30, ["spinach"])}${mound(radius)}`,
  rocketBed: (random, radius) =>
    `<circle r="${radius}" fill="#3d6a28"/>${leaves(random, radius, 36, ["rocket", "rocket", "spinach"])}${mound(radius)}`,
  kaleBed: (random, radius) =>
    `<circle r="${radius}" fill="#1f4c32"/>${leaves(random, radius, 26, ["kale", "kale", "spinach"])}${mound(radius)}`,
  tomatoSoup: (random, radius) =>
    liquid(random, radius, "#e0552c", "#bb3d1a", "#f78a56") + swirl(radius * 0.8, "#fff3df", 3, 0.85, 1.6),
  pumpkinSoup: (random, radius) =>
    liquid(random, radius, "#ef9a35", "#d37a17", "#ffc476") + swirl(radius * 0.8, "#fff6e4", 3, 0.85, 1.6),
  greenSoup: (random, radius) =>
    liquid(random, radius, "#8fae49", "#6f8f30", "#c3d98a") + swirl(radius * 0.8, "#fdfbea", 3, 0.85, 1.6),
  lentilSoup: (random, radius) =>
    liquid(random, radius, "#d08a35", "#ac6a1c", "#f0bb70") +
    grain(random, radius, 90, 2.8, 2.4, ["#b9762a", "#e0a050", "#c78838"]),
  mushroomSoup: (random, radius) =>
    liquid(random, radius, "#d7bd97", "#b89a70", "#f3e4c9") + swirl(radius * 0.8, "#fffaf0", 3, 0.8, 1.6),
  broth: (random, radius) => liquid(random, radius, "#d39a4b", "#a9742b", "#f2cd8d"),
  misoBroth: (random, radius) =>
    liquid(random, radius, "#c98f4a", "#9d6828", "#ecc68b") +
    strands(random, radius * 0.8, 20, 3.4, "#b98434", ["#f6dca0", "#f0cf8a"]),
  curry: (random, radius) =>
    liquid(random, radius, "#e3a032", "#bb7a17", "#f8cd7c") +
    lumps(random, radius, 20, ["#eeb04a", "#e6a23a"], "#c07c16") +
    swirl(radius * 0.6, "#fff3d8", 2.4, 0.6, 1.3),
  redCurry: (random, radius) =>
    liquid(random, radius, "#e2733a", "#b94f1d", "#f7a873") +
    lumps(random, radius, 18, ["#ea8148", "#e3763c"], "#bd5420") +
    swirl(radius * 0.7, "#fff1de", 2.4, 0.6, 1.4),
  chili: (random, radius) =>
    `<circle r="${radius}" fill="#8b2f18"/>` +
    lumps(random, radius, 34, ["#a83e20", "#96361b", "#b84a28", "#7d2913"], "#5f1d0c") +
    mound(radius),
  ragu: (random, radius) =>
    `<circle r="${radius}" fill="#8f3518"/>` +
    lumps(random, radius, 38, ["#a5472a", "#8b3a22", "#b85633", "#743020"], "#5b1f10") +
    mound(radius),
  shakshuka: (random, radius) =>
    `<circle r="${radius}" fill="#a93418"/>` +
    lumps(random, radius, 30, ["#d14a27", "#c23f1f", "#dd5a34"], "#8c2610") +
    mound(radius),
  yoghurt: (_random, radius) => creamy(radius, "#fffdf8", "#e6dfd0", "#ffffff"),
  skyr: (_random, radius) => creamy(radius, "#fdf9f0", "#e3dac8", "#ffffff"),
  berrySmoothie: (_random, radius) => creamy(radius, "#b8508e", "#97386f", "#d98cbb"),
  greenSmoothie: (_random, radius) => creamy(radius, "#8fbb4f", "#6f9a34", "#c0de90"),
  mangoSmoothie: (_random, radius) => creamy(radius, "#fbb543", "#e0941d", "#ffd98e"),
  chocSmoothie: (_random, radius) => creamy(radius, "#7c5236", "#5d3a23", "#a97c5c"),
  oats: (random, radius) =>
    `<circle r="${radius}" fill="#cfb284"/><circle r="${oneDecimal(radius * 0.97)}" cx="-1" cy="-1.500" fill="#ead6ae"/>` +
    dots(
      random,
      radius * 0.95,
      70,
      (x, y) =>
        `<ellipse cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" rx="${oneDecimal(3 + random() * 2)}" ry="${oneDecimal(2.2 + random())}" fill="${pick(random, ["#f5e6c6", "#dfc794", "#f0dcb4", "#d4b87f"])}" transform="rotate(${Math.round(random() * 180)} ${oneDecimal(x)} ${oneDecimal(y)})"/>`,
    ) +
    mound(radius),
  overnight: (random, radius) =>
    creamy(radius, "#f0e4cc", "#d8c6a2", "#fbf4e3") +
    dots(
      random,
      radius * 0.9,
      34,
      (x, y) =>
        `<ellipse cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" rx="3.200" ry="2" fill="#dcc699" opacity=".8" transform="rotate(${Math.round(random() * 180)} ${oneDecimal(x)} ${oneDecimal(y)})"/>`,
    ),
  chiaPudding: (random, radius) =>
    creamy(radius, "#e9e3da", "#cfc6b8", "#f8f4ee") +
    dots(
      random,
      radius * 0.95,
      120,
      (x, y) => `<circle cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" r="1.100" fill="#4a4440" opacity=".8"/>`,
    ),
  custard: (random, radius) =>
    `<circle r="${radius}" fill="#e0a83c"/><circle r="${oneDecimal(radius * 0.97)}" cx="-1" cy="-1.500" fill="#f7d778"/>` +
    dots(
      random,
      radius * 0.92,
      26,
      (x, y) =>
        `<path d="${blobOutline(random, 7, 5, 7, 0.25)}" fill="${pick(random, ["#d99a35", "#fbe7a6", "#e8b450"])}" opacity=".55" transform="translate(${oneDecimal(x)} ${oneDecimal(y)})"/>`,
    ),
  cheeseCrust: (random, radius) =>
    `<circle r="${radius}" fill="#c98a34"/><circle r="${oneDecimal(radius * 0.98)}" fill="#f0c460"/>` +
    dots(
      random,
      radius * 0.96,
      52,
      (x, y) =>
        `<path d="${blobOutline(random, 11, 8, 8, 0.25)}" fill="${pick(random, ["#f9dd8c", "#e0a643", "#fbe9ad", "#c9842f", "#f4cd68"])}" opacity=".7" transform="translate(${oneDecimal(x)} ${oneDecimal(y)})"/>`,
    ),
  polenta: (_random, radius) => creamy(radius, "#f8cf5a", "#dba52e", "#fde79c"),
  mashGreen: (random, radius) =>
    creamy(radius, "#ecdb9a", "#c9b668", "#fbf2c8") +
    leaves(random, radius * 0.95, 15, ["endive", "endive", "kale"]),
  mashOrange: (random, radius) =>
    creamy(radius, "#f3b961", "#d08f34", "#fbd9a0") +
    dots(
      random,
      radius * 0.92,
      34,
      (x, y) =>
        `<path d="${blobOutline(random, 6, 4, 7, 0.2)}" fill="${pick(random, ["#ee8a36", "#f7dca6", "#e07a28"])}" opacity=".85" transform="translate(${oneDecimal(x)} ${oneDecimal(y)})"/>`,
    ),
  mashPale: (random, radius) =>
    creamy(radius, "#f0e2a8", "#cdbb78", "#fbf4d4") +
    dots(
      random,
      radius * 0.9,
      26,
      (x, y) =>
        `<path d="M-7 0q4 -4 7 0t7 -1" fill="none" stroke="${pick(random, ["#e2d48c", "#d6c47a", "#fffbe0"])}" stroke-width="2.4" transform="translate(${oneDecimal(x)} ${oneDecimal(y)}) rotate(${Math.round(random() * 180)})"/>`,
    ),
  beanMash: (_random, radius) => creamy(radius, "#f2e8d0", "#d4c5a0", "#fffaf0"),
  beetSoup: (random, radius) =>
    liquid(random, radius, "#a5244f", "#7a1238", "#d4628a") + swirl(radius * 0.8, "#ffe9f0", 3, 0.85, 1.6),
  paleSoup: (random, radius) =>
    liquid(random, radius, "#f0dfb6", "#d0b880", "#fff6dc") + swirl(radius * 0.8, "#fffdf4", 3, 0.8, 1.6),
  beanSoup: (random, radius) => liquid(random, radius, "#a8592f", "#7d3a18", "#d58c5c"),
  clearBroth: (random, radius) => liquid(random, radius, "#dfb264", "#b98a3c", "#f6dca0"),
  coconutBroth: (random, radius) => liquid(random, radius, "#f3dfae", "#d3b570", "#fff5da"),
  brownStew: (random, radius) =>
    liquid(random, radius, "#8a5230", "#5f3318", "#b57a50") +
    lumps(random, radius, 20, ["#96603a", "#7d4828"], "#57301a"),
  greenCurry: (random, radius) =>
    liquid(random, radius, "#5d7f35", "#3f5f22", "#8fae58") + leaves(random, radius * 0.9, 14, ["spinach"]),
  creamSauce: (random, radius) => liquid(random, radius, "#ecd8ae", "#cbb07a", "#fdf3d8"),
  peanutSauce: (random, radius) => liquid(random, radius, "#cf9250", "#a2682a", "#ecc08a"),
  tomatoSauce: (random, radius) => liquid(random, radius, "#d2492a", "#a32f15", "#f08258"),
  chocPudding: (_random, radius) => creamy(radius, "#5f3a25", "#432414", "#8a5f45"),
  chocOats: (random, radius) =>
    creamy(radius, "#8f6443", "#6d4629", "#b98d69") +
    dots(
      random,
      radius * 0.9,
      40,
      (x, y) =>
        `<ellipse cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" rx="3.200" ry="2" fill="#c9a27c" opacity=".8" transform="rotate(${Math.round(random() * 180)} ${oneDecimal(x)} ${oneDecimal(y)})"/>`,
    ),
  pinkSmoothie: (_random, radius) => creamy(radius, "#f2a0b0", "#d67488", "#fbccd5"),
  vanillaShake: (_random, radius) => creamy(radius, "#f6e7c6", "#d9c294", "#fffaf0"),
  mash: (_random, radius) => creamy(radius, "#f8e3a6", "#e0c377", "#fdf3cf"),
  hummus: (_random, radius) => creamy(radius, "#ecd3a0", "#cfae74", "#f8ead0"),
  guac: (random, radius) =>
    creamy(radius, "#b3cb60", "#8fab40", "#d6e59a") +
    dots(
      random,
      radius * 0.8,
      14,
      (x, y) => `<circle cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" r="1.600" fill="#d8432f"/>`,
    ),
  bean: (random, radius) =>
    `<circle r="${radius}" fill="#7a2c1a"/>` +
    grain(random, radius, 70, 6, 4, ["#8d2f2b", "#a23a33", "#3a2730", "#f2e6cc"]) +
    mound(radius),
  none: () => "",
} satisfies Record<string, (random: Random, radius: number) => string>;

export type BaseName = keyof typeof BASE_PIECES;
