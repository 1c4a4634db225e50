import { describe, expect, it } from "vitest";
import { readRecipePage } from "./read-recipe-page.ts";

const page = (head: string, body = "") =>
  `<!doctype html><html lang="en"><head><meta property="og:site_name" content="Lotte's Kitchen">${head}</head><body>${body}</body></html>`;
const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`;
const PASTA = {
  "@type": "Recipe",
  name: "Creamy lemon pasta",
  author: { "@type": "Person", name: "Lotte de Wit" },
  recipeYield: ["4", "4 servings"],
  prepTime: "PT10M",
  cookTime: "PT1H15M",
  inLanguage: "en-GB",
  recipeIngredient: ["400 g spaghetti", "2 tbsp olive oil &amp; a little more"],
  recipeInstructions: [
    {
      "@type": "HowToSection",
      name: "The sauce",
      itemListElement: [
        { "@type": "HowToStep", text: "1. Grate the <b>lemon</b>." },
        { "@type": "HowToStep", text: "Stir in the cream." },
      ],
    },
    { "@type": "HowToStep", name: "Boil", text: "Boil the pasta." },
  ],
};
const READ = {
  title: "Creamy lemon pasta",
  ingredients: ["400 g spaghetti", "2 tbsp olive oil & a little more"],
  steps: ["The sauce: Grate the lemon.", "Stir in the cream.", "Boil the pasta."],
  servings: 4,
  preparationMinutes: 10,
  cookingMinutes: 75,
  totalMinutes: null,
  author: "Lotte de Wit",
  siteName: "Lotte's Kitchen",
  language: "en-GB",
  isGuessed: false,
};

describe("the recipe of a web page", () => {
  it("REC-106 is read from JSON-LD with its sections, texts in HTML and durations", () => {
    expect(readRecipePage(page(jsonLd(JSON.stringify(PASTA))))).toEqual(READ);
  });

  it("REC-106 is found in a graph, and what it refers to with it", () => {
    const graph = {
      "@context": "https://schema.org",
      "@graph": [
        { "@type": "Person", "@id": "#lotte", name: "Lotte de Wit" },
        { "@type": ["Article"], name: "A day out" },
        { "@type": "Recipe", name: "Another one", recipeIngredient: ["1 egg"] },
        { ...PASTA, "@type": ["Recipe", "NewsArticle"], author: { "@id": "#lotte" } },
      ],
    };
    expect(readRecipePage(page(jsonLd(JSON.stringify(graph))))).toEqual(READ);
  });

  it.each([
    ["line breaks in a text", (text: string) => text.replace("Boil the pasta.", "Boil\nthe\tpasta.")],
    ["a comma behind the last", (text: string) => text.replace("}]", "},]").replace(/}$/, ",}")],
    ["a comment around it", (text: string) => `<!--${text}-->`],
    ["CDATA around it", (text: string) => `//<![CDATA[\n${text}\n//]]>`],
    ["a semicolon behind it", (text: string) => `${text};`],
    ["an escape that JSON does not have", (text: string) => text.replace("Boil the", "\\Boil the")],
  ])("REC-106 survives JSON with %s", (_what, broken) => {
    const { steps, ingredients } = readRecipePage(page(jsonLd(broken(JSON.stringify(PASTA)))));
    expect([ingredients.length, steps.length]).toEqual([2, 3]);
    expect(steps.at(-1)?.replace("\\", "")).toBe("Boil the pasta.");
  });

  it("REC-106 is left to the text where the JSON cannot be told", () => {
    const body =
      "<h1>Soup</h1><h2>Ingredients</h2><ul><li>1 leek</li><li>2 carrots</li></ul><h2>Method</h2><ol><li>Cook.</li></ol>";
    const read = readRecipePage(page(jsonLd('{"@type": "Recipe", "name": '), body));
    expect(read).toMatchObject({ title: "Soup", ingredients: ["1 leek", "2 carrots"], steps: ["Cook."] });
  });

  it("REC-106 is read from microdata, where a list whose lines are stated counts once", () => {
    const body = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Erwtensoep</h1>
      <meta itemprop="recipeYield" content="voor 6 personen"><time itemprop="totalTime" datetime="PT2H">2 uur</time>
      <ul><li itemprop="recipeIngredient">500 g spliterwten</li><li itemprop="recipeIngredient">1 prei</li></ul>
      <div itemprop="recipeInstructions"><p itemprop="recipeInstructions">Kook de erwten.</p><p itemprop="recipeInstructions">Voeg de prei toe.</p></div></div>`;
    expect(readRecipePage(page("", body))).toMatchObject({
      title: "Erwtensoep",
      ingredients: ["500 g spliterwten", "1 prei"],
      steps: ["Kook de erwten.", "Voeg de prei toe."],
      servings: 6,
      totalMinutes: 120,
    });
  });

  it("REC-106 is read from RDFa", () => {
    const body = `<article typeof="schema:Recipe"><h1 property="schema:name">Flan</h1><span property="schema:recipeIngredient">3 eggs</span>
      <p property="schema:recipeInstructions">Beat and bake.</p></article>`;
    expect(readRecipePage(page("", body))).toMatchObject({
      title: "Flan",
      ingredients: ["3 eggs"],
      steps: ["Beat and bake."],
    });
  });

  it("REC-106 is read from the headings of a Dutch page, without menus, comments and tips", () => {
    const body = `<nav><ul><li>1 januari</li><li>Ingrediënten</li></ul></nav><h1>Hutspot</h1><p>Voor 4 personen</p><p>Voorbereiding: 15 min</p>
      <h3>Ingrediënten</h3><ul><li><span>1 kg</span> <span>wortels</span></li><li>500 g uien</li></ul><h4>Voor erbij</h4><ul><li>1 rookworst</li></ul>
      <h3>Zo maak je het</h3><ol><li>Schil de wortels.</li><li>Kook alles gaar.</li></ol>
      <h3>Tips</h3><p>Lekker met mosterd.</p><div class="comments"><p>Bereiding</p><p>Heerlijk recept, ik heb het drie keer gemaakt voor mijn hele familie!</p></div>`;
    expect(readRecipePage(page("", body))).toMatchObject({
      title: "Hutspot",
      ingredients: ["1 kg wortels", "500 g uien", "1 rookworst"],
      steps: ["Schil de wortels.", "Kook alles gaar."],
      servings: 4,
      preparationMinutes: 15,
    });
  });

  it("REC-106 is read where nothing stands above its lists, and where steps are only counted", () => {
    const body = `<h1>Toast</h1><ul><li>2 slices of bread</li><li>1 egg</li><li>10 g butter</li><li>1 tomato</li></ul>
      <h3>Step 1</h3><p>Fry the egg.</p><h3>Step 2</h3><p>Toast the bread.</p>`;
    expect(readRecipePage(page("", body))).toMatchObject({
      ingredients: ["2 slices of bread", "1 egg", "10 g butter", "1 tomato"],
      steps: ["Fry the egg.", "Toast the bread."],
    });
  });

  const CAKE = {
    "@type": "Recipe",
    name: "Cake",
    recipeIngredient: ["250 g flour", "1Egg", "salt"],
    recipeInstructions: ["Mix it.", "Bake it.", "Let it cool."],
  };
  const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
  const FILLING = ["200 ml cream", "50 g sugar"];

  it("REC-123 is read whole where a page states the first of several lists alone, with the steps that it shows", () => {
    const stated = [...CAKE.recipeIngredient.with(1, "1 egg")];
    const lists = `<h2>Ingredients</h2>${list(...stated)}<h4>Filling</h4>${list(...FILLING)}`;
    const shown = ["Mix it.", "Bake it.", "Let it cool.", "Whip the cream."];
    const whole = readRecipePage(
      page(jsonLd(JSON.stringify(CAKE)), `${lists}<h2>Method</h2>${list(...shown)}`),
    );
    expect(whole).toMatchObject({ ingredients: [...stated, ...FILLING], steps: shown });
    const other = readRecipePage(
      page(jsonLd(JSON.stringify(CAKE)), `${lists}<h2>Method</h2>${list("See the film of it.", "Enjoy!")}`),
    );
    expect(other).toMatchObject({ ingredients: [...stated, ...FILLING], steps: CAKE.recipeInstructions });
  });

  it("REC-123 is not read twice where the same is shown for other numbers of people, or repeated", () => {
    const twice = `<h2>Ingredients</h2>${list("250 g flour", "1 egg", "salt")}<h4>For 8</h4>${list("500 g flour", "2 egg", "salt")}`;
    expect(readRecipePage(page(jsonLd(JSON.stringify(CAKE)), twice)).ingredients).toEqual(
      CAKE.recipeIngredient,
    );
    const before = `<h2>Ingredients</h2>${list("125 g flour", "250 g flour", "1 egg", "salt", ...FILLING)}`;
    expect(readRecipePage(page(jsonLd(JSON.stringify(CAKE)), before)).ingredients).toEqual(
      CAKE.recipeIngredient,
    );
    const lines = ["1 leek", "2 carrots", "3 onions", "500 ml stock"];
    const again = { ...CAKE, recipeIngredient: [...lines, "salt", ...lines] };
    expect(readRecipePage(page(jsonLd(JSON.stringify(again)))).ingredients).toEqual([...lines, "salt"]);
  });

  it("REC-124 ends its ingredients where steps are counted in headings, also below a list that nothing names", () => {
    const lines = ["1 lemon", "6 biscuits", "100 g sugar", "4 egg whites"];
    const steps = [
      "Preheat the oven to 200 degrees and line a tray.",
      "Beat the egg whites until they stand in peaks.",
    ];
    const counted = `${list(...lines)}<h3>1. Do some prep:</h3>${list(...steps)}`;
    for (const above of ["", "<h2>Ingredients</h2>"])
      expect(readRecipePage(page("", `<h1>Meringues</h1>${above}${counted}`))).toMatchObject({
        ingredients: lines,
        steps,
      });
  });

  it("REC-124 has its steps below a heading that names the dish in Dutch, which is no title", () => {
    const body = `<h1>Banketstaaf maken</h1><p>Rond de feestdagen maken wij elk jaar banketstaaf met de hele familie, al sinds mijn oma.</p><h3>Ingrediënten</h3>${list("400 g spijs", "1 rol bladerdeeg", "1 ei")}
      <h2>Banketstaaf maken</h2><p>Verwarm de oven voor op 200 graden.</p><p>Rol het deeg uit en vul het.</p><h2>Delen</h2><p>Deel dit met al je vrienden en de hele familie.</p>`;
    expect(readRecipePage(page("", body))).toMatchObject({
      title: "Banketstaaf maken",
      ingredients: ["400 g spijs", "1 rol bladerdeeg", "1 ei"],
      steps: ["Verwarm de oven voor op 200 graden.", "Rol het deeg uit en vul het."],
    });
  });

  it("REC-106 keeps nothing of a page without a recipe but its name", () => {
    const read = readRecipePage(page("<title>About us</title>", "<p>We like food.</p>"));
    expect(read).toMatchObject({ title: "About us", ingredients: [], steps: [] });
  });

  it("REC-106 is read in a moment from pages that nest deeply or repeat themselves", () => {
    // Of the processor, so that a busy machine proves nothing.
    const start = process.cpuUsage();
    readRecipePage("<div>".repeat(50_000));
    readRecipePage(page(jsonLd("[".repeat(100_000))));
    readRecipePage(page("", "<p>1 g ".repeat(50_000)));
    readRecipePage(page("", "<h2>Ingredients</h2><p>1 g".repeat(10_000)));
    readRecipePage(page("", `<h2>Ingredients</h2>${"<h2>1 g</h2><p>2 g".repeat(10_000)}`));
    readRecipePage(page("", "<span>1<span>1</span><span>1</span><span>1</span>".repeat(5_000)));
    readRecipePage(page(jsonLd(JSON.stringify({ ...CAKE, recipeIngredient: Array(10_000).fill("SAUCE") }))));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(10_000);
  });
});
