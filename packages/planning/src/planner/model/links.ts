import { LEFTOVER_DAYS } from "./keeping.ts";
import type { CookedAhead, DayInput, MealLink, Rules, SlotPlace } from "./plan-input.ts";

/** What says which slots are cooked together, and when. */
export type LinkRules = Pick<Rules, "links" | "cookedAhead">;

/** Links of one plan, by slot. */
export interface Links {
  /** The link that fills a slot, if any. */
  readonly filling: (at: SlotPlace) => MealLink | undefined;
  /** Every slot that serves the same recipe as this one, itself included; undefined when it is not linked. */
  readonly groupOf: (at: SlotPlace) => readonly SlotPlace[] | undefined;
  /** Days from its cooking until which the dish of a slot has to keep; 0 when all of it is eaten at once. */
  readonly daysToKeep: (at: SlotPlace) => number;
  /** Days since what a slot serves was cooked; 0 for what is cooked for it alone. */
  readonly ageOf: (at: SlotPlace) => number;
  /** Days before its own on which the meal of a slot is cooked. */
  readonly aheadOf: (at: SlotPlace) => number;
  readonly any: boolean;
}

/**
 * Checks links and sorts them by slot. A link whose second slot holds a fixed item is left out. Throws a RangeError for a
 * slot that does not exist, one that is filled by two links or both gives and takes, one that does not come after the
 * first, what is left over or cooked ahead for more than three days, and what is both.
 */
export function compileLinks(days: readonly DayInput[], { links = [], cookedAhead = [] }: LinkRules): Links {
  const ahead = daysAhead(days, cookedAhead);
  const ageOf = (link: MealLink) => linkAge(days, link) + (ahead.get(nameOf(link.cook)) ?? 0);
  const filling = new Map<string, MealLink>();
  const groups = new Map<string, SlotPlace[]>();
  const ages = new Map<SlotPlace[], number>();
  for (const link of links) {
    checkLink(days, link, ageOf(link));
    if (isFixed(days, link.eat)) continue;
    const eat = nameOf(link.eat);
    if (filling.has(eat)) throw new RangeError(`Slot ${eat} is linked twice`);
    filling.set(eat, link);
    const group = groups.get(nameOf(link.cook)) ?? [link.cook];
    group.push(link.eat);
    for (const at of group) groups.set(nameOf(at), group);
    if (link.kind === "LEFTOVER") ages.set(group, Math.max(ages.get(group) ?? 0, ageOf(link)));
  }
  checkChains(filling, ahead);
  const aheadOf = (at: SlotPlace): number => ahead.get(nameOf(at)) ?? 0;
  return {
    filling: (at) => filling.get(nameOf(at)),
    groupOf: (at) => groups.get(nameOf(at)),
    daysToKeep: (at) => Math.max(ages.get(groups.get(nameOf(at)) ?? []) ?? 0, aheadOf(at)),
    ageOf: (at) => {
      const link = filling.get(nameOf(at));
      return link?.kind === "LEFTOVER" ? ageOf(link) : aheadOf(at);
    },
    aheadOf,
    any: filling.size > 0 || ahead.size > 0,
  };
}

const nameOf = ({ day, slotId }: SlotPlace): string => `"${slotId}" of day ${day}`;

/** A slot that serves another one's recipe is cooked by that one: it has no left-overs of its own, and no cooking. */
function checkChains(filling: ReadonlyMap<string, MealLink>, ahead: ReadonlyMap<string, number>): void {
  for (const [at, { cook, kind }] of filling) {
    if (filling.has(nameOf(cook))) throw new RangeError(`Slot ${nameOf(cook)} is linked both ways`);
    if (kind === "LEFTOVER" && ahead.has(at))
      throw new RangeError(`Slot ${at} is left over and cooked ahead`);
  }
}

/** Days before its own on which each slot is cooked, by its name. */
function daysAhead(days: readonly DayInput[], cookedAhead: readonly CookedAhead[]): Map<string, number> {
  for (const { at, days: ahead } of cookedAhead) {
    checkPlace(days, at, "cook ahead");
    if (!Number.isInteger(ahead) || ahead < 1 || ahead > LEFTOVER_DAYS)
      throw new RangeError(`A meal is cooked 1 to ${LEFTOVER_DAYS} days ahead, not ${ahead}`);
  }
  return new Map(cookedAhead.map(({ at, days: ahead }) => [nameOf(at), ahead]));
}

const isFixed = (days: readonly DayInput[], { day, slotId }: SlotPlace): boolean =>
  days[day]?.fixed?.some((item) => item.slotId === slotId) === true;

/** Days from the first meal of a link to the second. */
export function linkAge(days: readonly DayInput[], { cook, eat }: MealLink): number {
  return (days[eat.day]?.dayNumber ?? eat.day) - (days[cook.day]?.dayNumber ?? cook.day);
}

function checkPlace(days: readonly DayInput[], at: SlotPlace, purpose: string): void {
  const exists = days[at.day]?.slots.some(({ id }) => id === at.slotId) || isFixed(days, at);
  if (!exists) throw new RangeError(`There is no slot ${nameOf(at)} to ${purpose}`);
}

/** @param age days from the cooking to the second meal */
function checkLink(days: readonly DayInput[], link: MealLink, age: number): void {
  for (const at of [link.cook, link.eat]) checkPlace(days, at, "link");
  if (linkAge(days, link) < 1)
    throw new RangeError(`Slot ${nameOf(link.eat)} does not come after ${nameOf(link.cook)}`);
  if (link.kind === "LEFTOVER" && age > LEFTOVER_DAYS)
    throw new RangeError(`A left-over keeps ${LEFTOVER_DAYS} days, not ${age}`);
}
