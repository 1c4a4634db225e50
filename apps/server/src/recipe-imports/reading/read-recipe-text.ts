import type { FoundRecipe } from "./found-recipe.ts";
import { isStepNumber, partBelow } from "./heading-words.ts";
import { tidyIngredients } from "./ingredient-lines.ts";
import { type Block, blocksOfText } from "./page-blocks.ts";
import { readBlocks, servingsIn } from "./read-blocks.ts";
import { tidySteps } from "./schema-recipe.ts";

const MAX_TITLE = 120;
/** What is longer is a step rather than an ingredient. */
const MAX_INGREDIENT = 80;

/** A short line that does not end as a sentence does. */
const isLikeIngredient = ({ text }: Block): boolean =>
  text.length <= MAX_INGREDIENT && !/[.!?]$/.test(text) && !isStepNumber(text);

/**
 * The lines of a text whose parts nothing names: what is short goes in, and the rest is what to do. What was read as a step stays one.
 */
function guessLines(blocks: readonly Block[], steps: readonly string[]): FoundRecipe["ingredients"] {
  const isStep = new Set(steps);
  const lines = blocks.filter(
    (block) =>
      partBelow(block.text) === null &&
      (block.kind === "item" || servingsIn([block]) === null) &&
      isLikeIngredient(block) &&
      tidySteps([block.text]).every((step) => !isStep.has(step)),
  );
  return tidyIngredients(lines.map(({ text }) => text));
}

/** Reads what follows the name of a recipe. Where nothing says what goes in, it is guessed, so that no pasted line is lost. */
function readLines(blocks: readonly Block[]): FoundRecipe {
  const found = readBlocks(blocks);
  if (found.ingredients.length > 0) return found;
  const ingredients = guessLines(blocks, found.steps);
  const others = blocks.filter((block) => partBelow(block.text) === null && !isLikeIngredient(block));
  const steps = found.steps.length > 0 ? found.steps : tidySteps(others.map(({ text }) => text));
  return { ...found, ingredients, steps, isGuessed: true };
}

/**
 * Reads the recipe of a text that someone pasted. Its first line is its name where it names neither a part nor an amount.
 * Source: REC-108.
 */
export function readRecipeText(text: string): FoundRecipe {
  const blocks = blocksOfText(text);
  const [first] = blocks;
  const isTitle =
    first !== undefined &&
    first.kind === "text" &&
    first.text.length <= MAX_TITLE &&
    partBelow(first.text) === null &&
    !/^\d/.test(first.text);
  return { ...readLines(isTitle ? blocks.slice(1) : blocks), title: isTitle ? first.text : null };
}
