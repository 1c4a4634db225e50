import { isInStoreGtin, roundHalfUp, toGtin14 } from "@plateful/quantities";
import {
  areFiguresPossible,
  type ImportedProduct,
  type Rejection,
  type SourceRow,
  textOf,
} from "./imported-product.ts";

const KCAL_PER_KJ = 1 / 4.184;
const MAX_SERVING = 2_000;

/** A figure that is not there is not 0, so it stays null. */
function numberOf(row: SourceRow, field: string): number | null {
  const value = row[field];
  if (value === undefined || value === null || value === "") return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

function kcalOf(row: SourceRow): number | null {
  const kcal = numberOf(row, "energy-kcal_100g");
  if (kcal !== null) return kcal;
  const kilojoules = numberOf(row, "energy-kj_100g") ?? numberOf(row, "energy_100g");
  return kilojoules === null ? null : roundHalfUp(kilojoules * KCAL_PER_KJ, 1);
}

function figuresOf(row: SourceRow) {
  const kcal = kcalOf(row);
  const protein = numberOf(row, "proteins_100g");
  const carbohydrates = numberOf(row, "carbohydrates_100g");
  const fat = numberOf(row, "fat_100g");
  if (kcal === null || protein === null || carbohydrates === null || fat === null) return "figures-missing";
  const figures = { kcal, protein, carbohydrates, fat, fiber: numberOf(row, "fiber_100g") };
  return areFiguresPossible(figures) ? figures : "figures-impossible";
}

function servingOf(row: SourceRow): number | null {
  const serving = numberOf(row, "serving_quantity");
  return serving !== null && serving > 0 && serving <= MAX_SERVING ? serving : null;
}

/** Reads one row of an Open Food Facts export (https://world.openfoodfacts.org/data, ODbL); a text says why it is left out. */
export function readOpenFoodFacts(row: SourceRow): ImportedProduct | Rejection {
  const general = textOf(row, "product_name", "product_name_nl", "product_name_en");
  if (general === null) return "no-name";
  const code = String(row.code ?? "");
  const barcode = toGtin14(code);
  if (barcode === null) return "wrong-barcode";
  if (isInStoreGtin(barcode)) return "in-store-barcode";
  const figures = figuresOf(row);
  if (typeof figures === "string") return figures;
  const isPoured = /\d\s*(ml|cl|dl|l)\b/i.test(textOf(row, "serving_size", "quantity") ?? "");
  return {
    sourceId: barcode,
    name: {
      en: textOf(row, "product_name_en") ?? general,
      nl: textOf(row, "product_name_nl") ?? general,
    },
    brand: textOf(row, "brands")?.split(",")[0]?.trim() ?? null,
    barcode,
    unit: isPoured ? "ml" : "g",
    ...figures,
    serving: servingOf(row),
    popularity: numberOf(row, "unique_scans_n") ?? 0,
  };
}
