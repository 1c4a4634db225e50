import { blobOutline, circle, ellipse, oneDecimal, SHADOW, shape, stroke } from "./drawing.ts";
import type { Piece } from "./piece.ts";
import { ball, cube, strip } from "./piece-makers.ts";
import { pick } from "./random.ts";

/** Eggs, cheese, fish, meat and what takes their place, drawn from above. */
export const PROTEIN_PIECES = {
  eggHalf: {
    radius: 15,
    draw: () => {
      const outline = "M-17 1C-17 -9 -8 -13 2 -12.5C12 -12 18 -6 18 1C18 8 11 13 1 13C-9 13 -17 9 -17 1Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#e9e2d4") +
          `<g transform="translate(-.5 -.8) scale(.95)">${shape(outline, "#fffdf7")}</g>` +
          circle(8.2, "#e79a17", -1.5, 0.6) +
          circle(7.4, "#f8b62b", -2, 0) +
          ellipse(2.6, 1.6, "#fff0c4", -4.5, -3, ' opacity=".8"'),
      };
    },
  },
  eggFried: {
    radius: 24,
    draw: (random) => {
      const outline = blobOutline(random, 27, 24, 9, 0.12);
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#e8d9bd") +
          `<g transform="translate(-.6 -.8) scale(.95)">${shape(outline, "#fffaf0")}</g>` +
          `<g transform="scale(.8)" opacity=".6">${shape(outline, "#fff")}</g>` +
          circle(10.5, "#e58e10") +
          circle(9.6, "#fbb324", -0.6, -0.8) +
          ellipse(3.4, 2.2, "#fff3cf", -4, -4.4, ' opacity=".85" transform="rotate(-30)"'),
      };
    },
  },
  feta: cube(10, "#fffdf6", "#e2d8c4", "#ffffff", ["#e9dfcb"]),
  tofu: cube(14, "#eec98a", "#b97f3a", "#fbe6bf", ["#9a6226", "#c98f48", "#9a6226", "#fff4dc"]),
  halloumi: strip(22, 13, "#f5e3b4", "#c9a45c", "#a9702a"),
  shrimp: {
    radius: 12,
    draw: () => {
      const outline =
        "M-11 4C-12 -8 -2 -14 7 -10C14 -7 15 2 10 7C8 9.500 4 9 4 6C4 3.500 7 3 6 0C5 -3 1 -4 -1.500 -1C-3.500 1.500 -3 5 -4 9C-5 12 -10.500 10 -11 4Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#e06a43") +
          `<g transform="translate(-.5 -.7) scale(.95)">${shape(outline, "#fb9470")}</g>` +
          stroke(
            "M-8 -3l5 3.500M-4 -8.500l3.500 5M3 -11l0 5.500M9.500 -8l-3 5.500M12.500 -1l-5.500 2",
            "#ffd9c8",
            1.6,
            ' opacity=".9"',
          ) +
          shape("M4 6C1 9 1 13 5 14C5 11 8 11 10 7Z", "#e8512f"),
      };
    },
  },
  salmon: {
    radius: 26,
    halfLength: 36,
    draw: () => {
      const outline = "M-38 2C-38 -14 -22 -21 0 -20C22 -19 38 -13 38 0C38 13 24 20 2 20C-20 20 -38 16 -38 2Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#d9623a") +
          `<g transform="translate(-.8 -1.400) scale(.955 .93)">${shape(outline, "#fb8f63")}</g>` +
          stroke(
            "M-29 -9C-22 -3 -22 8 -29 13M-17 -14C-9 -5 -9 8 -17 16M-4 -16C4 -6 4 8 -4 17M9 -15.500C17 -6 17 7 9 16M21 -13C28 -5 28 6 21 14",
            "#ffc7a8",
            2.2,
            ' opacity=".85"',
          ) +
          stroke("M-28 -12Q-6 -19 24 -14", "#fff", 1.8, ' opacity=".45"'),
      };
    },
  },
  whiteFish: {
    radius: 25,
    halfLength: 34,
    draw: () => {
      const outline = "M-36 2C-36 -13 -22 -19 0 -18C22 -17 36 -11 36 0C36 12 24 18 2 18C-20 18 -36 14 -36 2Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#c99a55") +
          `<g transform="translate(-.6 -1.200) scale(.955 .93)">${shape(outline, "#f6e3bd")}</g>` +
          shape("M-26 -6Q-12 -14 4 -8T28 -4Q22 6 6 4T-20 6Z", "#dba55a", ' opacity=".6"') +
          stroke(
            "M-18 -10C-12 -3 -12 6 -18 12M-2 -13C4 -4 4 6 -2 14M14 -11C20 -4 20 5 14 12",
            "#fffaf0",
            1.8,
            ' opacity=".8"',
          ),
      };
    },
  },
  salmonCube: cube(13, "#fb9267", "#d9623a", "#ffd1b5", ["#ffd1b5"]),
  tunaFlake: {
    radius: 8,
    draw: (random) => {
      const outline = blobOutline(random, 9, 6, 7, 0.2);
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#c79a83") +
          `<g transform="scale(.88)">${shape(outline, "#e8c6b2")}</g>` +
          stroke("M-5 -1q5 -2 10 0M-4 2q4 -1 8 0", "#fff1e6", 0.9, ' opacity=".8"'),
      };
    },
  },
  chicken: strip(32, 14, "#f1cf94", "#bd8640", "#8a5520"),
  beef: {
    radius: 9,
    halfLength: 15,
    draw: (random) => {
      const outline = blobOutline(random, 15, 8, 8, 0.18);
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#54281a") +
          `<g transform="translate(-.5 -.7) scale(.9)">${shape(outline, "#8a4a34")}</g>` +
          stroke("M-9 -2q8 -4 17 0M-8 2q8 -2 15 1", "#b9775a", 1.3, ' opacity=".8"') +
          stroke("M-6 -4.500q5 -2 10 -1", "#fff", 1, ' opacity=".3"'),
      };
    },
  },
  steak: {
    radius: 10,
    halfLength: 18,
    draw: (random) => {
      const outline = blobOutline(random, 19, 8.6, 9, 0.07);
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#4a2416") +
          `<g transform="translate(0 -.3) scale(.93 .82)">${shape(outline, "#a85a4a")}</g><g transform="translate(0 -.3) scale(.84 .58)">${shape(outline, "#d8706a")}</g>` +
          stroke("M-11 -1q5 -2 9 0M2 1.500q5 -2 9 0", "#f0a79c", 1, ' opacity=".8"') +
          stroke("M-13 -5.200Q0 -8 12 -5.500", "#fff", 1, ' opacity=".28"'),
      };
    },
  },
  bacon: {
    radius: 7,
    halfLength: 20,
    draw: () => {
      const outline = "M-20 0q5 -6 10 0t10 0t10 0t10 0";
      return {
        silhouette: stroke(outline, SHADOW, 8),
        body:
          stroke(outline, "#a8352a", 8.5) +
          stroke(outline, "#f3c7a2", 3, ' transform="translate(0 -1.500)"') +
          stroke(outline, "#d25a44", 1.6, ' transform="translate(0 2)"'),
      };
    },
  },
  meatball: ball(11.5, ["#8f5534", "#9a5e3b", "#84492b"], "#4f2b17", 0.25, (random, radius) =>
    Array.from({ length: 9 }, () => {
      const angle = random() * 6.28;
      const distance = random() * radius * 0.75;
      return circle(
        0.9 + random(),
        random() > 0.5 ? "#6b3a20" : "#bd8458",
        Math.cos(angle) * distance,
        Math.sin(angle) * distance,
        ' opacity=".8"',
      );
    }).join(""),
  ),
  falafel: ball(12, ["#a9793a", "#b28445", "#9c6d31"], "#5e3f18", 0.2, (random, radius) =>
    Array.from({ length: 12 }, () => {
      const angle = random() * 6.28;
      const distance = random() * radius * 0.8;
      return circle(
        0.9 + random(),
        pick(random, ["#7b5423", "#d0a462", "#6e8a3a"]),
        Math.cos(angle) * distance,
        Math.sin(angle) * distance,
        ' opacity=".85"',
      );
    }).join(""),
  ),
  energyBall: ball(20, ["#8a5a34", "#7b4e2b", "#96663d"], "#452a15", 0.22, (random, radius) =>
    Array.from({ length: 22 }, () => {
      const angle = random() * 6.28;
      const distance = random() * radius * 0.85;
      return circle(
        0.9 + random() * 1.5,
        pick(random, ["#e6c48e", "#5a371c", "#f3dfb6", "#b98a55"]),
        Math.cos(angle) * distance,
        Math.sin(angle) * distance,
        ' opacity=".9"',
      );
    }).join(""),
  ),
  mozzarella: ball(12, ["#fffdf8", "#fdf9f0"], "#d9cfbf", 0.9),
  cottage: ball(4.4, ["#fffdf7", "#fbf6ec"], "#d8cdb9", 0.8),
  parmesan: {
    radius: 8,
    draw: (random) => {
      const outline = `M-11 ${oneDecimal(-2 + random() * 2)}L-2 -6L10 -3L12 3L0 5Z`;
      return {
        silhouette: shape(outline, SHADOW),
        body: `${shape(outline, "#e2c77d")}<g transform="translate(-.4 -.6) scale(.94)">${shape(outline, "#fbeab8")}</g>`,
      };
    },
  },
  cheeseShred: {
    radius: 6,
    draw: (random) => {
      const outline = `M-9 0q9 ${oneDecimal(-4 + random() * 8)} 18 0`;
      return {
        silhouette: stroke(outline, SHADOW, 2.6),
        body: stroke(outline, "#e0a030", 2.8) + stroke(outline, "#ffd56b", 1.9),
      };
    },
  },
} satisfies Record<string, Piece>;
