import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** Whether someone's app only inspires: no products, no recipes of one's own (REC-095). */
export async function isLoggingDisabled(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("feature_flag_disable_product_logging")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.feature_flag_disable_product_logging ?? false;
}

/** Whether the people of an organisation plan for themselves; without one they may not be said to (DIARY-091). */
export async function letsPeoplePlan(db: Db, organisationId: number | null): Promise<boolean> {
  const { rows } = await sql<{ clients_are_diy: boolean }>`
    select clients_are_diy from organisations where id = ${organisationId}`.execute(db);
  return rows[0]?.clients_are_diy ?? false;
}

/** Whether the organisation that someone belongs to lets its people make recipes; without one they may (REC-083). */
export async function allowsOwnRecipes(db: Db, organisationId: number | null): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`
    select feature_flag_create_your_own_recipes as allowed from organisations where id = ${organisationId}`.execute(
    db,
  );
  return rows[0]?.allowed ?? true;
}
