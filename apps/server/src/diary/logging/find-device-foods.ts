import type { DeviceFoods, findDeviceFoods as endpoint } from "@plateful/contract";
import { commonFoods, otherNames, readOthersForDevice } from "../../foods/index.ts";
import type { Call } from "../../platform/calls/call.ts";
import { listEatenFoods } from "./eaten-food-store.ts";
import { listFavouriteFoodIds } from "./favourite-food-store.ts";

/** What is found without a network: what the person ate lately and marked, and what everybody asks for (FOOD-084). */
export async function findDeviceFoods(call: Call<typeof endpoint>): Promise<DeviceFoods> {
  const { db, services, subjectId: userId, language, today } = call;
  const common = (await commonFoods(services, db))[language];
  const known = new Set(common.map(({ id }) => id));
  const eaten = await listEatenFoods(db, { userId, date: today, today });
  const used = [...eaten.map(({ foodId }) => foodId), ...(await listFavouriteFoodIds(db, userId))];
  const missing = [...new Set(used)].filter((id) => !known.has(id));
  const own = (await readOthersForDevice(db, missing))[language];
  return { foods: [...own, ...common], ...(await otherNames(services, db)) };
}
