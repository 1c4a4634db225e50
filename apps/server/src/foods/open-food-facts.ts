import {
  type Allergen,
  availableCarbohydrates,
  type Nutrient,
  type NutrientAmounts,
  nutrientUnit,
  orderAllergens,
} from "@plateful/nutrition";
import { isInStoreGtin, isNorthAmericanGtin, roundHalfUp, toGtin14 } from "@plateful/quantities";
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

/** Where a label counts fibre among the carbohydrates (21 CFR 101.9(c)(6); Food and Drug Regulations of Canada, B.01.401). */
const COUNTRIES_WITH_FIBER = ["en:united-states", "en:canada"];

const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.map(String) : String(value ?? "").split(","))
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** Whether the label is one of North America: by the countries that it is sold in, or by its number where none is known. */
function countsFiber(row: SourceRow, barcode: string): boolean {
  const countries = listOf(row.countries_tags);
  return countries.length === 0
    ? isNorthAmericanGtin(barcode)
    : countries.every((country) => COUNTRIES_WITH_FIBER.includes(country));
}

function carbohydratesOf(row: SourceRow, barcode: string): number | null {
  const stated = numberOf(row, "carbohydrates_100g");
  if (stated === null || !countsFiber(row, barcode)) return stated;
  const [fiber, sugars] = [numberOf(row, "fiber_100g"), numberOf(row, "sugars_100g")];
  return availableCarbohydrates({ withFiber: stated, fiber, sugars });
}

function figuresOf(row: SourceRow, barcode: string) {
  const kcal = kcalOf(row);
  const protein = numberOf(row, "proteins_100g");
  const carbohydrates = carbohydratesOf(row, barcode);
  const fat = numberOf(row, "fat_100g");
  if (kcal === null || protein === null || carbohydrates === null || fat === null) return "figures-missing";
  const figures = { kcal, protein, carbohydrates, fat, fiber: numberOf(row, "fiber_100g") };
  return areFiguresPossible(figures) ? figures : "figures-impossible";
}

/** Columns of nutrients; an export gives all of them in grams. */
const NUTRIENT_COLUMNS: Readonly<Partial<Record<Nutrient, string>>> = {
  FIBER: "fiber_100g",
  SUGARS: "sugars_100g",
  SATURATED_FAT: "saturated-fat_100g",
  SALT: "salt_100g",
  CALCIUM: "calcium_100g",
  IRON: "iron_100g",
  MAGNESIUM: "magnesium_100g",
  POTASSIUM: "potassium_100g",
  ZINC: "zinc_100g",
  IODINE: "iodine_100g",
  VITAMIN_A: "vitamin-a_100g",
  VITAMIN_B1: "vitamin-b1_100g",
  VITAMIN_B2: "vitamin-b2_100g",
  VITAMIN_B6: "vitamin-b6_100g",
  FOLATE: "vitamin-b9_100g",
  VITAMIN_B12: "vitamin-b12_100g",
  VITAMIN_C: "vitamin-c_100g",
  VITAMIN_D: "vitamin-d_100g",
  VITAMIN_E: "vitamin-e_100g",
};
const PER_GRAM = { g: 1, mg: 1_000, µg: 1_000_000 } as const;
/** What 100 g can hold of a nutrient, grams: a vitamin or mineral beyond it was typed in another unit. */
const MAX_GRAMS = { g: 100, mg: 5, µg: 0.05 } as const;

function nutrientsOf(row: SourceRow): NutrientAmounts {
  return Object.fromEntries(
    Object.entries(NUTRIENT_COLUMNS).flatMap(([name, column]) => {
      const grams = numberOf(row, column);
      const unit = nutrientUnit(name as Nutrient);
      const isPossible = grams !== null && grams >= 0 && grams <= MAX_GRAMS[unit];
      return isPossible ? [[name, roundHalfUp(grams * PER_GRAM[unit], 3)]] : [];
    }),
  );
}

/** How the source names the fourteen allergens. */
const ALLERGEN_TAGS: Readonly<Record<string, Allergen>> = {
  "en:gluten": "GLUTEN",
  "en:crustaceans": "CRUSTACEANS",
  "en:eggs": "EGG",
  "en:fish": "FISH",
  "en:peanuts": "PEANUTS",
  "en:soybeans": "SOY",
  "en:milk": "MILK",
  "en:nuts": "TREE_NUTS",
  "en:celery": "CELERY",
  "en:mustard": "MUSTARD",
  "en:sesame-seeds": "SESAME",
  "en:sulphur-dioxide-and-sulphites": "SULPHITES",
  "en:lupin": "LUPIN",
  "en:molluscs": "MOLLUSCS",
};

/** Whoever typed a label may have left allergens out, so only those that are there are known. */
function allergensOf({ allergens_tags: tags, allergens }: SourceRow): Allergen[] {
  const named = listOf(tags).concat(listOf(allergens));
  return orderAllergens(named.flatMap((name) => ALLERGEN_TAGS[name.toLowerCase()] ?? []));
}

function servingOf(row: SourceRow): number | null {
  const serving = numberOf(row, "serving_quantity");
  return serving !== null && serving > 0 && serving <= MAX_SERVING ? serving : null;
}

/**
 * Reads one row of an Open Food Facts export (https://world.openfoodfacts.org/data, ODbL); a text says why it is left out.
 * It copies labels as they are, so carbohydrates of a product that is sold in North America alone lose their fibre.
 */
export function readOpenFoodFacts(row: SourceRow): ImportedProduct | Rejection {
  const general = textOf(row, "product_name", "product_name_nl", "product_name_en");
  if (general === null) return "no-name";
  const code = String(row.code ?? "");
  const barcode = toGtin14(code);
  if (barcode === null) return "wrong-barcode";
  if (isInStoreGtin(barcode)) return "in-store-barcode";
  const figures = figuresOf(row, barcode);
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
    nutrients: nutrientsOf(row),
    allergens: allergensOf(row),
    serving: servingOf(row),
    popularity: numberOf(row, "unique_scans_n") ?? 0,
  };
}
