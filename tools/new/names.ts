/** How one verb phrase is written in each layer. */
export interface Names {
  /** `plan-generated-recipe-meal` */
  readonly kebab: string;
  /** `planGeneratedRecipeMeal` */
  readonly camel: string;
  /** `PlanGeneratedRecipeMeal` */
  readonly pascal: string;
  /** `Plan generated recipe meal` */
  readonly sentence: string;
}

const VERB_PHRASE = /^[a-z]+(-[a-z0-9]+)*$/;

/**
 * @param phrase kebab-case, at least one word
 * @throws Error when the phrase is not kebab-case
 */
export function namesOf(phrase: string): Names {
  if (!VERB_PHRASE.test(phrase))
    throw new Error(`"${phrase}" is not a verb phrase in kebab-case, such as plan-recipe-meal.`);
  const words = phrase.split("-");
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  const sentence = words.join(" ");
  return {
    kebab: phrase,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    sentence: sentence.charAt(0).toUpperCase() + sentence.slice(1),
  };
}
