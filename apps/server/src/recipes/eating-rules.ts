import {
  type Allergen,
  type Diet,
  type FocusProfile,
  type GroceryListWish,
  type Housemate,
  intolerancesFromProfile,
  type LeftoverWish,
  type MealType,
  mayHaveFocus,
  type PlanningWishes,
  type Weekday,
} from "@plateful/nutrition";
import type { GroceryWish, HardWishes, HouseholdMember, Rules } from "@plateful/planning";
import { Problem } from "../platform/base/problem.ts";
import type { Db } from "../platform/database/open-database.ts";
import { cookingRules } from "./cooking-rules.ts";
import {
  type EatingWishes,
  findEatingWishes,
  type HouseholdRow,
  listEatingWishes,
  type Restrictions,
} from "./eating-rules-store.ts";
import { plannerId } from "./planner-library.ts";

/** Someone who eats along; the planner knows them by the same id, as text. */
export interface TableMember extends Housemate {
  readonly id: number;
  readonly name: string;
}

export interface EatingRules {
  readonly rules: Rules;
  readonly planning: PlanningWishes;
  /** IANA name of the zone in which the person's days begin. */
  readonly timeZone: string;
  /** Whether meals may be planned for this person at the press of a button (DIARY-030). */
  readonly mayGenerate: boolean;
  /** Recipes that the person made; the planner may choose them, too. */
  readonly ownRecipeIds: readonly number[];
  /** People who eat along; what they may not eat stands in the rules. */
  readonly household: readonly TableMember[];
  /** By what days lean towards some nutrients; null for those who follow neither the cycle nor a plan for the menopause. */
  readonly followed: FocusProfile | null;
}

/** What may never be served to someone, whatever else is wished. */
const restrictionsOf = (wishes: Restrictions): Omit<HardWishes, "disliked"> => {
  const { diet, gluten, lactose, nut, shellfish: crustaceansShellfish, allergens, avoid } = wishes;
  return {
    diet: (diet ?? "OMNIVORE") as Diet,
    intolerances: intolerancesFromProfile({ gluten, lactose, nut, crustaceansShellfish }),
    allergens: allergens as Allergen[],
    avoid,
  };
};

const toTableMember = ({ id, name, kcal, meal_types, weekdays }: HouseholdRow): TableMember => ({
  id,
  name,
  kcal,
  mealTypes: meal_types as MealType[],
  weekdays: weekdays as Weekday[],
});

const toPlannerMember = (row: HouseholdRow): HouseholdMember => ({
  id: String(row.id),
  wishes: { ...restrictionsOf(row), disliked: [] },
});

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

/** What is being changed of someone's wishes and lists, and is not stored. */
export type EatingDraft = Partial<
  Pick<EatingWishes, keyof Restrictions | "keto" | "whitelisted" | "denied" | "never_cuisines" | "kitchen">
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
  const { whitelisted, denied, own, household, followed } = wishes;
  const planning = planningOf(wishes);
  const rules: Rules = {
    ...restrictionsOf(wishes),
    disliked: wishes.disliked.map(plannerId),
    favourites: wishes.favourites.map(plannerId),
    deny: denied.map(plannerId),
    keto: wishes.keto,
    ...cookingRules(wishes),
    ...(whitelisted.length === 0 ? {} : { allow: [...whitelisted, ...own].map(plannerId) }),
    ...(planning.groceries === "NORMAL" ? {} : { groceries: GROCERIES[planning.groceries] }),
    ...(household.length === 0 ? {} : { household: household.map(toPlannerMember) }),
  };
  const { generate_allowed: mayGenerate, time_zone: timeZone } = wishes;
  return {
    rules,
    planning,
    timeZone,
    mayGenerate,
    ownRecipeIds: own,
    household: household.map(toTableMember),
    followed: mayHaveFocus(followed) ? followed : null,
  };
}
