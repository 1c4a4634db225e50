import { circle, ellipse, SHADOW, shape, stroke } from "./drawing.ts";
import type { Piece } from "./piece.ts";
import { ball, cube, speck, wedge } from "./piece-makers.ts";

const stoneHalf = (radius: number, skin: string, flesh: string, hollow: string): Piece => ({
  radius,
  draw: () => ({
    silhouette: circle(radius, SHADOW),
    body:
      circle(radius, skin) +
      circle(radius * 0.88, flesh, -0.4, -0.5) +
      ellipse(radius * 0.36, radius * 0.44, hollow) +
      ellipse(radius * 0.3, radius * 0.14, "#fff", -radius * 0.4, -radius * 0.5, ' opacity=".35"'),
  }),
});

/** Stone fruit, berries and melon, drawn from above. */
export const MARKET_FRUIT_PIECES = {
  peach: {
    radius: 11,
    halfLength: 15,
    draw: () => {
      const outline = "M-16 5C-12 -10 12 -10 16 5C9 1 -9 1 -16 5Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#e0603a") +
          `<g transform="translate(0 1) scale(.94 .8)">${shape(outline, "#fbb95a")}</g>` +
          stroke("M-9 0Q0 -3.500 9 0", "#f08a4a", 1.2, ' opacity=".8"'),
      };
    },
  },
  plum: stoneHalf(11, "#5a2a5e", "#e8a24a", "#a8562c"),
  apricot: ball(8, ["#e88a2c", "#f09a3c", "#dd7c22"], "#a9551a", 0.35, (_random, radius) =>
    stroke(`M${-radius * 0.5} ${radius * 0.2}q${radius * 0.5} -3 ${radius} 0`, "#b8641e", 1, ' opacity=".7"'),
  ),
  cherry: ball(7.6, ["#a3162f", "#b41d38", "#8e1028"], "#5f0a1c", 0.6, (_random, radius) =>
    stroke(`M0 ${-radius * 0.2}q3 -7 8 -10`, "#6f8a3a", 1.1),
  ),
  blackberry: {
    radius: 7.5,
    draw: () => {
      let body = circle(7.6, "#241a38");
      for (const [x, y] of [
        [0, -5],
        [4.4, -2.6],
        [4.4, 2.6],
        [0, 5],
        [-4.4, 2.6],
        [-4.4, -2.6],
        [0, 0],
      ] as const)
        body += circle(2.9, "#4a3466", x, y) + circle(0.9, "#b7a3d0", x - 0.9, y - 0.9, ' opacity=".8"');
      return { silhouette: circle(7.6, SHADOW), body };
    },
  },
  grape: ball(7, ["#8fae4a", "#9dbb57", "#7f9f3e"], "#55702a", 0.5),
  melon: cube(13, "#f9a862", "#d97f38", "#ffd3a8"),
  cranberry: ball(4, ["#b3203a", "#c22c46"], "#70101f", 0.4),
  rhubarb: cube(10, "#d9607a", "#a93a55", "#f6a9b8", ["#c7d98a"]),
  hazelnut: ball(6.6, ["#b5763c", "#c28348", "#a86a32"], "#6d4018", 0.35, (_random, radius) =>
    circle(radius * 0.34, "#e3c08c", radius * 0.2, radius * 0.34),
  ),
  macadamia: ball(7.2, ["#f0ddb2", "#f6e7c4", "#e7d09f"], "#bf9f63", 0.6),
  pistachio: speck(["#9fb84f", "#8aa63f", "#b3c76a"], 5.2, 3.6),
  pecan: {
    radius: 7,
    draw: () => {
      const outline = "M-11 0C-8 -6.500 8 -6.500 11 0C8 6.500 -8 6.500 -11 0Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#6a3715") +
          `<g transform="scale(.92 .86)">${shape(outline, "#9c5a2a")}</g>` +
          stroke("M-8 0H8M-5 -2.600q5 -1.600 10 0M-5 2.600q5 1.600 10 0", "#5a2d10", 0.9, ' opacity=".8"'),
      };
    },
  },
  pineNut: speck(["#f5e4b8", "#eed69d"], 3.4, 1.9),
  sunflowerSeed: speck(["#b9b39c", "#cbc5ae", "#8f8a76"], 3.6, 2),
  popcorn: {
    radius: 7.5,
    draw: (random) => {
      let body = "";
      for (let index = 0; index < 5; index++) {
        const angle = index * 1.26 + random() * 0.6;
        body +=
          circle(4.4, "#e6d2a0", Math.cos(angle) * 4, Math.sin(angle) * 4) +
          circle(4, "#fffaeb", Math.cos(angle) * 4 - 0.4, Math.sin(angle) * 4 - 0.5);
      }
      return { silhouette: circle(8, SHADOW), body: body + circle(2, "#e8b64c") };
    },
  },
  melonWedge: wedge(20, "#b9a35a", "#f9a862", "#fbd9a6"),
} satisfies Record<string, Piece>;
