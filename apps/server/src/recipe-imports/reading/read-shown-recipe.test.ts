import { describe, expect, it } from "vitest";
import { readRecipePage } from "./read-recipe-page.ts";

const page = (body: string, head = "") =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const read = (body: string, head = "") => readRecipePage(page(body, head));
const stated = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", ...recipe })}</script>`;
const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
const texts = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join("");

const STEPS = [
  "Whisk the eggs with the milk until they are smooth.",
  "Bake thin pancakes in a little butter.",
];
const method = `<h2>Method</h2>${list(...STEPS)}`;
const BATTER = ["250 g flour", "2 eggs", "500 ml milk"];

describe("the ingredients that a page shows", () => {
  it("REC-123 go on below the names of their groups, which are none of them", () => {
    const sauce = ["100 g sugar", "50 ml cream"];
    const groups = [
      `<h3>Ingredients</h3>${list(...BATTER)}<h3>Caramel</h3>${list(...sauce)}`,
      `<h3>Ingredients</h3>${list("For the batter:", ...BATTER, "For the sauce", ...sauce)}`,
      `<h3>Ingredients</h3>${list(...BATTER, "<b>Caramel</b>", ...sauce)}`,
      `<h3>Ingredients</h3>${list(...BATTER, "CARAMEL", ...sauce)}`,
      `<h3>Ingredients for the batter</h3>${list(...BATTER)}<h3>Ingredients for the sauce</h3>${list(...sauce)}`,
    ];
    for (const shown of groups)
      expect(read(`<h1>Pancakes</h1>${shown}${method}`)).toMatchObject({
        ingredients: [...BATTER, ...sauce],
        steps: STEPS,
      });
  });

  it("REC-123 are without buttons, servings and what a portion gives", () => {
    const controls = "<h3><button>1x</button></h3><h3><button>2x</button></h3><p>US Customary - Metric</p>";
    const shown = `<h3>Ingredients</h3>${controls}${list("4 servings", ...BATTER, "Energy 250 kcal")}`;
    expect(read(`${shown}${method}`)).toMatchObject({ ingredients: BATTER, steps: STEPS });
    const switches = list("US", "METRIC") + texts(...BATTER);
    expect(read(`<h3>Ingredients</h3>${switches}${method}`).ingredients).toEqual(BATTER);
  });

  it("REC-123 are put together with amounts that stand in lines of their own, before or behind them", () => {
    const whole = ["250 g bloem", "2 el suiker", "3 eieren", "zout"];
    const before = texts("250 g", "bloem", "2 el", "suiker", "3", "eieren", "zout");
    expect(read(`<h2>Ingrediënten</h2>${before}${method}`).ingredients).toEqual(whole);
    const behind = texts("bloem", "250 g", "suiker", "2 el", "eieren", "3");
    expect(read(`<h2>Ingrediënten</h2>${behind}${method}`).ingredients).toEqual(whole.slice(0, 3));
  });

  it("REC-123 are those in grams where cups and grams stand one behind the other", () => {
    const cups = ["2 cups flour", "1 cup butter", "salt", "8 oz sugar"];
    const grams = ["250 g flour", "225 g butter", "salt", "225 g sugar"];
    for (const [first, second] of [
      [cups, grams],
      [grams, cups],
    ] as const)
      expect(read(`<h2>Ingredients</h2>${list(...first, ...second)}${method}`).ingredients).toEqual(grams);
    const others = [...grams.slice(0, 3), "1 cup milk", "2 cups rice", "3 cups water"];
    expect(read(`<h2>Ingredients</h2>${list(...others)}${method}`).ingredients).toEqual(others);
  });

  it("REC-123 are read line by line where they are stated as one, or only look like lines", () => {
    const one = stated({ name: "Pannenkoeken", recipeIngredient: [BATTER.concat("salt").join(" ")] });
    expect(read(`<h2>Ingredients</h2>${list(...BATTER, "salt")}${method}`, one).ingredients).toHaveLength(4);
    const spans = [...BATTER, "1 pinch of salt"].map((line) => `<span>${line}</span>`).join("\n");
    expect(read(`<h2>Ingredients</h2><div>${spans}</div>${method}`).ingredients).toHaveLength(4);
  });

  it("REC-123 end where a sentence follows, and stand under no heading about ingredients", () => {
    const about = `<h2>Ingredient notes</h2>${list(
      "Flour: any kind will do, also spelt.",
      "Milk: of oats it is as good, and 2 eggs are enough.",
    )}`;
    const advert =
      "<p>By clicking on these links you may come to other pages of our site, or to those of others.</p>";
    const shown = `${about}<h2>Ingredients</h2>${texts(...BATTER, "salt")}${advert}`;
    expect(read(`${shown}${method}`)).toMatchObject({ ingredients: [...BATTER, "salt"], steps: STEPS });
  });
});

describe("the steps that a page shows", () => {
  const shown = `<h2>Ingredients</h2>${list(...BATTER, "salt")}`;

  it("REC-124 are those next behind the ingredients, not the longer story before them", () => {
    const story = texts(
      "First I take my grandmother's bowl, which is older than I am.",
      "It reminds me of summer evenings.",
    );
    expect(read(`<h2>How to make pancakes</h2>${story}${story}${shown}${method}`).steps).toEqual(STEPS);
  });

  it("REC-124 stand below no word about time, which is no heading", () => {
    const body = `${shown}<p>Cook time: 20 minutes</p><p>${STEPS[0]} It is not hard, and there is no hurry at all.</p>${method}`;
    expect(read(body).steps).toEqual(STEPS);
  });

  it("REC-124 are the sentences behind the ingredients where no heading says so", () => {
    const body = `<h1>Pannenkoeken</h1><p>Ingrediënten (voor 2 à 3 personen)</p>${list("250 gram bloem", "2 eieren", "1 ui")}${texts(...STEPS)}
      <h3>Dit delen:</h3>${list("Klik om te delen met je vrienden (in een nieuw venster)", "Klik om dit voor later te bewaren")}`;
    expect(read(body).steps).toEqual(STEPS);
  });

  it("REC-124 go on below headings between them, which stand before what they are above", () => {
    const steps = `<h3>Instructions</h3>${list(STEPS[0] ?? "")}<h3>For the pan</h3>${list(STEPS[1] ?? "")}`;
    expect(read(`${shown}${steps}`).steps).toEqual([STEPS[0], `For the pan: ${STEPS[1]}`]);
  });

  it("REC-124 end with the last that is counted, and are in lists where these stand first", () => {
    const counted = [
      "1. Mix.",
      "2. Rest.",
      "3. Bake.",
      "4. Eat.",
      "Thanks for reading, and see my other pages!",
    ];
    expect(read(`${shown}<h2>Method</h2>${texts(...counted)}`).steps).toEqual([
      "Mix.",
      "Rest.",
      "Bake.",
      "Eat.",
    ]);
    const story = texts(
      ...Array.from({ length: 9 }, (_, at) => `A story of the year ${2000 + at}, which has no end.`),
    );
    expect(read(`${shown}${method}${story}`).steps).toEqual(STEPS);
  });

  it.each([
    ["Υλικά", "Εκτέλεση"],
    ["Składniki", "Sposób przygotowania"],
    ["Malzemeler", "Yapılışı"],
    ["Sastojci", "Priprema"],
    ["用料", "做法"],
    ["Wat je nodig hebt", "Zo ga je te werk"],
    ["Ingrédients", "Les étapes"],
  ])("REC-106 are found below %s and %s", (ingredients, steps) => {
    const body = `<h2>${ingredients}</h2>${list(...BATTER)}<h2>${steps}</h2>${list(...STEPS)}`;
    expect(read(body)).toMatchObject({ ingredients: BATTER, steps: STEPS });
  });
});

describe("what a page states", () => {
  it("REC-106 is that of the dish that the page is called after, where sauces have recipes of their own", () => {
    const dish = { name: "Pancakes", recipeIngredient: ["2 eggs"], recipeInstructions: ["Bake them."] };
    const sauce = { name: "Caramel", recipeIngredient: BATTER, recipeInstructions: STEPS };
    expect(read("<h1>Pancakes</h1>", stated(sauce) + stated(dish))).toMatchObject({
      title: "Pancakes",
      ingredients: ["2 eggs"],
    });
  });

  it("REC-106 counts with capitals or without, and with the names of sections and steps", () => {
    const sections = [
      {
        name: "Batter:",
        ItemListElement: [
          { name: "Mix", text: STEPS[0] },
          { name: "Whisk the eggs", text: STEPS[0] },
        ],
      },
    ];
    const { steps } = read(
      "",
      stated({ name: "Pancakes", recipeIngredient: BATTER, RecipeInstructions: sections }),
    );
    expect(steps).toEqual([`Batter: Mix: ${STEPS[0]}`, STEPS[0]]);
  });

  it("REC-106 has no steps where these are the ingredients once more", () => {
    const twice = stated({ name: "Pancakes", recipeIngredient: BATTER, recipeInstructions: BATTER });
    expect(read(`<h2>Ingredients</h2>${list(...BATTER)}${method}`, twice).steps).toEqual(STEPS);
  });

  it("REC-106 is called by the heading that the title of the page repeats, not by the name of the site", () => {
    const head = `<title>Pancakes | Lotte cooks</title><meta property="og:site_name" content="Lotte cooks">`;
    expect(read("<h1>Lotte cooks</h1><h1>Pancakes</h1>", head).title).toBe("Pancakes");
    expect(read("<h1>Lotte cooks</h1>", head).title).toBe("Pancakes");
    expect(read("<h1>Welcome</h1><h1>Pancakes</h1>", head).title).toBe("Pancakes");
    expect(read("<h1>Thin pancakes</h1>", head).title).toBe("Thin pancakes");
  });
});
