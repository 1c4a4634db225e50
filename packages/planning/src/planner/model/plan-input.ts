import type {
  Allergen,
  ChosenCuisine,
  Diet,
  Intolerance,
  KitchenTool,
  Macros,
  MealMoment,
  MealType,
  NutrientFocus,
  RecipeTag,
  Variety,
} from "@plateful/nutrition";
import type { Weights } from "./weights.ts";

/** Someone who eats along in a slot: the same dish, a portion of their own. */
export interface Companion {
  /** Names a member of the household (`Rules.household`). */
  readonly id: string;
  /** Guides that member's portion. */
  readonly target: Macros;
}

/** A slot that wants a meal. Its target guides the portion; a target of 0 kcal cannot be planned. */
export interface SlotSpec {
  readonly id: string;
  readonly mealMoment: MealMoment;
  readonly mealType: MealType;
  readonly target: Macros;
  readonly companions?: readonly Companion[];
  /** A side is there already, and what it brings is not in the target: no other one is planned. */
  readonly hasSide?: boolean;
}

/** A meal that is there already (planned, locked or eaten in its slot): it counts and is never touched. */
export interface FixedItem {
  /** The slot it fills; a slot with a fixed item is not planned. It need not be among the day's `slots`. */
  readonly slotId: string;
  readonly macros: Macros;
  /** Named when it is a recipe of the library, so that the week does not repeat it. */
  readonly recipeId?: string;
}

/** One day to plan. `slots` may hold the whole day or only the slots that are still empty. */
export interface DayInput {
  /** Names the day in the answer, and in `PlanOptions.focus`: its date, which minutes of a weekday need. */
  readonly key: string;
  /** Days after the first day of the plan; the place in the list when left out. */
  readonly dayNumber?: number;
  readonly slots: readonly SlotSpec[];
  /** What the whole day should come to; when left out, the sum of the slots, and fixed items of other slots are neutral. */
  readonly target?: Macros;
  readonly fixed?: readonly FixedItem[];
  /** Eaten outside the slots; counts towards the day. */
  readonly eaten?: readonly Macros[];
}

/** A meal near the planned days that must not be repeated too soon. */
export interface RecentMeal {
  readonly recipeId: string;
  /** Days before the first planned day; negative when it is planned after that day. */
  readonly daysAgo: number;
}

/** A slot of one of the planned days, by the day's place in the list. */
export interface SlotPlace {
  readonly day: number;
  readonly slotId: string;
}

/** A slot that serves the recipe of an earlier one: what is left of it, or the same freshly made. */
export interface MealLink {
  readonly cook: SlotPlace;
  readonly eat: SlotPlace;
  /** `LEFTOVER` is cooked together with the first meal, eaten while it keeps and on the third day after at the latest; `SAME` is made again. */
  readonly kind: "LEFTOVER" | "SAME";
}

/** A slot whose meal is cooked before the day on which it is first eaten; what is left of it is as old as the cooking. */
export interface CookedAhead {
  readonly at: SlotPlace;
  /** From the cooking to the slot, 1 to 3. */
  readonly days: number;
}

export interface PortionRange {
  /** Multiples of a standard portion; the product uses 0.5 to 3 in steps of 0.05 (REC-041). */
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Which grocery lists to prefer: shorter lists cost some accuracy. */
export type GroceryWish = "off" | "normal" | "few" | "fewest";

/** What a person may not eat. Hard: no rung of the ladder touches it (DIARY-069). */
export interface HardWishes {
  readonly diet: Diet;
  /** Intolerances that every recipe must be known to suit. */
  readonly intolerances?: readonly Intolerance[];
  /** Allergens that may not occur. */
  readonly allergens: readonly Allergen[];
  /** Labels of ingredients that may not occur. */
  readonly avoid: readonly string[];
  /** Recipes that are never planned. */
  readonly disliked: readonly string[];
  /** Dishes of these kitchens are never planned. */
  readonly neverCuisines?: readonly ChosenCuisine[];
  /** What the kitchen has not got: recipes that need it are never planned. */
  readonly missingTools?: readonly KitchenTool[];
  /** When present, only these recipes (organisation's whitelist). */
  readonly allow?: readonly string[];
  /** Never these recipes (organisation's denylist). */
  readonly deny?: readonly string[];
  /** Keto eaters get KETO recipes where a slot has any, otherwise those with the least carbohydrates (REC-048). */
  readonly keto?: boolean;
  /** When present and not empty, a recipe needs at least one of these tags. */
  readonly tagsAny?: readonly RecipeTag[];
}

/** A member of the household, with what they may not eat. */
export interface HouseholdMember {
  readonly id: string;
  readonly wishes: HardWishes;
}

/** How someone likes to cook. None of it is a rule: an empty slot or a missed target is worse (PLAN-200). */
export interface CookingWishes {
  /** The most minutes of work that a meal should ask for from Monday to Friday; null for any. */
  readonly weekdayMinutes: number | null;
  /** The same on Saturday and Sunday. */
  readonly weekendMinutes: number | null;
  /** Kitchens that are liked best; with none, all count alike. */
  readonly likedCuisines: readonly ChosenCuisine[];
  readonly variety: Variety;
}

/** What a person may and wants to eat. */
export interface Rules extends HardWishes {
  readonly favourites?: readonly string[];
  readonly recent?: readonly RecentMeal[];
  /** Meals of some weeks around the planned days: what was had lately is liked less, and comes back when there is a reason. */
  readonly memory?: readonly RecentMeal[];
  /** How much the person likes dishes, 0 to 1, by recipe; what is left out is as well liked as it is by everybody. */
  readonly likings?: Readonly<Record<string, number>>;
  /** People who may eat along, see `SlotSpec.companions`: what they eat must suit them as well. */
  readonly household?: readonly HouseholdMember[];
  /** What seven days of food should cost at most, in cents, everybody's portions counted; fewer meals may cost their part of it. */
  readonly weekBudgetCents?: number;
  /** How the person likes to cook. */
  readonly cooking?: CookingWishes;
  /** Longer preparation is allowed but liked less. */
  readonly preparationWishMinutes?: number;
  /** Lunch and dinner recipes come back after this many days at the earliest (default 7); breakfasts and snacks after half. */
  readonly repeatWindowDays?: number;
  readonly groceries?: GroceryWish;
  /** Groceries that are at home already and need not be bought. */
  readonly atHome?: readonly string[];
  readonly portion?: PortionRange;
  /** Slots that repeat an earlier one on purpose. A link whose second slot is filled already says nothing. */
  readonly links?: readonly MealLink[];
  /** Slots that are cooked some days before; one that is filled already says how old what is left of it is. */
  readonly cookedAhead?: readonly CookedAhead[];
  /** How far a slot's energy may be from its target, as a fraction (default 0.2). */
  readonly slotWindow?: number;
}

/** How much work a plan may take: `instant` while someone waits, `default` otherwise, `best` at night. */
export type Effort = "instant" | "default" | "best";

export interface PlanOptions {
  /** Any integer; the same input with the same seed gives the same plan. */
  readonly seed: number;
  readonly effort?: Effort;
  readonly weights?: Partial<Weights>;
  /** Towards what days lean, by their keys; most days are left out (PLAN-190). */
  readonly focus?: Readonly<Record<string, NutrientFocus>> | undefined;
  /** False keeps the wished windows even if slots stay empty. Default true. */
  readonly ladder?: boolean;
  /** True lets days that are still far off take main ingredients in other amounts than written. Default false. */
  readonly levers?: boolean;
}
