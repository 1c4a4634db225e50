import { blobOutline, circle, ellipse, oneDecimal, SHADOW, shape, stroke } from "./drawing.ts";
import type { Piece } from "./piece.ts";
import { ball, citrus, coin, cube, rays, speck, wedge } from "./piece-makers.ts";

/** Fruit and nuts, drawn from above. */
export const FRUIT_PIECES = {
  banana: coin(
    9.6,
    "#e8c96a",
    "#fbeec0",
    "#f6e2a0",
    (_random, radius) =>
      `<g fill="#8a6a3a">${[0, 120, 240].map((angle) => `<ellipse cx="0" cy="${oneDecimal(-radius * 0.24)}" rx=".7" ry="1.4" transform="rotate(${angle})"/>`).join("")}</g>` +
      rays(3, 0, radius * 0.4, "#e0c274", 0.8, 0.8),
  ),
  kiwi: coin(
    12.5,
    "#7a5a30",
    "#86bf3c",
    "#a9d65c",
    (_random, radius) =>
      rays(16, radius * 0.3, radius * 0.75, "#c7e88a", 1, 0.7) +
      Array.from({ length: 14 }, (_, index) => {
        const angle = (index / 14) * 6.28;
        return circle(0.9, "#20240f", Math.cos(angle) * radius * 0.42, Math.sin(angle) * radius * 0.42);
      }).join("") +
      circle(radius * 0.2, "#f3f6d8"),
  ),
  mango: cube(11, "#fbb034", "#dd8a15", "#ffd98a"),
  pineapple: cube(11, "#fbd24a", "#d9a41f", "#fff0ae", ["#c48d12"]),
  watermelon: cube(13, "#ef5a63", "#c93746", "#ff9ba0", ["#2b1a1a", "#2b1a1a"]),
  blueberry: ball(
    5.6,
    ["#46558f", "#3d4b85", "#53639e"],
    "#26305f",
    0.35,
    (_random, radius) =>
      `<path d="M0 ${oneDecimal(-radius * 0.42)}L${oneDecimal(radius * 0.14)} ${oneDecimal(-radius * 0.12)}L${oneDecimal(radius * 0.42)} ${oneDecimal(-radius * 0.08)}L${oneDecimal(radius * 0.18)} ${oneDecimal(radius * 0.12)}L${oneDecimal(radius * 0.26)} ${oneDecimal(radius * 0.42)}L0 ${oneDecimal(radius * 0.22)}L${oneDecimal(-radius * 0.26)} ${oneDecimal(radius * 0.42)}L${oneDecimal(-radius * 0.18)} ${oneDecimal(radius * 0.12)}L${oneDecimal(-radius * 0.42)} ${oneDecimal(-radius * 0.08)}L${oneDecimal(-radius * 0.14)} ${oneDecimal(-radius * 0.12)}Z" fill="#1d2750" transform="translate(.6 .5)"/>`,
  ),
  raspberry: {
    radius: 7.5,
    draw: () => {
      let body = circle(7.6, "#a31d43");
      for (const [x, y] of [
        [0, -5],
        [4.4, -2.6],
        [4.4, 2.6],
        [0, 5],
        [-4.4, 2.6],
        [-4.4, -2.6],
        [0, 0],
      ] as const)
        body += circle(2.9, "#d83a63", x, y) + circle(1, "#f7a3b9", x - 0.9, y - 0.9, ' opacity=".8"');
      return { silhouette: circle(7.6, SHADOW), body };
    },
  },
  strawberry: {
    radius: 11,
    draw: () => {
      const outline = "M0 14C-7 9 -12 1 -10.500 -6C-9 -11 -3 -11 0 -9C3 -11 9 -11 10.500 -6C12 1 7 9 0 14Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#c0242d") +
          `<g transform="translate(0 .2) scale(.9)">${shape(outline, "#ee4a4c")}</g><g transform="translate(0 -.5) scale(.62)">${shape(outline, "#ff8f86")}</g><g transform="translate(0 -1.500) scale(.3)">${shape(outline, "#ffe0d8")}</g>` +
          shape(
            "M0 -8.500L-7 -12L-3.500 -7.500ZM0 -8.500L7 -12L3.500 -7.500ZM0 -8L-1.800 -13.500L1.800 -13.500Z",
            "#4e9a3d",
          ),
      };
    },
  },
  apple: {
    radius: 11,
    halfLength: 15,
    draw: () => {
      const outline = "M-16 4C-10 -11 10 -11 16 4C9 8 -9 8 -16 4Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#c8342c") +
          `<g transform="translate(0 1.400) scale(.95 .84)">${shape(outline, "#fdf3d3")}</g>` +
          ellipse(1.1, 2, "#8a5a2a", -2.5, 4, ' transform="rotate(20)"') +
          ellipse(1.1, 2, "#8a5a2a", 3, 4),
      };
    },
  },
  pear: {
    radius: 11,
    draw: () => {
      const outline =
        "M0 -15C4 -15 5 -9 7 -5C10 0 12 3 11 8C10 13 5 15 0 15S-10 13 -11 8C-12 3 -10 0 -7 -5C-5 -9 -4 -15 0 -15Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#a3b53c") +
          `<g transform="scale(.88)">${shape(outline, "#fbf4cf")}</g>` +
          ellipse(1.2, 2.4, "#7a5a2a", -2, 6) +
          ellipse(1.2, 2.4, "#7a5a2a", 2, 6),
      };
    },
  },
  orange: citrus(13, "#ef8a1d", "#fda63c", "#fff1d6"),
  lemon: citrus(13, "#f0c326", "#fbe07a", "#fffbe6"),
  lime: citrus(11.5, "#5d9a2f", "#b5da6d", "#f3fae0"),
  lemonWedge: wedge(15, "#f0c326", "#fbe27d", "#fffbe6"),
  limeWedge: wedge(14, "#5d9a2f", "#b9dd70", "#f3fae0"),
  pomegranate: speck(["#c41f46", "#d93a5c", "#a8183a"], 2.9, 2.3),
  almond: {
    radius: 5.5,
    draw: () => {
      const outline = "M-8 0C-5 -5.500 3 -5.500 8 0C3 5.500 -5 5.500 -8 0Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#8a5428") +
          `<g transform="scale(.9)">${shape(outline, "#b9773e")}</g>` +
          stroke("M-5 -1q5 -2.500 10 0M-5 1.500q5 1.500 9 0", "#8a5428", 0.6, ' opacity=".8"'),
      };
    },
  },
  walnut: {
    radius: 8,
    draw: (random) => {
      const outline = blobOutline(random, 9, 7.4, 9, 0.14);
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#8e6134") +
          `<g transform="scale(.88)">${shape(outline, "#d1a269")}</g>` +
          stroke(
            "M0 -6Q1 0 0 6M-2 -4q-4 0 -4 3M2 -4q4 0 4 3M-2 1q-4 1 -3 3M2 1q4 1 3 3",
            "#8e6134",
            1.1,
            ' opacity=".85"',
          ),
      };
    },
  },
  cashew: {
    radius: 6,
    draw: () => {
      const outline = "M-7 -2C-3 -8 6 -6 7 0";
      return {
        silhouette: stroke(outline, SHADOW, 5.4),
        body:
          stroke(outline, "#c4a06a", 5.6) + stroke(outline, "#f3dfb8", 4, ' transform="translate(-.3 -.5)"'),
      };
    },
  },
  peanut: speck(["#e0b273", "#d3a263", "#eac48c"], 4, 3),
  coconut: {
    radius: 5,
    draw: (random) => {
      const outline = `M-7 ${oneDecimal(random() * 2)}q6 -4 14 -1`;
      return {
        silhouette: stroke(outline, SHADOW, 2.4),
        body: stroke(outline, "#e8e0d2", 2.8) + stroke(outline, "#fffefb", 1.8),
      };
    },
  },
  raisin: speck(["#4c2a24", "#5d352c"], 3.8, 2.8),
  date: speck(["#6d3b1f", "#7d4726"], 8, 4.8),
} satisfies Record<string, Piece>;
