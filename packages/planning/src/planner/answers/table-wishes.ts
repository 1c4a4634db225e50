import type { Allergen, Diet, Intolerance, MealType } from "@plateful/nutrition";
import type { Library } from "../model/library.ts";
import type { HardWishes, Rules } from "../model/plan-input.ts";
import { compileHardRules, isOfMealType } from "../model/rules.ts";

/** One thing that a person may not eat. */
export type TableWish =
  | { readonly kind: "DIET"; readonly diet: Diet }
  | { readonly kind: "INTOLERANCE"; readonly intolerance: Intolerance }
  | { readonly kind: "ALLERGEN"; readonly allergen: Allergen };

/** What all meals of a type keep to because of those who eat along. */
export interface SharedWish {
  readonly mealType: MealType;
  readonly wish: TableWish;
  /** Members of the household whose wish it is, as the rules name them. */
  readonly members: readonly string[];
}

/** A planned recipe with who sits at the table. */
export interface SharedMeal {
  readonly mealType: MealType;
  /** Null for what is no recipe: nobody knows what is in it. */
  readonly recipeId: string | null;
  readonly members: readonly string[];
}

/** The diets that keep to everything another one asks for; each keeps to itself. */
const KEEPS_TO: Readonly<Partial<Record<Diet, readonly Diet[]>>> = {
  VEGAN: ["VEGETARIAN", "LACTO_VEGETARIAN", "OVO_VEGETARIAN", "PESCATARIAN"],
  LACTO_VEGETARIAN: ["VEGETARIAN", "PESCATARIAN"],
  OVO_VEGETARIAN: ["VEGETARIAN", "PESCATARIAN"],
  VEGETARIAN: ["PESCATARIAN"],
};

/** One meal is no habit. */
const MIN_MEALS = 2;

const wishesOf = ({ diet, intolerances = [], allergens }: HardWishes): TableWish[] => [
  ...(diet === "OMNIVORE" ? [] : [{ kind: "DIET" as const, diet }]),
  ...intolerances
    .filter((intolerance) => intolerance !== "NO_INTOLERANCE")
    .map((intolerance) => ({ kind: "INTOLERANCE" as const, intolerance })),
  ...allergens.map((allergen) => ({ kind: "ALLERGEN" as const, allergen })),
];

/** Whether someone's wishes ask for this one, by name or by something stricter. */
function asksFor({ diet, intolerances = [], allergens }: HardWishes, wish: TableWish): boolean {
  if (wish.kind === "DIET") return diet === wish.diet || (KEEPS_TO[diet]?.includes(wish.diet) ?? false);
  if (wish.kind === "ALLERGEN") return allergens.includes(wish.allergen);
  return intolerances.includes(wish.intolerance);
}

const ruleOf = (wish: TableWish): HardWishes => ({
  diet: wish.kind === "DIET" ? wish.diet : "OMNIVORE",
  intolerances: wish.kind === "INTOLERANCE" ? [wish.intolerance] : [],
  allergens: wish.kind === "ALLERGEN" ? [wish.allergen] : [],
  avoid: [],
  disliked: [],
});

/**
 * What every meal of a type of a week keeps to because of someone at the table: they sit at each of these meals, the person alone could
 * have had something else there, and each planned dish is known to keep to it (PLAN-240).
 */
export function sharedWishes(library: Library, rules: Rules, meals: readonly SharedMeal[]): SharedWish[] {
  const household = rules.household ?? [];
  const own = compileHardRules(library, rules);
  return [...Map.groupBy(meals, ({ mealType }) => mealType)].flatMap(([mealType, ofType]) => {
    if (ofType.length < MIN_MEALS || ofType.some(({ recipeId }) => recipeId === null)) return [];
    const always = household.filter(({ id }) => ofType.every(({ members }) => members.includes(id)));
    const wishes = new Map(
      always.flatMap((member) =>
        wishesOf(member.wishes).map((wish) => [JSON.stringify(wish), wish] as const),
      ),
    );
    return [...wishes.values()].flatMap((wish): SharedWish[] => {
      const { allowed } = compileHardRules(library, ruleOf(wish));
      const keeps = ({ recipeId }: SharedMeal) => allowed[library.indexById.get(recipeId ?? "") ?? -1] === 1;
      const couldDiffer = [...allowed.keys()].some(
        (recipe) =>
          allowed[recipe] === 0 && isOfMealType(library, recipe, mealType) && own.allows(recipe, mealType),
      );
      const members = always.filter((member) => asksFor(member.wishes, wish)).map(({ id }) => id);
      return couldDiffer && ofType.every(keeps) ? [{ mealType, wish, members }] : [];
    });
  });
}
