import { describe, expect, it } from "vitest";
import { plateArt } from "./plate-art.ts";
import { PLATE_ART_VERSION } from "./plate-version.ts";
import { hashText } from "./random.ts";
import { recipeToPlate } from "./recipe-to-plate.ts";

const recipe = (name: string, ingredients: string[] = [], tags: string[] = []) =>
  recipeToPlate({
    id: name,
    name,
    tags,
    ingredients: ingredients.map((ingredient, index) => ({ name: ingredient, grams: 200 - index })),
  });

const piecesOf = (name: string, ingredients: string[]) =>
  recipe(name, ingredients).items.map(([piece]) => piece);

/** Every piece that is laid down casts one shadow. */
const shadowsIn = (picture: string) => picture.split('opacity=".26"').length - 1;

const ORDINARY_DISHES = [
  "Havermout met banaan",
  "Overnight oats",
  "Kwark met muesli",
  "Yoghurt with berries",
  "Chia pudding",
  "Smoothie bowl",
  "Green smoothie",
  "Scrambled eggs",
  "Omelet met kaas",
  "Pannenkoeken",
  "American pancakes",
  "Boterham met pindakaas",
  "Avocado toast",
  "Tosti ham kaas",
  "Tomatensoep",
  "Pompoensoep",
  "Erwtensoep",
  "Chicken noodle soup",
  "Griekse salade",
  "Caesar salad",
  "Tonijnsalade",
  "Lunchsalade met linzen",
  "Spaghetti bolognese",
  "Pasta pesto",
  "Lasagne",
  "Nasi goreng",
  "Bami goreng",
  "Chicken curry",
  "Chili con carne",
  "Stamppot boerenkool",
  "Hutspot",
  "Gehaktballen met jus",
  "Zalm uit de oven",
  "Steak and chips",
  "Fish and chips",
  "Veggie burger",
  "Chicken wrap",
  "Pizza margherita",
  "Hummus with crackers",
  "Energy balls",
  "Banana muffins",
  "Handje noten",
  "Something nobody knows",
];

describe("a recipe's picture", () => {
  it.each(ORDINARY_DISHES)("never leaves the plate empty: %s", (name) => {
    const spec = recipe(name);
    expect(spec.items.length).toBeGreaterThan(0);
    expect(spec.items.every(([, count]) => count > 0)).toBe(true);
    const empty = plateArt({ ...spec, items: [], garnish: [] }, "card", "light");
    expect(shadowsIn(plateArt(spec, "card", "light"))).toBeGreaterThan(shadowsIn(empty));
  });

  it.each([
    ["Pompoensoep", "soup", "pumpkinSoup"],
    ["Pumpkin soup", "soup", "pumpkinSoup"],
    ["Havermout met appel", "breakfastBowl", "oats"],
    ["Porridge with apple", "breakfastBowl", "oats"],
    ["Rode curry met kip", "bowl", "redCurry"],
    ["Couscous met groenten", "bowl", "couscous"],
    ["Bruine linzenstoof", "bowl", "lentils"],
    ["Mango smoothie", "glass", "mangoSmoothie"],
    ["Volkoren wrap met kalkoen", "wrap", null],
    ["Courgette-omelet", "omelette", null],
    ["Lasagne met spinazie", "gratin", "tomatoSauce"],
    ["Stamppot boerenkool", "bowl", "mashGreen"],
    ["Quiche with leek", "pie", "custard"],
    ["Tosti ham kaas", "toastie", null],
    ["Breakfast tacos with tofu", "pocket", null],
    ["Lettuce tacos with beef", "filled", null],
    ["Chicken skewers", "skewers", null],
    ["Oat bars with apricots", "biscuits", null],
    ["Paprika popcorn", "nibbles", null],
    ["Beetroot dip with crispbread", "dip", "berrySmoothie"],
    ["Bread porridge with raisins", "breakfastBowl", "oats"],
  ])("knows what %s is", (name, dish, base) => {
    const spec = recipe(name);
    expect([spec.dish, spec.base]).toEqual([dish, base]);
  });

  it("recognises ingredients in English and in Dutch alike", () => {
    const english = ["Cucumber", "Red onion", "Feta", "Chicken breast", "Broccoli"];
    const dutch = ["Komkommer", "Rode ui", "Feta", "Kipfilet", "Broccoli"];
    const pieces = ["cucumber", "onionRing", "feta", "chicken", "broccoli"];
    expect(piecesOf("Salad", english)).toEqual(pieces);
    expect(piecesOf("Salade", dutch)).toEqual(pieces);
  });

  it("takes the specific word before the general one", () => {
    expect(piecesOf("Salade", ["Gerookte zalm"])).toEqual(["smokedSalmon"]);
    expect(piecesOf("Salade", ["Zoete aardappel", "Aardappel"])).toEqual(["sweetPotato", "potatoHalf"]);
    expect(piecesOf("Salad", ["Peanuts", "Pear", "Peas"])).toEqual(["peanut", "pear", "pea"]);
    expect(piecesOf("Salade", ["Crème fraîche", "Jalapeño"])).toEqual(["jalapeno"]);
  });

  it("puts the heaviest ingredients first, five at most", () => {
    const { items } = recipeToPlate({
      id: "bowl",
      name: "Lunch bowl",
      tags: [],
      ingredients: [
        { name: "Sesame", grams: 3 },
        { name: "Radish", grams: 20 },
        { name: "Tofu", grams: 150 },
        { name: "Carrot", grams: null },
        { name: "Avocado", grams: 80 },
        { name: "Edamame", grams: 60 },
        { name: "Cucumber", grams: 50 },
      ],
    });
    expect(items.map(([piece]) => piece)).toEqual(["tofu", "avocado", "edamame", "cucumber", "radish"]);
  });

  it("lays meat or fish with sides on a plate, the main piece first", () => {
    const spec = recipe("Baked salmon with potatoes", ["New potatoes", "Asparagus", "Salmon fillet", "Dill"]);
    expect(spec.dish).toBe("plate");
    expect(spec.items[0]).toEqual(["salmon", 1]);
    expect(spec.garnish).toEqual([["dill", 4]]);
  });

  it("takes the table's colour from the first known tag, else from the recipe's id", () => {
    expect(recipe("Anything", [], ["DINNER", "VEGAN"]).backdrop).toBe("mint");
    const backdrops = Array.from({ length: 40 }, (_, index) => recipe(`Dish ${index}`).backdrop);
    expect(new Set(backdrops).size).toBeGreaterThan(5);
    expect(recipe("Dish 1")).toEqual(recipe("Dish 1"));
  });

  it("puts a sandwich on the bread that it is made of, in the name or among the ingredients", () => {
    expect(recipe("Dutch rusks with strawberries").bread).toBe("rusk");
    expect(recipe("Rijstwafels met avocado").bread).toBe("riceCake");
    expect(recipe("Boterham met kaas", ["Dark rye bread", "Gouda cheese"]).bread).toBe("rye");
    expect(recipe("Boterham met kaas").bread).toBe("slice");
  });

  it("shares the bowl between a stew and what it is served with", () => {
    expect(recipe("Chicken curry", ["Brown rice"])).toMatchObject({ base: "curry", beside: "brownRice" });
    expect(recipe("Seitan stew with mashed potato")).toMatchObject({ base: "brownStew", beside: "mash" });
    expect(recipe("Chicken curry").beside).toBeNull();
  });

  it("leaves spices, stock and sauces out of sight", () => {
    const unseen = [
      "Black pepper",
      "Paprika powder",
      "Vegetable stock",
      "Egg noodles",
      "Tomato purée",
      "Olive oil",
    ];
    expect(piecesOf("Chicken with broccoli", unseen)).toEqual(["chicken", "broccoli"]);
    const { items } = recipeToPlate({
      id: "soup",
      name: "Salad",
      tags: [],
      ingredients: [
        { name: "Cucumber", grams: 400 },
        { name: "Radishes", grams: 2 },
      ],
    });
    expect(items.map(([piece]) => piece)).toEqual(["cucumber"]);
  });

  it("shows eggs as they are cooked, and not those that only bind", () => {
    expect(piecesOf("Scrambled eggs with bacon", ["Egg", "Bacon"])).toEqual(["scramble", "bacon"]);
    expect(piecesOf("Fried eggs with bacon", ["Egg", "Bacon"])).toEqual(["eggFried", "bacon"]);
    expect(piecesOf("Meatballs with green beans", ["Egg"])).toEqual(["meatball", "greenBean"]);
  });

  it("raises the version of the pictures when a drawing changes", () => {
    const drawings = ORDINARY_DISHES.map((name) => plateArt(recipe(name), "card", "light")).join("");
    expect([PLATE_ART_VERSION, hashText(drawings)]).toEqual([3, 2401402188]);
  });

  it("shows a bowl of greens when it recognises nothing", () => {
    expect(recipe("Xyzzy")).toMatchObject({ dish: "bowl", base: "greens" });
  });

  it("heaps fruit and nuts in an empty bowl, not on leaves", () => {
    expect(recipe("Handje noten", ["Amandelen", "Cashewnoten"])).toMatchObject({
      dish: "nibbles",
      base: null,
    });
    expect(recipe("Salade met appel en kip", ["Appel", "Kip"]).base).toBe("greens");
  });

  it("puts pale food on coloured glaze", () => {
    const glazes = Array.from({ length: 30 }, (_, index) => recipe(`Skyr ${index}`).glaze);
    expect(glazes).not.toContain("porcelain");
    expect(glazes).not.toContain("cream");
  });
});
