import {
  blobOutline,
  box,
  circle,
  ellipse,
  leafOutline,
  oneDecimal,
  SHADOW,
  shape,
  stroke,
} from "./drawing.ts";
import { type Choices, pick, type Random } from "./random.ts";

type Colours = Choices<string>;

/** What a piece looks like: its outline, which casts the shadow (may be empty), and itself. */
export interface Drawn {
  silhouette: string;
  body: string;
}

/**
 * A piece of food seen from above, drawn around the origin with the light from the top left.
 * Unit: a plate has a radius of 100. `halfLength` is set for long pieces, which are laid side by side.
 */
export interface Piece {
  radius: number;
  halfLength?: number;
  draw: (random: Random) => Drawn;
}

/** A leaf with its veins. */
export const leaf = (l: number, w: number, cols: Colours, vein = "#ffffff"): Piece => ({
  radius: l * 0.62,
  draw: (random) => {
    const c = pick(random, cols),
      L = l * (0.85 + random() * 0.3),
      d = leafOutline(L, w);
    return {
      silhouette: shape(d, SHADOW),
      body:
        shape(d, c) +
        shape(
          `M${oneDecimal(-L)} 0C${oneDecimal(-L * 0.5)} ${oneDecimal(-w)} ${oneDecimal(L * 0.45)} ${oneDecimal(-w)} ${oneDecimal(L)} 0Z`,
          "#ffffff",
          ' opacity=".14"',
        ) +
        stroke(`M${oneDecimal(-L * 1.15)} 0L${oneDecimal(L * 0.8)} 0`, vein, 0.8, ' opacity=".4"') +
        stroke(
          `M${oneDecimal(-L * 0.3)} 0l${oneDecimal(w * 0.5)} ${oneDecimal(-w * 0.5)}M${oneDecimal(L * 0.15)} 0l${oneDecimal(w * 0.45)} ${oneDecimal(-w * 0.45)}M${oneDecimal(-L * 0.3)} 0l${oneDecimal(w * 0.5)} ${oneDecimal(w * 0.5)}M${oneDecimal(L * 0.15)} 0l${oneDecimal(w * 0.45)} ${oneDecimal(w * 0.45)}`,
          vein,
          0.6,
          ' opacity=".28"',
        ),
    };
  },
});
/** A cube, seen a little from the side, with flecks. */
export const cube = (s: number, top: string, side: string, hi: string, flecks: string[] = []): Piece => ({
  radius: s * 0.66,
  draw: (random) => {
    const w = s * (0.9 + random() * 0.25),
      h = s * (0.85 + random() * 0.25);
    let b =
      box(w, h, s * 0.18, side) +
      `<rect x="${oneDecimal(-w / 2)}" y="${oneDecimal(-h / 2)}" width="${oneDecimal(w * 0.9)}" height="${oneDecimal(h * 0.88)}" rx="${oneDecimal(s * 0.16)}" fill="${top}"/>`;
    b += `<rect x="${oneDecimal(-w / 2 + 1.2)}" y="${oneDecimal(-h / 2 + 1.2)}" width="${oneDecimal(w * 0.5)}" height="${oneDecimal(h * 0.22)}" rx="1" fill="${hi}" opacity=".6"/>`;
    for (const f of flecks)
      b += circle(
        0.7 + random() * 0.8,
        f,
        (random() - 0.6) * w * 0.6,
        (random() - 0.4) * h * 0.5,
        ' opacity=".75"',
      );
    return { silhouette: box(w, h, s * 0.2, SHADOW), body: b };
  },
});
/** A round slice with a rind and a core. */
export const coin = (
  r: number,
  rim: string,
  face: string,
  inner: string,
  deco: (random: Random, r: number) => string = () => "",
): Piece => ({
  radius: r,
  draw: (random) => ({
    silhouette: circle(r, SHADOW),
    body:
      circle(r, rim) +
      circle(r * 0.86, face) +
      circle(r * 0.5, inner, 0, 0, ' opacity=".55"') +
      deco(random, r),
  }),
});
/** Lines from the middle outwards. */
export const rays = (n: number, r0: number, r1: number, s: string, w: number, o = 0.5) => {
  let d = "";
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.283;
    d += `M${oneDecimal(Math.cos(a) * r0)} ${oneDecimal(Math.sin(a) * r0)}L${oneDecimal(Math.cos(a) * r1)} ${oneDecimal(Math.sin(a) * r1)}`;
  }
  return stroke(d, s, w, ` opacity="${o}"`);
};
/** The shine on a ball. */
export const highlight = (r: number, o = 0.45) =>
  ellipse(
    r * 0.32,
    r * 0.22,
    "#fff",
    -r * 0.34,
    -r * 0.38,
    ` opacity="${o}" transform="rotate(-35 ${oneDecimal(-r * 0.34)} ${oneDecimal(-r * 0.38)})"`,
  );
/** A round thing with a shine. */
export const ball = (
  r: number,
  cols: Colours,
  shade: string,
  o = 0.45,
  extra: (random: Random, r: number) => string = () => "",
): Piece => ({
  radius: r,
  draw: (random) => {
    const q = r * (0.88 + random() * 0.24);
    return {
      silhouette: circle(q, SHADOW),
      body:
        circle(q, shade) +
        circle(q * 0.88, pick(random, cols), -q * 0.08, -q * 0.09) +
        extra(random, q) +
        highlight(q, o),
    };
  },
});
/** A slice of citrus fruit with its segments. */
export const citrus = (r: number, rind: string, flesh: string, pith: string): Piece => ({
  radius: r,
  draw: () => {
    let seg = "";
    for (let i = 0; i < 8; i++) {
      const a = i * 45;
      seg += `<path d="M0 ${oneDecimal(-r * 0.1)}L${oneDecimal(-r * 0.26)} ${oneDecimal(-r * 0.7)}Q0 ${oneDecimal(-r * 0.86)} ${oneDecimal(r * 0.26)} ${oneDecimal(-r * 0.7)}Z" fill="${flesh}" transform="rotate(${a})"/>`;
    }
    return {
      silhouette: circle(r, SHADOW),
      body:
        circle(r, rind) +
        circle(r * 0.88, pith) +
        seg +
        ellipse(r * 0.4, r * 0.16, "#fff", -r * 0.3, -r * 0.5, ' opacity=".35" transform="rotate(-30)"'),
    };
  },
});
/** A quarter of citrus fruit. */
export const wedge = (r: number, rind: string, flesh: string, pith: string): Piece => ({
  radius: r * 0.8,
  draw: () => {
    const D = (q: number) =>
      `M${oneDecimal(-q)} 0A${oneDecimal(q)} ${oneDecimal(q)} 0 0 0 ${oneDecimal(q)} 0Z`;
    return {
      silhouette: shape(D(r), SHADOW),
      body:
        shape(D(r), rind) +
        shape(D(r * 0.9), pith) +
        shape(D(r * 0.8), flesh) +
        stroke(
          `M0 ${oneDecimal(r * 0.02)}L0 ${oneDecimal(r * 0.74)}M0 0L${oneDecimal(r * 0.52)} ${oneDecimal(r * 0.5)}M0 0L${oneDecimal(-r * 0.52)} ${oneDecimal(r * 0.5)}`,
          pith,
          1.1,
          ' opacity=".85"',
        ),
    };
  },
});
/** A long slice, with grill marks where wanted. */
export const strip = (
  w: number,
  h: number,
  base: string,
  edge: string,
  marks?: string,
  hi = "#fff",
): Piece => ({
  radius: h * 0.75,
  halfLength: w / 2,
  draw: (random) => {
    const W = w * (0.92 + random() * 0.16),
      H = h * (0.92 + random() * 0.16);
    const d = `M${oneDecimal(-W / 2)} ${oneDecimal(H * 0.1)}Q${oneDecimal(-W / 2)} ${oneDecimal(-H / 2)} ${oneDecimal(-W * 0.2)} ${oneDecimal(-H / 2)}L${oneDecimal(W * 0.22)} ${oneDecimal(-H * 0.46)}Q${oneDecimal(W / 2)} ${oneDecimal(-H * 0.42)} ${oneDecimal(W / 2)} ${oneDecimal(H * 0.06)}Q${oneDecimal(W / 2)} ${oneDecimal(H / 2)} ${oneDecimal(W * 0.16)} ${oneDecimal(H / 2)}L${oneDecimal(-W * 0.22)} ${oneDecimal(H * 0.5)}Q${oneDecimal(-W / 2)} ${oneDecimal(H / 2)} ${oneDecimal(-W / 2)} ${oneDecimal(H * 0.1)}Z`;
    let b =
      shape(d, edge) +
      `<g transform="translate(0 ${oneDecimal(-H * 0.06)}) scale(.92 .8)">${shape(d, base)}</g>`;
    if (marks)
      for (let i = -1; i <= 1; i++)
        b += stroke(
          `M${oneDecimal(i * W * 0.24 - H * 0.14)} ${oneDecimal(-H * 0.34)}L${oneDecimal(i * W * 0.24 + H * 0.16)} ${oneDecimal(H * 0.28)}`,
          marks,
          1.7,
          ' opacity=".75"',
        );
    b += stroke(
      `M${oneDecimal(-W * 0.3)} ${oneDecimal(-H * 0.27)}L${oneDecimal(W * 0.18)} ${oneDecimal(-H * 0.27)}`,
      hi,
      1.2,
      ' opacity=".4"',
    );
    return { silhouette: shape(d, SHADOW), body: b };
  },
});
/** A thin sauce poured to and fro. */
export const drizzle = (col: string, w = 2.2): Piece => ({
  radius: 40,
  draw: (random) => {
    const n = 9,
      W = 40;
    let d = `M${-W} ${oneDecimal(-6 + random() * 4)}`;
    for (let i = 1; i <= n; i++) {
      const x = -W + (i * 2 * W) / n,
        y = (i % 2 ? 1 : -1) * (11 + random() * 8),
        px = x - (2 * W) / n,
        py = (i % 2 ? -1 : 1) * 14;
      d += `C${oneDecimal(px + 5)} ${oneDecimal(py * 0.35)} ${oneDecimal(x - 5)} ${oneDecimal(y * 0.55)} ${oneDecimal(x - 1)} ${oneDecimal(y)}S${oneDecimal(x + 3)} ${oneDecimal(y * 1.08)} ${oneDecimal(x + 2)} ${oneDecimal(y * 0.8)}`;
    }
    return {
      silhouette: stroke(d, SHADOW, w * 0.7),
      body:
        stroke(d, col, w * 0.7) + stroke(d, "#fff", w * 0.2, ' opacity=".4" transform="translate(-.3 -.3)"'),
    };
  },
});
/** A spoonful of something soft. */
export const dollop = (r: number, base: string, shade: string, fleck?: string): Piece => ({
  radius: r,
  draw: (random) => {
    const d = blobOutline(random, r, r * 0.9, 8, 0.1);
    let b =
      shape(d, shade) +
      `<g transform="translate(${oneDecimal(-r * 0.06)} ${oneDecimal(-r * 0.08)}) scale(.9)">${shape(d, base)}</g>` +
      stroke(
        `M${oneDecimal(-r * 0.5)} ${oneDecimal(r * 0.1)}C${oneDecimal(-r * 0.4)} ${oneDecimal(-r * 0.6)} ${oneDecimal(r * 0.5)} ${oneDecimal(-r * 0.5)} ${oneDecimal(r * 0.4)} ${oneDecimal(r * 0.05)}C${oneDecimal(r * 0.3)} ${oneDecimal(r * 0.45)} ${oneDecimal(-r * 0.15)} ${oneDecimal(r * 0.35)} ${oneDecimal(-r * 0.1)} ${oneDecimal(r * 0.02)}`,
        shade,
        1.8,
        ' opacity=".8"',
      );
    if (fleck)
      for (let i = 0; i < 7; i++) {
        const a = random() * 6.28,
          q = random() * r * 0.6;
        b += circle(0.9, fleck, Math.cos(a) * q, Math.sin(a) * q);
      }
    return {
      silhouette: shape(d, SHADOW),
      body:
        b +
        ellipse(r * 0.28, r * 0.14, "#fff", -r * 0.35, -r * 0.45, ' opacity=".5" transform="rotate(-30)"'),
    };
  },
});
/** A seed or a small bean. */
export const speck = (cols: Colours, rx: number, ry: number): Piece => ({
  radius: rx * 0.9,
  draw: (random) => ({
    silhouette: ellipse(rx, ry, SHADOW),
    body:
      ellipse(rx, ry, pick(random, cols)) +
      ellipse(rx * 0.5, ry * 0.3, "#fff", -rx * 0.15, -ry * 0.3, ' opacity=".4"'),
  }),
});
/** A long vegetable, slightly bent. */
export const stalk = (w: number, h: number, col: string, shade: string, tip?: string): Piece => ({
  radius: h,
  halfLength: w / 2,
  draw: (random) => {
    const bend = (random() - 0.5) * 8,
      d = `M${oneDecimal(-w / 2)} 0Q0 ${oneDecimal(bend)} ${oneDecimal(w / 2)} 0`;
    let b =
      stroke(d, shade, h) +
      stroke(d, col, h * 0.72, ` transform="translate(0 ${oneDecimal(-h * 0.1)})"`) +
      stroke(d, "#fff", h * 0.16, ` opacity=".4" transform="translate(0 ${oneDecimal(-h * 0.24)})"`);
    if (tip) {
      b +=
        `<g transform="translate(${oneDecimal(w / 2 - 2)} 0)">` +
        shape(leafOutline(h * 1.1, h * 0.62), tip, ' transform="translate(2 0)"') +
        stroke(
          `M${oneDecimal(-h * 0.6)} ${oneDecimal(-h * 0.3)}l${oneDecimal(h * 0.6)} ${oneDecimal(h * 0.3)}l${oneDecimal(-h * 0.6)} ${oneDecimal(h * 0.3)}M${oneDecimal(h * 0.3)} ${oneDecimal(-h * 0.25)}l${oneDecimal(h * 0.5)} ${oneDecimal(h * 0.25)}l${oneDecimal(-h * 0.5)} ${oneDecimal(h * 0.25)}`,
          shade,
          0.8,
        ) +
        "</g>";
      b += stroke(
        `M${oneDecimal(-w * 0.18)} ${oneDecimal(bend * 0.3)}l3 -2M${oneDecimal(w * 0.1)} ${oneDecimal(bend * 0.45)}l3 -2`,
        shade,
        1.1,
      );
    }
    return { silhouette: stroke(d, SHADOW, h), body: b };
  },
});
