import type { Db } from "../platform/database/open-database.ts";

export interface SlotTarget {
  readonly meal_type: string;
  readonly kcal: number;
  readonly protein: number;
}

/** What a meal slot of this person asks for; undefined when it is not theirs. */
export function findSlotTarget(db: Db, userId: number, id: number): Promise<SlotTarget | undefined> {
  return db
    .selectFrom("meal_slot_specifications")
    .select(["meal_type", "kcal", "protein"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}
