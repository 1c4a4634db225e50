import type { Candidates } from "../day/candidates.ts";
import type { SlotShape } from "../day/day-shape.ts";
import type { Links } from "../model/links.ts";
import type { Person } from "../model/person.ts";
import type { SlotPlace } from "../model/plan-input.ts";
import { bestSteps, placeCost, type SlotModel, slotCost } from "../model/slot-model.ts";
import type { WeekDay } from "./week-day.ts";

/** A slot whose recipe is settled by another one: only the portion is left to choose. Without a fitting portion, nothing. */
export function settledCandidates(person: Person, slot: SlotModel, recipe: number): Candidates {
  const steps = bestSteps(person, slot, recipe);
  const preference = (person.preference[recipe] ?? 0) + placeCost(person, slot, recipe);
  const list = steps === 0 || preference === Number.POSITIVE_INFINITY ? [] : [recipe];
  const cost = steps === 0 ? 0 : slotCost(person, slot, recipe, steps) + preference;
  return {
    slot,
    count: list.length,
    recipe: Int32Array.from(list),
    steps: Int32Array.from(list, () => steps),
    cost: Float64Array.from(list, () => cost),
    preference: Float64Array.from(list, () => preference),
  };
}

/** A slot of some day that is linked to the one in hand. */
export interface LinkedSlot {
  readonly day: WeekDay;
  readonly slot: SlotShape;
}

/** The links of a plan while it is being made. */
export class LinkedSlots {
  private readonly person: Person;
  private readonly days: readonly WeekDay[];
  private readonly links: Links;

  constructor(person: Person, days: readonly WeekDay[], links: Links) {
    this.person = person;
    this.days = days;
    this.links = links;
  }

  get any(): boolean {
    return this.links.any;
  }

  /** Whether what the slot serves concerns other days too: it serves the recipe of another one, or is cooked ahead. */
  isLinked(day: WeekDay, place: number): boolean {
    return this.groupOf(day, place) !== undefined || this.daysToKeep(day, place) > 0;
  }

  /** Days until which the dish of a slot has to keep from its cooking; 0 when all of it is eaten at once. */
  daysToKeep(day: WeekDay, place: number): number {
    if (!this.links.any) return 0;
    return this.links.daysToKeep({ day: day.at, slotId: day.shape.slots[place]?.spec.id ?? "" });
  }

  /** The recipe that a linked slot or its given item serves already; null while the recipe is free to choose. */
  settledRecipe(day: WeekDay, place: number): number | null {
    for (const { day: at, slotId } of this.groupOf(day, place) ?? []) {
      const other = this.days[at];
      const otherPlace = other?.shape.slots.findIndex(({ spec }) => spec.id === slotId) ?? -1;
      const given = other?.input.fixed?.find((item) => item.slotId === slotId)?.recipeId ?? "";
      const recipe = other?.meals[otherPlace]?.recipe ?? this.person.library.indexById.get(given);
      if (recipe !== undefined && this.person.hard.allowed[recipe] === 1) return recipe;
    }
    return null;
  }

  /** The other slots that will serve the recipe chosen for this one. */
  others(day: WeekDay, place: number): LinkedSlot[] {
    return (this.groupOf(day, place) ?? []).flatMap(({ day: at, slotId }) => {
      const other = this.days[at];
      const slot = other?.shape.slots.find(({ spec }) => spec.id === slotId);
      const isSelf = at === day.at && slotId === day.shape.slots[place]?.spec.id;
      return other && slot && !isSelf ? [{ day: other, slot }] : [];
    });
  }

  private groupOf(day: WeekDay, place: number): readonly SlotPlace[] | undefined {
    if (!this.links.any) return undefined;
    return this.links.groupOf({ day: day.at, slotId: day.shape.slots[place]?.spec.id ?? "" });
  }
}
