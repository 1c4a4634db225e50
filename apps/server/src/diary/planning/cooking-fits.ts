import type { FittingRecipes } from "@plateful/contract";
import { COOKING_MINUTES, type CookingMinutes } from "@plateful/nutrition";
import {
  type CookableRecipe,
  cookableRecipes,
  type Library,
  type Rules,
  type SlotSpec,
} from "@plateful/planning";
import type { Call } from "../../platform/calls/call.ts";
import { recipeIdOf, recipesByIds } from "../../recipes/index.ts";

type CookingFit = FittingRecipes["slots"][number]["cooking"];
type Examples = NonNullable<CookingFit>["examples"];

const MAX_EXAMPLES = 3;

const fitsIn = (minutes: number | null) => (recipe: CookableRecipe) =>
  minutes === null || (recipe.minutes ?? 0) <= minutes;

/** The next choice beyond these minutes; undefined when they are any. */
const nextChoice = (minutes: number | null): CookingMinutes | undefined =>
  minutes === null ? undefined : COOKING_MINUTES.find((choice) => choice === null || choice > minutes);

/** A few that are far from each other in the list, so that they do not look alike. */
const spread = <Item>(items: readonly Item[]): Item[] =>
  items.length <= MAX_EXAMPLES
    ? [...items]
    : [items[0], items[Math.floor(items.length / 2)], items.at(-1)].flatMap((item) => item ?? []);

/** Per slot what fits in so many minutes of work, and how many more with the next choice (PLAN-207). */
export async function cookingFits(
  { db, services, language }: Pick<Call, "db" | "services" | "language">,
  library: Library,
  slots: readonly SlotSpec[],
  rules: Rules,
  minutes: number | null,
): Promise<CookingFit[]> {
  const cookable = cookableRecipes(library, slots, rules);
  const within = cookable.map((recipes) => recipes.filter(fitsIn(minutes)));
  const shown = within.map((recipes) => spread(recipes).map(({ recipeId }) => recipeIdOf(recipeId)));
  const catalogue = await recipesByIds(services, db, shown.flat());
  const toExamples = (ids: readonly number[]): Examples =>
    ids.flatMap((id) => {
      const recipe = catalogue.get(id)?.summary[language];
      if (recipe === undefined) return [];
      const { name, image, picture_version } = recipe;
      return [{ id, name, image, picture_version }];
    });
  const next = nextChoice(minutes);
  return cookable.map((recipes, at) => {
    const count = within[at]?.length ?? 0;
    return {
      within: count,
      more:
        next === undefined ? null : { minutes: next, recipes: recipes.filter(fitsIn(next)).length - count },
      examples: toExamples(shown[at] ?? []),
    };
  });
}
