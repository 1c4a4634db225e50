import { circle, ellipse, leafOutline, oneDecimal, SHADOW, shape, stroke } from "./drawing.ts";
import type { Piece } from "./piece.ts";
import { ball, coin, cube, leaf, rays, speck, stalk } from "./piece-makers.ts";
import { type Choices, pick } from "./random.ts";

/** A little bundle of shreds. */
const shreds = (colours: Choices<string>, shine: string): Piece => ({
  radius: 9,
  draw: (random) => {
    let silhouette = "";
    let body = "";
    for (let index = 0; index < 4; index++) {
      const y = (index - 1.5) * 3.4;
      const outline = `M${oneDecimal(-12 + random() * 4)} ${oneDecimal(y)}q6 ${oneDecimal(-5 + random() * 4)} 12 0t10 ${oneDecimal(random() * 3)}`;
      silhouette += stroke(outline, SHADOW, 2.8);
      body += stroke(outline, pick(random, colours), 3) + stroke(outline, shine, 0.9);
    }
    return { silhouette, body };
  },
});

/** A stick of something fried or raw. */
const stick = (length: number, width: number, face: string, edge: string): Piece => ({
  radius: width * 0.9,
  halfLength: length / 2,
  draw: (random) => {
    const half = (length / 2) * (0.86 + random() * 0.28);
    const outline = `M${oneDecimal(-half)} 0L${oneDecimal(half)} ${oneDecimal((random() - 0.5) * 2)}`;
    return {
      silhouette: stroke(outline, SHADOW, width),
      body:
        stroke(outline, edge, width) +
        stroke(outline, face, width * 0.7, ` transform="translate(0 ${oneDecimal(-width * 0.1)})"`),
    };
  },
});

/** Vegetables of the second row, pulses and fried potatoes, drawn from above. */
export const GARDEN_PIECES = {
  sprout: ball(9, ["#8fbf55", "#9cc963", "#82b349"], "#4f7d2c", 0.35, (_random, radius) =>
    stroke(
      `M0 ${oneDecimal(radius * 0.8)}V${oneDecimal(-radius * 0.2)}M0 ${oneDecimal(radius * 0.2)}q-5 -1 -6 -5M0 ${oneDecimal(radius * 0.2)}q5 -1 6 -5`,
      "#e3f2bf",
      1,
      ' opacity=".8"',
    ),
  ),
  leek: coin(8, "#5f9c3d", "#dcefb6", "#f4f9dd", (_random, radius) =>
    circle(radius * 0.66, "none", 0, 0, ' stroke="#a9cf74" stroke-width="1"'),
  ),
  celery: stalk(40, 7, "#b5d67c", "#7fa84a"),
  celeryCut: {
    radius: 6,
    draw: () => {
      const outline = "M-6 -3C-4 3 4 3 6 -3";
      return {
        silhouette: stroke(outline, SHADOW, 4),
        body: stroke(outline, "#7fa84a", 4.4) + stroke(outline, "#cbe69a", 2.8),
      };
    },
  },
  fennel: {
    radius: 12,
    draw: () => {
      const outline =
        "M-2 14C-13 12 -15 0 -9 -6C-6 -9 -5 -12 -6 -16L-1 -14L3 -17L4 -12C5 -8 9 -6 11 -2C15 6 8 14 -2 14Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#a8c47c") +
          `<g transform="scale(.9)">${shape(outline, "#f1f6df")}</g>` +
          stroke("M0 11C-6 4 -4 -4 -2 -11M0 11C5 4 3 -3 2 -10M0 11V-8", "#c3d6a2", 1.1),
      };
    },
  },
  chicory: leaf(22, 10, ["#f2efc4", "#eaf0b8", "#f7f3d4"], "#c7c67a"),
  endive: {
    radius: 14,
    draw: (random) => {
      const colour = pick(random, ["#8fbc4f", "#a6cd63", "#c3dd84"]);
      return {
        silhouette: "",
        body: [0, 1, 2]
          .map(
            (index) =>
              `<path d="${leafOutline(12, 6)}" fill="${colour}" stroke="#6a9a38" stroke-width=".8" transform="rotate(${index * 46 - 46}) translate(6 0)"/>`,
          )
          .join(""),
      };
    },
  },
  cabbage: shreds(["#cfe2a0", "#dcebb8", "#bcd587"], "#f6fbe6"),
  savoy: shreds(["#7fae52", "#8fbd60", "#6b9a44"], "#d6ecb4"),
  sauerkraut: shreds(["#e9dfa6", "#f1e9bc", "#ddd08c"], "#fffbe2"),
  beanSprout: {
    radius: 8,
    draw: (random) => {
      const outline = `M-12 ${oneDecimal(random() * 3)}q8 -8 20 -2`;
      return {
        silhouette: stroke(outline, SHADOW, 2.4),
        body: stroke(outline, "#d9d2b4", 3) + stroke(outline, "#fdfaec", 2) + circle(2.4, "#d9c26a", 9, -1.5),
      };
    },
  },
  mangetout: {
    radius: 8,
    halfLength: 15,
    draw: () => {
      const outline = leafOutline(16, 6.5);
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#4f8f38") +
          `<g transform="scale(.9 .8)">${shape(outline, "#7fbd54")}</g>` +
          [-7, 0, 7].map((x) => circle(2, "#a5d67c", x, 0)).join(""),
      };
    },
  },
  edamamePod: {
    radius: 10,
    draw: () => {
      const outline =
        "M-17 0C-13 -7 -8 -6 -5 -5.500C-2 -7.500 3 -7.500 5 -5.500C9 -7.500 14 -5 17 0C14 5.500 9 7 5 5.500C3 7.500 -2 7.500 -5 5.500C-9 7 -14 5.500 -17 0Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#5f9a3c") +
          `<g transform="translate(-.3 -.5) scale(.92 .88)">${shape(outline, "#8cc35c")}</g>` +
          [-9.5, 0, 9.5].map((x) => ellipse(3.4, 3, "#a9d87a", x, -0.4, ' opacity=".8"')).join(""),
      };
    },
  },
  rootCube: cube(12, "#f3dfa4", "#c4a258", "#fdf4d6"),
  fries: stick(34, 6, "#f7d77c", "#cf9a38"),
  carrotStick: stick(34, 6.4, "#f79a44", "#d06a1e"),
  cucumberStick: stick(34, 7, "#dff0b8", "#4e8a3a"),
  bakedBean: speck(["#d9803a", "#e39048", "#c96f2c"], 4.6, 3.2),
  beanBrown: speck(["#8a5a34", "#9a6a40", "#7a4c2a"], 5, 3.4),
  broadBean: speck(["#9cbf5c", "#8cb04c", "#b0cf74"], 5.6, 4),
  onionSlice: coin(
    9,
    "#d9b878",
    "#fbf3dc",
    "#fffaf0",
    (_random, radius) =>
      circle(radius * 0.62, "none", 0, 0, ' stroke="#e2cd9c" stroke-width="1.2"') +
      circle(radius * 0.34, "none", 0, 0, ' stroke="#e2cd9c" stroke-width="1"'),
  ),
  portobello: {
    radius: 22,
    draw: () => ({
      silhouette: circle(22, SHADOW),
      body:
        circle(22, "#6b4a30") +
        circle(20, "#8a6444", -0.6, -0.8) +
        circle(16, "#5a3d28") +
        rays(22, 5, 15.5, "#3d2818", 0.9, 0.7),
    }),
  },
  kaleCrisp: {
    radius: 14,
    draw: (random) => {
      const colour = pick(random, ["#4a7a3a", "#3d6b34", "#5a8844"]);
      const outline =
        "M-18 2C-19 -6 -12 -5 -11 -10C-6 -14 -2 -9 2 -12C8 -14 9 -8 14 -8C20 -4 15 1 17 5C12 10 8 6 3 10C-3 13 -6 8 -11 9C-16 9 -15 5 -18 2Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#2c5228") +
          `<g transform="scale(.9)">${shape(outline, colour)}</g>` +
          stroke("M-14 1L12 0M-6 0l4 -6M2 0l4 -6M-4 1l4 5M5 0l3 5", "#9cba7c", 0.9, ' opacity=".7"'),
      };
    },
  },
} satisfies Record<string, Piece>;
