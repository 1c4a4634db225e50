import type {
  CalendarDay,
  CalendarItem,
  CandidateCompanion,
  CompanyPortion,
  RecipeSummary,
  User,
} from "@plateful/contract";
import { companionTarget, type FocusProfile, focusOfDates } from "@plateful/nutrition";
import {
  type Companion,
  type DiarySlot,
  isOpenMeal,
  type SlotSpec,
  type StandingDay,
  type StandingMeal,
  slotOfItem,
} from "@plateful/planning";
import { cycleProfileOf } from "../../lib/person/cycle-profile.ts";
import { daySlots } from "../day/day-plan.ts";
import { diaryEntries } from "../day/diary-entry.ts";

/** A date as planning sees it, from the days that the app holds; what the person may eat is applied elsewhere. */
export interface HeldDay {
  readonly dayId: number;
  readonly standing: Omit<StandingDay, "rules">;
  /** The recipes of that date as the diary shows them. */
  readonly recipes: readonly RecipeSummary[];
  /** Who eats along at the meals of that date, by item. */
  readonly companies: ReadonlyMap<number, readonly CompanyPortion[]>;
}

const NOTHING = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0 };

const isOpen = (day: CalendarDay, item: CalendarItem, slotId: number | null): boolean =>
  isOpenMeal(
    {
      isPlanned: item.status === "PLANNED",
      isRecipe: item.content_type === "recipemeal",
      isLocked: item.locked,
      slotId,
    },
    { isLocked: day.locked, lockedSlots: day.locked_slots },
  );

interface Table {
  readonly slots: readonly DiarySlot[];
  readonly household: readonly CandidateCompanion[];
  /** Energy of the person's day plan. */
  readonly personKcal: number;
}

/** Who sits at the table of a meal, as it was planned, as far as they are of the household still (ledger PLAN-123). */
function companionsOf({ household, personKcal }: Table, item: CalendarItem, slot: DiarySlot): Companion[] {
  const company = item.content_type === "recipemeal" ? item.meal.cooking.company : [];
  const present = new Set(company.map(({ member }) => member));
  return household
    .filter(({ member }) => present.has(member))
    .map((one) => ({
      id: String(one.member),
      target: companionTarget(slot.target ?? NOTHING, personKcal, one),
    }));
}

function standingMeals(day: CalendarDay, table: Table): StandingMeal[] {
  const { slots } = table;
  const entries = diaryEntries(day);
  return day.calendar_items.map((item, at) => {
    const slot = slotOfItem({ slotId: item.meal_slot, mealMoment: item.meal_moment }, slots);
    const { kcal, protein, carbohydrates, fat } = entries[at]?.macros ?? NOTHING;
    const meal = item.content_type === "recipemeal" ? item.meal : null;
    return {
      id: item.id,
      date: day.date,
      slotId: slot === null ? null : String(slot.id),
      macros: { kcal, protein, carbohydrates, fat },
      recipe:
        meal === null ? null : { id: String(meal.recipe_template.id), portions: meal.portions_multiplier },
      isSide: entries[at]?.isSide ?? false,
      isOpen: isOpen(day, item, slot?.id ?? null),
      keepsRecipe: meal !== null && (meal.cooking.leftover_of !== null || meal.cooking.leftovers.length > 0),
      ...(slot === null ? {} : { companions: companionsOf(table, item, slot) }),
    };
  });
}

const orderedSlots = (user: User, date: string): DiarySlot[] | null =>
  daySlots(user, date)?.toSorted((a, b) => a.order - b.order || a.id - b.id) ?? null;

/** By what the person's days lean towards some nutrients, as the server reads it (ledger PLAN-190). */
export const followedBy = ({ intake }: User): FocusProfile | null =>
  intake === null
    ? null
    : {
        ...cycleProfileOf(intake),
        dietType: intake.diet_type,
        isOnMenopauseDiet: intake.is_on_menopause_diet,
      };

const isRecipeMeal = (item: CalendarItem) => item.content_type === "recipemeal";

/** The slots of a date for the planner, in the order in which the server has them; null without a plan. */
export const slotSpecsOn = (user: User, date: string): SlotSpec[] | null =>
  orderedSlots(user, date)?.map(({ id, mealMoment, mealType, target }) => ({
    id: String(id),
    mealMoment,
    mealType,
    target: target ?? NOTHING,
  })) ?? null;

/** Puts the days that the app holds into the form in which the server reads them (ledger PLAN-113); null without the date. */
export function heldDay(
  user: User,
  date: string,
  days: readonly CalendarDay[],
  household: readonly CandidateCompanion[],
): HeldDay | null {
  const own = days.find((day) => day.date === date);
  const slots = orderedSlots(user, date);
  const specs = slotSpecsOn(user, date);
  if (own === undefined || slots === null || specs === null) return null;
  const personKcal = specs.reduce((sum, { target }) => sum + target.kcal, 0);
  const meals = days
    .flatMap((day) => standingMeals(day, { slots: day === own ? slots : [], household, personKcal }))
    .sort((a, b) => a.id - b.id);
  const planned = own.calendar_items.filter(isRecipeMeal);
  const recipes = planned.map(({ meal }) => meal.recipe_template);
  const companies = new Map(planned.map(({ id, meal }) => [id, meal.cooking.company]));
  const focus = focusOfDates(followedBy(user), [date])?.[date];
  return { dayId: own.id, standing: { date, slots: specs, meals, focus }, recipes, companies };
}
