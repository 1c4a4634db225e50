/** The baseline: per slot the recipe that is nearest and best liked at its best portion, day after day, no repeat. */
import { type Library, type PlannedDay, portionMacros } from "@plateful/planning";
import {
  compilePerson,
  type Person,
  stepsToPortions,
} from "../../packages/planning/src/planner/model/person.ts";
import { bestSteps, slotCost, slotModel } from "../../packages/planning/src/planner/model/slot-model.ts";
import { daysOf, type Question } from "./instances.ts";

interface Ranked {
  readonly recipe: number;
  readonly steps: number;
  readonly cost: number;
}

export function planGreedily(library: Library, question: Question, days: number): PlannedDay[] {
  const person = compilePerson(library, question.rules, { seed: question.seed });
  const lists = question.slots.map((slot) => ranking(person, slotModel(person, slot)));
  const taken = new Set<number>();
  return daysOf(question, days).map((day) => {
    const meals = day.slots.flatMap((slot, place) => {
      const found = lists[place]?.find(({ recipe }) => !taken.has(recipe));
      if (found === undefined) return [];
      taken.add(found.recipe);
      const portions = stepsToPortions(person.grid, found.steps);
      const macros = portionMacros(library, found.recipe, portions);
      return [{ slotId: slot.id, recipeId: library.ids[found.recipe] ?? "", portions, macros }];
    });
    const nothing = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0 };
    return { key: day.key, meals, target: nothing, totals: nothing };
  });
}

function ranking(person: Person, slot: ReturnType<typeof slotModel>): Ranked[] {
  const list: Ranked[] = [];
  for (let recipe = 0; recipe < person.library.size; recipe++) {
    if (!person.hard.allows(recipe, slot.mealType)) continue;
    const steps = bestSteps(person, slot, recipe);
    if (steps === 0) continue;
    const cost = slotCost(person, slot, recipe, steps) + (person.preference[recipe] ?? 0);
    list.push({ recipe, steps, cost });
  }
  return list.sort((a, b) => a.cost - b.cost);
}
