import { sql } from "kysely";
import { forgetHeldAnswers } from "../../platform/calls/held-answers-store.ts";
import { ofEmail, ofPerson } from "../../platform/calls/limited-events.ts";
import type { Services } from "../../platform/calls/services.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { openRow } from "../../platform/encryption/sealed-columns.ts";
import { vaultOf } from "../../platform/encryption/vault-of.ts";

/** Tables that hold no data of a person but the means to let them in; a device is described apart. */
const NOT_EXPORTED = ["sessions", "sign_in_requests", "idempotency_keys"];

/** Every table with a column that says whose row it is, so that a new table is never forgotten. */
export async function listPersonalTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by table_name`.execute(db);
  return rows.map(({ table_name }) => table_name).filter((name) => !NOT_EXPORTED.includes(name));
}

/** All rows of one table that belong to a person, as they are stored but for what is encrypted, and without hashes of secrets. */
export async function listRowsOf(db: Db, table: string, userId: number): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(t) - 'token_hash' as row from ${sql.table(table)} t where user_id = ${userId}
    order by to_jsonb(t) ->> 'id'`.execute(db);
  return rows.map(({ row }) => openRow(vaultOf(db), table, row));
}

export async function listOwnRecipes(db: Db, userId: number): Promise<unknown[]> {
  return db
    .selectFrom("recipe_templates")
    .selectAll()
    .where("author_id", "=", userId)
    .orderBy("id")
    .execute();
}

export async function countActiveClients(db: Db, coachId: number): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("coach_id", "=", coachId)
    .where("account_enabled", "=", true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Own recipes that nobody else planned go with their author; the others stay, without a name or a picture on them. */
async function eraseRecipes(db: Db, userId: number): Promise<void> {
  await sql`update recipe_templates set image = null, published_form = published_form - 'image'
    where author_id = ${userId}`.execute(db);
  await sql`delete from recipe_templates r where r.author_id = ${userId} and not r.published
    and not exists (select 1 from recipe_meals m where m.recipe_template_id = r.id)`.execute(db);
  await sql`update ingredients set user_id = null where content_type = 'recipetemplate' and user_id = ${userId}
    and object_id in (select id from recipe_templates where author_id = ${userId})`.execute(db);
}

/** What is kept by address instead of by person. */
async function eraseByEmail(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom("sign_in_requests")
    .where((eb) => eb.or([eb("email", "=", email), eb("new_email", "=", email)]))
    .execute();
  await db.deleteFrom("team_invitations").where("email", "=", email).execute();
  await db.deleteFrom("waitlist_entries").where("email", "=", email).execute();
  await db.deleteFrom("outbox").where("recipient", "=", email).execute();
  await db.deleteFrom("sign_in_failures").where("email", "=", email).execute();
  await forgetHeldAnswers(db, email);
  await db.deleteFrom("undeliverable_addresses").where("email", "=", email).execute();
}

/**
 * Locks the practice of a colleague whose account ends, as every change of a team does first: the rules that look for an heir would
 * otherwise lock colleagues first and the practice last, and two who go at once would wait for each other.
 */
async function lockPracticeOf(db: Db, userId: number): Promise<void> {
  await sql`select o.id from organisations o
    where o.id = (select m.organisation_id from team_members m where m.user_id = ${userId}) for update`.execute(
    db,
  );
}

/** Everything of a person but what is kept by address. Their meals go first, so that their own recipes are not held by them. */
export async function erasePersonOnly(
  { limitedEvents }: Pick<Services, "limitedEvents">,
  db: Db,
  id: number,
): Promise<void> {
  await lockPracticeOf(db, id);
  await db.deleteFrom("calendar_items").where("user_id", "=", id).execute();
  await db.deleteFrom("recipe_meals").where("user_id", "=", id).execute();
  await eraseRecipes(db, id);
  // What was answered to others about this person.
  await sql`delete from idempotency_keys where ${id} = any (subject_ids)`.execute(db);
  await limitedEvents.forget(db, [ofPerson(id)]);
  await sql`delete from restored_jobs where data ->> 'userId' = ${String(id)}`.execute(db);
  await db.updateTable("users").set({ coach_id: null }).where("coach_id", "=", id).execute();
  await db.updateTable("organisations").set({ owner_id: null }).where("owner_id", "=", id).execute();
  await sql`update feature_flags set users = array_remove(users, ${id}) where ${id} = any (users)`.execute(
    db,
  );
  await db.deleteFrom("users").where("id", "=", id).execute();
}

/** Erases a person: the tables of their data go with their row; what points at them from elsewhere lets go. */
export async function erasePerson(
  { limitedEvents }: Pick<Services, "limitedEvents">,
  db: Db,
  user: { id: number; email: string },
): Promise<void> {
  await eraseByEmail(db, user.email);
  await limitedEvents.forget(db, [ofEmail(user.email)]);
  await erasePersonOnly({ limitedEvents }, db, user.id);
}
