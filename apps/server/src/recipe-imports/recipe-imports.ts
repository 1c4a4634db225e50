import type {
  changeRecipeImport as changeEndpoint,
  deleteRecipeImport as deleteEndpoint,
  getRecipeImport as getEndpoint,
  listRecipeImports as listEndpoint,
  RecipeImport,
  RecipeTemplate,
  saveRecipeImport as saveEndpoint,
  startRecipeImport as startEndpoint,
} from "@plateful/contract";
import { servingsByIds } from "../foods/index.ts";
import { mustHave } from "../platform/base/must-have.ts";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Asked, Call, Http } from "../platform/calls/call.ts";
import { type EventLimit, ofPerson } from "../platform/calls/limited-events.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import { checkMayMake, keepRecipeOfOthers, readRecipe } from "../recipes/index.ts";
import {
  type DraftFood,
  type DraftLine,
  EMPTY_DRAFT,
  type ImportDraft,
  USUAL_SERVINGS,
} from "./import-draft.ts";
import { RECIPE_IMPORT_JOB, type RecipeImportJob } from "./import-job.ts";
import { asItStands, draftOfRow, isBeingRead, presentImports } from "./present-recipe-import.ts";
import {
  askAgain,
  deleteImport,
  findImport,
  insertImport,
  lockImport,
  pageOfImports,
  type RecipeImportRow,
  setSaved,
  updateDraft,
} from "./recipe-import-store.ts";

const DAY_SECONDS = 86_400;

/** Twenty pages and sixty texts of a person in a day; what is read again counts as a page. */
export const importLimits = ({ actor, body }: Asked<typeof startEndpoint>): readonly EventLimit[] => {
  const isPage = typeof body.text !== "string";
  const kind = isPage ? "recipe-page" : "recipe-text";
  return [{ kind, subject: ofPerson(actor.id), max: isPage ? 20 : 60, seconds: DAY_SECONDS }];
};

const presentOne = async (call: Call, row: RecipeImportRow): Promise<RecipeImport> =>
  mustHave((await presentImports(call, [row]))[0], "a recipe import");

/** What is asked for: a page, a text, or one that failed once more, by its page or by a text in its place. */
async function toBeRead({ db, actor, now, body }: Call<typeof startEndpoint>): Promise<RecipeImportRow> {
  const { url = null, text = null, again = null } = body;
  const isOne = again === null ? (url === null) !== (text === null) : url === null;
  if (!isOne) throw invalidField(url === null ? "url" : "text", "import_one");
  if (again === null) return insertImport(db, { user_id: actor.id, url, pasted: text, now });
  const { id } = await takeRead({ db, actor, now }, again);
  const row = await askAgain(db, id, { text, now });
  if (row === undefined) throw invalidField("again", { code: "invalid_pk", id });
  return row;
}

/** Begins to read a recipe; the reading is a job, so that no call waits for the page of someone else (REC-110). */
export async function startRecipeImport(call: Call<typeof startEndpoint>): Promise<RecipeImport> {
  await checkMayMake(call as Call);
  const { db, services, actor, language } = call;
  const row = await toBeRead(call);
  const isFetched = row.url !== null && typeof call.body.text !== "string";
  if (isFetched && !services.settings.webImports) throw new Problem("import_unavailable");
  const job: RecipeImportJob = { importId: row.id, userId: actor.id, language };
  await services.jobs.enqueue(db, RECIPE_IMPORT_JOB, job);
  return presentOne(call as Call, row);
}

export async function listRecipeImports(
  call: Call<typeof listEndpoint>,
  http: Http,
): Promise<Page<RecipeImport>> {
  const { rows, count } = await pageOfImports(call.db, call.actor.id, pageWindow(call.query));
  return toPage(call.query, http, count, await presentImports(call as Call, rows));
}

export async function getRecipeImport(call: Call<typeof getEndpoint>): Promise<RecipeImport> {
  const row = await findImport(call.db, call.actor.id, call.params.id);
  if (row === undefined) throw new Problem("not_found");
  return presentOne(call as Call, row);
}

async function takeRow(call: Pick<Call, "db" | "actor">, id: number): Promise<RecipeImportRow> {
  const row = await lockImport(call.db, call.actor.id, id);
  if (row === undefined) throw new Problem("not_found");
  return row;
}

/** @throws Problem in_use while it is being read, which would write over what is changed. */
async function takeRead(call: Pick<Call, "db" | "actor" | "now">, id: number): Promise<RecipeImportRow> {
  const row = asItStands(await takeRow(call, id), call.now);
  if (isBeingRead(row)) throw new Problem("in_use");
  return row;
}

type Answer = NonNullable<Call<typeof changeEndpoint>["body"]["line"]>;

/** A line as the person answered it. */
async function answered(
  call: Call<typeof changeEndpoint>,
  line: DraftLine,
  answer: Answer,
): Promise<DraftLine> {
  const { suggested_serving: id = line.food?.servingId, quantity = line.food?.quantity } = answer;
  const isLeftOut = answer.is_left_out ?? false;
  const saysFood = answer.suggested_serving !== undefined || answer.quantity !== undefined;
  if (id === undefined || quantity === undefined) {
    if (saysFood)
      throw invalidField(`line.${id === undefined ? "suggested_serving" : "quantity"}`, "required");
    return { ...line, isLeftOut };
  }
  if (!(await servingsByIds(call.services, call.db, [id])).has(id))
    throw invalidField("line.suggested_serving", { code: "invalid_pk", id });
  const food = { servingId: id, quantity, isEstimated: false };
  const certainty = saysFood ? "SURE" : line.certainty;
  return { ...line, certainty, food, isLeftOut };
}

/** Answers a question about what was read; the answer stays, also on other devices (REC-112). */
export async function changeRecipeImport(call: Call<typeof changeEndpoint>): Promise<RecipeImport> {
  const row = await takeRead(call, call.params.id);
  const draft = draftOfRow(row) ?? EMPTY_DRAFT;
  const { name, servings, line } = call.body;
  const old = line === undefined ? undefined : draft.lines[line.at];
  if (line !== undefined && old === undefined)
    throw invalidField("line.at", { code: "invalid_pk", id: line.at });
  const own = line === undefined || old === undefined ? null : await answered(call, old, line);
  const changed: ImportDraft = {
    ...draft,
    name: name ?? draft.name,
    servings: servings ?? draft.servings,
    lines: draft.lines.map((one, at) => (own !== null && at === line?.at ? own : one)),
  };
  await updateDraft(call.db, row.id, row, changed);
  return getRecipeImport(call as never);
}

export async function deleteRecipeImport(call: Call<typeof deleteEndpoint>): Promise<undefined> {
  await deleteImport(call.db, (await takeRow(call, call.params.id)).id);
}

/** A link of a recipe is an https address; the page itself is kept besides, as it was asked for. */
const linkOf = (url: string | null): string | null => (url?.startsWith("https://") === true ? url : null);

/**
 * The foods of the lines that count.
 * @throws InvalidFields while a line is unanswered: it has neither a food nor been left out (REC-119).
 */
async function foodsOf({ db, services }: Call, { lines }: ImportDraft): Promise<DraftFood[]> {
  const counted = lines.map((line, at) => ({ ...line, at })).filter(({ isLeftOut }) => !isLeftOut);
  const ids = counted.flatMap(({ food }) => (food === null ? [] : [food.servingId]));
  const known = await servingsByIds(services, db, ids);
  return counted.map(({ food, at }) => {
    if (food === null || !known.has(food.servingId)) throw invalidField(`lines.${at}`, "import_unanswered");
    return food;
  });
}

/**
 * Keeps what was read as a recipe of one's own: amounts of one portion, published once it has ingredients (REC-113). A repeat
 * answers the recipe that was made.
 */
export async function saveRecipeImport(call: Call<typeof saveEndpoint>): Promise<RecipeTemplate> {
  await checkMayMake(call as Call);
  const row = await takeRead(call, call.params.id);
  if (row.recipe_id !== null) return readRecipe(call as Call, row.recipe_id);
  const draft = draftOfRow(row) ?? EMPTY_DRAFT;
  if (draft.name === "") throw invalidField("name", "required");
  const servings = draft.servings ?? USUAL_SERVINGS;
  const foods = await foodsOf(call as Call, draft);
  const written = {
    name: draft.name,
    tags: [call.body.meal_type],
    preparation_time_min: draft.preparationMinutes,
    cooking_time_min: draft.cookingMinutes,
    external_url: linkOf(row.url),
    directions: draft.steps.map((text) => ({ text })),
  };
  const added = foods.map(({ servingId, quantity }) => ({
    suggested_serving_id: servingId,
    quantity: quantity / servings,
  }));
  const author = [draft.author, draft.site].filter(
    (name, at, all) => name !== null && all.indexOf(name) === at,
  );
  const source = { source_author: author.join(", ") || null, source_url: row.url };
  const id = await keepRecipeOfOthers(call as Call, written, added, source);
  await setSaved(call.db, row.id, row, id);
  return readRecipe(call as Call, id);
}
