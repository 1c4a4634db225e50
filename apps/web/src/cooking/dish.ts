import type { Food } from "@plateful/contract";
import {
  type Duration,
  findDurations,
  type Mention,
  matchIngredients,
  type SaidShare,
} from "@plateful/quantities";

export interface WrittenAmount {
  /** As a cook measures it: "3 pieces", "250 g"; empty where the line of a simple recipe says everything. */
  readonly text: string;
  /** The same on a scale, "165 g"; null where that says nothing more. */
  readonly weight: string | null;
}

export interface DishIngredient {
  readonly id: number;
  /** As it is shown. */
  readonly name: string;
  /** By which the steps call it. */
  readonly food: string;
  readonly category: Food["category"] | undefined;
  /** How much a share of it is, written out. */
  readonly amountOf: (share: number) => WrittenAmount;
}

/** What is cooked: a recipe of either kind, for as many as its page showed. */
export interface Dish {
  /** Names it on this device: "recipe-12", "meal-7". */
  readonly key: string;
  readonly name: string;
  readonly pictureUrl: string;
  /** "for 2 people". */
  readonly forText: string;
  readonly steps: readonly string[];
  readonly ingredients: readonly DishIngredient[];
  /** The page that it is cooked from. */
  readonly page: string;
  /** What its eater may say about it; null for a recipe without feedback. */
  readonly recipeId: number | null;
  /** The meal of the diary; null for what is not planned. */
  readonly meal: { readonly kind: "recipemeal" | "simplerecipemeal"; readonly id: number } | null;
}

/** One thing that goes in at a step. */
export interface StepAmount {
  readonly ingredient: DishIngredient;
  readonly share: SaidShare;
}

/** A step with all that it needs. */
export interface DishStep {
  readonly text: string;
  readonly amounts: readonly StepAmount[];
  /** What no step names; with the first one, so that nothing is lost. */
  readonly alsoNeeded: readonly DishIngredient[];
  readonly durations: readonly Duration[];
  readonly mentions: readonly Mention[];
}

/** The steps of a dish, each with what goes in and how long it takes. */
export function dishSteps({ steps, ingredients }: Pick<Dish, "steps" | "ingredients">): DishStep[] {
  const matched = matchIngredients(
    steps,
    ingredients.map(({ food }) => food),
  );
  const lost = matched.unmatched.flatMap((at) => ingredients[at] ?? []);
  return steps.map((text, at) => {
    const { uses = [], mentions = [] } = matched.steps[at] ?? {};
    return {
      text,
      mentions,
      durations: findDurations(text),
      alsoNeeded: at === 0 ? lost : [],
      amounts: uses.flatMap(({ ingredient, share }) => {
        const one = ingredients[ingredient];
        return one === undefined ? [] : [{ ingredient: one, share }];
      }),
    };
  });
}

/** How far an ingredient is: in the pan since a step before, asked for now, or still to come. */
export type UseState = "USED" | "NOW" | "LATER";

export function ingredientStates(steps: readonly DishStep[], now: number): ReadonlyMap<number, UseState> {
  const states = new Map<number, UseState>();
  for (const [at, { amounts, alsoNeeded }] of steps.entries()) {
    if (at > now) break;
    for (const { id } of [...amounts.map(({ ingredient }) => ingredient), ...alsoNeeded])
      states.set(id, at === now ? "NOW" : "USED");
  }
  return states;
}
