import type { RecipeImport, RecipeImportLine } from "@plateful/contract";
import { presentMeant, type ServingCatalogue, servingsByIds } from "../foods/index.ts";
import type { Call } from "../platform/calls/call.ts";
import { type DraftFood, type DraftLine, EMPTY_DRAFT, type ImportDraft } from "./import-draft.ts";
import { BROKEN_OFF, type RecipeImportRow } from "./recipe-import-store.ts";

/** What is not saved is deleted after so many days (see retention-rules.ts). */
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

/** What no job has ended after so long is not waited for. */
const MAX_READING_MS = 15 * 60_000;

export const isBeingRead = ({ status }: Pick<RecipeImportRow, "status">): boolean =>
  status === "QUEUED" || status === "RUNNING";

/** An import as it counts now: what was lost with its job has failed, so that nobody waits for it (REC-118). */
export const asItStands = <Row extends Pick<RecipeImportRow, "status" | "failure" | "asked">>(
  row: Row,
  now: Date,
): Row =>
  isBeingRead(row) && now.getTime() - row.asked.getTime() > MAX_READING_MS
    ? { ...row, status: "FAILED", failure: BROKEN_OFF }
    : row;

export const draftOfRow = ({ draft }: Pick<RecipeImportRow, "draft">): ImportDraft | null =>
  draft as ImportDraft | null;

type Meant = NonNullable<RecipeImportLine["food"]>;

function presentLine(
  line: DraftLine,
  servings: ServingCatalogue,
  language: Call["language"],
): RecipeImportLine {
  const food = ({ servingId, quantity, isEstimated }: DraftFood): Meant[] => {
    const serving = servings.get(servingId);
    return serving === undefined ? [] : [presentMeant({ serving, quantity, isEstimated }, language)];
  };
  const [known = null] = line.food === null ? [] : food(line.food);
  return {
    text: line.text,
    words: line.words,
    certainty: known === null ? "UNKNOWN" : line.certainty,
    food: known,
    alternatives: line.alternatives.flatMap(food),
    is_left_out: line.isLeftOut,
  };
}

type Presenting = Pick<Call, "db" | "services" | "language">;

/** The servings of the foods that lines mean or may mean. */
function servingsOfLines(
  { db, services }: Presenting,
  lines: readonly DraftLine[],
): Promise<ServingCatalogue> {
  const foods = lines.flatMap(({ food, alternatives }) => [
    ...(food === null ? [] : [food]),
    ...alternatives,
  ]);
  return servingsByIds(
    services,
    db,
    foods.map(({ servingId }) => servingId),
  );
}

/** The lines of one import, with their foods in the person's language. */
export async function presentLines(
  call: Presenting,
  { lines }: Pick<ImportDraft, "lines">,
): Promise<RecipeImportLine[]> {
  const servings = await servingsOfLines(call, lines);
  return lines.map((line) => presentLine(line, servings, call.language));
}

/** Imports as they are answered, with the servings of their foods in the person's language. */
export async function presentImports(
  { now, ...call }: Presenting & Pick<Call, "now">,
  stored: readonly RecipeImportRow[],
): Promise<RecipeImport[]> {
  const rows = stored.map((row) => asItStands(row, now));
  const lines = rows.flatMap((row) => draftOfRow(row)?.lines ?? []);
  const servings = await servingsOfLines(call, lines);
  return rows.map((row) => {
    const draft = draftOfRow(row) ?? EMPTY_DRAFT;
    return {
      id: row.id,
      status: row.status as RecipeImport["status"],
      failure: row.failure as RecipeImport["failure"],
      url: row.url,
      name: draft.name,
      servings: draft.servings,
      preparation_time_min: draft.preparationMinutes,
      cooking_time_min: draft.cookingMinutes,
      author: draft.author,
      site: draft.site,
      directions: draft.steps.map((text) => ({ text })),
      lines: draft.lines.map((line) => presentLine(line, servings, call.language)),
      recipe: row.recipe_id,
      created: row.created.toISOString(),
      expires: new Date(row.created.getTime() + KEPT_DAYS * DAY_MS).toISOString(),
    };
  });
}
