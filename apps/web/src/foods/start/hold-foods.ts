import { findDeviceFoods } from "@plateful/contract";
import { call } from "../../lib/server/call.ts";

/** Has the service worker keep the foods that are searched without a network (ledger FOOD-084). */
export const holdDeviceFoods = (): Promise<unknown> => call(findDeviceFoods, { isUnprompted: true });
