import { bottomFromWords, doughFromWords } from "./base-from-words.ts";
import { breadFromWords, shellFromWords } from "./bread-and-shell-words.ts";
import { backdropOf, glazeOf } from "./crockery.ts";
import { dishFromIngredients } from "./dish-from-ingredients.ts";
import { dishFromName } from "./dish-from-name.ts";
import { fallbackItems, garnishOf, itemsOf, leadPiece } from "./items-in-dish.ts";
import type { PlateSpec } from "./plate-spec.ts";
import { type Choices, hashText } from "./random.ts";
import type { RecipeFacts } from "./recipe-facts.ts";
import { recipeWords } from "./recipe-words.ts";
import { cookEggs, recogniseIngredients } from "./recognise-ingredients.ts";

/**
 * Decides what a recipe's picture shows, from its name, tags and ingredients. Depends on nothing but its argument;
 * a recipe of which nothing is recognised becomes a bowl of greens.
 */
export function recipeToPlate(facts: RecipeFacts): PlateSpec {
  const hash = hashText(facts.id);
  const choose = <T>(from: Choices<T>, salt: number): T =>
    from[(hash + salt * 7919) % from.length] ?? from[0];
  const words = recipeWords(
    facts.name,
    facts.ingredients.map(({ name }) => name),
  );
  const found = cookEggs(recogniseIngredients(facts), words);
  const dish = dishFromName(words) ?? dishFromIngredients(words, facts.tags, found);
  const vessel = {
    dish,
    ...bottomFromWords(dish, words),
    bread: breadFromWords(dish, words),
    shell: shellFromWords(dish, words),
    garnish: garnishOf(words, dish),
  };
  const items = leadPiece(itemsOf(found, words, vessel), dish, words);
  return {
    seed: facts.id,
    ...vessel,
    dough: doughFromWords(dish, words),
    items: items.length > 0 ? items : fallbackItems(dish, vessel.base),
    glaze: glazeOf(dish, vessel.base, choose),
    backdrop: backdropOf(facts.tags, choose),
  };
}
