import type { GroceryCategory, NutrientAmounts } from "@plateful/nutrition";
import {
  areFiguresPossible,
  type ImportedProduct,
  type Rejection,
  type SourceRow,
  textOf,
} from "./imported-product.ts";
import { dutchName, englishName } from "./nevo-names.ts";

/** The columns that are read, as NEVO-online names them, each with its name in files of JSON lines. */
const COLUMNS = {
  code: ["NEVO-code", "source_id"],
  dutch: ["Voedingsmiddelnaam/Dutch food name", "name_nl"],
  english: ["Engelse naam/Food name", "name_en"],
  group: ["Food group", "group_en"],
  quantity: ["Hoeveelheid/Quantity", "basis"],
  kcal: ["ENERCC (kcal)", "kcal"],
  protein: ["PROT (g)", "protein_g"],
  carbohydrates: ["CHO (g)", "carbs_g"],
  fat: ["FAT (g)", "fat_g"],
  fiber: ["FIBT (g)", "fiber_g"],
  sugars: ["SUGAR (g)", "sugar_g"],
  saturatedFat: ["FASAT (g)", "sat_fat_g"],
  sodium: ["NA (mg)", "sodium_mg"],
} as const;
type Column = keyof typeof COLUMNS;

/** The shelf of the shop for a food group; groups that go over several shelves stand among the other groceries. */
const CATEGORIES: Readonly<Record<string, GroceryCategory>> = {
  "alcoholic beverages": "ALCOHOL",
  bread: "BREAD",
  "cereal products and types of flour": "GRAINS_AND_PASTA",
  cheese: "DAIRY",
  "cold meat cuts": "MEAT",
  eggs: "DAIRY",
  "fats and oils": "OILS",
  "fish, crustacean and shellfish": "FISH",
  fruits: "FRUIT",
  "herbs and spices": "HERBS_AND_SPICES",
  legumes: "NUTS_AND_LEGUMES",
  "meat and poultry": "MEAT",
  "meat substitutes and dairy substitutes": "VEGETARIAN",
  "milk and milk products": "DAIRY",
  "non-alcoholic beverages": "DRINKS",
  "nuts and seeds": "NUTS_AND_LEGUMES",
  "pastry and biscuits": "SWEETS",
  "potatoes and tubers": "VEGETABLES",
  "savoury bread spreads": "CONDIMENTS",
  "savoury sauces": "CONDIMENTS",
  "savoury snacks": "SNACKS",
  "sugar, sweets and sweet sauces": "SWEETS",
  vegetables: "VEGETABLES",
};

/** "per 100g" or "per 100 ml"; figures of anything else cannot be compared. */
const QUANTITY = /^(?:per )?100 ?(g|ml)$/i;
const FIGURE = /^-?\d+(?:[.,]\d+)?$/;
/** An amount that was found but is too small to be counted. */
const TRACE = /^(?:tr|sp)\.?$/i;
/** A part may be a little more than the whole: both are rounded. */
const ROUNDING_GRAMS = 1;

/** The file is no table of NEVO: these columns are not in it. */
export class MissingColumns extends Error {
  readonly columns: readonly string[];

  constructor(columns: readonly string[]) {
    super(`This is no table of NEVO-online: it has no ${columns.map((name) => `"${name}"`).join(", ")}`);
    this.columns = columns;
  }
}

function requireColumns(row: SourceRow): void {
  const missing = Object.values(COLUMNS).filter(([table, lines]) => !(table in row || lines in row));
  if (missing.length > 0) throw new MissingColumns(missing.map(([table]) => table));
}

const textIn = (row: SourceRow, column: Column): string | null => textOf(row, ...COLUMNS[column]);

/** An amount; null = not known, which an empty cell means. */
function figureIn(row: SourceRow, column: Column): number | null {
  const [table, lines] = COLUMNS[column];
  const text = String(row[table] ?? row[lines] ?? "").trim();
  if (TRACE.test(text)) return 0;
  return FIGURE.test(text) ? Number(text.replace(",", ".")) : null;
}

/** Grams of salt that hold so many milligrams of sodium, as food labels count them (Regulation (EU) 1169/2011, annex I). */
const saltOf = (sodium: number | null): number | null => (sodium === null ? null : (sodium * 2.5) / 1000);

function figuresOf(row: SourceRow) {
  const [kcal, protein] = [figureIn(row, "kcal"), figureIn(row, "protein")];
  const [carbohydrates, fat] = [figureIn(row, "carbohydrates"), figureIn(row, "fat")];
  if (kcal === null || protein === null || carbohydrates === null || fat === null) return "figures-missing";
  const figures = { kcal, protein, carbohydrates, fat, fiber: figureIn(row, "fiber") };
  const [sugars, saturatedFat] = [figureIn(row, "sugars"), figureIn(row, "saturatedFat")];
  const salt = saltOf(figureIn(row, "sodium"));
  const isPossible =
    areFiguresPossible({ ...figures, salt }) &&
    (sugars ?? 0) <= carbohydrates + ROUNDING_GRAMS &&
    (saturatedFat ?? 0) <= fat + ROUNDING_GRAMS;
  if (!isPossible) return "figures-impossible";
  const known = { FIBER: figures.fiber, SUGARS: sugars, SATURATED_FAT: saturatedFat, SALT: salt };
  const nutrients: NutrientAmounts = Object.fromEntries(
    Object.entries(known).filter(([, amount]) => amount !== null),
  );
  return { ...figures, nutrients };
}

/**
 * Reads one row of NEVO-online (RIVM; its terms are the operator's to agree to). A text says why it is left out. What a food
 * contains is not told, so it suits no diet and no intolerance.
 * @throws MissingColumns when the file is another table
 */
export function readNevo(row: SourceRow): ImportedProduct | Rejection {
  // A line of JSON that cannot be read is an empty row.
  if (Object.keys(row).length === 0) return "no-name";
  requireColumns(row);
  const [dutch, english] = [textIn(row, "dutch"), textIn(row, "english")];
  const nl = dutch ?? english;
  const en = english ?? dutch;
  if (nl === null || en === null) return "no-name";
  const code = textIn(row, "code");
  if (code === null) return "no-code";
  const unit = QUANTITY.exec(textIn(row, "quantity") ?? "")?.[1]?.toLowerCase();
  if (unit !== "g" && unit !== "ml") return "wrong-quantity";
  const figures = figuresOf(row);
  if (typeof figures === "string") return figures;
  return {
    sourceId: code,
    name: { en: englishName(en), nl: dutchName(nl) },
    brand: null,
    barcode: null,
    unit,
    category: CATEGORIES[(textIn(row, "group") ?? "").toLowerCase()] ?? "OTHER",
    ...figures,
    serving: null,
    popularity: 0,
  };
}
