import {
  eachFocus,
  FOCUS_PARTS,
  type FocusPart,
  type Nutrient,
  type NutrientFocus,
  type NutrientPart,
  sumNutrients,
} from "@plateful/nutrition";

/** Points of a dish for each focus, by what it lacks. */
export type FocusCosts = Readonly<Record<NutrientFocus, number>>;

/** What 1000 kcal hold of a nutrient in a dish than which more changes nothing, in a usual one, and the points between none and enough. */
interface Scale {
  readonly enough: number;
  readonly usual: number;
  readonly points: number;
}

/**
 * Enough is what one dish in ten of the starter recipes has, usual what half of them have, with vitamin D as the exception: most
 * dishes have none. Points were found by planning the people of docs/nutrition.md.
 */
const SCALES: Readonly<Partial<Record<Nutrient, Scale>>> = {
  IRON: { enough: 18, usual: 10, points: 4 },
  VITAMIN_C: { enough: 100, usual: 46, points: 0.5 },
  MAGNESIUM: { enough: 420, usual: 240, points: 3 },
  CALCIUM: { enough: 1200, usual: 400, points: 3 },
  VITAMIN_D: { enough: 10, usual: 0.2, points: 2 },
};
/** A dish without the HORMONE tag, by which little is gained. */
const UNTAGGED_POINTS = 0.4;
/** Less known than this, a dish counts as a usual one. */
const MIN_KNOWN = 0.5;
const DECIMALS = 2;

/**
 * How much a dish lacks of what is planned for on days of a focus, in points, 0 at the least: what it holds in 1000 kcal goes from
 * none to enough. Figures that are not known are taken to be as those that are, or, where few are, as those of a usual dish
 * (PLAN-190).
 */
export function focusCosts(dish: readonly NutrientPart[], isTagged: boolean): FocusCosts {
  const kcal = dish.reduce((sum, part) => sum + part.kcal, 0);
  const totals = sumNutrients(dish);
  const pointsFor = ({ target }: FocusPart): number => {
    if (target === "TAGGED_RECIPES") return isTagged ? 0 : UNTAGGED_POINTS;
    // Follows from the meal as well, so it is no figure of the dish alone.
    if (target === "PROTEIN_PER_MEAL") return 0;
    const scale = SCALES[target];
    if (scale === undefined) throw new Error(`Nothing says how much ${target} a dish should have`);
    const { amount, known } = totals[target];
    const has = kcal === 0 || known < MIN_KNOWN ? scale.usual : (amount / known / kcal) * 1000;
    return scale.points * (1 - Math.min(1, has / scale.enough));
  };
  const costOf = (focus: NutrientFocus): number =>
    Number(FOCUS_PARTS[focus].reduce((sum, part) => sum + pointsFor(part), 0).toFixed(DECIMALS));
  return eachFocus(costOf);
}
