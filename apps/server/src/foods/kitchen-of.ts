import { readFoodNames } from "@plateful/content";
import { fromContent } from "../platform/calls/content-cache.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { listLibraryNames } from "./food-store.ts";
import { Kitchen } from "./kitchen.ts";

const KITCHEN = Symbol("kitchen");

/** What people call the foods of the library: made once for each loading of the content. */
export const kitchenOf = (services: Services, db: Db): Promise<Kitchen> =>
  fromContent(
    services,
    db,
    KITCHEN,
    async (trx) => new Kitchen(await listLibraryNames(trx), readFoodNames()),
  );
