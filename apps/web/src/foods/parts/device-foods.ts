import {
  type AnswerOf,
  type DeviceFood,
  type Food,
  findDeviceFoods,
  type RememberedFood,
  type SuggestedServing,
  type searchFoods,
} from "@plateful/contract";
import { figuresOfGrams, type HundredGrams, servingWeight } from "@plateful/nutrition";
import { completeLanguageOf, type Language } from "@plateful/phrases";
import { FoodShelf, findMeantFoods, Kitchen, roundHalfUp } from "@plateful/quantities";
import { onSessionChange } from "../../lib/device/session.ts";
import { call } from "../../lib/server/call.ts";

/** What a search on this device found; all of it is on its one page. */
export type FoundOnDevice = AnswerOf<typeof searchFoods> & { readonly isOnDevice: true };

interface Shelf {
  readonly kitchen: Kitchen;
  readonly foods: FoodShelf;
  readonly byId: ReadonlyMap<number, DeviceFood>;
}

/** As many as a page of the server has. */
const MOST = 20;
/** Putting the list in order takes longer than a search in it. */
const KEEP_MS = 60_000;

let kept: { readonly at: number; readonly shelf: Promise<Shelf> } | null = null;
// The list holds what one person eats.
onSessionChange(() => {
  kept = null;
});

async function readShelf(): Promise<Shelf> {
  const { foods, ...others } = await call(findDeviceFoods, { isUnprompted: true });
  const shelved = foods.map((food) => ({
    ...{ id: food.id, names: food.names, brand: food.brand_name },
    ...{ isLibrary: food.is_library, isEveryday: food.is_everyday },
  }));
  const library = shelved.filter(({ isLibrary }) => isLibrary);
  return {
    kitchen: new Kitchen(library, others),
    foods: new FoodShelf(shelved),
    byId: new Map(foods.map((food) => [food.id, food])),
  };
}

function shelfOf(): Promise<Shelf> {
  if (kept === null || Date.now() - kept.at > KEEP_MS) {
    const shelf = readShelf();
    kept = { at: Date.now(), shelf };
    shelf.catch(() => {
      kept = null;
    });
  }
  return kept.shelf;
}

const shown = (value: number) => roundHalfUp(value, 2);
const shownFigures = ({ kcal, protein, carbohydrates, fat, fiber }: HundredGrams) => ({
  ...{ kcal: shown(kcal), protein: shown(protein), carbohydrates: shown(carbohydrates), fat: shown(fat) },
  fiber: fiber === null ? null : shown(fiber),
});

/** A food as the server answers it. */
function toFood(food: DeviceFood, language: Language): Food {
  const { id, names, brand_name, category, density, allergens, allergens_known } = food;
  const servings = food.servings.map((serving): SuggestedServing => {
    const { one_serving_in_metric_value: value, metric_unit: unit } = serving;
    const figures = figuresOfGrams(food, servingWeight(value, unit, density));
    return { ...serving, ...shownFigures(figures), food: id };
  });
  return {
    ...{ id, name: names[completeLanguageOf(language)], brand_name, barcode: [], category },
    ...{ ...shownFigures(food), allergens, allergens_known },
    suggested_servings: servings,
  };
}

/** What a text finds among the foods on this device, ranked as the server ranks all of them (ledger FOOD-083). */
export async function searchDeviceFoods(text: string, language: Language): Promise<FoundOnDevice> {
  const { kitchen, foods, byId } = await shelfOf();
  const spoken = completeLanguageOf(language);
  const ids = await findMeantFoods({ source: foods.source(spoken), kitchen, language: spoken }, text);
  const found = ids.flatMap((id) => byId.get(id) ?? []).slice(0, MOST);
  const results = found.map((food) => toFood(food, language));
  const page = { count: results.length, total_pages: 1, next: null, previous: null };
  return { ...page, results, isOnDevice: true };
}

/** One food of this device; undefined when it is not here. */
export async function deviceFoodOf(id: number, language: Language): Promise<Food | undefined> {
  const food = (await shelfOf()).byId.get(id);
  return food === undefined ? undefined : toFood(food, language);
}

/** One serving of each of these foods, as it is added as long as no amount is known; only of those that are on this device. */
export async function usualAmountsOnDevice(
  ids: readonly number[],
  language: Language,
): Promise<readonly RememberedFood[]> {
  const { byId } = await shelfOf();
  return ids.flatMap((id) => {
    const held = byId.get(id);
    if (held === undefined) return [];
    const { name, brand_name, category, suggested_servings: servings } = toFood(held, language);
    const first = servings.find((serving) => serving.id === held.first_serving);
    if (first === undefined) return [];
    const serving = { ...first, food: { id, name, brand_name } };
    return [{ suggested_serving: serving, category, quantity: 1, times: 0 }];
  });
}
