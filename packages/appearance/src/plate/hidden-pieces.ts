import type { BaseName } from "./base-pieces.ts";
import { isSweet } from "./piece-kinds.ts";
import type { PieceName } from "./pieces.ts";
import type { DishKind, ShellName } from "./plate-spec.ts";

/** Pieces that the base already shows. */
export const SHOWN_BY_BASE: Partial<Record<BaseName, readonly PieceName[]>> = {
  tomatoSpaghetti: ["tomatoHalf"],
  tomatoSoup: ["tomatoHalf"],
  penneTomato: ["tomatoHalf"],
  shakshuka: ["tomatoHalf"],
  tomatoSauce: ["tomatoHalf"],
  guac: ["avocado", "guacamole"],
  hummus: ["hummus"],
  mash: ["potatoHalf"],
  mashGreen: ["potatoHalf", "endive", "kale", "sprout"],
  mashOrange: ["potatoHalf", "carrotRibbon"],
  mashPale: ["potatoHalf", "sauerkraut"],
  beanMash: ["beanWhite"],
  lentilSoup: ["lentil"],
  lentils: ["lentil"],
  pumpkinSoup: ["pumpkinCube", "carrotRibbon", "sweetPotato"],
  greenSoup: ["zucchini"],
  beetSoup: ["beet"],
  paleSoup: ["potatoHalf"],
  beanSoup: ["beanBrown"],
  greens: ["lettuce"],
  spinachBed: ["spinach"],
  rocketBed: ["rocket"],
  kaleBed: ["kale"],
  greenCurry: ["spinach"],
  peanutSauce: ["peanut", "almond", "pbDollop"],
  skyr: ["cottage"],
  chocOats: ["choc"],
  chocPudding: ["choc", "silkenTofu"],
  polenta: ["corn"],
  ragu: ["tomatoHalf", "onionSlice"],
  brownStew: ["onionSlice"],
  chili: ["tomatoHalf"],
  curry: ["tomatoHalf"],
};

const NOT_SWEET: readonly PieceName[] = [
  "eggHalf",
  "spinach",
  "cheeseShred",
  "silkenTofu",
  "tofu",
  "onionSlice",
];
const BLENDED: readonly PieceName[] = [
  ...NOT_SWEET,
  "pbDollop",
  "cottage",
  "pumpkinSeed",
  "avocado",
  "cucumber",
  "lettuce",
];

/** Pieces that are inside a dish of this kind, or that would look odd on it. */
export const HIDDEN_IN_DISH: Partial<Record<DishKind, readonly PieceName[]>> = {
  bake: ["carrotRibbon", "eggHalf", "banana", "pbDollop"],
  bowl: ["pbDollop"],
  plate: ["pbDollop", "coconut"],
  skewers: ["lemonWedge", "limeWedge", "pbDollop"],
  filled: ["lemonWedge", "limeWedge"],
  rolls: ["lemonWedge", "limeWedge"],
  omelette: ["eggHalf", "potatoHalf", "silkenTofu"],
  pancakes: ["eggHalf", "onionSlice", "silkenTofu", "lentil"],
  burger: ["pickle", "patty", "veggiePatty"],
  balls: ["pickle"],
  dip: ["pickle", "chickpea", "beanBlack", "beanWhite", "onionSlice", "tzatziki", "hummus", "guacamole"],
  breakfastBowl: ["eggHalf", "spinach", "onionSlice", "silkenTofu", "tofu"],
  glass: BLENDED,
  nibbles: ["lemonWedge", "limeWedge", "chilli"],
  tray: ["lemonWedge", "limeWedge"],
  bark: ["choc"],
  biscuits: ["eggHalf", "banana"],
  loaf: ["eggHalf"],
  pie: ["eggHalf", "potatoHalf", "onionSlice"],
  gratin: ["eggHalf", "cheeseShred", "onionSlice", "potatoHalf"],
  toastie: ["onionSlice"],
  soup: ["onionSlice", "rootCube", "pbDollop"],
  pasta: ["onionSlice"],
  wrap: ["onionSlice", "pbDollop"],
  pocket: ["pbDollop"],
  toast: ["pbDollop", "appleSauce"],
};

/** Pieces that what holds the filling shows already. */
export const SHOWN_BY_SHELL: Record<ShellName, readonly PieceName[]> = {
  lettuce: ["lettuce"],
  chicory: ["chicory"],
  pepper: ["pepperRed", "pepperGreen", "pepperYellow"],
  aubergine: ["aubergine"],
  courgette: ["zucchini"],
  cucumber: ["cucumber"],
  sweetPotato: ["sweetPotato"],
  potato: ["potatoHalf"],
  avocado: ["avocado"],
  portobello: ["portobello", "mushroom"],
  egg: ["eggHalf"],
  celery: ["celeryCut"],
  date: ["date", "almond"],
  ham: ["ham"],
  salmon: ["smokedSalmon"],
  chicken: ["chicken"],
  omelette: ["eggHalf"],
  tortilla: [],
};

/** Eggs that bind, and fruit beside bread, are seen only when the name speaks of them. */
const UNNAMED: Partial<Record<DishKind, (piece: PieceName) => boolean>> = {
  plate: (piece) => piece === "eggHalf",
  bowl: (piece) => piece === "eggHalf",
  filled: (piece) => piece === "eggHalf",
  toast: isSweet,
};

/** Whether an ingredient that the name does not mention stays unseen in this dish. */
export const isUnseen = (piece: PieceName, dish: DishKind) => UNNAMED[dish]?.(piece) ?? false;
