import type { RecipeTemplate } from "@plateful/contract";

/** Foods that a drawing names; more would be read for too long. */
const NAMED_FOODS = 4;
/** What has less energy in 100 g is water, stock or coffee, and is seen in no picture. */
const WATERY_KCAL = 10;

type Portion = RecipeTemplate["ingredients"][number];

const gramsOf = ({ quantity, suggested_serving: serving }: Portion): number =>
  quantity * (serving.one_serving_in_metric_value ?? 0);

const isSeen = (portion: Portion): boolean => 100 * portion.kcal >= WATERY_KCAL * gramsOf(portion);

/** A food without what a shop adds to tell it from others: "Tofu (firm)" is tofu. */
const shortName = (name: string): string => name.replace(/ \(.*\)$/, "").toLowerCase();

/** The names of the foods of which there is most in a recipe: what its drawn picture shows. */
export const foodsInPicture = ({ ingredients }: Pick<RecipeTemplate, "ingredients">): string[] =>
  ingredients
    .filter(isSeen)
    .toSorted((a, b) => gramsOf(b) - gramsOf(a))
    .slice(0, NAMED_FOODS)
    .map(({ name }) => shortName(name));
