import type { CompanyPortion } from "@plateful/contract";
import { companionTarget, type Macros, onlyMacros } from "@plateful/nutrition";
import { companionPortion, compileHardRules, type Library, type PlannedMeal } from "@plateful/planning";
import { mustHave } from "../../platform/base/must-have.ts";
import type { Services } from "../../platform/calls/services.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { getEatingRules, plannerId, plannerLibrary, type TableMember } from "../../recipes/index.ts";
import type { ItemRow } from "./calendar-item-store.ts";
import { storedCompany } from "./recipe-meal-store.ts";
import { dayKcal, membersAt } from "./seat-household.ts";
import { findWeekSlots, slotsOn, type WeekSlots } from "./week-slot-store.ts";

/** A dish on a table. */
export interface Seating {
  readonly date: string;
  readonly slotId: number | null;
  readonly recipeId: number;
  /** One's own portion, by which the others' are measured outside the slots. */
  readonly own: Macros;
  /** Who sits there, by id; whoever usually eats along at that meal when left out. */
  readonly members?: readonly number[];
}

interface Household {
  readonly household: readonly TableMember[];
  readonly week: WeekSlots | null;
  readonly library: Library;
  /** Whether a member may eat a recipe. */
  readonly suits: (memberId: number, recipeId: number) => boolean;
}

async function readHousehold(
  { db, services }: { readonly db: Db; readonly services: Services },
  userId: number,
): Promise<Household | null> {
  const { household, rules, ownRecipeIds } = await getEatingRules(db, userId);
  if (household.length === 0) return null;
  const library = await plannerLibrary(services, db, ownRecipeIds);
  const hard = new Map(
    (rules.household ?? []).map(({ id, wishes }) => [id, compileHardRules(library, wishes)]),
  );
  return {
    household,
    week: await findWeekSlots(db, userId),
    library,
    suits: (memberId, recipeId) => {
      const index = library.indexById.get(plannerId(recipeId));
      return index !== undefined && hard.get(String(memberId))?.allowed[index] === 1;
    },
  };
}

function seat({ household, week, library, suits }: Household, seating: Seating): CompanyPortion[] {
  const { date, slotId, recipeId, own, members: ids } = seating;
  const slot = slotsOn(week, date).find(({ id }) => id === slotId);
  const usual = slot === undefined ? [] : membersAt(household, slot, date);
  const members = ids === undefined ? usual : household.filter(({ id }) => ids.includes(id));
  const meal = slot === undefined || slot.target.kcal <= 0 ? own : slot.target;
  return members.flatMap((member) => {
    if (!suits(member.id, recipeId)) return [];
    const target = companionTarget(meal, dayKcal(week, date), member);
    const portions = companionPortion(library, plannerId(recipeId), target);
    return portions === null ? [] : [{ member: member.id, name: member.name, portions }];
  });
}

/**
 * The portions of those who eat along at some meals of a person, in the order of the meals (PLAN-122). Whom a dish does not
 * suit, and who is no longer of the household, eats none of it.
 */
export async function seatCompany(
  context: { readonly db: Db; readonly services: Services },
  userId: number,
  seatings: readonly Seating[],
): Promise<CompanyPortion[][]> {
  const found = seatings.length === 0 ? null : await readHousehold(context, userId);
  return seatings.map((seating) => (found === null ? [] : seat(found, seating)));
}

/** A planned meal's company as it is stored; who is not of the household has no name and is left out. */
export const companyOf = (
  { company = [] }: Pick<PlannedMeal, "company">,
  household: readonly TableMember[],
): CompanyPortion[] =>
  company.flatMap(({ id, portions }) => {
    const member = household.find((one) => String(one.id) === id);
    return member === undefined ? [] : [{ member: member.id, name: member.name, portions }];
  });

/** A meal that becomes another, or the same in another portion. */
interface ChangedMeal {
  readonly item: Pick<
    ItemRow,
    "meal_slot_id" | "recipe_template_id" | "company" | "kcal" | "protein" | "carbohydrates" | "fat"
  >;
  readonly day: { readonly date: string };
  readonly change: {
    readonly recipeId: number;
    readonly company?: readonly Pick<CompanyPortion, "member" | "portions">[] | undefined;
  };
}

const companyBefore = ({ item }: ChangedMeal): CompanyPortion[] => storedCompany(item.company ?? []);

/** What was named comes back, for whoever sits there. */
const namedCompany = (meal: ChangedMeal): CompanyPortion[] =>
  (meal.change.company ?? []).flatMap(({ member, portions }) => {
    const before = companyBefore(meal).find((eater) => eater.member === member);
    return before === undefined ? [] : [{ ...before, portions }];
  });

/**
 * Who eats along of each meal once it is changed, in the order of the meals. With the same recipe everybody's portion stays;
 * of another one the same people get portions that fit them (PLAN-123).
 */
export async function companiesAfter(
  context: { readonly db: Db; readonly services: Services },
  userId: number,
  meals: readonly ChangedMeal[],
): Promise<CompanyPortion[][]> {
  const others = meals.filter(
    (meal) =>
      meal.change.company === undefined &&
      meal.change.recipeId !== meal.item.recipe_template_id &&
      companyBefore(meal).length > 0,
  );
  const seatings = others.map(
    (meal): Seating => ({
      date: meal.day.date,
      slotId: meal.item.meal_slot_id,
      recipeId: meal.change.recipeId,
      own: onlyMacros(meal.item),
      members: companyBefore(meal).map(({ member }) => member),
    }),
  );
  const seated = await seatCompany(context, userId, seatings);
  return meals.map((meal) => {
    const at = others.indexOf(meal);
    if (at >= 0) return mustHave(seated[at], "who eats along");
    return meal.change.company === undefined ? companyBefore(meal) : namedCompany(meal);
  });
}
