/** How far the figures of the starter foods are from those of a food table for the same foods. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Food } from "@plateful/content";
import { CORE_SCHEMA, load } from "js-yaml";

/** The figures that are compared, all of 100 g: kcal and grams. */
const FIGURES = ["kcal", "protein", "carbohydrates", "fat", "fiber"] as const;
type Figure = (typeof FIGURES)[number];
export type Figures = Readonly<Record<Figure, number | null>>;

/** Nearer than this share of the table's figure, or than the amount beside it, a figure counts as the same. */
const NEAR_SHARE = 0.1;
const NEAR_AMOUNT: Readonly<Record<Figure, number>> = {
  kcal: 5,
  protein: 0.5,
  carbohydrates: 0.5,
  fat: 0.5,
  fiber: 0.5,
};

/** A starter food and the item of the table that is the same in kind: raw or cooked, drained, brewed, with its skin. */
export interface MappedFood {
  readonly foodId: string;
  readonly code: string;
  /** What probably keeps figures off, where any is. */
  readonly why: string | null;
}

/** A figure of both; `percent` is ours against the table's, null where the table has 0. */
interface ComparedFigure {
  readonly figure: Figure;
  readonly percent: number | null;
  readonly isNear: boolean;
}

export interface ComparedFood extends MappedFood {
  readonly name: string;
  /** Without figures that either of the two does not know. */
  readonly figures: readonly ComparedFigure[];
}

type MapFile = Readonly<Record<string, { readonly nevo: string; readonly why?: string }>>;

/** The hand-made map of starter foods to codes of NEVO-online. */
export function readNevoItems(): MappedFood[] {
  const text = readFileSync(join(import.meta.dirname, "nevo-items.yaml"), "utf8");
  return Object.entries(load(text, { schema: CORE_SCHEMA }) as MapFile).map(([foodId, { nevo, why }]) => ({
    foodId,
    code: nevo,
    why: why ?? null,
  }));
}

function compareFigure(figure: Figure, ours: number, theirs: number): ComparedFigure {
  const difference = ours - theirs;
  return {
    figure,
    percent: theirs === 0 ? null : (difference / theirs) * 100,
    isNear: Math.abs(difference) <= Math.max(NEAR_AMOUNT[figure], NEAR_SHARE * theirs),
  };
}

/** Compares the foods whose code the table has, in the order of the map. */
export function compareFoods(
  foods: readonly Food[],
  items: readonly MappedFood[],
  table: ReadonlyMap<string, Figures>,
): ComparedFood[] {
  const foodsById = new Map(foods.map((food) => [food.id, food]));
  return items.flatMap((item) => {
    const [food, theirs] = [foodsById.get(item.foodId), table.get(item.code)];
    if (food === undefined || theirs === undefined) return [];
    const figures = FIGURES.flatMap((figure) => {
      const [own, other] = [food.per100Grams[figure], theirs[figure]];
      return own === null || other === null ? [] : [compareFigure(figure, own, other)];
    });
    return [{ ...item, name: food.name.en, figures }];
  });
}

const nameOf = (figure: Figure): string => (figure === "fiber" ? "fibre" : figure);

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;

/** Of each figure: how many foods were compared, and how many are near. */
export function nearTable(compared: readonly ComparedFood[]): string {
  const lines = FIGURES.map((wanted) => {
    const all = compared.flatMap(({ figures }) => figures.filter(({ figure }) => figure === wanted));
    const near = all.filter(({ isNear }) => isNear).length;
    const share = all.length === 0 ? "" : `${((near / all.length) * 100).toFixed(0)} %`;
    return row([nameOf(wanted), all.length, near, share]);
  });
  return [row(["figure", "compared", "near", "share"]), row(["---", "---", "---", "---"]), ...lines].join(
    "\n",
  );
}

/** Where one size of a difference ends and the next begins, percent. */
const SIZES = [20, 50, 100] as const;

/** How far a figure is off, by size alone: from percentages and our own figures those of the table could be worked out. */
function differenceOf({ figure, percent }: ComparedFigure): string {
  if (percent === null) return `${nameOf(figure)} against none`;
  const size = Math.abs(percent);
  const above = SIZES.findLast((bound) => size > bound);
  const below = SIZES.find((bound) => size <= bound);
  const span = below === undefined ? `over ${above}` : `${above === undefined ? "up" : above} to ${below}`;
  return `${nameOf(figure)} ${span} % ${percent > 0 ? "more" : "less"}`;
}

/** The foods with a figure that is off, and roughly by how much: the figures of the table are not ours to hand on. */
export function offTable(compared: readonly ComparedFood[]): string {
  const lines = compared.flatMap(({ name, code, why, figures }) => {
    const off = figures.filter(({ isNear }) => !isNear);
    return off.length === 0 ? [] : [row([name, code, off.map(differenceOf).join(", "), why ?? ""])];
  });
  return [
    row(["food", "NEVO", "ours against it", "probable reason"]),
    row(["---", "---", "---", "---"]),
    ...lines,
  ].join("\n");
}
