import type { Choice, DayProblem } from "./day-problem.ts";
import { polishPortions } from "./portion-polish.ts";

/**
 * Fills what can be filled when a day has no complete solution: slots with the fewest choices first, each with its
 * cheapest recipe that is still free; a slot without one stays empty. Then fits the portions.
 */
export function fillGreedily(problem: DayProblem): readonly Choice[] {
  const order = [...problem.open.keys()].sort((a, b) => usable(problem, a) - usable(problem, b) || a - b);
  const taken = new Set<number>();
  const choices: Choice[] = [];
  for (const slot of order) {
    const choice = cheapest(problem, slot, taken);
    if (choice === null) continue;
    taken.add(choice.recipe);
    choices.push(choice);
  }
  return polishPortions(problem, choices).choices;
}

function usable(problem: DayProblem, slot: number): number {
  let count = 0;
  for (const points of problem.open[slot]?.extra ?? []) if (points < Number.POSITIVE_INFINITY) count++;
  return count;
}

function cheapest(problem: DayProblem, slot: number, taken: ReadonlySet<number>): Choice | null {
  const open = problem.open[slot];
  if (open === undefined) return null;
  const { candidates, extra } = open;
  let best: Choice | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (let j = 0; j < candidates.count; j++) {
    const recipe = candidates.recipe[j] ?? 0;
    const points = (candidates.cost[j] ?? 0) + (extra[j] ?? 0);
    if (points >= lowest || taken.has(recipe)) continue;
    lowest = points;
    best = { slot, recipe, steps: candidates.steps[j] ?? 0 };
  }
  return best;
}
