import { likelyAmount, type Nutrient, type NutrientTotal, type ShortNutrient } from "@plateful/nutrition";

/** What is known of the nutrients of one person's portion. */
export type PortionNutrients = Readonly<Record<Nutrient, NutrientTotal>>;

/** A recipe that fits a meal of the plan, in the portion that fits it best. */
export interface MealOption {
  readonly recipeId: string;
  readonly portions: number;
  readonly nutrients: PortionNutrients;
  /** The main thing of the dish. */
  readonly mainGroup: number;
  readonly isFavourite: boolean;
  /** How well liked it is, 0 to 1. */
  readonly popularity: number;
  /** How much worse for the plan than what is planned there, in points; negative is better. */
  readonly delta: number;
  /** Groceries to buy that the plan does not need yet. */
  readonly newGroceries: number;
}

/** A coming meal of the plan with the recipes that fit it. */
export interface ComingPlace {
  /** Names the meal. */
  readonly key: string;
  /** The own portion of what is planned there; null in an open meal. */
  readonly present: PortionNutrients | null;
  readonly options: readonly MealOption[];
}

export interface NutrientGain {
  readonly nutrient: Nutrient;
  /** How much more than what is planned there, in the nutrient's unit; above 0. */
  readonly amount: number;
}

/** A recipe in a coming meal, with what it brings. */
export interface NutrientMeal {
  readonly key: string;
  readonly recipeId: string;
  readonly portions: number;
  /** Largest share of its reference first. */
  readonly gains: readonly NutrientGain[];
}

interface Rated {
  readonly place: ComingPlace;
  readonly option: MealOption;
  readonly gains: readonly (NutrientGain & { readonly share: number })[];
  /** Share of the reference by nutrient, no more than what is missing. */
  readonly shares: ReadonlyMap<Nutrient, number>;
}

/** Of a reference; less is not worth another meal. */
const MIN_GAIN = 0.1;
/** Of a reference; a meal that takes more of something else that is short is no help. */
const MAX_LOSS = 0.05;
/** Meals that bring nearly as much are as good: then the plan and what people like decide. */
const STEP = 0.02;
/** What was brought already counts half, so that three meals do not bring all the same. */
const BROUGHT = 0.5;

/**
 * How much more of a nutrient a portion holds than what is planned; null where either is known too little to say. What is not
 * known of the recipe counts as nothing, what is not known of the planned meal as much as the rest.
 */
export function moreOf(
  nutrient: Nutrient,
  { nutrients }: MealOption,
  present: PortionNutrients | null,
): number | null {
  const own = nutrients[nutrient];
  const now = present === null ? 0 : likelyAmount(present[nutrient]);
  return likelyAmount(own) === null || now === null ? null : own.amount - now;
}

function rate(place: ComingPlace, option: MealOption, short: readonly ShortNutrient[]): Rated | null {
  const more = short.flatMap(({ nutrient, reference, missing }) => {
    const amount = moreOf(nutrient, option, place.present);
    return amount === null
      ? []
      : [{ nutrient, amount, share: amount / reference, most: missing / reference }];
  });
  if (more.some(({ share }) => share < -MAX_LOSS)) return null;
  const gains = more.filter(({ share, most }) => share >= Math.min(MIN_GAIN, most));
  if (gains.length === 0) return null;
  return {
    place,
    option,
    gains: gains.toSorted((a, b) => b.share - a.share),
    shares: new Map(gains.map(({ nutrient, share, most }) => [nutrient, Math.min(share, most)])),
  };
}

/** Whether a recipe would add to something of which the person has too much already, as far as that is known. */
const addsTo = (passed: readonly Nutrient[], option: MealOption, present: PortionNutrients | null): boolean =>
  passed.some((nutrient) => present !== null && (moreOf(nutrient, option, present) ?? 0) > 0);

interface Placed {
  readonly place: Pick<ComingPlace, "key">;
  readonly option: MealOption;
}

/** Best first: what is brought, then what is liked, then what suits the plan; no chance in it. */
export const compareOptions =
  <One extends Placed>(worthOf: (rated: One) => number) =>
  (a: One, b: One): number =>
    Math.round(worthOf(b) / STEP) - Math.round(worthOf(a) / STEP) ||
    Number(b.option.isFavourite) - Number(a.option.isFavourite) ||
    b.option.popularity - a.option.popularity ||
    a.option.delta - b.option.delta ||
    (a.place.key < b.place.key ? -1 : Number(a.place.key > b.place.key)) ||
    (a.option.recipeId < b.option.recipeId ? -1 : 1);

/**
 * The meals that bring most of what a person falls short of, in shares of the references and no more than what is missing, best
 * first (NUTR-007). Each is another recipe, of another main group, for another meal.
 */
export function chooseNutrientMeals(
  places: readonly ComingPlace[],
  short: readonly ShortNutrient[],
  passed: readonly Nutrient[],
  top = 3,
): NutrientMeal[] {
  let rated = places.flatMap((place) =>
    place.options.flatMap((option) =>
      addsTo(passed, option, place.present) ? [] : (rate(place, option, short) ?? []),
    ),
  );
  const brought = new Set<Nutrient>();
  const worthOf = ({ shares }: Rated) =>
    [...shares].reduce((sum, [nutrient, share]) => sum + share * (brought.has(nutrient) ? BROUGHT : 1), 0);
  const chosen: Rated[] = [];
  while (chosen.length < top) {
    const [best] = rated.toSorted(compareOptions(worthOf));
    if (best === undefined) break;
    chosen.push(best);
    for (const nutrient of best.shares.keys()) brought.add(nutrient);
    rated = rated.filter(
      ({ place, option }) =>
        place.key !== best.place.key &&
        option.recipeId !== best.option.recipeId &&
        option.mainGroup !== best.option.mainGroup,
    );
  }
  return chosen.map(({ place, option, gains }) => ({
    key: place.key,
    recipeId: option.recipeId,
    portions: option.portions,
    gains: gains.map(({ nutrient, amount }) => ({ nutrient, amount })),
  }));
}
