import { blobOutline, circle, ellipse, leafOutline, oneDecimal, SHADOW, shape, stroke } from "./drawing.ts";
import { LEAF_GREENS } from "./leaf-greens-pieces.ts";
import type { Piece } from "./piece.ts";
import { ball, cube, leaf, speck, strip } from "./piece-makers.ts";
import { pick } from "./random.ts";
import { dollop, drizzle } from "./sauce-makers.ts";

/** Herbs, seeds, sauces, bread and sweets, drawn from above. */
export const TOPPING_PIECES = {
  crouton: cube(10, "#e3b36a", "#b07b33", "#f6dba8", ["#9a6a28", "#f6e3bd"]),
  pumpkinSeed: {
    radius: 4,
    draw: () => {
      const outline = "M-5 0C-3 -3.200 2 -3.200 5 0C2 3.200 -3 3.200 -5 0Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#55702f") +
          `<g transform="scale(.82)">${shape(outline, "#86a14d")}</g>` +
          stroke("M-3 0L3 0", "#c2d491", 0.6),
      };
    },
  },
  sesame: speck(["#fdf3da", "#f4e3bd", "#2f2a26"], 1.8, 1.1),
  sesameWhite: speck(["#fdf3da", "#f4e3bd"], 1.8, 1.1),
  chia: speck(["#3b3634", "#565049"], 1.1, 1),
  choc: cube(8, "#5a3420", "#361c0f", "#9a6a4b"),
  granola: {
    radius: 6.5,
    draw: (random) => {
      const outline = blobOutline(random, 7.5, 6, 7, 0.22);
      let body = `${shape(outline, "#8f5d27")}<g transform="translate(-.4 -.5) scale(.86)">${shape(outline, "#c98d46")}</g>`;
      for (let index = 0; index < 4; index++)
        body += ellipse(
          2,
          1.2,
          pick(random, ["#ecc98f", "#a66f31", "#f4dcae"]),
          (random() - 0.5) * 8,
          (random() - 0.5) * 6,
          ` transform="rotate(${Math.round(random() * 180)})"`,
        );
      return { silhouette: shape(outline, SHADOW), body };
    },
  },
  oatFlake: {
    radius: 5,
    draw: () => ({
      silhouette: ellipse(5, 3.6, SHADOW),
      body:
        ellipse(5, 3.6, "#d8bb87") +
        ellipse(4.2, 2.9, "#f1dfb9", -0.3, -0.3) +
        stroke("M-2.800 0L2.800 0", "#c7a66c", 0.7),
    }),
  },
  nori: strip(26, 9, "#24352c", "#131f19", undefined, "#7ea08c"),
  ginger: {
    radius: 7,
    draw: (random) => {
      const outline = blobOutline(random, 9, 6, 7, 0.22);
      return {
        silhouette: shape(outline, SHADOW),
        body: `${shape(outline, "#e39aa0")}<g transform="scale(.86)">${shape(outline, "#f9ccc9")}</g>`,
      };
    },
  },
  caper: ball(2.8, ["#71813a", "#84944a"], "#47531f", 0.4),
  basil: leaf(11, 6.2, LEAF_GREENS.basil),
  mintLeaf: leaf(9, 5, LEAF_GREENS.mint),
  parsley: {
    radius: 5,
    draw: (random) => {
      const colour = pick(random, ["#3d8a3b", "#4c9b46", "#2f7832"]);
      return {
        silhouette: "",
        body:
          [0, 72, 144, 216, 288]
            .map(
              (angle) =>
                `<path d="${leafOutline(3.6, 1.9)}" fill="${colour}" transform="rotate(${angle}) translate(3.2 0)"/>`,
            )
            .join("") + circle(1.3, colour),
      };
    },
  },
  coriander: {
    radius: 7,
    draw: (random) => {
      const colour = pick(random, ["#4c9c45", "#5fae52", "#3d8a3d"]);
      return {
        silhouette: "",
        body:
          stroke("M0 11L0 0", colour, 1.2) +
          [-70, -25, 25, 70]
            .map(
              (angle) =>
                `<path d="${leafOutline(4.6, 2.7)}" fill="${colour}" transform="rotate(${angle - 90}) translate(4.5 0)"/>`,
            )
            .join("") +
          stroke("M0 0L0 -7", "#c9e8b8", 0.5, ' opacity=".7"'),
      };
    },
  },
  dill: {
    radius: 10,
    draw: (random) => {
      let outline = "M-13 0L12 0";
      for (let index = 0; index < 7; index++) {
        const x = -9 + index * 3.3;
        const length = 6 - Math.abs(index - 2) * 0.5;
        outline += `M${oneDecimal(x)} 0l${oneDecimal(length * 0.7)} ${oneDecimal(-length)}M${oneDecimal(x)} 0l${oneDecimal(length * 0.7)} ${oneDecimal(length)}`;
      }
      return { silhouette: "", body: stroke(outline, pick(random, ["#4f8f45", "#5d9c4f"]), 1.1) };
    },
  },
  thyme: {
    radius: 10,
    draw: () => {
      let body = stroke("M-14 1Q0 -3 14 1", "#6b7a45", 1.1);
      for (let index = 0; index < 8; index++) {
        const x = -12 + index * 3.4;
        body +=
          ellipse(2.1, 1.3, "#6f8f55", x, -2.6, ` transform="rotate(-40 ${oneDecimal(x)} -2.600)"`) +
          ellipse(2.1, 1.3, "#86a566", x, 1.6, ` transform="rotate(40 ${oneDecimal(x)} 1.600)"`);
      }
      return { silhouette: "", body };
    },
  },
  pesto: drizzle("#4f8a35", 3),
  tahini: drizzle("#ecd9b4", 2.4),
  honey: drizzle("#e39b1c", 2),
  yoghurtDrizzle: drizzle("#fffdf6", 2.6),
  pbDrizzle: drizzle("#b97a3a", 2.4),
  chocDrizzle: drizzle("#4a2a1a", 2),
  mayo: drizzle("#fdf3da", 2),
  sriracha: drizzle("#cf3b20", 1.8),
  hummus: dollop(17, "#ecd3a0", "#cfae74", "#b5502f"),
  yoghurt: dollop(14, "#fffdf7", "#e2dacb"),
  tzatziki: dollop(15, "#fbfbf0", "#dfe3cd", "#6ea353"),
  guacamole: dollop(16, "#b5cc62", "#8aa53c", "#d8452f"),
  appleSauce: dollop(15, "#f3e2a0", "#d3bd6c"),
  pbDollop: dollop(14, "#c88a4a", "#9b6128"),
  jam: dollop(12, "#b3253f", "#7e1428", "#f08a98"),
  ricotta: dollop(13, "#fffdf8", "#e6ddce"),
  salsa: dollop(14, "#d94a2d", "#a62f1a", "#5b9a3f"),
  iceCream: dollop(18, "#fdf1d8", "#e4cfa3"),
  iceCreamChoc: dollop(18, "#8a5c40", "#5d3a23"),
  iceCreamPink: dollop(18, "#f6b3c0", "#d9808f"),
  cinnamon: {
    radius: 9,
    halfLength: 24,
    draw: () => ({
      silhouette: stroke("M-22 0H22", SHADOW, 8),
      body:
        stroke("M-22 -2.400H22M-22 2.400H22", "#7a4520", 5) +
        stroke("M-22 -3H22M-22 1.800H22", "#b5733c", 2.4) +
        stroke("M-20 -4H16", "#e0aa72", 0.9),
    }),
  },
} satisfies Record<string, Piece>;
