import { UNKNOWN_FRIDGE_DAYS } from "../model/keeping.ts";
import { type LinkRules, linkAge } from "../model/links.ts";
import type { Person } from "../model/person.ts";
import type { CookedAhead, DayInput, MealLink, Rules, SlotPlace } from "../model/plan-input.ts";

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

/** Asks how many dishes of a slot keep so long, and remembers the answers. */
function countDishes(person: Person, days: readonly DayInput[]) {
  const known = new Map<string, number>();
  const dishes = (cook: SlotPlace, age: number): number => {
    const key = `${cook.day} ${age} ${cook.slotId}`;
    const count = known.get(key) ?? dishesKeeping(person, days[cook.day], cook.slotId, age);
    known.set(key, count);
    return count;
  };
  return (cook: SlotPlace, age: number): boolean => {
    const keeping = dishes(cook, age);
    return keeping > 0 && keeping >= Math.min(MIN_DISHES, dishes(cook, 0));
  };
}

/**
 * The links that hold: a left-over is eaten while its dish keeps, and where a cooked meal is still to be chosen, enough
 * dishes keep until the last of its left-overs. What is dropped is cooked on its own: a meal that was to be cooked ahead on its
 * own day, which makes what is left of it younger. O(links × recipes).
 */
function lasting(
  person: Person,
  days: readonly DayInput[],
  { links = [], cookedAhead = [] }: LinkRules,
): Required<LinkRules> {
  const isChoice = countDishes(person, days);
  const standingAt = (at: SlotPlace) => standingDays(person, days[at.day], at.slotId);
  const early = cookedAhead.filter(({ at, days: ahead }) => standingAt(at) !== null || isChoice(at, ahead));
  const lasts = (link: MealLink): boolean => {
    if (link.kind !== "LEFTOVER") return true;
    const age = linkAge(days, link) + daysAhead(early, link.cook);
    const standing = standingAt(link.cook);
    return standing === null ? isChoice(link.cook, age) : standing >= age;
  };
  return { links: links.filter(lasts), cookedAhead: early };
}

const daysAhead = (cookedAhead: readonly CookedAhead[], { day, slotId }: SlotPlace): number =>
  cookedAhead.find(({ at }) => at.day === day && at.slotId === slotId)?.days ?? 0;

/** The rules of a plan with the links that hold. */
export function withLastingLinks(person: Person, days: readonly DayInput[], rules: Rules): Rules {
  const { links = [], cookedAhead = [] } = rules;
  if (links.length + cookedAhead.length === 0) return rules;
  const held = lasting(person, days, rules);
  return { ...rules, links: held.links, ...(rules.cookedAhead && { cookedAhead: held.cookedAhead }) };
}
