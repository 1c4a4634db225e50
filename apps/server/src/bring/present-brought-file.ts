import type { BroughtApp, BroughtFile, BroughtStatus } from "@plateful/contract";
import type { BroughtFileRow } from "./brought-file-store.ts";
import type { ReadFile } from "./reading/brought-record.ts";

/** What is kept of a file beside its records. */
export interface Summary
  extends Pick<ReadFile, "meals" | "weights" | "askedDate" | "asksUnit" | "askedMeals" | "samples"> {
  readonly already: number | null;
  readonly filledDays: number | null;
  readonly weighedDays: number | null;
  /** Missing in files that were read before recipes were. */
  readonly recipes?: ReadFile["recipes"];
  readonly lookedUp?: LookedUp | null;
}

/** What is known of the ingredients of the first recipes of a file. */
export interface LookedUp {
  readonly recipes: number;
  readonly lines: number;
  readonly linesKnown: number;
  readonly unknownLines: readonly { readonly recipe: string; readonly line: string }[];
}

const presentRecipes = ({ recipes, lookedUp }: Summary): BroughtFile["recipes"] => ({
  count: recipes?.count ?? 0,
  names: [...(recipes?.names ?? [])],
  looked_up: lookedUp?.recipes ?? 0,
  lines: lookedUp?.lines ?? 0,
  lines_known: lookedUp?.linesKnown ?? 0,
  unknown_lines: [...(lookedUp?.unknownLines ?? [])],
});

/** What the person answered to what was asked. */
export interface Answers {
  readonly dateOrder?: "DMY" | "MDY" | undefined;
  readonly weightUnit?: "KG" | "LB" | undefined;
  readonly meals: readonly (readonly [name: string, moment: string])[];
  readonly addWeights: boolean;
}

/** A job that says nothing for so long is lost; the file can be taken up again, and its undo too. */
const MAX_SILENCE_MS = 15 * 60_000;

/** How far a file is; what its job was lost with has failed, so that nobody waits for it. */
export function statusOf(row: Pick<BroughtFileRow, "status" | "moved_at">, now: Date): BroughtStatus {
  const isUnderWay = row.status === "IMPORTING" || row.status === "UNDOING";
  const isLost = isUnderWay && now.getTime() - row.moved_at.getTime() > MAX_SILENCE_MS;
  return isLost ? "FAILED" : (row.status as BroughtStatus);
}

export function presentBroughtFile(
  row: BroughtFileRow & { readonly misfits?: unknown },
  now: Date,
): BroughtFile {
  const { meals, weights, samples, ...rest } = row.summary as Summary;
  return {
    id: row.id,
    app: row.app as BroughtApp,
    name: row.name,
    status: statusOf(row, now),
    created: row.created_at.toISOString(),
    expires: row.expires_at.toISOString(),
    meals,
    weights,
    recipes: presentRecipes(row.summary as Summary),
    already: rest.already,
    filled_days: rest.filledDays,
    weighed_days: rest.weighedDays,
    asks: {
      date: rest.askedDate,
      weight_unit: rest.asksUnit,
      meals: rest.askedMeals.map(({ name, count }) => ({ name, count })),
    },
    samples: samples.map(({ date, time, meal, name, kcal }) => ({ date, time, meal, name, kcal })),
    misfit_count: row.misfit_count,
    misfits: (row.misfits ?? []) as BroughtFile["misfits"],
    done: row.done,
    total: row.total,
    meals_added: row.meals_added,
    weights_added: row.weights_added,
    recipes_added: row.recipes_added,
    recipes_drafted: row.recipes_drafted,
    already_there: row.already_there,
    weights_kept: row.weights_kept,
    days_full: row.days_full,
  };
}
