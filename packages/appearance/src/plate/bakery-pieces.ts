import { blobOutline, circle, ellipse, SHADOW, shape, stroke } from "./drawing.ts";
import type { Piece } from "./piece.ts";
import { pick } from "./random.ts";

const bread = (outline: string, radius: number, crust: string, crumb: string, light: string): Piece => ({
  radius,
  draw: () => ({
    silhouette: shape(outline, SHADOW),
    body: `${shape(outline, crust)}<g transform="scale(.9)">${shape(outline, crumb)}</g><g transform="scale(.76)">${shape(outline, light)}</g>`,
  }),
});

const SMALL_SLICE =
  "M-17 20L-18 -7C-22 -11 -20 -20 -12 -20.500C-6 -22 6 -22 12 -20.500C20 -20 22 -11 18 -7L17 20Q17 22 15 22L-15 22Q-17 22 -17 20Z";

/** A flat round of puffed grain. */
const puffed = (radius: number): Piece => ({
  radius,
  draw: (random) => {
    let body = circle(radius, "#d8c196") + circle(radius * 0.93, "#efdfba", -0.4, -0.5);
    for (let index = 0; index < 42; index++) {
      const angle = index * 2.4 + random();
      const distance = Math.sqrt(index / 42) * radius * 0.88;
      body += ellipse(
        3,
        2.2,
        pick(random, ["#fbf2da", "#e2cda0", "#f6e8c8"]),
        Math.cos(angle) * distance,
        Math.sin(angle) * distance,
      );
    }
    return { silhouette: circle(radius, SHADOW), body };
  },
});

/** Bread and crisp things that lie beside something, drawn from above. */
export const BAKERY_PIECES = {
  breadSlice: bread(SMALL_SLICE, 22, "#a8692c", "#e9bf7d", "#f4d59f"),
  ryeSlice: bread(
    "M-19 -15H19Q21 -15 21 -13V13Q21 15 19 15H-19Q-21 15 -21 13V-13Q-21 -15 -19 -15Z",
    20,
    "#4a2c16",
    "#7a4e2c",
    "#8a5c36",
  ),
  pitaHalf: bread("M-24 6C-22 -16 22 -16 24 6Q0 12 -24 6Z", 18, "#b98446", "#f0d7a2", "#f8e6bf"),
  riceCakeSmall: puffed(20),
  crispbreadSmall: {
    radius: 20,
    draw: () => ({
      silhouette: shape("M-22 -15H22V15H-22Z", SHADOW),
      body:
        shape("M-22 -15H22V15H-22Z", "#8f5f30") +
        shape("M-21 -14H21V14H-21Z", "#b9824a") +
        [-14, -7, 0, 7, 14]
          .map((x) => [-9, -3, 3, 9].map((y) => circle(1.3, "#8a5a2c", x, y)).join(""))
          .join(""),
    }),
  },
  tortillaChip: {
    radius: 12,
    draw: () => {
      const outline = "M-13 10Q-14 8 -12 6L-2 -13Q0 -16 2 -13L13 7Q14 10 11 11Q0 13 -13 10Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#c98a2c") +
          `<g transform="translate(-.3 -.4) scale(.92)">${shape(outline, "#f5cf73")}</g>` +
          circle(1.2, "#d9a23c", -3, 4) +
          circle(1, "#d9a23c", 4, 5) +
          circle(1, "#d9a23c", 0, -4),
      };
    },
  },
  cookie: {
    radius: 22,
    draw: (random) => {
      const outline = blobOutline(random, 23, 22, 10, 0.06);
      let body = `${shape(outline, "#9a6428")}<g transform="translate(-.5 -.8) scale(.93)">${shape(outline, "#d9a35a")}</g><g transform="scale(.6)" opacity=".6">${shape(outline, "#e8bb78")}</g>`;
      for (let index = 0; index < 16; index++) {
        const angle = index * 2.4 + random();
        const distance = Math.sqrt((index + 0.5) / 16) * 18;
        body += ellipse(
          2.6,
          1.6,
          pick(random, ["#f1d9a4", "#b37a38", "#f6e4ba"]),
          Math.cos(angle) * distance,
          Math.sin(angle) * distance,
          ` transform="rotate(${Math.round(random() * 180)})"`,
        );
      }
      return { silhouette: shape(outline, SHADOW), body };
    },
  },
  bar: {
    radius: 20,
    halfLength: 32,
    draw: (random) => {
      const outline = "M-32 -12H32Q34 -12 34 -10V10Q34 12 32 12H-32Q-34 12 -34 10V-10Q-34 -12 -32 -12Z";
      let body = `${shape(outline, "#8f5d27")}<g transform="translate(-.4 -.8) scale(.97 .9)">${shape(outline, "#c98d46")}</g>`;
      for (let index = 0; index < 34; index++) {
        body += ellipse(
          2.8,
          1.8,
          pick(random, ["#ecc98f", "#a66f31", "#f4dcae"]),
          (random() - 0.5) * 60,
          (random() - 0.5) * 19,
        );
      }
      return { silhouette: shape(outline, SHADOW), body };
    },
  },
  chocBlock: {
    radius: 14,
    draw: () => ({
      silhouette: shape("M-14 -11H14V11H-14Z", SHADOW),
      body:
        shape("M-14 -11H14V11H-14Z", "#2c170c") +
        shape(
          "M-13 -10.500H-1V-.5H-13ZM1 -10.500H13V-.5H1ZM-13 1.500H-1V10.500H-13ZM1 1.500H13V10.500H1Z",
          "#4d2c1a",
        ) +
        stroke("M-12 -9.500H-3M2 -9.500H11", "#8a5c40", 0.9),
    }),
  },
} satisfies Record<string, Piece>;
