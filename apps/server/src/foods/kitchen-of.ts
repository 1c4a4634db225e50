import { readFoodNames } from "@plateful/content";
import { Kitchen } from "@plateful/quantities";
import { columnIn, inEachLanguage } from "../platform/base/language-columns.ts";
import { fromContent } from "../platform/calls/content-cache.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { listLibraryNames } from "./food-store.ts";

const KITCHEN = Symbol("kitchen");
const OTHER_NAMES = Symbol("other names of foods");

/** What people call the foods of the library besides their names, by the ids of the foods. */
export const otherNames = (services: Services, db: Db) =>
  fromContent(services, db, OTHER_NAMES, async (trx) => {
    const { names, ...others } = readFoodNames();
    const idOf = new Map((await listLibraryNames(trx)).map(({ key, id }) => [key, id]));
    return {
      ...others,
      names: names.map((line) => ({ ...line, foods: line.foods.flatMap((key) => idOf.get(key) ?? []) })),
    };
  });

/** What people call the foods of the library: made once for each loading of the content. */
export const kitchenOf = (services: Services, db: Db): Promise<Kitchen> =>
  fromContent(services, db, KITCHEN, async (trx) => {
    const foods = (await listLibraryNames(trx)).map((food) => ({
      id: food.id,
      names: inEachLanguage((language) => food[columnIn("name", language)]),
    }));
    return new Kitchen(foods, await otherNames(services, db));
  });
