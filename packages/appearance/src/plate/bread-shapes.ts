import { blobOutline, circle, ellipse, oneDecimal, shape } from "./drawing.ts";
import type { BreadName } from "./plate-spec.ts";
import type { Random } from "./random.ts";

/** A kind of bread for an open sandwich: how it is drawn, and the part of it that is spread. */
export interface BreadShape {
  outline: string;
  crust: string;
  crumb: string;
  light: string;
  /** How much smaller the spread is than the bread. */
  inner: number;
  /** Drawn on the bread, below the spread. */
  texture: (random: Random) => string;
}

const SLICE =
  "M-34 40L-36 -14C-44 -22 -40 -40 -24 -41C-12 -44 12 -44 24 -41C40 -40 44 -22 36 -14L34 40Q34 44 30 44L-30 44Q-34 44 -34 40Z";
const BLOCK = "M-36 -40H36Q39 -40 39 -37V37Q39 40 36 40H-36Q-39 40 -39 37V-37Q-39 -40 -36 -40Z";
const CRISP = "M-35 -44H35V44H-35Z";
const ROUND = "M-40 0A40 40 0 1 1 40 0A40 40 0 1 1 -40 0Z";
const ROLL = "M-36 0C-36 -30 -22 -44 0 -44C22 -44 36 -30 36 0C36 30 22 44 0 44C-22 44 -36 30 -36 0Z";
const LONG = "M-27 0C-27 -42 -18 -54 0 -54C18 -54 27 -42 27 0C27 42 18 54 0 54C-18 54 -27 42 -27 0Z";

const nothing = () => "";

const seeds = (colours: readonly string[], count: number) => (random: Random) => {
  let drawing = "";
  for (let index = 0; index < count; index++) {
    const colour = colours[index % colours.length] ?? "#000";
    drawing += ellipse(2.4, 1.6, colour, (random() - 0.5) * 62, (random() - 0.5) * 70);
  }
  return drawing;
};

const puffs = (random: Random) => {
  let drawing = "";
  for (let index = 0; index < 70; index++) {
    const angle = index * 2.4 + random();
    const distance = Math.sqrt(index / 70) * 37;
    const colour = ["#fbf2da", "#e2cda0", "#f6e8c8"][index % 3] ?? "#fbf2da";
    drawing += ellipse(3.6, 2.7, colour, Math.cos(angle) * distance, Math.sin(angle) * distance);
  }
  return drawing;
};

const holes = () =>
  [-27, -18, -9, 0, 9, 18, 27]
    .map((x) => [-36, -27, -18, -9, 0, 9, 18, 27, 36].map((y) => circle(1.6, "#8a5a2c", x, y)).join(""))
    .join("");

const browned = (random: Random) =>
  Array.from({ length: 7 }, () =>
    shape(
      blobOutline(random, 9, 6, 7, 0.2),
      "#d99f55",
      ` opacity=".35" transform="translate(${oneDecimal((random() - 0.5) * 44)} ${oneDecimal((random() - 0.5) * 50)})"`,
    ),
  ).join("");

const wheat = { crust: "#a8692c", crumb: "#e9bf7d", light: "#f4d59f", inner: 0.82 };
const white = { crust: "#c08a44", crumb: "#f3dcae", light: "#fbeed0", inner: 0.8 };

/** Every kind of bread that something can lie on; a pocket is drawn otherwise and takes the slice. */
export const BREAD_SHAPES: Readonly<Record<BreadName, BreadShape>> = {
  slice: { outline: SLICE, ...wheat, texture: nothing },
  raisinSlice: { outline: SLICE, ...wheat, inner: 0.66, texture: seeds(["#4c2a24", "#5d352c"], 26) },
  rye: {
    outline: BLOCK,
    crust: "#3f2412",
    crumb: "#70462a",
    light: "#825436",
    inner: 0.84,
    texture: seeds(["#a87a50", "#5a361c"], 20),
  },
  crispbread: {
    outline: CRISP,
    crust: "#8f5f30",
    crumb: "#b9824a",
    light: "#c48f58",
    inner: 0.86,
    texture: holes,
  },
  rusk: {
    outline: ROUND,
    crust: "#b3742c",
    crumb: "#ecb765",
    light: "#f4cd86",
    inner: 0.84,
    texture: browned,
  },
  riceCake: {
    outline: ROUND,
    crust: "#d0b688",
    crumb: "#ead8b0",
    light: "#f1e2bf",
    inner: 0.8,
    texture: puffs,
  },
  roll: { outline: ROLL, ...white, texture: browned },
  baguette: { outline: LONG, ...white, texture: nothing },
  bagel: { outline: ROUND, ...white, texture: browned },
  pita: { outline: SLICE, ...white, texture: nothing },
  tortilla: { outline: ROUND, ...white, texture: browned },
};
