import { LEFTOVER_DAYS } from "./keeping.ts";
import type { DayInput, MealLink, SlotPlace } from "./plan-input.ts";

/** Links of one plan, by slot. */
export interface Links {
  /** The link that fills a slot, if any. */
  readonly filling: (at: SlotPlace) => MealLink | undefined;
  /** Every slot that serves the same recipe as this one, itself included; undefined when it is not linked. */
  readonly groupOf: (at: SlotPlace) => readonly SlotPlace[] | undefined;
  /** Days until which the dish of a slot has to keep; 0 when nothing is left of it. */
  readonly daysToKeep: (at: SlotPlace) => number;
  /** Days since the meal was cooked of which a slot serves what is left; 0 for any other slot. */
  readonly ageOf: (at: SlotPlace) => number;
  readonly any: boolean;
}

/**
 * Checks links and sorts them by slot. A link whose second slot holds a fixed item is left out. Throws a RangeError for a
 * slot that does not exist, one that is filled by two links or both gives and takes, one that does not come after the
 * first, and a left-over of more than three days.
 */
export function compileLinks(days: readonly DayInput[], links: readonly MealLink[]): Links {
  const filling = new Map<string, MealLink>();
  const groups = new Map<string, SlotPlace[]>();
  const ages = new Map<SlotPlace[], number>();
  for (const link of links) {
    checkLink(days, link);
    if (isFixed(days, link.eat)) continue;
    const eat = nameOf(link.eat);
    if (filling.has(eat)) throw new RangeError(`Slot ${eat} is linked twice`);
    filling.set(eat, link);
    const group = groups.get(nameOf(link.cook)) ?? [link.cook];
    group.push(link.eat);
    for (const at of group) groups.set(nameOf(at), group);
    if (link.kind === "LEFTOVER") ages.set(group, Math.max(ages.get(group) ?? 0, linkAge(days, link)));
  }
  for (const { cook } of filling.values())
    if (filling.has(nameOf(cook))) throw new RangeError(`Slot ${nameOf(cook)} is linked both ways`);
  return {
    filling: (at) => filling.get(nameOf(at)),
    groupOf: (at) => groups.get(nameOf(at)),
    daysToKeep: (at) => ages.get(groups.get(nameOf(at)) ?? []) ?? 0,
    ageOf: (at) => {
      const link = filling.get(nameOf(at));
      return link?.kind === "LEFTOVER" ? linkAge(days, link) : 0;
    },
    any: filling.size > 0,
  };
}

const nameOf = ({ day, slotId }: SlotPlace): string => `"${slotId}" of day ${day}`;

const isFixed = (days: readonly DayInput[], { day, slotId }: SlotPlace): boolean =>
  days[day]?.fixed?.some((item) => item.slotId === slotId) === true;

/** Days from the first meal of a link to the second. */
export function linkAge(days: readonly DayInput[], { cook, eat }: MealLink): number {
  return (days[eat.day]?.dayNumber ?? eat.day) - (days[cook.day]?.dayNumber ?? cook.day);
}

function checkLink(days: readonly DayInput[], link: MealLink): void {
  for (const at of [link.cook, link.eat]) {
    const day = days[at.day];
    const exists = day?.slots.some(({ id }) => id === at.slotId) || isFixed(days, at);
    if (!exists) throw new RangeError(`There is no slot ${nameOf(at)} to link`);
  }
  const age = linkAge(days, link);
  if (age < 1) throw new RangeError(`Slot ${nameOf(link.eat)} does not come after ${nameOf(link.cook)}`);
  if (link.kind === "LEFTOVER" && age > LEFTOVER_DAYS)
    throw new RangeError(`A left-over keeps ${LEFTOVER_DAYS} days, not ${age}`);
}
