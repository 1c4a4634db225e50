import type { Allergen, Diet, GroceryListWish, LeftoverWish, PlanningWishes } from "@plateful/nutrition";
import type { GroceryWish, Rules } from "@plateful/planning";
import type { Db } from "../platform/database/open-database.ts";
import { Problem } from "../platform/problem.ts";
import { type EatingWishes, findEatingWishes, listEatingWishes } from "./eating-rules-store.ts";
import { LACTOSE_LABEL, plannerId } from "./planner-library.ts";

export interface EatingRules {
  readonly rules: Rules;
  readonly planning: PlanningWishes;
  /** IANA name of the zone in which the person's days begin. */
  readonly timeZone: string;
  /** Whether meals may be planned for this person at the press of a button (DIARY-030). */
  readonly mayGenerate: boolean;
  /** Recipes that the person made; the planner may choose them, too. */
  readonly ownRecipeIds: readonly number[];
}

const allergensOf = (wishes: EatingWishes): Allergen[] => [
  ...(wishes.gluten ? (["GLUTEN"] as const) : []),
  ...(wishes.nut ? (["TREE_NUTS", "PEANUTS"] as const) : []),
  ...(wishes.shellfish ? (["CRUSTACEANS", "MOLLUSCS"] as const) : []),
];

const GROCERIES: Readonly<Record<GroceryListWish, GroceryWish>> = {
  NORMAL: "normal",
  FEW: "few",
  FEWEST: "fewest",
};

const planningOf = (wishes: EatingWishes): PlanningWishes => ({
  leftovers: wishes.leftovers as LeftoverWish,
  cooksTwiceAWeek: wishes.cooks_twice_a_week,
  sameBreakfastOnWeekdays: wishes.same_breakfast_on_weekdays,
  groceries: wishes.grocery_wish as GroceryListWish,
});

/** What is being changed of somebody's wishes and lists, and is not stored. */
export type EatingDraft = Partial<
  Pick<
    EatingWishes,
    "diet" | "gluten" | "lactose" | "nut" | "shellfish" | "keto" | "avoid" | "whitelisted" | "denied"
  >
>;

/** What a person may and wants to eat, from profile, marks and organisation (DIARY-069, REC-046 to REC-048). */
export async function getEatingRules(db: Db, userId: number, draft: EatingDraft = {}): Promise<EatingRules> {
  const wishes = await findEatingWishes(db, userId);
  if (wishes === undefined) throw new Problem("not_found");
  return toEatingRules({ ...wishes, ...draft });
}

/** The same of several people, by their ids; without those who are out of reach. */
export async function listEatingRules(
  db: Db,
  userIds: readonly number[],
  draft: EatingDraft,
): Promise<Map<number, EatingRules>> {
  const all = await listEatingWishes(db, userIds);
  return new Map(all.map((wishes) => [wishes.user_id, toEatingRules({ ...wishes, ...draft })]));
}

function toEatingRules(wishes: EatingWishes): EatingRules {
  const { whitelisted, denied, own } = wishes;
  const planning = planningOf(wishes);
  const rules: Rules = {
    diet: (wishes.diet ?? "OMNIVORE") as Diet,
    allergens: allergensOf(wishes),
    avoid: [...wishes.avoid, ...(wishes.lactose ? [LACTOSE_LABEL] : [])],
    disliked: wishes.disliked.map(plannerId),
    favourites: wishes.favourites.map(plannerId),
    deny: denied.map(plannerId),
    keto: wishes.keto,
    ...(whitelisted.length === 0 ? {} : { allow: [...whitelisted, ...own].map(plannerId) }),
    ...(planning.groceries === "NORMAL" ? {} : { groceries: GROCERIES[planning.groceries] }),
  };
  const { generate_allowed: mayGenerate, time_zone: timeZone } = wishes;
  return { rules, planning, timeZone, mayGenerate, ownRecipeIds: own };
}
