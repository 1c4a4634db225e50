/** Per nutrient in the order kcal, protein, carbohydrates, fat. */
export type PerNutrient = readonly [kcal: number, protein: number, carbohydrates: number, fat: number];

/** A convex cost per nutrient: slopes per percent over and under, and a steeper part beyond a tolerance. */
export interface NutrientCosts {
  readonly over: PerNutrient;
  readonly under: PerNutrient;
  /** Percent. */
  readonly tolerance: PerNutrient;
  /** Extra slope beyond the tolerance, on either side. */
  readonly beyond: PerNutrient;
}

/** Prices of everything a plan can be better or worse at, in points. */
export interface Weights {
  readonly day: NutrientCosts;
  readonly slot: NutrientCosts;
  /** Per doubling or halving of the standard portion. */
  readonly portion: number;
  /** For a recipe that the person likes least, or else everybody does; one that is liked most costs nothing. */
  readonly unpopular: number;
  readonly favourite: number;
  /** For a dish whose protein comes all from stand-ins for meat, fish, dairy or egg, when the person eats all of these. */
  readonly standIn: number;
  /** For each point that a dish leads away from the guides for salt, fibre, saturated fat, fruit and vegetables. */
  readonly guides: number;
  /** For each point that a dish lacks of what is planned for on a day with a focus on some nutrients. */
  readonly focus: number;
  readonly preparationPerMinute: number;
  readonly preparationCap: number;
  /** Largest seeded addition per recipe, so that two seeds give two plans. */
  readonly jitter: number;
  /** Per extra meal of the same main group in a day. */
  readonly sameGroupInDay: number;
  /** For the same main group in the same slot on consecutive days. */
  readonly sameGroupNextDay: number;
  /** For a lunch or dinner that was had yesterday, falling evenly to nothing after four weeks. */
  readonly memory: number;
  /** The same for the food that brings most of its protein, for each meal with it. */
  readonly foodMemory: number;
  /** For each lunch or dinner of a week with the same such food, times how many there are before it. */
  readonly sameFood: number;
  /** For each 100 g on the plate of a lunch or dinner above what is much for its energy. */
  readonly plate: number;
  /** Per distinct grocery of the week for the wish "normal". */
  readonly grocery: number;
  /** For the second kind of groceries that stand in for each other in a week, in prices of a grocery. */
  readonly secondKind: number;
  /** The same for each kind beyond two. */
  readonly furtherKind: number;
  readonly emptySlot: number;
  /** Per 5 % that a main ingredient differs from what is written. */
  readonly lever: number;
}

export const DEFAULT_WEIGHTS: Weights = {
  day: {
    over: [0.6, 0.25, 0.3, 0.3],
    under: [0.6, 0.5, 0.3, 0.3],
    tolerance: [2, 5, 5, 5],
    beyond: [2, 1, 1, 1],
  },
  slot: {
    over: [0.06, 0.02, 0.02, 0.02],
    under: [0.06, 0.04, 0.02, 0.02],
    tolerance: [10, 20, 25, 25],
    beyond: [0.3, 0.06, 0.04, 0.04],
  },
  portion: 0.8,
  unpopular: 1.5,
  favourite: 2.5,
  standIn: 0,
  guides: 0,
  focus: 0,
  preparationPerMinute: 0.05,
  preparationCap: 3,
  jitter: 1.5,
  sameGroupInDay: 1,
  sameGroupNextDay: 0.5,
  memory: 0,
  foodMemory: 0,
  sameFood: 0,
  plate: 0,
  grocery: 0.25,
  secondKind: 0,
  furtherKind: 0,
  emptySlot: 60,
  lever: 0.02,
};

/**
 * What the product plans by: of a plan's own numbers people see the energy first, so it may be off by less, and costs
 * more beyond that. Targets take all energy from protein, carbohydrates and fat, and 2 to 4 percent of the energy of food
 * is from fibre: at the right energy, the three add up to so much less. Each may take a part of that inside its five percent,
 * and the steep price beyond keeps any of them from taking it all (docs/content.md has what it comes to).
 * Seitan and tofu fit most high-protein targets better than what they stand in for; the price of stand-ins keeps them
 * from being the daily food of people who eat the originals, and is low enough that a day which needs one gets it.
 * The guides for salt, fibre, saturated fat, fruit and vegetables come after restrictions, energy and macronutrients: the price
 * beyond the tolerance of those is far steeper than what any dish is away from the guides.
 * So does what a day leans towards by the phase of a cycle or the menopause.
 * A dish comes back within four weeks only where it is worth as much as a few percent of a macronutrient; the same food as the
 * second source of protein in a week costs as much. A plate of more than 800 g costs more than any liking, and less than
 * energy that is missed. What has to be bought costs by how much of a pack is likely to be left over and by how many kinds
 * of the same there are in the week (docs/content.md has the tables by which these were chosen).
 * `DEFAULT_WEIGHTS` are those that the planner's measurements are compared by.
 */
export const PRODUCT_WEIGHTS: Partial<Weights> = {
  day: {
    over: [0.5, 0.25, 0.3, 0.3],
    under: [0.6, 0.5, 0.3, 0.3],
    tolerance: [1.6, 4, 4, 4],
    beyond: [100, 25, 25, 25],
  },
  // More than what the guides part most dishes by, so that people get what they like.
  favourite: 6.5,
  // What is learned moves most dishes by less than 0.25 of this, so by less than a heart or a meal of the week before.
  unpopular: 6,
  standIn: 8,
  guides: 1.5,
  focus: 0.85,
  memory: 7,
  foodMemory: 0.5,
  sameFood: 7,
  plate: 12,
  grocery: 4,
  secondKind: 1.5,
  furtherKind: 5,
};
