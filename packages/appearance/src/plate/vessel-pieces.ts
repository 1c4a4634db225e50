import { oneDecimal } from "./drawing.ts";
import type { BackdropName, GlazeName } from "./plate-spec.ts";
import type { Random } from "./random.ts";

interface Glaze {
  rim: string;
  rimShade: string;
  well: string;
  wellShade: string;
  edge: string;
  speck: string | null;
}

const GLAZES: Record<GlazeName, Glaze> = {
  porcelain: {
    rim: "#ffffff",
    rimShade: "#ece8e0",
    well: "#fbfaf7",
    wellShade: "#e2ddd3",
    edge: "#d6d0c4",
    speck: null,
  },
  cream: {
    rim: "#fbf3e2",
    rimShade: "#e9dcc2",
    well: "#f6ead2",
    wellShade: "#dccbab",
    edge: "#c9b694",
    speck: "#a98f66",
  },
  sky: {
    rim: "#b9d0d9",
    rimShade: "#92b1be",
    well: "#a9c5d0",
    wellShade: "#7fa2b1",
    edge: "#6f93a3",
    speck: "#dcebf0",
  },
  sage: {
    rim: "#bccbab",
    rimShade: "#97aa84",
    well: "#aebf9b",
    wellShade: "#869b73",
    edge: "#778c65",
    speck: "#e0e9d4",
  },
  ink: {
    rim: "#474b52",
    rimShade: "#2d3036",
    well: "#383c43",
    wellShade: "#212429",
    edge: "#1b1d21",
    speck: "#6c727c",
  },
  blush: {
    rim: "#efc3b4",
    rimShade: "#d89f8d",
    well: "#e6b3a2",
    wellShade: "#c98d79",
    edge: "#ba7e6b",
    speck: "#fbe6de",
  },
  sand: {
    rim: "#e4d3ba",
    rimShade: "#c9b493",
    well: "#d8c5a7",
    wellShade: "#b89f7b",
    edge: "#a68d69",
    speck: "#f6ecd9",
  },
};

/** The table's colour at the top left and at the bottom right, per scheme. */
export const BACKDROPS: Record<
  BackdropName,
  { light: readonly [string, string]; dark: readonly [string, string] }
> = {
  apricot: { light: ["#f8e2cf", "#f3d7bf"], dark: ["#3f3027", "#372a22"] },
  butter: { light: ["#f6ebcd", "#f0e1b8"], dark: ["#3c3423", "#342d1e"] },
  sage: { light: ["#e4ebd8", "#d8e2c8"], dark: ["#2d3427", "#272e22"] },
  mint: { light: ["#dcebe1", "#cee2d5"], dark: ["#26352d", "#202e27"] },
  sky: { light: ["#dfe9ed", "#d0dee4"], dark: ["#27333a", "#222c32"] },
  lilac: { light: ["#e8e3ee", "#dcd5e4"], dark: ["#322e3b", "#2b2833"] },
  blush: { light: ["#f6dfd9", "#efd1c9"], dark: ["#40302c", "#382925"] },
  clay: { light: ["#efdfd1", "#e6d1bf"], dark: ["#3d3129", "#352a23"] },
  stone: { light: ["#ebe7df", "#e1dbd0"], dark: ["#33302b", "#2c2925"] },
};

/** The soft shadow below something round. */
const roundShadow = (radius: number, drop = 8): string =>
  `<ellipse cx="9" cy="${drop + 5}" rx="${oneDecimal(radius * 1.12)}" ry="${oneDecimal(radius * 1.1)}" fill="url(#sh)"/>`;

/** The soft shadow below something angular: layers instead of a filter, which is slow to paint. */
const boxShadow = (width: number, height: number, corner: number, drop: number): string =>
  Array.from({ length: 7 }, (_, layer) => {
    const grow = 22 - layer * 4;
    return `<rect x="${-width / 2 - grow + 8}" y="${-height / 2 - grow + 10 + drop}" width="${width + 2 * grow}" height="${height + 2 * grow}" rx="${corner + Math.max(0, grow)}" fill="#3a1f08" opacity=".045"/>`;
  }).join("");

/** Specks in the glaze of hand-made crockery, between two radii. */
function specks(random: Random, colour: string | null, inner: number, outer: number, count: number): string {
  if (colour === null) return "";
  let drawing = "";
  for (let index = 0; index < count; index++) {
    const angle = random() * 6.283;
    const distance = inner + random() * (outer - inner);
    drawing += `<circle cx="${oneDecimal(Math.cos(angle) * distance)}" cy="${oneDecimal(Math.sin(angle) * distance)}" r="${oneDecimal(0.4 + random() * 0.7)}" fill="${colour}" opacity="${oneDecimal(0.35 + random() * 0.4)}"/>`;
  }
  return drawing;
}

/** A deep bowl around its content. */
export function bowl(random: Random, glaze: GlazeName, content: string): string {
  const { edge, wellShade, speck } = GLAZES[glaze];
  return `${roundShadow(100)}<circle r="100" fill="${edge}"/><circle r="98.800" cx="-.4" cy="-.7" fill="url(#rim)"/>${specks(random, speck, 92, 98, 26)}<circle r="91.500" fill="${wellShade}"/><circle r="91" cx=".6" cy="1" fill="url(#well)"/><g clip-path="url(#fc)">${content}<circle r="82" fill="url(#in)"/></g><path d="M-84 -50A98 98 0 0 1 -38 -90" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round" opacity=".65"/>`;
}

/** A flat plate below its content. */
export function plate(random: Random, glaze: GlazeName, content: string): string {
  const { edge, wellShade, speck } = GLAZES[glaze];
  return `${roundShadow(100, 6)}<circle r="100" fill="${edge}"/><circle r="98.800" cx="-.4" cy="-.7" fill="url(#rim)"/>${specks(random, speck, 76, 97, 60)}<circle r="75" fill="${wellShade}" opacity=".75"/><circle r="74" cx=".7" cy="1.200" fill="url(#well)"/>${specks(random, speck, 4, 70, 30)}${content}<path d="M-86 -46A98 98 0 0 1 -40 -89" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round" opacity=".7"/><path d="M62 42A75 75 0 0 1 30 68" fill="none" stroke="#fff" stroke-width="1.600" stroke-linecap="round" opacity=".5"/>`;
}

/** A frying pan with its handle. */
export const pan = (content: string): string =>
  `${roundShadow(100)}<g transform="rotate(37)"><rect x="86" y="-13" width="86" height="28" rx="13" fill="#1d1e21"/><rect x="86" y="-14" width="86" height="26" rx="13" fill="#3a3c41"/><rect x="146" y="-5" width="16" height="8" rx="4" fill="#1d1e21"/></g><circle r="100" fill="#17181a"/><circle r="98.500" cx="-.5" cy="-.8" fill="#44474d"/><circle r="91" fill="#232529"/><circle r="88" fill="#2d3035"/><g clip-path="url(#fc)">${content}<circle r="82" fill="url(#in)"/></g><path d="M-84 -50A98 98 0 0 1 -38 -90" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".35"/>`;

/** A roasting tin. */
export const roastingTin = (content: string): string =>
  `${boxShadow(230, 166, 26, -2)}<rect x="-118" y="-86" width="236" height="172" rx="26" fill="#8fa7ad"/><rect x="-118" y="-88" width="236" height="172" rx="26" fill="#dfe8e8"/><rect x="-108" y="-78" width="216" height="152" rx="19" fill="#b6c6c8"/><g clip-path="url(#tc)"><rect x="-106" y="-75" width="212" height="148" rx="17" fill="#a8713a"/><rect x="-106" y="-75" width="212" height="148" rx="17" fill="url(#roast)"/><g transform="scale(1.060 .82)">${content}</g><rect x="-106" y="-75" width="212" height="148" rx="17" fill="url(#in2)"/></g><path d="M-100 -84H40" stroke="#fff" stroke-width="2.600" stroke-linecap="round" opacity=".8"/>`;

/** An oven dish of stoneware that its content fills to the edge. */
export const ovenDish = (glaze: GlazeName, content: string): string => {
  const { rim, rimShade, edge } = GLAZES[glaze];
  return `${boxShadow(230, 166, 34, -2)}<rect x="-118" y="-86" width="236" height="174" rx="36" fill="${edge}"/><rect x="-118" y="-88" width="236" height="172" rx="36" fill="${rimShade}"/><rect x="-116" y="-87" width="232" height="168" rx="35" fill="${rim}"/><clipPath id="od"><rect x="-106" y="-77" width="212" height="150" rx="27"/></clipPath><g clip-path="url(#od)">${content}<rect x="-106" y="-77" width="212" height="150" rx="27" fill="url(#in2)"/></g><path d="M-96 -82H40" stroke="#fff" stroke-width="2.600" stroke-linecap="round" opacity=".7"/>`;
};

/** A wooden board. */
export const woodenBoard = (content: string): string =>
  `<g>${boxShadow(200, 178, 26, -3)}<rect x="-104" y="-92" width="208" height="184" rx="26" fill="#9a6a3a"/><rect x="-104" y="-95" width="208" height="184" rx="26" fill="#c99a62"/><g opacity=".35" fill="none" stroke="#a4763f" stroke-width="1.500"><path d="M-98 -66Q0 -78 98 -62M-102 -30Q-10 -44 102 -26M-102 8Q20 -6 102 14M-100 44Q0 32 100 50M-94 74Q10 64 94 78"/></g><path d="M-80 -93H70" stroke="#f1d3a4" stroke-width="2" stroke-linecap="round" opacity=".7"/>${content}</g>`;

/** A glass with a straw, from above. */
export const glass = (content: string): string =>
  `${roundShadow(78)}<circle r="78" fill="#c9d8dc" opacity=".9"/><circle r="76" fill="#eef5f5"/><circle r="69" fill="#c6d5d8"/><g clip-path="url(#gc)">${content}<circle r="67" fill="url(#in)"/></g><path d="M-62 -42A76 76 0 0 1 -26 -70" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><g transform="rotate(38)"><rect x="8" y="-120" width="11" height="120" rx="5" fill="#2a1505" opacity=".18" transform="translate(3 3)"/><rect x="8" y="-120" width="11" height="120" rx="5" fill="#e4694e"/><rect x="8" y="-120" width="4" height="120" rx="2" fill="#fff" opacity=".4"/></g>`;

/** Gradients and clipping shapes that the drawings refer to; ids repeat, so a picture is never put inline. */
export function definitions(glaze: GlazeName): string {
  const { rim, rimShade, well, wellShade } = GLAZES[glaze];
  return `<defs>
<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${rim}"/><stop offset="1" stop-color="${rimShade}"/></linearGradient>
<linearGradient id="well" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${wellShade}"/><stop offset=".55" stop-color="${well}"/></linearGradient>
<radialGradient id="sh" cx=".5" cy=".5" r=".5"><stop offset=".72" stop-color="#3a1f08" stop-opacity=".34"/><stop offset=".86" stop-color="#3a1f08" stop-opacity=".13"/><stop offset="1" stop-color="#3a1f08" stop-opacity="0"/></radialGradient>
<radialGradient id="in" cx=".5" cy=".5" r=".5"><stop offset=".84" stop-color="#2a1505" stop-opacity="0"/><stop offset="1" stop-color="#2a1505" stop-opacity=".34"/></radialGradient>
<radialGradient id="roast"><stop offset="0" stop-color="#d9a860"/><stop offset="1" stop-color="#a8713a"/></radialGradient><linearGradient id="in2" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a1505" stop-opacity=".28"/><stop offset=".12" stop-color="#2a1505" stop-opacity="0"/></linearGradient>
<radialGradient id="mo" cx=".4" cy=".36" r=".72"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#4a2a08" stop-opacity=".2"/></radialGradient>
<clipPath id="fc"><circle r="82"/></clipPath><clipPath id="pc"><circle r="66"/></clipPath><clipPath id="hb"><circle r="40"/></clipPath><clipPath id="dc"><circle r="36"/></clipPath><clipPath id="gc"><circle r="67"/></clipPath>
<clipPath id="tc"><rect x="-106" y="-75" width="212" height="148" rx="17"/></clipPath><clipPath id="wc"><ellipse rx="14.500" ry="24.500"/></clipPath></defs>`;
}
