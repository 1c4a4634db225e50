import type { Db } from "../platform/database/open-database.ts";

/** An organisation that sells. */
export interface Seller {
  readonly id: number;
  readonly product: string;
}

/** The organisation of a site that sells a product of its own; null for every other one. */
export async function findSeller(db: Db, subdomain: string): Promise<Seller | null> {
  const row = await db
    .selectFrom("organisations")
    .select(["id", "product_stripe_id"])
    .where("subdomain", "=", subdomain.toLowerCase())
    .executeTakeFirst();
  return row === undefined || row.product_stripe_id === null
    ? null
    : { id: row.id, product: row.product_stripe_id };
}

export async function findEmailOf(db: Db, userId: number): Promise<string> {
  const row = await db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  return row.email;
}

/** The owner of the practice in which this person works; null without a practice. */
export async function findPracticeOwner(
  db: Db,
  userId: number,
): Promise<{ id: number; email: string } | null> {
  const row = await db
    .selectFrom("team_members as m")
    .innerJoin("organisations as o", "o.id", "m.organisation_id")
    .innerJoin("users as u", "u.id", "o.owner_id")
    .select(["u.id", "u.email"])
    .where("m.user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}
