import { type OftenForgotten, readOftenForgotten } from "@plateful/content";
import type { ForgottenFoods } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import type { CataloguedServing } from "../../foods/index.ts";
import { type MeantAmount, presentMeant, servingCatalogue } from "../../foods/index.ts";
import { fromContent } from "../../platform/calls/content-cache.ts";
import type { Services } from "../../platform/calls/services.ts";
import type { Db } from "../../platform/database/open-database.ts";

const OFFERS = Symbol("what is often forgotten");

interface OfferedFood {
  readonly serving: CataloguedServing;
  /** How many of the serving are offered for one slice or cup. */
  readonly each: number;
}

interface Offer {
  readonly line: OftenForgotten;
  readonly foods: readonly OfferedFood[];
}

/** A food in the measure of its line: a household measure, or millilitres. */
function offeredFood(
  all: readonly CataloguedServing[],
  food: string,
  measure: string,
): OfferedFood | undefined {
  const ml = /^(\d+)-ml$/.exec(measure)?.[1];
  const key = ml === undefined ? measure : "100-ml";
  const serving = all.find(({ row }) => row.food_key === food && row.key === key);
  return serving && { serving, each: ml === undefined ? 1 : Number(ml) / serving.row.metric_value };
}

async function readOffers(services: Services, db: Db): Promise<readonly Offer[]> {
  const all = [...(await servingCatalogue(services, db)).values()];
  return readOftenForgotten().map((line) => ({
    line,
    foods: Object.entries(line.foods).flatMap(([food, measure]) => offeredFood(all, food, measure) ?? []),
  }));
}

export interface Named {
  /** The foods of the sentence with their amounts. */
  readonly eaten: readonly MeantAmount[];
  /** Keys of the foods that it says were left out. */
  readonly leftOut: readonly (string | null)[];
}

/** For how many slices or cups it is offered. */
const quantityFor = ({ serving, quantity }: MeantAmount): number =>
  serving.row.key === "100-g" || serving.row.key === "100-ml" ? 1 : Math.max(1, Math.round(quantity));

/** What people forget to say beside these foods: at most one question, and nothing is added unasked (FOOD-072). */
export async function forgottenFoods(
  services: Services,
  db: Db,
  { eaten, leftOut }: Named,
  language: CompleteLanguage,
): Promise<ForgottenFoods | null> {
  const offers = await fromContent(services, db, OFFERS, (trx) => readOffers(services, trx));
  const named = new Set([...leftOut, ...eaten.map(({ serving }) => serving.row.food_key)]);
  for (const { line, foods } of offers) {
    const besides = eaten.find(({ serving }) => line.behind.includes(serving.row.food_key ?? ""));
    const isSaid = [...Object.keys(line.foods), ...line.unless].some((key) => named.has(key));
    if (besides === undefined || isSaid || foods.length === 0) continue;
    const count = quantityFor(besides);
    const offered = foods.map(({ serving, each }) => ({
      serving,
      quantity: count * each,
      isEstimated: true,
    }));
    return { kind: line.kind, foods: offered.map((amount) => presentMeant(amount, language)) };
  }
  return null;
}
