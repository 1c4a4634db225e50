import type { Food, OwnProduct, SuggestedServing } from "@plateful/contract";
import { figuresOf, type ProductLabel } from "@plateful/nutrition";
import type { ChosenFood, ChosenOwnProduct, LoggedProduct } from "../../lib/address/food-choice.ts";

/** Stand in for the ids of servings: they never leave the screen. */
export const HUNDRED = 1;
export const ONE_SERVING = 2;

/** A product as something to count with. */
const labelOf = (product: OwnProduct): ProductLabel => ({
  figures: product,
  per: product.figures_per,
  unit: product.unit,
  servingSize: product.serving_size,
});

interface ServingWords {
  readonly one: string;
  readonly name: string;
  readonly names: string;
}

const NOTHING = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0, fiber: null };

/** A product of one's own as the screen of an amount shows foods: counted in servings where one is known, and in g or ml. */
export function asFood(product: OwnProduct, words: ServingWords): Food {
  const { id, name, brand, barcode, unit, serving_size: size } = product;
  const of = (amount: number) => figuresOf(labelOf(product), amount) ?? NOTHING;
  const shared = { food: id, metric_unit: unit } as const;
  const hundred: SuggestedServing = {
    ...{ ...shared, ...of(100), id: HUNDRED, serving_description: `100 ${unit}` },
    ...{ measurement_description: unit, measurement_description_plural: unit, quantity: 100 },
    one_serving_in_metric_value: 100,
  };
  const serving = (amount: number): SuggestedServing => ({
    ...{ ...shared, ...of(amount), id: ONE_SERVING, serving_description: words.one },
    ...{ measurement_description: words.name, measurement_description_plural: words.names, quantity: 1 },
    one_serving_in_metric_value: amount,
  });
  return {
    ...{ id, name, brand_name: brand, barcode: barcode === null ? [] : [barcode], category: "OTHER" },
    ...of(100),
    // Nobody was asked what the label says of them.
    ...{ allergens: [], allergens_known: false },
    suggested_servings: size === null ? [hundred] : [serving(size), hundred],
  };
}

/** Grams or millilitres of so many servings of the food that stands for a product. */
const amountOf = (product: OwnProduct, servingId: number, quantity: number): number =>
  quantity * (servingId === ONE_SERVING ? (product.serving_size ?? 100) : 100);

/** An amount that was chosen of the food that stands for a product, as an amount of the product. */
export const chosenOwn = (
  product: OwnProduct,
  { servingId, quantity, slot, isEaten }: ChosenFood,
): ChosenOwnProduct => {
  const { id: productId, name, unit } = product;
  const amount = amountOf(product, servingId, quantity);
  const { kcal, protein, carbohydrates, fat, fiber } = figuresOf(labelOf(product), amount) ?? NOTHING;
  return {
    ...{ productId, amount, unit, name, slot },
    figures: { kcal, protein, carbohydrates, fat, fiber },
    ...(isEaten === undefined ? {} : { isEaten }),
  };
};

/** What was logged of a product, as the product that it was then. */
export const loggedAsProduct = ({ amount: _amount, ...logged }: LoggedProduct): OwnProduct => ({
  ...{ ...logged, id: 0, user: 0, brand: null, barcode: null, figures_per: "HUNDRED", serving_size: null },
  ...{ saturated_fat: null, sugars: null, salt: null, created: "" },
});
