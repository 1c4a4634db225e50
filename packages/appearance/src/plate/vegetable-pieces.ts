import { blobOutline, circle, ellipse, oneDecimal, SHADOW, shape, stroke } from "./drawing.ts";
import { LEAF_GREENS } from "./leaf-greens-pieces.ts";
import type { Piece } from "./piece.ts";
import { ball, coin, cube, highlight, leaf, rays, speck, stalk } from "./piece-makers.ts";
import { pick } from "./random.ts";

/** Vegetables, pulses and potatoes, drawn from above. */
export const VEGETABLE_PIECES = {
  tomatoHalf: {
    radius: 10,
    draw: (random) => {
      const radius = 10.5 * (0.9 + random() * 0.2);
      let seg = "";
      for (let index = 0; index < 3; index++)
        seg +=
          `<g transform="rotate(${index * 120 + 20})">` +
          ellipse(radius * 0.26, radius * 0.3, "#f7794d", 0, -radius * 0.45) +
          circle(0.9, "#ffd9a0", -1.2, -radius * 0.5) +
          circle(0.9, "#ffd9a0", 1.4, -radius * 0.42) +
          circle(0.8, "#ffd9a0", 0, -radius * 0.32) +
          "</g>";
      return {
        silhouette: circle(radius, SHADOW),
        body:
          circle(radius, "#b92a1c") +
          circle(radius * 0.93, "#e8452e", -0.4, -0.5) +
          circle(radius * 0.74, "#ef6442") +
          seg +
          circle(radius * 0.14, "#ffd0b0") +
          highlight(radius, 0.4),
      };
    },
  },
  tomatoSlice: {
    radius: 15,
    draw: () => {
      let parts = "";
      for (let index = 0; index < 5; index++)
        parts +=
          `<g transform="rotate(${index * 72})">` +
          ellipse(3.4, 4, "#f58a5c", 0, -8.4) +
          circle(0.9, "#ffe0aa", -1, -9) +
          circle(0.9, "#ffe0aa", 1.2, -7.6) +
          "</g>";
      return {
        silhouette: circle(15, SHADOW),
        body: circle(15, "#c9331f") + circle(13.8, "#e94f35") + parts + circle(2.6, "#ffb499"),
      };
    },
  },
  tomato: ball(
    10,
    ["#e5452f", "#ea4f36", "#dd3c29"],
    "#a92516",
    0.5,
    (_random, radius) =>
      `<path d="M0 ${oneDecimal(-radius * 0.1)}l${oneDecimal(radius * 0.34)} ${oneDecimal(-radius * 0.32)}l${oneDecimal(-radius * 0.12)} ${oneDecimal(radius * 0.36)}l${oneDecimal(radius * 0.4)} ${oneDecimal(radius * 0.1)}l${oneDecimal(-radius * 0.42)} ${oneDecimal(radius * 0.14)}l${oneDecimal(radius * 0.02)} ${oneDecimal(radius * 0.34)}l${oneDecimal(-radius * 0.24)} ${oneDecimal(-radius * 0.3)}l${oneDecimal(-radius * 0.32)} ${oneDecimal(radius * 0.16)}l${oneDecimal(radius * 0.16)} ${oneDecimal(-radius * 0.32)}l${oneDecimal(-radius * 0.3)} ${oneDecimal(-radius * 0.2)}l${oneDecimal(radius * 0.36)} 0Z" fill="#3c7d33"/>`,
  ),
  cucumber: coin(
    11,
    "#3d7f3a",
    "#dff0c2",
    "#c5e3a0",
    (_random, radius) =>
      rays(10, radius * 0.22, radius * 0.44, "#f7fbe9", 1.3, 0.95) +
      `<circle r="${oneDecimal(radius * 0.72)}" fill="none" stroke="#fff" stroke-width=".8" opacity=".5"/>`,
  ),
  radish: coin(8, "#d43e6d", "#fff6f6", "#fbe3e8", (_random, radius) =>
    rays(9, radius * 0.15, radius * 0.6, "#f3b9c8", 0.7, 0.6),
  ),
  carrotCoin: coin(8.2, "#d9641a", "#f58a2e", "#fba950", (_random, radius) =>
    rays(8, radius * 0.2, radius * 0.7, "#ffc680", 0.8, 0.7),
  ),
  zucchini: coin(10, "#4b8a3d", "#eef3c8", "#dbe8a8", (_random, radius) =>
    rays(7, radius * 0.2, radius * 0.42, "#c9d88e", 1.2, 0.9),
  ),
  beet: coin(
    11,
    "#6d1740",
    "#93204f",
    "#b03468",
    (_random, radius) =>
      `<circle r="${oneDecimal(radius * 0.7)}" fill="none" stroke="#c65284" stroke-width="1" opacity=".7"/><circle r="${oneDecimal(radius * 0.42)}" fill="none" stroke="#d06c98" stroke-width="1" opacity=".7"/>`,
  ),
  avocado: {
    radius: 9,
    halfLength: 20,
    draw: (random) => {
      const length = 21 * (0.92 + random() * 0.16);
      const outline = `M${oneDecimal(-length)} 3C${oneDecimal(-length * 0.6)} -9 ${oneDecimal(length * 0.6)} -9 ${oneDecimal(length)} 3C${oneDecimal(length * 0.55)} -1.5 ${oneDecimal(-length * 0.55)} -1.5 ${oneDecimal(-length)} 3Z`;
      const skin = `M${oneDecimal(-length)} 3C${oneDecimal(-length * 0.66)} -12 ${oneDecimal(length * 0.66)} -12 ${oneDecimal(length)} 3C${oneDecimal(length * 0.55)} .5 ${oneDecimal(-length * 0.55)} .5 ${oneDecimal(-length)} 3Z`;
      return {
        silhouette: shape(skin, SHADOW),
        body:
          shape(skin, "#4d7a2c") +
          `<g transform="translate(0 .9)">${shape(outline, "#a9ca5d")}</g><g transform="translate(0 2.2) scale(.93 .78)">${shape(outline, "#e9efac")}</g>`,
      };
    },
  },
  avoHalf: {
    radius: 20,
    draw: () => {
      const outline = "M-26 0C-26 -10 -12 -12 0 -17C14 -22 26 -12 26 0C26 12 14 22 0 17C-12 12 -26 10 -26 0Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#3d5e2a") +
          `<g transform="scale(.93)">${shape(outline, "#8fb84d")}</g><g transform="scale(.82)">${shape(outline, "#dfe89a")}</g>` +
          circle(10, "#6e4a26", 7, 0) +
          circle(9, "#8a5f33", 6.4, -0.6) +
          ellipse(3, 2, "#d8b283", 3.6, -3.6, ' opacity=".7"'),
      };
    },
  },
  broccoli: {
    radius: 12.5,
    draw: (random) => {
      let body = "";
      let parts = "";
      const colour = ["#2f7a38", "#3c8d42", "#4a9c4a", "#5aab52"] as const;
      body += stroke("M0 6l2 8", "#9dc877", 5);
      parts += circle(12, SHADOW);
      for (let index = 0; index < 11; index++) {
        const angle = index * 2.4;
        const distance = Math.sqrt(index / 11) * 9;
        body += circle(
          5 + random() * 1.3,
          colour[Math.min(3, Math.floor((11 - index) / 3))] ?? colour[0],
          Math.cos(angle) * distance,
          Math.sin(angle) * distance,
        );
      }
      for (let index = 0; index < 14; index++) {
        const angle = random() * 6.28;
        const distance = random() * 10;
        body += circle(
          1,
          index % 2 ? "#7cc56a" : "#2a6c33",
          Math.cos(angle) * distance - 1,
          Math.sin(angle) * distance - 1,
          ' opacity=".8"',
        );
      }
      return { silhouette: parts, body };
    },
  },
  cauliflower: {
    radius: 12,
    draw: (random) => {
      let body = circle(12, "#d9c9a0");
      for (let index = 0; index < 11; index++) {
        const angle = index * 2.4;
        const distance = Math.sqrt(index / 11) * 8.5;
        body += circle(
          4.8 + random(),
          ["#f6ecd0", "#efe1bd", "#fbf4df"][index % 3] ?? "#f6ecd0",
          Math.cos(angle) * distance,
          Math.sin(angle) * distance,
        );
      }
      for (let index = 0; index < 8; index++) {
        const angle = random() * 6.28;
        const distance = random() * 9;
        body += circle(
          1,
          index % 2 ? "#c98d3a" : "#fffaf0",
          Math.cos(angle) * distance,
          Math.sin(angle) * distance,
          ' opacity=".8"',
        );
      }
      return { silhouette: circle(12, SHADOW), body };
    },
  },
  pea: ball(3.4, ["#7fbb45", "#8cc850", "#74ae3d"], "#4f8328", 0.5),
  edamame: speck(["#93c65a", "#a4d269", "#84b94c"], 5.6, 3.9),
  corn: speck(["#f9c846", "#ffd766", "#f2b92f"], 3.3, 2.7),
  chickpea: ball(4.6, ["#e6c083", "#dfb473", "#eccb95"], "#b98745", 0.4, (_random, radius) =>
    stroke(
      `M${oneDecimal(radius * 0.1)} ${oneDecimal(-radius * 0.1)}l${oneDecimal(radius * 0.35)} ${oneDecimal(radius * 0.35)}`,
      "#b98745",
      0.8,
    ),
  ),
  beanBlack: speck(["#3a2730", "#4a3038", "#2f2029"], 5.2, 3.5),
  beanKidney: speck(["#8d2f2b", "#a23a33", "#7c2724"], 5.6, 3.6),
  beanWhite: speck(["#f2e6cc", "#eadab8", "#f7efdc"], 5.8, 3.6),
  lentil: speck(["#8a6a3c", "#9b7a48", "#7a5c34"], 2.9, 2.5),
  olive: {
    radius: 5.8,
    draw: (random) => {
      const isBlack = random() > 0.4;
      return {
        silhouette: circle(5.8, SHADOW),
        body:
          circle(5.8, isBlack ? "#4a2f45" : "#6f7f2d") +
          circle(5, isBlack ? "#5d3f57" : "#8b9a3d", -0.4, -0.5) +
          circle(2.2, isBlack ? "#241522" : "#454f1a") +
          highlight(5.8, 0.5),
      };
    },
  },
  sweetPotato: cube(13, "#f08a3c", "#c05f1a", "#ffbf86", ["#9c4a12", "#ffd2a3"]),
  pumpkinCube: cube(13, "#f29b38", "#c86e17", "#ffcf8d", ["#a4560f"]),
  potatoCube: cube(13, "#efc871", "#c1913a", "#fbe6ad", ["#a06a1e", "#a06a1e", "#5b8a3a"]),
  mushroom: {
    radius: 11,
    draw: () => {
      const outline =
        "M-13 2C-13 -8 -6 -11 0 -11C6 -11 13 -8 13 2C9 5 5 3 4 4C3.500 8 4.500 12 0 12C-4.500 12 -3.500 8 -4 4C-5 3 -9 5 -13 2Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#9b7350") +
          `<g transform="translate(-.2 -.2) scale(.86)">${shape(outline, "#f1e2c8")}</g>` +
          shape("M-8 2.500C-5 -.5 5 -.5 8 2.500C5 2 4 3 0 3S-5 2 -8 2.500Z", "#b3906a"),
      };
    },
  },
  onionRing: {
    radius: 9,
    draw: (random) => {
      const angle = 9 + random() * 3;
      const outline = `M${oneDecimal(-angle)} 0A${oneDecimal(angle)} ${oneDecimal(angle)} 0 1 1 ${oneDecimal(angle * 0.7)} ${oneDecimal(angle * 0.7)}`;
      return {
        silhouette: stroke(outline, SHADOW, 2.4),
        body: stroke(outline, "#8e3a78", 2.6) + stroke(outline, "#e7b7d6", 1.2, ' transform="scale(.95)"'),
      };
    },
  },
  springOnion: {
    radius: 4,
    draw: (random) => {
      const radius = 3.6 + random() * 1.2;
      return {
        silhouette: circle(radius, SHADOW),
        body: circle(radius, "#6fae45") + circle(radius * 0.72, "#dcefc0") + circle(radius * 0.4, "#8fc765"),
      };
    },
  },
  pepperRed: {
    radius: 9,
    draw: (random) => {
      const outline = `M-13 ${oneDecimal(4 + random() * 2)}Q0 ${oneDecimal(-12 - random() * 4)} 13 4`;
      return {
        silhouette: stroke(outline, SHADOW, 5),
        body:
          stroke(outline, "#b02719", 5.6) +
          stroke(outline, "#e4472f", 4, ' transform="translate(-.3 -.6)"') +
          stroke(outline, "#ff9a80", 1, ' transform="translate(-.5 -1.500)" opacity=".8"'),
      };
    },
  },
  pepperYellow: {
    radius: 9,
    draw: (random) => {
      const outline = `M-13 ${oneDecimal(4 + random() * 2)}Q0 ${oneDecimal(-12 - random() * 4)} 13 4`;
      return {
        silhouette: stroke(outline, SHADOW, 5),
        body:
          stroke(outline, "#c98a0c", 5.6) +
          stroke(outline, "#f7bf2e", 4, ' transform="translate(-.3 -.6)"') +
          stroke(outline, "#ffe79a", 1, ' transform="translate(-.5 -1.500)" opacity=".9"'),
      };
    },
  },
  pepperGreen: {
    radius: 9,
    draw: (random) => {
      const outline = `M-13 ${oneDecimal(4 + random() * 2)}Q0 ${oneDecimal(-12 - random() * 4)} 13 4`;
      return {
        silhouette: stroke(outline, SHADOW, 5),
        body:
          stroke(outline, "#3b7a2f", 5.6) +
          stroke(outline, "#5da746", 4, ' transform="translate(-.3 -.6)"') +
          stroke(outline, "#b5e09a", 1, ' transform="translate(-.5 -1.500)" opacity=".8"'),
      };
    },
  },
  carrotRibbon: {
    radius: 10,
    draw: (random) => {
      const outline = `M-16 ${oneDecimal(random() * 4)}q6 -9 12 -1t12 -2t9 4`;
      return {
        silhouette: stroke(outline, SHADOW, 4),
        body:
          stroke(outline, "#d8691c", 4.6) +
          stroke(outline, "#f79a44", 2.6, ' transform="translate(0 -.5)"') +
          stroke(outline, "#ffd2a0", 0.8),
      };
    },
  },
  redCabbage: {
    radius: 8,
    draw: (random) => {
      let body = "";
      let parts = "";
      for (let index = 0; index < 4; index++) {
        const y = (index - 1.5) * 3.2;
        const outline = `M${oneDecimal(-12 + random() * 4)} ${oneDecimal(y)}q6 ${oneDecimal(-5 + random() * 4)} 12 0t${oneDecimal(10)} ${oneDecimal(random() * 3)}`;
        parts += stroke(outline, SHADOW, 2.6);
        body +=
          stroke(outline, pick(random, ["#7a2f73", "#8f3f87", "#6a2765"]), 2.8) +
          stroke(outline, "#d7a6d3", 0.8);
      }
      return { silhouette: parts, body };
    },
  },
  asparagus: stalk(62, 6.4, "#7db14a", "#4c7d2d", "#5f8f3c"),
  greenBean: stalk(44, 4.6, "#5fa043", "#39702a"),
  potatoHalf: {
    radius: 13,
    draw: (random) => {
      const outline = blobOutline(random, 15, 12, 8, 0.07);
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#a97830") +
          `<g transform="translate(-.5 -.8) scale(.9)">${shape(outline, "#f3d487")}</g>` +
          shape(blobOutline(random, 8, 5, 7, 0.2), "#dfa945", ' opacity=".7"') +
          circle(0.9, "#5b7f35", 4, -3) +
          circle(0.8, "#5b7f35", -3, 4) +
          circle(0.7, "#fffbe9", -5, -3),
      };
    },
  },
  chilli: coin(4.6, "#b51d17", "#e8402f", "#ffd9a0"),
  jalapeno: coin(6, "#3f7f2e", "#cfe6a4", "#a7cf76"),
  spinach: leaf(19, 9.5, LEAF_GREENS.spinach, "#d9f0c0"),
  rocket: {
    radius: 14,
    draw: (random) => {
      const colour = pick(random, LEAF_GREENS.rocket);
      const outline =
        "M-20 0C-14 -2 -12 -1 -9 -1C-8 -5 -5 -7 -3 -7C-3 -4 -2 -2 1 -2C2 -7 6 -9 8 -8C8 -5 9 -3 11 -3C15 -6 20 -4 21 0C20 4 15 6 11 3C9 3 8 5 8 8C6 9 2 7 1 2C-2 2 -3 4 -3 7C-5 7 -8 5 -9 1C-12 1 -14 2 -20 0Z";
      return {
        silhouette: shape(outline, SHADOW),
        body: shape(outline, colour) + stroke("M-20 0L16 0", "#e5f4cf", 0.9, ' opacity=".6"'),
      };
    },
  },
  lettuce: {
    radius: 18,
    draw: (random) => {
      const outline = blobOutline(random, 22, 16, 11, 0.16);
      const colour = pick(random, LEAF_GREENS.lettuce);
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#5c9a38") +
          `<g transform="translate(-.5 -.7) scale(.94)">${shape(outline, colour)}</g><g transform="scale(.6)" opacity=".5">${shape(outline, "#d9f0a8")}</g>` +
          stroke(
            "M-17 2Q0 -2 17 0M-6 0q4 -6 6 -9M2 -1q5 -4 8 -7M-5 1q3 6 6 9",
            "#f2fbdc",
            1,
            ' opacity=".6"',
          ),
      };
    },
  },
  kale: {
    radius: 16,
    draw: (random) => {
      const outline = blobOutline(random, 19, 13, 15, 0.22);
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#24583a") +
          `<g transform="translate(-.5 -.5) scale(.9)">${shape(outline, "#37764a")}</g>` +
          stroke("M-15 0L13 0M-4 0l5 -7M4 0l5 -6M-4 0l5 7M4 0l5 6", "#a6cfa0", 0.9, ' opacity=".7"'),
      };
    },
  },
  olivesSlice: coin(5, "#2f2030", "#57405a", "#1b111c"),
  pickle: coin(8, "#6a7f2c", "#c3cf7d", "#a9b95f", (_random, radius) =>
    rays(7, radius * 0.2, radius * 0.5, "#e7edb5", 1, 0.9),
  ),
  aubergine: coin(13, "#3b2147", "#e4cf96", "#cda861", (random) =>
    Array.from({ length: 7 }, () =>
      circle(0.8, "#8a6a35", (random() - 0.5) * 14, (random() - 0.5) * 14),
    ).join(""),
  ),
} satisfies Record<string, Piece>;
