import type { ImportedProduct } from "../foods/index.ts";

const BRAND = "Plateful demo";

/** English, Dutch, number, unit, kcal, protein, carbohydrates, fat and serving. */
const PRODUCTS = [
  ["Skyr, natural", "Skyr naturel", "2000004200015", "g", 62, 11, 4, 0.2, 150],
  ["Oat drink", "Haverdrank", "2000004200022", "ml", 46, 1, 7, 1.5, 200],
  ["Crunchy muesli", "Krokante muesli", "2000004200039", "g", 436, 9.5, 63, 15, 45],
  ["Wholegrain crackers", "Volkoren crackers", "2000004200046", "g", 412, 11, 64, 10, 12],
  ["Hummus", "Hummus", "2000004200053", "g", 268, 7.4, 12, 20, 30],
  ["Tomato soup", "Tomatensoep", "2000004200060", "ml", 38, 1.1, 6.2, 0.9, 250],
  ["Smoked tofu", "Gerookte tofu", "2000004200077", "g", 178, 17, 2.4, 11, 75],
  ["Peanut butter", "Pindakaas", "2000004200084", "g", 628, 25, 13, 52, 15],
  ["Lentil crisps", "Linzenchips", "2000004200091", "g", 470, 12, 58, 20, 25],
  ["Dark chocolate 70%", "Pure chocolade 70%", "2000004200107", "g", 571, 8.2, 36, 42, 10],
  ["Apple and pear juice", "Appel-perensap", "2000004200114", "ml", 46, 0.2, 11, 0.1, 200],
  ["Vegetable lasagne", "Groentelasagne", "2000004200121", "g", 118, 5.2, 13, 4.6, 400],
] as const;

/** Invented products to try the scanner with; their numbers are of the range that shops give out themselves. */
export const DEMO_PRODUCTS: readonly ImportedProduct[] = PRODUCTS.map(
  ([en, nl, number, unit, kcal, protein, carbohydrates, fat, serving]) => ({
    sourceId: number,
    name: { en, nl },
    brand: BRAND,
    barcode: number.padStart(14, "0"),
    unit,
    kcal,
    protein,
    carbohydrates,
    fat,
    fiber: null,
    nutrients: {},
    serving,
    popularity: 0,
  }),
);
