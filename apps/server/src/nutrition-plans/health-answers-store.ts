import { HEALTH_CONDITIONS, type HealthCondition } from "@plateful/nutrition";
import type { Db } from "../platform/database/open-database.ts";
import { openText, sealText } from "../platform/encryption/sealed-texts.ts";
import { vaultOf } from "../platform/encryption/vault-of.ts";

/** What a person said about their health, and whether they would rather not say. */
export interface StoredHealthAnswers {
  /** Null without answers. */
  readonly conditions: readonly HealthCondition[] | null;
  readonly answeredAt: Date | null;
  readonly isDeclined: boolean;
}

/** Answers are filled up to one length, so that what is encrypted does not tell how many conditions hold. */
const PADDED_TO = 128;

const sealed = (db: Db, userId: number, conditions: readonly HealthCondition[]) =>
  sealText(vaultOf(db), "health_answers", userId, JSON.stringify(conditions).padEnd(PADDED_TO));

/** What these people said, by their ids; whoever was not asked is left out, and whoever the scope does not show. */
export async function listHealthAnswers(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, StoredHealthAnswers>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("users as u")
    .leftJoin("health_answers as a", "a.user_id", "u.id")
    .select(["u.id", "u.declined_health_answers", "a.sealed_answers", "a.answered_at"])
    .where("u.id", "in", userIds)
    .where((eb) => eb.or([eb("u.declined_health_answers", "=", true), eb("a.id", "is not", null)]))
    .execute();
  const open = (userId: number, text: string) =>
    JSON.parse(openText(vaultOf(db), "health_answers", userId, text)) as HealthCondition[];
  return new Map(
    rows.map(({ id, declined_health_answers: isDeclined, sealed_answers: text, answered_at: answeredAt }) => [
      id,
      { conditions: text === null ? null : open(id, text), answeredAt, isDeclined },
    ]),
  );
}

export async function findHealthAnswers(db: Db, userId: number): Promise<StoredHealthAnswers | null> {
  return (await listHealthAnswers(db, [userId])).get(userId) ?? null;
}

/** Stores what a person said; null for someone who would rather not say. */
export async function saveHealthAnswers(
  db: Db,
  userId: number,
  conditions: readonly HealthCondition[] | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ declined_health_answers: conditions === null })
    .where("id", "=", userId)
    .execute();
  if (conditions === null) {
    await db.deleteFrom("health_answers").where("user_id", "=", userId).execute();
    return;
  }
  const known = HEALTH_CONDITIONS.filter((each) => conditions.includes(each));
  const values = { sealed_answers: sealed(db, userId, known), answered_at: now };
  await db
    .insertInto("health_answers")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}

/** Leaves energy and macros out of the person's own screens; they can have them back in their profile (docs/decisions/0098). */
export async function hideNumbers(db: Db, userId: number): Promise<void> {
  await db.updateTable("users").set({ hides_numbers: true }).where("id", "=", userId).execute();
}

/** Whether a person would rather not see energy and macros. */
export async function hidesNumbers(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("hides_numbers")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.hides_numbers === true;
}

/** As if the person had not been asked. */
export async function forgetHealthAnswers(db: Db, userId: number): Promise<void> {
  await db.updateTable("users").set({ declined_health_answers: false }).where("id", "=", userId).execute();
  await db.deleteFrom("health_answers").where("user_id", "=", userId).execute();
}
