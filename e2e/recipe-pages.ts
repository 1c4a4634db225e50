import type { Network } from "../apps/server/src/platform/outgoing/fetch-page.ts";
import { PageServer } from "../apps/server/test/page-server.ts";
import { RECIPE_PAGE, SLOW_RECIPE_PAGE } from "./address.ts";

const RECIPE = {
  "@type": "Recipe",
  name: "Creamy lemon pasta",
  author: { name: "Lotte de Wit" },
  recipeYield: "4",
  prepTime: "PT10M",
  cookTime: "PT15M",
  recipeIngredient: [
    "400 g spaghetti",
    "pine nuts",
    "1 lemon",
    "200 ml milk",
    "2 cloves garlic",
    "1 jar of flubberwobbles",
  ],
  recipeInstructions: "Boil the pasta.\nFry the garlic in the oil.\nStir everything together.",
};
const PAGE = `<title>Lotte's kitchen</title><script type="application/ld+json">${JSON.stringify(RECIPE)}</script>`;
const SLOW_MS = 2_500;

/** The web as the journeys meet it: sites on this machine, behind the same gate as all others. */
export async function openRecipePages(): Promise<Network> {
  const web = new PageServer();
  await web.open();
  web.pages.set(RECIPE_PAGE, PAGE);
  web.pages.set(SLOW_RECIPE_PAGE, (answer) => {
    answer.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    setTimeout(() => answer.end(PAGE), SLOW_MS);
  });
  return web.network;
}
