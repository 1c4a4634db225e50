import { blobOutline, circle, ellipse, oneDecimal, SHADOW, shape, stroke } from "./drawing.ts";
import type { Piece } from "./piece.ts";
import { coin, cube, strip } from "./piece-makers.ts";
import { type Choices, pick, type Random } from "./random.ts";

const grillMarks = (radius: number, colour: string) =>
  stroke(
    [-0.5, 0, 0.5]
      .map(
        (rank) =>
          `M${oneDecimal(rank * radius - radius * 0.35)} ${oneDecimal(-radius * 0.6)}L${oneDecimal(rank * radius + radius * 0.35)} ${oneDecimal(radius * 0.6)}`,
      )
      .join(""),
    colour,
    2.4,
    ' opacity=".55"',
  );

/** A round, browned slice of meat or of what takes its place. */
const medallion = (radius: number, face: string, edge: string, marks: string): Piece => ({
  radius,
  draw: (random) => {
    const outline = blobOutline(random, radius, radius * 0.9, 9, 0.06);
    return {
      silhouette: shape(outline, SHADOW),
      body:
        shape(outline, edge) +
        `<g transform="translate(-.6 -.9) scale(.92)">${shape(outline, face)}</g>` +
        grillMarks(radius, marks) +
        ellipse(radius * 0.4, radius * 0.16, "#fff", -radius * 0.3, -radius * 0.5, ' opacity=".22"'),
    };
  },
});

/** A long fillet with its skin and a paler belly. */
const fillet = (length: number, width: number, skin: string, belly: string, pattern: string): Piece => ({
  radius: width * 0.9,
  halfLength: length,
  draw: () => {
    const [l, w] = [length, width];
    const outline = `M${-l} 2C${-l} ${-w * 0.8} ${-l * 0.5} ${-w} 0 ${-w * 0.95}C${l * 0.6} ${-w * 0.9} ${l * 0.9} ${-w * 0.4} ${l} 0C${l * 0.9} ${w * 0.5} ${l * 0.5} ${w * 0.9} 0 ${w * 0.9}C${-l * 0.6} ${w * 0.9} ${-l} ${w * 0.7} ${-l} 2Z`;
    return {
      silhouette: shape(outline, SHADOW),
      body:
        shape(outline, skin) +
        `<g transform="translate(0 ${oneDecimal(w * 0.28)}) scale(.94 .66)">${shape(outline, belly)}</g>` +
        stroke(
          [-0.7, -0.4, -0.1, 0.2, 0.5]
            .map(
              (at) =>
                `M${oneDecimal(l * at)} ${oneDecimal(-w * 0.8)}q3 ${oneDecimal(w * 0.4)} -2 ${oneDecimal(w * 0.7)}`,
            )
            .join(""),
          pattern,
          1.5,
          ' opacity=".7"',
        ) +
        stroke(
          `M${-l * 0.7} ${-w * 0.62}Q0 ${-w * 1.05} ${l * 0.6} ${-w * 0.6}`,
          "#fff",
          1.4,
          ' opacity=".5"',
        ),
    };
  },
});

const crumbs =
  (count: number, reach: number, colours: Choices<string>, shade: string): ((random: Random) => string) =>
  (random) => {
    let drawing = "";
    for (let index = 0; index < count; index++) {
      const angle = index * 2.4 + random();
      const distance = Math.sqrt((index + 0.4) / count) * reach;
      const outline = blobOutline(random, 6.5, 5, 7, 0.2);
      const at = `translate(${oneDecimal(Math.cos(angle) * distance)} ${oneDecimal(Math.sin(angle) * distance)})`;
      drawing += `<g transform="${at}"><path d="${outline}" fill="${shade}" transform="translate(.6 .9)"/><path d="${outline}" fill="${pick(random, colours)}"/></g>`;
    }
    return drawing;
  };

/** Meat, fish, seafood, eggs and plant protein of the second row, drawn from above. */
export const BUTCHER_PIECES = {
  porkMedallion: medallion(17, "#d9a878", "#8f5a30", "#6b3d1c"),
  chop: medallion(25, "#dcae80", "#8f5a30", "#6b3d1c"),
  patty: medallion(23, "#7d4a30", "#4a2614", "#2f160a"),
  veggiePatty: medallion(22, "#b98a4a", "#7a5322", "#5a3a14"),
  tunaSteak: medallion(22, "#c98a7c", "#8c5346", "#6d3a30"),
  fritter: medallion(18, "#c9a44c", "#8f6a24", "#7a5a1c"),
  sausage: {
    radius: 9,
    halfLength: 24,
    draw: () => {
      const outline = "M-24 3Q0 -8 24 3";
      return {
        silhouette: stroke(outline, SHADOW, 13),
        body:
          stroke(outline, "#6b3317", 13.5) +
          stroke(outline, "#a85c30", 10, ' transform="translate(-.3 -.8)"') +
          stroke("M-12 -3l3 7M0 -6l3 7M12 -4l3 7", "#6b3317", 1.6, ' opacity=".7"') +
          stroke("M-18 -2Q0 -9 18 -3", "#fff", 1.6, ' opacity=".3"'),
      };
    },
  },
  sausageCoin: coin(9, "#7d3018", "#c4603c", "#d47a54", (random) =>
    Array.from({ length: 5 }, () => circle(0.9, "#f1c3a0", (random() - 0.5) * 9, (random() - 0.5) * 9)).join(
      "",
    ),
  ),
  salami: coin(12, "#7d1f1c", "#c04a40", "#cc5b4e", (random) =>
    Array.from({ length: 9 }, () =>
      circle(1.2, "#f6d8cc", (random() - 0.5) * 15, (random() - 0.5) * 15),
    ).join(""),
  ),
  ham: {
    radius: 15,
    draw: (random) => {
      const outline = blobOutline(random, 19, 13, 9, 0.12);
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#d98a86") +
          `<g transform="translate(-.5 -.7) scale(.92)">${shape(outline, "#f3b5ae")}</g>` +
          stroke("M-12 -3q8 -7 14 0t10 -1M-9 5q7 -5 12 0t8 -1", "#dd938d", 1.6) +
          stroke("M-12 -6q8 -6 16 -2", "#fff", 1.2, ' opacity=".5"'),
      };
    },
  },
  smokedSalmon: {
    radius: 13,
    draw: (random) => {
      const outline = blobOutline(random, 18, 11, 8, 0.14);
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#d9623a") +
          `<g transform="translate(-.5 -.7) scale(.92)">${shape(outline, "#fb8a5c")}</g>` +
          stroke(
            "M-12 -4q8 -5 14 0t9 -1M-11 2q8 -5 13 0t9 -1M-7 7q6 -4 10 0",
            "#ffc7a8",
            1.5,
            ' opacity=".9"',
          ),
      };
    },
  },
  mince: {
    radius: 13,
    draw: (random) => ({
      silhouette: circle(13, SHADOW),
      body: crumbs(9, 11, ["#8a5236", "#9c6244", "#7a452c"], "#4d2614")(random),
    }),
  },
  scramble: {
    radius: 30,
    draw: (random) => ({
      silhouette: circle(28, SHADOW),
      body: `<g transform="scale(1.25)">${crumbs(26, 22, ["#fbd964", "#f7cd4b", "#ffe48a"], "#d59c22")(random)}</g>`,
    }),
  },
  scrambleBit: {
    radius: 12,
    draw: (random) => ({
      silhouette: circle(11, SHADOW),
      body: crumbs(8, 10, ["#fbd964", "#f7cd4b", "#ffe48a"], "#d59c22")(random),
    }),
  },
  mackerel: fillet(36, 14, "#7f97a3", "#ead9c4", "#3f5560"),
  trout: fillet(38, 15, "#b7a58a", "#f4b795", "#7d6a52"),
  herring: fillet(26, 10, "#8ea5b3", "#d9dfe2", "#5a7382"),
  sardine: fillet(22, 7, "#7d95a5", "#cfd9dd", "#4f6a7a"),
  anchovy: fillet(15, 3.6, "#8a5a48", "#b98470", "#6a4030"),
  seitan: strip(28, 13, "#b57a48", "#7a4a22", "#5a3214"),
  tempeh: cube(15, "#d9b47c", "#96683a", "#efd6a8", ["#fbeccb", "#fbeccb", "#a8793f", "#fbeccb", "#fbeccb"]),
  silkenTofu: cube(13, "#fffaf0", "#ddd2bd", "#ffffff"),
  mussel: {
    radius: 12,
    draw: () => {
      const outline = "M-15 4C-12 -8 4 -13 15 -4C13 6 -6 12 -15 4Z";
      return {
        silhouette: shape(outline, SHADOW),
        body:
          shape(outline, "#23263a") +
          `<g transform="scale(.84)">${shape(outline, "#5a6384")}</g>` +
          ellipse(8, 4.4, "#f0a04c", 0, -0.5, ' transform="rotate(-14)"') +
          ellipse(4, 1.6, "#ffd296", -1, -2, ' transform="rotate(-14)"'),
      };
    },
  },
  squid: {
    radius: 9,
    draw: () => ({
      silhouette: circle(9, "none", 0, 0, ` stroke="${SHADOW}" stroke-width="4"`),
      body:
        circle(9, "none", 0, 0, ' stroke="#d8c3b8" stroke-width="4.600"') +
        circle(9, "none", -0.3, -0.4, ' stroke="#fdf3ec" stroke-width="3"'),
    }),
  },
  crab: {
    radius: 8,
    draw: (random) => {
      const outline = blobOutline(random, 9, 5.5, 7, 0.2);
      return {
        silhouette: shape(outline, SHADOW),
        body: `${shape(outline, "#e08a72")}<g transform="scale(.82)">${shape(outline, "#fdeee6")}</g>`,
      };
    },
  },
  goatCheese: coin(11, "#e5dcc6", "#fffdf6", "#fffefb"),
  cheeseCube: cube(13, "#fbd25c", "#d99f26", "#fff0b0"),
  blueCheese: cube(12, "#fbf6e6", "#d8cdb0", "#ffffff", ["#7d93a5", "#8aa0b0", "#6b8496"]),
  brie: {
    radius: 13,
    draw: () => {
      const outline = "M-14 8L12 -10L15 -2L-10 12Z";
      return {
        silhouette: shape(outline, SHADOW),
        body: `${shape(outline, "#f8f2e2")}<path d="M-11 8L12 -7L13.500 -2.500L-9 10Z" fill="#f9e09a"/>`,
      };
    },
  },
  cheeseSlice: {
    radius: 28,
    draw: () => ({
      silhouette: shape("M-27 -24H27V24H-27Z", SHADOW),
      body:
        shape("M-27 -24H27V24H-27Z", "#dba22e") +
        shape("M-26 -23H26V22.500H-26Z", "#fbd361") +
        ellipse(5, 4, "#eebb45", -11, -8) +
        ellipse(4, 3, "#eebb45", 10, 6) +
        ellipse(3, 2.4, "#eebb45", 3, -14) +
        ellipse(2.6, 2, "#eebb45", -8, 12),
    }),
  },
} satisfies Record<string, Piece>;
