import { roundHalfUp } from "@plateful/quantities";

/** How much of a dish is eaten at one meal. */
interface EatenAtMeal {
  /** People cooked for who eat as the person does. */
  readonly portions: number;
  /** Size of the person's portion against the standard portion. */
  readonly portions_multiplier: number;
  /** Those who eat along, with portions of their own. */
  readonly company: readonly { readonly portions: number }[];
}

/** Standard portions to cook for everybody at meals that are cooked together, with two decimals. */
export const portionsToCook = (meals: readonly EatenAtMeal[]): number =>
  roundHalfUp(
    meals.reduce(
      (sum, { portions, portions_multiplier: multiplier, company }) =>
        sum + company.reduce((all, eater) => all + eater.portions, portions * multiplier),
      0,
    ),
    2,
  );
