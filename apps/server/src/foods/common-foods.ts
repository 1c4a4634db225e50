import { type DeviceFood, MAX_DEVICE_FOODS } from "@plateful/contract";
import type { GroceryCategory } from "@plateful/nutrition";
import type { CompleteLanguage } from "@plateful/phrases";
import { columnIn, inEachLanguage } from "../platform/base/language-columns.ts";
import { fromContent } from "../platform/calls/content-cache.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { firstServingOf } from "./first-serving.ts";
import { presentAllergens } from "./food-allergens.ts";
import { listMostAskedFoods } from "./food-search-store.ts";
import { listServingsWithFoods, type ServingWithFood } from "./food-store.ts";
import { presentServingWords } from "./present-food.ts";

type InEach<T> = Readonly<Record<CompleteLanguage, T>>;
interface Standing {
  readonly is_library: boolean;
  readonly is_everyday: boolean;
}

const COMMON = Symbol("common foods");
const IMPORTED: Standing = { is_library: false, is_everyday: false };

function presentOne(rows: readonly ServingWithFood[], language: CompleteLanguage, standing: Standing) {
  const [row] = rows;
  const first = firstServingOf(rows.map((one) => ({ row: one })))?.row;
  if (row === undefined || first === undefined) return [];
  const { density, kcal, protein, carbohydrates, fat, fiber, brand_name } = row;
  const food: DeviceFood = {
    id: row.food_id,
    names: inEachLanguage((one) => row[columnIn("name", one)]),
    ...{ brand_name, category: row.category as GroceryCategory, density, ...standing },
    ...{ kcal, protein, carbohydrates, fat, fiber },
    ...presentAllergens(row),
    servings: rows.map((one) => ({
      ...presentServingWords(one, language),
      one_serving_in_metric_value: one.metric_value,
    })),
    first_serving: first.id,
  };
  return [food];
}

/** Foods with their servings as a device keeps them, in the order of the ids; one without a serving cannot be added. */
async function readDeviceFoods(
  db: Db,
  ids: readonly number[],
  standingOf: (id: number) => Standing,
): Promise<InEach<DeviceFood[]>> {
  if (ids.length === 0) return inEachLanguage(() => []);
  const byFood = Map.groupBy(await listServingsWithFoods(db, { foods: ids }), (row) => row.food_id);
  return inEachLanguage((language) =>
    ids.flatMap((id) => presentOne(byFood.get(id) ?? [], language, standingOf(id))),
  );
}

/** The foods that are asked for most, as a device keeps them: read once for each loading of the content. */
export const commonFoods = (services: Services, db: Db): Promise<InEach<readonly DeviceFood[]>> =>
  fromContent(services, db, COMMON, async (trx) => {
    const most = await listMostAskedFoods(trx, MAX_DEVICE_FOODS);
    const byId = new Map(most.map(({ id, ...standing }) => [id, standing]));
    return readDeviceFoods(trx, [...byId.keys()], (id) => byId.get(id) ?? IMPORTED);
  });

/** The same of other foods: imported ones that someone uses. */
export const readOthersForDevice = (db: Db, ids: readonly number[]) =>
  readDeviceFoods(db, ids, () => IMPORTED);
