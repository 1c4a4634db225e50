import type {
  SimpleRecipe,
  SimpleRecipeCustomTag,
  simpleRecipes,
  listSimpleRecipeSuggestions as suggestionsEndpoint,
  listSimpleRecipeCustomTags as tagsEndpoint,
} from "@plateful/contract";
import { rankSimpleRecipes } from "@plateful/planning";
import type { Call, Http } from "../platform/calls/call.ts";
import { answerPageOf, type Page } from "../platform/http/page.ts";
import { narrow, offerTo, offerToWriter, viewOf } from "./offered-recipes.ts";
import { presentSimpleRecipe, presentTag } from "./present-simple-recipe.ts";
import { listTags } from "./simple-recipe-store.ts";
import { mayWrite } from "./write-simple-recipe.ts";

type Asking = Pick<Call, "db" | "actor" | "language">;
const readerOf = ({ actor, language }: Asking) => ({ userId: actor.id, view: viewOf(actor), language });

/** What the caller is offered. */
export const offerToCaller = (call: Asking) => offerTo(call.db, readerOf(call));

/** What the caller writes; staff write what is the product's. */
const writtenByCaller = (call: Asking) =>
  offerToWriter(call.db, readerOf(call), ({ organisation_id: id }) =>
    call.actor.isStaff ? id === null : mayWrite(call, id),
  );

export async function listSimpleRecipes(
  call: Call<(typeof simpleRecipes)["list"]>,
  http: Http,
): Promise<Page<SimpleRecipe>> {
  const { recipes, parts } = await (call.query.is_own === true ? writtenByCaller : offerToCaller)(call);
  const found = narrow(recipes, call.query, parts.favourites);
  const page = await answerPageOf(call.query, http, found);
  return { ...page, results: page.results.map(({ row }) => presentSimpleRecipe(row, parts)) };
}

/** The same as the list, with what suits the person's answers first (SREC-032, SIM-036). */
export async function listSuggestions(
  call: Call<typeof suggestionsEndpoint>,
  http: Http,
): Promise<Page<SimpleRecipe>> {
  const { recipes, parts, taste } = await offerToCaller(call);
  const found = narrow(
    recipes.filter(({ row }) => row.published),
    call.query,
    parts.favourites,
  );
  const rowById = new Map(found.map(({ row }) => [row.id, row]));
  const ranked = rankSimpleRecipes(
    found.map(({ candidate }) => candidate),
    taste.wishes,
  );
  const page = await answerPageOf(call.query, http, ranked);
  const rows = page.results.flatMap(({ id }) => rowById.get(id) ?? []);
  return { ...page, results: rows.map((row) => presentSimpleRecipe(row, parts)) };
}

export async function listCustomTags(
  call: Call<typeof tagsEndpoint>,
  http: Http,
): Promise<Page<SimpleRecipeCustomTag>> {
  const { category } = call.query;
  const tags = await listTags(call.db, call.actor.organisationId);
  const wanted = tags.filter((tag) => category === undefined || tag.category === category);
  const page = await answerPageOf(call.query, http, wanted);
  return { ...page, results: page.results.map((tag) => presentTag(tag, call.language)) };
}

/** The ids of the recipes with these words that the caller is offered. */
export async function findOfferedIds(call: Call, search: string): Promise<number[]> {
  const { recipes, parts } = await offerToCaller(call);
  return narrow(recipes, { search }, parts.favourites).map(({ row }) => row.id);
}
