import { PIECES, type PieceName, type Portion } from "./pieces.ts";
import type { DishKind } from "./plate-spec.ts";

const ON_BREAD: Partial<Record<PieceName, Portion>> = {
  cheeseShred: ["cheeseSlice", 1],
  ham: ["ham", 2],
  eggHalf: ["eggHalf", 2],
  salmon: ["smokedSalmon", 2],
  mackerel: ["tunaFlake", 4],
  smokedSalmon: ["smokedSalmon", 2],
  herring: ["herring", 2],
  scramble: ["scrambleBit", 4],
  choc: ["choc", 8],
  eggFried: ["eggFried", 1],
  lettuce: ["lettuce", 2],
  banana: ["banana", 5],
  onionSlice: ["onionSlice", 2],
};

const FLAKED: Partial<Record<PieceName, Portion>> = {
  salmon: ["salmonCube", 8],
  whiteFish: ["tunaFlake", 8],
  mackerel: ["tunaFlake", 8],
  trout: ["salmonCube", 8],
  tunaSteak: ["tunaFlake", 8],
  chop: ["beef", 6],
  scramble: ["scrambleBit", 4],
  sausage: ["sausageCoin", 6],
  portobello: ["mushroom", 5],
};

/** A few of each in tidy heaps. */
const IN_BITES: Partial<Record<PieceName, Portion>> = {
  cheeseShred: ["cheeseCube", 7],
  choc: ["chocBlock", 3],
  eggHalf: ["eggHalf", 4],
  cucumber: ["cucumber", 7],
  orange: ["orange", 4],
  ham: ["ham", 3],
  melon: ["melon", 9],
  watermelon: ["watermelon", 9],
};

/** What is dipped lies ready in sticks. */
const IN_DIP: Partial<Record<PieceName, Portion>> = {
  carrotRibbon: ["carrotStick", 7],
  celeryCut: ["celery", 5],
  eggHalf: ["eggHalf", 4],
};

const IN_NIBBLES: Partial<Record<PieceName, Portion>> = {
  edamame: ["edamamePod", 12],
  kale: ["kaleCrisp", 9],
};

const FEW = 2;
/** Peas and beans: a few of them would look like crumbs. */
const SMALL = 6;

const onBread = (piece: PieceName, count: number): Portion =>
  ON_BREAD[piece] ?? FLAKED[piece] ?? [piece, Math.min(count, PIECES[piece].radius < SMALL ? 10 : 4)];

const flaked = (piece: PieceName, count: number): Portion => FLAKED[piece] ?? [piece, count];

type InDish = (piece: PieceName, count: number) => Portion;

const few: InDish = (piece, count) => [flaked(piece, count)[0], FEW];

const IN_DISH: Partial<Record<DishKind, InDish>> = {
  plate: (piece, count) => [piece, piece === "sausage" ? FEW : count],
  toast: onBread,
  bites: (piece, count) => IN_BITES[piece] ?? [piece, count],
  dip: (piece, count) => IN_DIP[piece] ?? [piece, count],
  nibbles: (piece, count) => IN_NIBBLES[piece] ?? [piece, count],
  pancakes: (piece, count) => (piece === "silkenTofu" ? ["ricotta", 1] : flaked(piece, count)),
  filled: (piece, count) => (piece === "pbDollop" ? [piece, FEW] : flaked(piece, count)),
  pan: (piece, count) => (piece === "eggHalf" ? ["eggFried", 3] : flaked(piece, count)),
  bowl: (piece, count) => (piece === "sausage" ? [piece, FEW] : flaked(piece, count)),
  wrap: few,
  pocket: few,
  quesadilla: few,
  tray: (piece, count) => {
    const [name, wanted] = flaked(piece, count);
    return [name, Math.round(wanted * 2)];
  },
  bake: (piece, count) => [flaked(piece, count)[0], 1],
  soup: (piece, count) => {
    const [name, wanted] = flaked(piece, count);
    return [name, Math.max(FEW, Math.round(wanted * 0.7))];
  },
};

/** How an ingredient looks in this kind of dish: a fillet on a plate is flaked in a bowl. */
export const portionInDish = ([piece, count]: Portion, dish: DishKind): Portion =>
  (IN_DISH[dish] ?? flaked)(piece, count);
