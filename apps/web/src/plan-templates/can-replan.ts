import { canGenerateMeals, isSimple } from "@plateful/access";
import type { User } from "@plateful/contract";
import { toAccessUser } from "../lib/person/current-user.ts";

/** Whether meals are planned with the product's recipes in a coach's practice. */
export function canReplan(coach: User): boolean {
  const access = toAccessUser(coach);
  return !isSimple(access) && canGenerateMeals(access);
}
