/** Solves questions exactly with HiGHS (github.com/ERGO-Code/HiGHS), or as well as it can within its time. */
import { createRequire } from "node:module";
import type { Macros } from "@plateful/nutrition";
import { evaluate, type Library, plan } from "@plateful/planning";
import type { Highs } from "highs";
import { compilePerson } from "../../packages/planning/src/planner/model/person.ts";
import { ExactModel, type MealColumn, planOfColumns } from "./exact-model.ts";
import { daysOf, type Question } from "./instances.ts";

export interface ExactAnswer {
  /** Points of the best plan it found, by the planner's own evaluation. */
  readonly value: number;
  /** No plan can cost less. */
  readonly bound: number;
  /** How far its days are off their targets, percent; empty where that was not kept. */
  readonly off: readonly Macros[];
  readonly seconds: number;
}

// Its types describe the CommonJS build, so that is the one to load.
const loadHighs: () => Promise<Highs> = createRequire(import.meta.url)("highs");

let loaded: Promise<Highs> | null = null;

/** Starts from the planner's own plan, so that time is not spent on finding a first one. */
export async function solveExactly(
  library: Library,
  question: Question,
  days: number,
  limitSeconds: number,
): Promise<ExactAnswer> {
  loaded ??= loadHighs();
  const highs = await loaded;
  const exact = new ExactModel(library, question, days);
  const model = highs.createModel({
    numCols: exact.cost.length,
    numRows: exact.rowLower.length,
    colCost: Float64Array.from(exact.cost),
    colLower: Float64Array.from(exact.lower),
    colUpper: Float64Array.from(exact.upper, (value) => (Number.isFinite(value) ? value : highs.infinity)),
    rowLower: Float64Array.from(exact.rowLower, (value) =>
      Number.isFinite(value) ? value : -highs.infinity,
    ),
    rowUpper: Float64Array.from(exact.rowUpper),
    integrality: Int32Array.from(exact.isWhole, (isWhole) => (isWhole ? 1 : 0)),
    matrix: {
      format: "csc",
      numRows: exact.rowLower.length,
      numCols: exact.cost.length,
      starts: Int32Array.from(exact.starts),
      indices: Int32Array.from(exact.indices),
      values: Float64Array.from(exact.values),
    },
  });
  try {
    model.options.set({ output_flag: false, time_limit: limitSeconds, mip_rel_gap: 1e-4, mip_abs_gap: 1e-6 });
    model.setSolution({ colValue: firstSolution(library, question, days, exact) });
    const start = performance.now();
    model.run();
    const seconds = (performance.now() - start) / 1000;
    const { colValue } = model.getSolution();
    const chosen: MealColumn[] = exact.meals.filter((_, column) => (colValue[column] ?? 0) > 0.5);
    const found = planOfColumns(library, question, days, chosen);
    const { cost, errors, violations } = evaluate(library, daysOf(question, days), question.rules, found, {
      seed: question.seed,
    });
    if (violations.length > 0) throw new Error(`The exact model breaks a rule: ${violations[0]?.code}`);
    if (Math.abs(cost.total - model.getObjectiveValue()) > 1e-3)
      throw new Error(`The exact model says ${model.getObjectiveValue()}, the evaluation ${cost.total}`);
    const bound = Number(model.info.get("mip_dual_bound"));
    return { value: cost.total, bound, off: errors.days, seconds };
  } finally {
    model.dispose();
  }
}

function firstSolution(library: Library, question: Question, days: number, exact: ExactModel): Float64Array {
  const { grid } = compilePerson(library, question.rules, { seed: question.seed });
  const first = plan(library, daysOf(question, days), question.rules, {
    seed: question.seed,
    effort: "best",
    ladder: false,
  });
  const chosen = new Set(
    first.days.flatMap((day, at) =>
      day.meals.map((meal) => {
        const place = question.slots.findIndex((slot) => slot.id === meal.slotId);
        return `${at} ${place} ${library.indexById.get(meal.recipeId)} ${Math.round(meal.portions / grid.step)}`;
      }),
    ),
  );
  return Float64Array.from(exact.cost, (_, column) => {
    const meal = exact.meals[column];
    return meal && chosen.has(`${meal.day} ${meal.place} ${meal.recipe} ${meal.steps}`) ? 1 : 0;
  });
}
