import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GROCERY_CATEGORIES } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import type { ContainsWord, Food } from "./src/index.ts";
import { CONTENT_ROOT, readContent } from "./src/read-content.ts";
import { readMeasureWords } from "./src/read-foods.ts";
import { ContentProblems } from "./src/yaml-file.ts";

const { foods } = readContent();
const ids = (list: readonly Food[]): string[] => list.map((food) => food.id);

/** Reasons why the energy of a food does not follow from 4/4/9/2, each with its foods. */
const OTHER_ENERGY: Record<string, readonly string[]> = {
  "its starch is counted as carbohydrates, its acids are not": ["baking-powder"],
  "USDA uses its own factors for cocoa and carob": ["cocoa-powder", "unsweetened-chocolate", "carob-powder"],
  "USDA counts the energy of bran lower": ["oat-bran", "wheat-bran", "bran-sticks"],
  "USDA gives a fibre figure of another method than its energy": [
    "split-peas",
    "flageolet-beans",
    "borlotti-beans",
    "cooked-borlotti-beans",
  ],
  "USDA uses its own factors for spices and dried herbs, many of which are half fibre": [
    "paprika",
    "cayenne",
    "cumin",
    "ground-coriander",
    "bay-leaf",
    "allspice",
    "aniseed",
    "celery-seed",
    "dried-chervil",
    "cloves",
    "dried-coriander",
    "dill-seed",
    "dried-dill",
    "saffron",
    "tarragon",
    "gingerbread-spice",
    "dried-celery-leaf",
  ],
  "USDA counts the carbohydrates of sprouted pulses lower": ["lentil-sprouts"],
  "acetic acid gives energy": ["cider-vinegar", "red-wine-vinegar", "white-vinegar", "balsamic-vinegar"],
};

/** English words that are the same in Dutch. */
const SAME_IN_BOTH = new Set(
  "Baguette Bagel Croissant Ciabatta Granola Spaghetti Penne Couscous Bulgur Quinoa Polenta Ricotta Cheddar Feta Mozzarella Brie Hummus Water Salami Chorizo Mango Kiwi Nectarine Grapefruit Avocado Aubergine Courgette Broccoli Shiitake Seitan Falafel Jam Focaccia Gazpacho Camembert Fontina Gruyère Neufchâtel Provolone Roquefort Kumquat Clementine Cherimoya Sapodilla Fusilli Orzo Mortadella Pepperoni Okra Chayote Pomelo Cheesecake".split(
    " ",
  ),
);

/** Lightest and heaviest weight in grams of the measures that have a size of their own. */
const MEASURE_GRAMS: Record<string, readonly [number, number]> = {
  drop: [0.1, 0.5],
  pinch: [0.1, 0.6],
  teaspoon: [0.3, 8],
  tablespoon: [0.8, 25],
  handful: [4, 100],
  slice: [15, 120],
  "thin-slice": [2, 200],
  "thin-layer": [3, 20],
  square: [5, 40],
  cup: [25, 250],
  mug: [150, 300],
  glass: [20, 260],
  bowl: [15, 260],
  bottle: [200, 600],
  can: [30, 600],
  sachet: [3, 100],
  fillet: [4, 200],
  portion: [10, 300],
  piece: [0.5, 1000],
};

/** Millilitres of the spoons, which weigh more the denser the food is. */
const SPOON_MILLILITRES = { teaspoon: 5, tablespoon: 15 } as const;

/** What follows from the source's figures, whose carbohydrates hold the fibre. */
const energyOf = ({ per100Grams: f, source }: Food): number => {
  const fiber = f.fiber ?? 0;
  return 4 * f.protein + 4 * (source.carbohydrates - fiber) + 2 * fiber + 9 * f.fat;
};

/** The strongest drink has 40 g of alcohol in 100 g, at 7 kcal each. */
const MAX_ALCOHOL_ENERGY = 280;

/** Alcohol gives energy that is no figure of its own: such a food may have more than follows, never less. */
function hasPlausibleEnergy(food: Food): boolean {
  const { kcal } = food.source;
  const margin = Math.max(15, 0.12 * kcal);
  const most = margin + (food.contains?.includes("alcohol") ? MAX_ALCOHOL_ENERGY : 0);
  const more = kcal - energyOf(food);
  return more >= -margin && more <= most;
}

describe("foods", () => {
  it("are at least 700, on shelves that the product knows, and staples are among them", () => {
    expect(foods.length).toBeGreaterThanOrEqual(700);
    const shelves = new Set(foods.map((food) => food.category));
    expect([...shelves].every((shelf) => GROCERY_CATEGORIES.includes(shelf))).toBe(true);
    expect(shelves.size).toBeGreaterThanOrEqual(GROCERY_CATEGORIES.length - 1);
    expect(ids(foods.filter((food) => food.isStaple))).toEqual(
      expect.arrayContaining(["salt", "black-pepper", "water", "olive-oil"]),
    );
    const bought = ["CONDIMENTS", "CANNED", "DAIRY", "VEGETABLES", "MEAT", "FISH", "FRUIT"];
    const wrong = foods.filter((food) => food.isStaple && bought.includes(food.category));
    expect(ids(wrong)).toEqual(["red-wine-vinegar", "cider-vinegar", "white-vinegar"]);
  });

  it("come from figures whose energy follows from protein, carbohydrates, fat and fibre", () => {
    const excepted = Object.values(OTHER_ENERGY).flat();
    const wrong = ids(foods.filter((food) => !hasPlausibleEnergy(food)));
    expect(wrong.filter((id) => !excepted.includes(id))).toEqual([]);
    expect(excepted.filter((id) => !wrong.includes(id))).toEqual([]);
  });

  it("have figures that fit into 100 grams", () => {
    const wrong = foods.filter(({ per100Grams: f, source }) => {
      const sum = f.protein + source.carbohydrates + f.fat + (f.salt ?? 0);
      const parts = [
        (f.fiber ?? 0) <= source.carbohydrates + 0.5,
        (f.sugars ?? 0) <= f.carbohydrates + 1,
        (f.saturatedFat ?? 0) <= f.fat + 0.1,
      ];
      return sum > 103 || parts.includes(false);
    });
    expect(ids(wrong)).toEqual([]);
  });

  it("carry a Dutch name that differs from the English one and appears once", () => {
    const same = foods.filter(({ name }) => name.en === name.nl && !SAME_IN_BOTH.has(name.en));
    expect(ids(same)).toEqual([]);
    for (const language of ["en", "nl"] as const) {
      const names = foods.map((food) => food.name[language].toLowerCase());
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it("offer 100 grams and two to five household measures, 100 millilitres only when poured", () => {
    const wrong = foods.filter((food) => {
      const household = food.servings.filter((serving) => !/^100-/.test(serving.key));
      const isPoured = food.servings.some((serving) => serving.key === "100-ml");
      return (
        food.servings[0]?.key !== "100-g" ||
        household.length < 2 ||
        household.length > 5 ||
        isPoured !== (food.density !== null)
      );
    });
    expect(ids(wrong)).toEqual([]);
  });

  it("have household measures of plausible weight", () => {
    const wrong = foods.flatMap((food) =>
      food.servings
        .filter(({ key, grams }) => {
          const [least, most] = MEASURE_GRAMS[key] ?? [0, 1000];
          return grams < least || grams > most;
        })
        .map(({ key, grams }) => `${food.id}: ${key} of ${grams} g`),
    );
    expect(wrong).toEqual([]);
  });

  it("GROC-042 have a pack that weighs about as much as a piece, where they are sold by the piece", () => {
    const loose = foods.filter(({ pack }) => pack?.kind === "PIECE");
    expect(loose.length).toBeGreaterThan(40);
    const wrong = loose.filter(({ pack, servings }) => {
      const grams = servings.find(({ key }) => key === "piece")?.grams ?? pack?.grams ?? 0;
      const ratio = (pack?.grams ?? 0) / grams;
      return ratio > 1.8 || ratio < 0.55;
    });
    expect(ids(wrong)).toEqual([]);
  });

  it("PLAN-276 have a price wherever a recipe needs them, which a shop could ask for", () => {
    const { recipes } = readContent();
    const used = new Set(recipes.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId)));
    expect(ids(foods.filter(({ id, centsPerKg }) => used.has(id) && centsPerKg === null))).toEqual([]);
    const odd = foods.filter(
      ({ id, centsPerKg }) =>
        id !== "water" && centsPerKg !== null && (centsPerKg < 35 || centsPerKg > 20_000),
    );
    expect(ids(odd)).toEqual([]);
  });

  it("have tablespoons of about three teaspoons, and spoons that what is poured fills", () => {
    const gramsOf = (food: Food, key: string) => food.servings.find((serving) => serving.key === key)?.grams;
    const wrong = foods.filter((food) => {
      const teaspoon = gramsOf(food, "teaspoon");
      const tablespoon = gramsOf(food, "tablespoon");
      const ratio = teaspoon && tablespoon ? tablespoon / teaspoon : 3;
      const isFilled = Object.entries(SPOON_MILLILITRES).every(([key, millilitres]) => {
        const grams = gramsOf(food, key);
        if (grams === undefined || food.density === null) return true;
        return Math.abs(grams - millilitres * food.density) <= 0.3 * millilitres * food.density;
      });
      return ratio < 2 || ratio > 4 || !isFilled;
    });
    expect(ids(wrong)).toEqual([]);
  });

  it("use every measure word, and each word is in both languages", () => {
    const used = new Set(foods.flatMap((food) => food.servings.map((serving) => serving.key)));
    const words = readMeasureWords(CONTENT_ROOT, new ContentProblems());
    expect(words.filter((word) => !used.has(word.key)).map((word) => word.key)).toEqual([]);
    const untranslated = words.filter((word) => word.one.en === word.one.nl).map((word) => word.key);
    expect(untranslated).toEqual([]);
  });
});

describe("foods as Dutch shops sell them", () => {
  /** The row of the source for a food of which it has others that look alike: raw, salted, sweetened or of another fat. */
  const ROWS = {
    "chopped-tomatoes": "11885",
    "coconut-milk": "12118",
    "soy-drink": "16222",
    mayonnaise: "04025",
    "sour-cream": "01055",
    "low-fat-yoghurt": "01151",
    buttermilk: "01151",
    pollock: "15266",
    "fresh-sausage": "07965",
    "brown-beans": "16146",
    "reduced-salt-soy-sauce": "16424",
    "reduced-salt-vegetable-stock": "06609",
  };

  it("FOOD-091 have the figures of the row that is the same in kind", () => {
    const rows = Object.keys(ROWS).map((id) => [id, foods.find((food) => food.id === id)?.source.usda]);
    expect(Object.fromEntries(rows)).toEqual(ROWS);
  });

  it("FOOD-093 come with less salt beside the usual ones: soy sauce, tamari and stock", () => {
    const saltOf = (id: string) => foods.find((food) => food.id === id)?.per100Grams.salt ?? Number.NaN;
    for (const id of ["soy-sauce", "tamari", "vegetable-stock", "chicken-stock"])
      expect([id, saltOf(`reduced-salt-${id}`) / saltOf(id) < 0.7]).toEqual([id, true]);
  });

  it("FOOD-092 have a name that means them and nothing else", () => {
    const nameOf = (id: string) => foods.find((food) => food.id === id)?.name;
    expect(nameOf("egg-white")?.nl).toBe("Eiwit (van ei)");
    expect(nameOf("skirt-steak")?.nl).not.toMatch(/longhaas/i);
    expect(nameOf("cheesecake")?.nl).not.toMatch(/kwark/i);
    expect(nameOf("hot-sauce")?.nl).not.toMatch(/pepersaus/i);
    expect(nameOf("green-asparagus")).toEqual({ en: "Green asparagus", nl: "Groene asperges" });
    expect(nameOf("light-cheese")?.nl).toBe("Magere kaas 10+");
  });
});

/** Words in an English name that oblige a fact, with the foods that only sound so. */
const NAME_FACTS: readonly [RegExp, ContainsWord, readonly string[]][] = [
  [
    /\b(milk|cheese|yoghurt|quark|cream|butter|whey|gouda|feta|mozzarella|ricotta|brie|edam|parmesan)\b/i,
    "milk",
    [
      "coconut-milk",
      "peanut-butter",
      "crunchy-peanut-butter",
      "light-peanut-butter",
      "almond-butter",
      "cashew-butter",
      "cocoa-butter",
      "soy-yoghurt",
      "cream-of-tartar",
      "cream-crackers",
      "ice-cream-cone",
    ],
  ],
  [/\begg\b/i, "egg", []],
  [/\b(soy|tofu|tempeh|edamame|miso)\b/i, "soy", []],
  [/\b(almond|almonds|walnuts|cashew|hazelnuts|pecan|pistachios)\b/i, "tree-nuts", []],
  [/\bpeanuts?\b/i, "peanuts", []],
  [
    /\b(wheat|bread|spaghetti|penne|couscous|bulgur|barley|rye|oats)\b/i,
    "gluten",
    ["gluten-free-oats", "buckwheat", "buckwheat-flour", "spaghetti-squash"],
  ],
  [/\b(sesame|tahini|hummus)\b/i, "sesame", []],
  [/\b(salmon|tuna|cod|herring|mackerel|trout|sardines|anchovy|plaice|haddock)\b/i, "fish", []],
  [/\bprawns|crab\b/i, "crustaceans", []],
  [/\b(mussels|squid|oyster)\b/i, "molluscs", ["oyster-mushrooms"]],
  [/\b(chicken|turkey)\b/i, "poultry", []],
  [/\b(ham|bacon|pork|salami|chorizo)\b/i, "pork", []],
  [/\b(beef|steak)\b/i, "beef", ["tuna-steak"]],
  [/\blamb\b/i, "meat", []],
  [/\b(celery|celeriac|stock)\b/i, "celery", []],
  [/\bmustard\b/i, "mustard", []],
  [/\bhoney\b/i, "honey", []],
  [/\b(wine|lager)\b/i, "alcohol", ["red-wine-vinegar"]],
];

describe("facts of foods", () => {
  it.each(NAME_FACTS)("follow the name: %s means %s", (pattern, fact, exceptions) => {
    const named = foods.filter((food) => pattern.test(food.name.en) && !exceptions.includes(food.id));
    expect(named.length).toBeGreaterThan(0);
    expect(ids(named.filter((food) => !food.contains?.includes(fact)))).toEqual([]);
  });

  it("imply the wider fact: lactose milk, pork beef and poultry meat", () => {
    const wrong = foods.filter(({ contains }) => {
      const has = (fact: ContainsWord) => contains?.includes(fact) ?? false;
      const isMeat = has("pork") || has("beef") || has("poultry");
      return (has("lactose") && !has("milk")) || (isMeat && !has("meat"));
    });
    expect(ids(wrong)).toEqual([]);
  });
});

interface UsdaRow {
  readonly source_id: string;
  readonly kcal: number;
  readonly protein_g: number;
  readonly carbs_g: number;
  readonly fat_g: number;
  readonly fiber_g: number | null;
}

const USDA_FILE = join(CONTENT_ROOT, "../../shared/data/foods/usda-sr-abbrev.jsonl");

/** The same draw every time: a linear congruential generator picks foods without repeating one. */
function drawFoods(count: number): Food[] {
  const pool = [...foods];
  let seed = 20_261_120;
  return Array.from({ length: count }, () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return pool.splice(seed % pool.length, 1);
  }).flat();
}

describe.runIf(existsSync(USDA_FILE))("figures of foods", () => {
  it("agree with the cited USDA row within 10 % or 2 grams, for sixty foods", () => {
    const rows = readFileSync(USDA_FILE, "utf8").trim().split("\n");
    const rowsById = new Map(
      rows.map((line) => JSON.parse(line) as UsdaRow).map((row) => [row.source_id, row]),
    );
    const isNear = (ours: number, theirs: number) =>
      Math.abs(ours - theirs) <= Math.max(2, 0.1 * Math.abs(theirs));
    const drawn = drawFoods(60);
    expect(new Set(ids(drawn)).size).toBe(60);
    const wrong = drawn.filter(({ per100Grams: f, source }) => {
      const row = rowsById.get(source.usda);
      if (row === undefined) return true;
      const pairs: [number, number][] = [
        [source.kcal, row.kcal],
        [f.protein, row.protein_g],
        [source.carbohydrates, row.carbs_g],
        [f.fat, row.fat_g],
        [f.fiber ?? 0, row.fiber_g ?? 0],
      ];
      return !pairs.every(([ours, theirs]) => isNear(ours, theirs));
    });
    expect(ids(wrong)).toEqual([]);
  });
});
