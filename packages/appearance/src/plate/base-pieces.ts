import { blobOutline, oneDecimal } from "./drawing.ts";
import type { PieceName } from "./pieces.ts";
import { place } from "./place.ts";
import { type Choices, pick, type Random } from "./random.ts";

type Colours = Choices<string>;

/** Something at each of a number of places, evenly strewn over a disc. */
export const dots = (
  random: Random,
  r: number,
  n: number,
  f: (x: number, y: number, i: number) => string,
) => {
  let o = "";
  for (let i = 0; i < n; i++) {
    const q = Math.sqrt((i + 0.5) / n) * r,
      a = i * 2.39996 + random() * 0.7;
    o += f(Math.cos(a) * q + (random() - 0.5) * 4, Math.sin(a) * q + (random() - 0.5) * 4, i);
  }
  return o;
};
const grain = (random: Random, r: number, n: number, rx: number, ry: number, cols: Colours) =>
  dots(
    random,
    r,
    n,
    (x, y) =>
      `<ellipse cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" rx="${rx}" ry="${ry}" fill="${pick(random, cols)}" transform="rotate(${Math.round(random() * 180)} ${oneDecimal(x)} ${oneDecimal(y)})"/>`,
  );
const mound = (r: number) => `<circle r="${r}" fill="url(#mo)"/>`;
const swirl = (r: number, col: string, w: number, o = 0.8, turns = 2.2) => {
  const pt = (i: number): [number, number] => {
    const t = i / 24,
      a = t * turns * 6.283,
      q = r * (0.08 + t * 0.74);
    return [Math.cos(a) * q, Math.sin(a) * q];
  };
  let d = `M${oneDecimal(pt(0)[0])} ${oneDecimal(pt(0)[1])}`;
  for (let i = 0; i < 24; i++) {
    const p0 = pt(i - 1),
      p1 = pt(i),
      p2 = pt(i + 1),
      p3 = pt(i + 2);
    d += `C${oneDecimal(p1[0] + (p2[0] - p0[0]) / 6)} ${oneDecimal(p1[1] + (p2[1] - p0[1]) / 6)} ${oneDecimal(p2[0] - (p3[0] - p1[0]) / 6)} ${oneDecimal(p2[1] - (p3[1] - p1[1]) / 6)} ${oneDecimal(p2[0])} ${oneDecimal(p2[1])}`;
  }
  return `<path d="${d}" fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" opacity="${o}"/>`;
};
const strands = (random: Random, r: number, n: number, w: number, edge: string, cols: Colours) => {
  let o = "";
  for (let i = 0; i < n; i++) {
    const a = random() * 360,
      q = r * (0.25 + 0.7 * random()),
      sw = 60 + random() * 90,
      cx = (random() - 0.5) * r * 0.5,
      cy = (random() - 0.5) * r * 0.5;
    const x1 = cx + Math.cos(a) * q,
      y1 = cy + Math.sin(a) * q,
      b = a + sw / 57.3,
      x2 = cx + Math.cos(b) * q,
      y2 = cy + Math.sin(b) * q;
    const d = `M${oneDecimal(x1)} ${oneDecimal(y1)}A${oneDecimal(q)} ${oneDecimal(q * (0.8 + random() * 0.4))} ${Math.round(random() * 90)} 0 1 ${oneDecimal(x2)} ${oneDecimal(y2)}`,
      c = pick(random, cols);
    o += `<path d="${d}" fill="none" stroke="${edge}" stroke-width="${w + 1.3}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#fff" stroke-width="${oneDecimal(w * 0.22)}" opacity=".4" transform="translate(-.5 -.7)"/>`;
  }
  return o;
};
const leaves = (random: Random, r: number, n: number, kinds: Choices<PieceName>) => {
  let o = "";
  for (let i = 0; i < n; i++) {
    const q = Math.sqrt((n - i) / n) * r * 0.94,
      a = i * 2.39996 + random() * 0.5;
    o += place(
      random,
      pick(random, kinds),
      Math.cos(a) * q,
      Math.sin(a) * q,
      random() * 360,
      0.85 + random() * 0.3,
    );
  }
  return o;
};
const liquid = (random: Random, r: number, a: string, b: string, hi: string) =>
  `<circle r="${r}" fill="${b}"/><circle r="${oneDecimal(r * 0.96)}" cx="-1" cy="-2" fill="${a}"/>` +
  dots(
    random,
    r * 0.9,
    16,
    (x, y) =>
      `<circle cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" r="${oneDecimal(1 + random() * 2.6)}" fill="${hi}" opacity="${oneDecimal(0.3 + random() * 0.4)}"/>`,
  );
const lumps = (random: Random, r: number, n: number, cols: Colours, sh: string) =>
  dots(random, r * 0.92, n, (x, y) => {
    const d = blobOutline(random, 7 + random() * 4, 5.5 + random() * 3, 7, 0.18),
      t = `translate(${oneDecimal(x)} ${oneDecimal(y)}) rotate(${Math.round(random() * 180)})`;
    return `<path d="${d}" fill="${sh}" transform="translate(1 1.4) ${t}"/><path d="${d}" fill="${pick(random, cols)}" transform="${t}"/><path d="${d}" fill="#fff" opacity=".16" transform="translate(-.8 -1) ${t} scale(.55)"/>`;
  });
const creamy = (r: number, c: string, sh: string, hi: string) =>
  `<circle r="${r}" fill="${sh}"/><circle r="${oneDecimal(r * 0.97)}" cx="-1" cy="-1.500" fill="${c}"/>` +
  swirl(r * 1.02, sh, 5, 0.55) +
  `<g transform="translate(-1.600 -1.800)">${swirl(r * 1.02, hi, 3.2, 0.9)}</g>`;

/**
 * What lies at the bottom of a vessel, drawn as a disc of the given radius: rice, leaves, soup, something creamy.
 * The vessel cuts it off at its own edge.
 */
export const BASE_PIECES = {
  rice: (random, r) =>
    `<circle r="${r}" fill="#e6dcc6"/>` +
    grain(random, r, 170, 5.2, 2.3, ["#fffaf0", "#f8f0df", "#fdf6e8", "#efe5cf"]) +
    mound(r),
  brownRice: (random, r) =>
    `<circle r="${r}" fill="#c7a46c"/>` +
    grain(random, r, 170, 5.2, 2.3, ["#e8cf9f", "#dfc08a", "#f1ddb5", "#d4b17a"]) +
    mound(r),
  yellowRice: (random, r) =>
    `<circle r="${r}" fill="#dfa634"/>` +
    grain(random, r, 170, 5.2, 2.3, ["#f6c95b", "#efbb42", "#fbd777", "#e5a92f"]) +
    mound(r),
  friedRice: (random, r) =>
    `<circle r="${r}" fill="#bf8d48"/>` +
    grain(random, r, 170, 5.2, 2.3, ["#e3bd7a", "#d8ac62", "#efd09a", "#c99a50"]) +
    mound(r),
  quinoa: (random, r) =>
    `<circle r="${r}" fill="#cbab76"/>` +
    grain(random, r, 230, 3.1, 2.8, ["#f0ddb3", "#e7cd9c", "#f7eacb", "#d6b680", "#b9664c"]) +
    mound(r),
  couscous: (random, r) =>
    `<circle r="${r}" fill="#d8ae5c"/>` +
    grain(random, r, 250, 2.7, 2.5, ["#f2d48d", "#e9c573", "#f8e2aa", "#dbb15b"]) +
    mound(r),
  lentils: (random, r) =>
    `<circle r="${r}" fill="#55402a"/>` +
    grain(random, r, 240, 3, 2.5, ["#8a6a40", "#75582f", "#9d7b4d", "#64492a"]) +
    mound(r),
  noodles: (random, r) =>
    `<circle r="${r}" fill="#b98a3c"/>` +
    strands(random, r, 34, 3.6, "#b98434", ["#f3d48c", "#ecc876", "#f8dfa3"]) +
    mound(r),
  riceNoodles: (random, r) =>
    `<circle r="${r}" fill="#cdbf9f"/>` +
    strands(random, r, 36, 3, "#cbbd9d", ["#fbf6ea", "#f3ecdb", "#fffdf6"]) +
    mound(r),
  spaghetti: (random, r) =>
    `<circle r="${r}" fill="#c08f39"/>` +
    strands(random, r, 44, 2.7, "#c4923a", ["#f9dd93", "#f2d07c", "#fbe6ab"]) +
    mound(r),
  tomatoSpaghetti: (random, r) =>
    `<circle r="${r}" fill="#a8381d"/>` +
    strands(random, r, 44, 2.8, "#b04a22", ["#f4a55a", "#ee924a", "#f8b56d"]) +
    mound(r),
  penne: (random, r) =>
    `<circle r="${r}" fill="#b8862f"/>` +
    dots(random, r, 44, (x, y) => {
      const a = Math.round(random() * 180);
      return `<g transform="translate(${oneDecimal(x)} ${oneDecimal(y)}) rotate(${a})"><rect x="-11" y="-4.200" width="22" height="9" rx="3" fill="#b27c28"/><rect x="-11" y="-4.800" width="22" height="8.600" rx="3" fill="${pick(random, ["#f6d683", "#f0ca6e", "#fae0a0"])}"/><path d="M-8 -2.600H7M-8 0H7" stroke="#fff3cf" stroke-width=".9" opacity=".7"/><ellipse cx="10" cy="-.5" rx="2" ry="3.600" fill="#a3701f"/></g>`;
    }) +
    mound(r),
  penneTomato: (random, r) =>
    `<circle r="${r}" fill="#9c2f18"/>` +
    dots(random, r, 44, (x, y) => {
      const a = Math.round(random() * 180);
      return `<g transform="translate(${oneDecimal(x)} ${oneDecimal(y)}) rotate(${a})"><rect x="-11" y="-4.200" width="22" height="9" rx="3" fill="#a5401c"/><rect x="-11" y="-4.800" width="22" height="8.600" rx="3" fill="${pick(random, ["#f39a52", "#ee8741", "#f7ae69"])}"/><path d="M-8 -2.600H7M-8 0H7" stroke="#ffd9ad" stroke-width=".9" opacity=".7"/><ellipse cx="10" cy="-.5" rx="2" ry="3.600" fill="#8a2c12"/></g>`;
    }) +
    mound(r),
  gnocchi: (random, r) =>
    `<circle r="${r}" fill="#c49a4f"/>` +
    dots(
      random,
      r * 0.94,
      34,
      (x, y) =>
        `<g transform="translate(${oneDecimal(x)} ${oneDecimal(y)}) rotate(${Math.round(random() * 180)})"><ellipse rx="9.600" ry="7" cy="1" fill="#bb8c3f"/><ellipse rx="9.400" ry="6.600" fill="${pick(random, ["#f9e4b4", "#f4d99f"])}"/><path d="M-5 -4v8M-1.500 -5.500v11M2 -5.500v11M5.500 -4.500v9" stroke="#e0bd76" stroke-width="1"/></g>`,
    ) +
    mound(r),
  greens: (random, r) =>
    `<circle r="${r}" fill="#3b6f2b"/>` +
    leaves(random, r, 26, ["lettuce", "lettuce", "spinach", "rocket", "rocket"]) +
    mound(r),
  spinachBed: (random, r) =>
    `<circle r="${r}" fill="#245c30"/>${leaves(random, r, 30, ["spinach"])}${mound(r)}`,
  rocketBed: (random, r) =>
    `<circle r="${r}" fill="#3d6a28"/>${leaves(random, r, 36, ["rocket", "rocket", "spinach"])}${mound(r)}`,
  kaleBed: (random, r) =>
    `<circle r="${r}" fill="#1f4c32"/>${leaves(random, r, 26, ["kale", "kale", "spinach"])}${mound(r)}`,
  tomatoSoup: (random, r) =>
    liquid(random, r, "#e0552c", "#bb3d1a", "#f78a56") + swirl(r * 0.8, "#fff3df", 3, 0.85, 1.6),
  pumpkinSoup: (random, r) =>
    liquid(random, r, "#ef9a35", "#d37a17", "#ffc476") + swirl(r * 0.8, "#fff6e4", 3, 0.85, 1.6),
  greenSoup: (random, r) =>
    liquid(random, r, "#8fae49", "#6f8f30", "#c3d98a") + swirl(r * 0.8, "#fdfbea", 3, 0.85, 1.6),
  lentilSoup: (random, r) =>
    liquid(random, r, "#d08a35", "#ac6a1c", "#f0bb70") +
    grain(random, r, 90, 2.8, 2.4, ["#b9762a", "#e0a050", "#c78838"]),
  mushroomSoup: (random, r) =>
    liquid(random, r, "#d7bd97", "#b89a70", "#f3e4c9") + swirl(r * 0.8, "#fffaf0", 3, 0.8, 1.6),
  broth: (random, r) => liquid(random, r, "#d39a4b", "#a9742b", "#f2cd8d"),
  misoBroth: (random, r) =>
    liquid(random, r, "#c98f4a", "#9d6828", "#ecc68b") +
    strands(random, r * 0.8, 20, 3.4, "#b98434", ["#f6dca0", "#f0cf8a"]),
  curry: (random, r) =>
    liquid(random, r, "#e3a032", "#bb7a17", "#f8cd7c") +
    lumps(random, r, 20, ["#eeb04a", "#e6a23a"], "#c07c16") +
    swirl(r * 0.6, "#fff3d8", 2.4, 0.6, 1.3),
  redCurry: (random, r) =>
    liquid(random, r, "#e2733a", "#b94f1d", "#f7a873") +
    lumps(random, r, 18, ["#ea8148", "#e3763c"], "#bd5420") +
    swirl(r * 0.7, "#fff1de", 2.4, 0.6, 1.4),
  chili: (random, r) =>
    `<circle r="${r}" fill="#8b2f18"/>` +
    lumps(random, r, 34, ["#a83e20", "#96361b", "#b84a28", "#7d2913"], "#5f1d0c") +
    mound(r),
  ragu: (random, r) =>
    `<circle r="${r}" fill="#8f3518"/>` +
    lumps(random, r, 38, ["#a5472a", "#8b3a22", "#b85633", "#743020"], "#5b1f10") +
    mound(r),
  shakshuka: (random, r) =>
    `<circle r="${r}" fill="#a93418"/>` +
    lumps(random, r, 30, ["#d14a27", "#c23f1f", "#dd5a34"], "#8c2610") +
    mound(r),
  yoghurt: (_random, r) => creamy(r, "#fffdf8", "#e6dfd0", "#ffffff"),
  skyr: (_random, r) => creamy(r, "#fdf9f0", "#e3dac8", "#ffffff"),
  berrySmoothie: (_random, r) => creamy(r, "#b8508e", "#97386f", "#d98cbb"),
  greenSmoothie: (_random, r) => creamy(r, "#8fbb4f", "#6f9a34", "#c0de90"),
  mangoSmoothie: (_random, r) => creamy(r, "#fbb543", "#e0941d", "#ffd98e"),
  chocSmoothie: (_random, r) => creamy(r, "#7c5236", "#5d3a23", "#a97c5c"),
  oats: (random, r) =>
    `<circle r="${r}" fill="#cfb284"/><circle r="${oneDecimal(r * 0.97)}" cx="-1" cy="-1.500" fill="#ead6ae"/>` +
    dots(
      random,
      r * 0.95,
      70,
      (x, y) =>
        `<ellipse cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" rx="${oneDecimal(3 + random() * 2)}" ry="${oneDecimal(2.2 + random())}" fill="${pick(random, ["#f5e6c6", "#dfc794", "#f0dcb4", "#d4b87f"])}" transform="rotate(${Math.round(random() * 180)} ${oneDecimal(x)} ${oneDecimal(y)})"/>`,
    ) +
    mound(r),
  overnight: (random, r) =>
    creamy(r, "#f0e4cc", "#d8c6a2", "#fbf4e3") +
    dots(
      random,
      r * 0.9,
      34,
      (x, y) =>
        `<ellipse cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" rx="3.200" ry="2" fill="#dcc699" opacity=".8" transform="rotate(${Math.round(random() * 180)} ${oneDecimal(x)} ${oneDecimal(y)})"/>`,
    ),
  chiaPudding: (random, r) =>
    creamy(r, "#e9e3da", "#cfc6b8", "#f8f4ee") +
    dots(
      random,
      r * 0.95,
      120,
      (x, y) => `<circle cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" r="1.100" fill="#4a4440" opacity=".8"/>`,
    ),
  mash: (_random, r) => creamy(r, "#f8e3a6", "#e0c377", "#fdf3cf"),
  hummus: (_random, r) => creamy(r, "#ecd3a0", "#cfae74", "#f8ead0"),
  guac: (random, r) =>
    creamy(r, "#b3cb60", "#8fab40", "#d6e59a") +
    dots(
      random,
      r * 0.8,
      14,
      (x, y) => `<circle cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" r="1.600" fill="#d8432f"/>`,
    ),
  bean: (random, r) =>
    `<circle r="${r}" fill="#7a2c1a"/>` +
    grain(random, r, 70, 6, 4, ["#8d2f2b", "#a23a33", "#3a2730", "#f2e6cc"]) +
    mound(r),
  none: () => "",
} satisfies Record<string, (random: Random, radius: number) => string>;

export type BaseName = keyof typeof BASE_PIECES;
