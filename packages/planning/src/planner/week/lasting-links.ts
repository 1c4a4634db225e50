import { UNKNOWN_FRIDGE_DAYS } from "../model/keeping.ts";
import { linkAge } from "../model/links.ts";
import type { Person } from "../model/person.ts";
import type { DayInput, MealLink, Rules, SlotPlace } from "../model/plan-input.ts";

/** Fewer dishes than this are no choice, unless there are no others: days that none of them suits would stay empty. */
const MIN_DISHES = 4;

/** Days until which the dish of a slot that is filled already can be eaten; null for a slot that is to be planned. */
function standingDays({ library, keptDays }: Person, day: DayInput | undefined, slotId: string) {
  const fixed = day?.fixed?.find((item) => item.slotId === slotId);
  if (fixed === undefined) return null;
  return keptDays[library.indexById.get(fixed.recipeId ?? "") ?? -1] ?? UNKNOWN_FRIDGE_DAYS;
}

/** How many recipes suit everybody at the table of a slot and keep so long. */
function dishesKeeping(person: Person, day: DayInput | undefined, slotId: string, days: number): number {
  const slot = day?.slots.find(({ id }) => id === slotId);
  if (slot === undefined) return 0;
  const companions = (slot.companions ?? []).flatMap(({ id }) => person.household.get(id) ?? []);
  let count = 0;
  for (let recipe = 0; recipe < person.library.size; recipe++)
    if (
      (person.keptDays[recipe] ?? 0) >= days &&
      [person.hard, ...companions].every((rules) => rules.allows(recipe, slot.mealType))
    )
      count++;
  return count;
}

/**
 * The links that hold: a left-over is eaten while its dish keeps, and where a cooked meal is still to be chosen, enough
 * dishes keep until the last of its left-overs. What is dropped is cooked on its own. O(links × recipes).
 */
function lastingLinks(
  person: Person,
  days: readonly DayInput[],
  links: readonly MealLink[],
): readonly MealLink[] {
  const known = new Map<string, number>();
  const dishes = (cook: SlotPlace, age: number): number => {
    const key = `${cook.day} ${age} ${cook.slotId}`;
    const count = known.get(key) ?? dishesKeeping(person, days[cook.day], cook.slotId, age);
    known.set(key, count);
    return count;
  };
  const lasts = (link: MealLink): boolean => {
    if (link.kind !== "LEFTOVER") return true;
    const age = linkAge(days, link);
    const standing = standingDays(person, days[link.cook.day], link.cook.slotId);
    if (standing !== null) return standing >= age;
    const keeping = dishes(link.cook, age);
    return keeping > 0 && keeping >= Math.min(MIN_DISHES, dishes(link.cook, 0));
  };
  const lasting = links.filter(lasts);
  return lasting.length === links.length ? links : lasting;
}

/** The rules of a plan with the links that hold. */
export function withLastingLinks(person: Person, days: readonly DayInput[], rules: Rules): Rules {
  const { links = [] } = rules;
  return links.length === 0 ? rules : { ...rules, links: lastingLinks(person, days, links) };
}
