import type { ConsentDecision, ConsentPlace } from "@plateful/access";
import { type ConsentKind, type SharedPart, STORING_KINDS } from "@plateful/access";
import type { CompleteLanguage } from "@plateful/phrases";
import { type Selectable, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

export type ConsentRow = Selectable<Tables["consents"]>;
/** The same where it was read as JSON, in which moments are text. */
export type StoredDecision = Omit<ConsentRow, "decided_at"> & { readonly decided_at: string };

/** One decision as it is added to the history. */
export interface NewDecision {
  readonly user_id: number;
  readonly kind: ConsentKind;
  readonly decision: ConsentDecision;
  readonly text_version: number | null;
  readonly language: CompleteLanguage | null;
  readonly given_in: ConsentPlace;
  readonly actor_id: number | null;
  readonly coach_id?: number;
  readonly parts?: readonly SharedPart[];
  readonly decided_at: Date;
}

export async function insertDecisions(db: Db, decisions: readonly NewDecision[]): Promise<void> {
  if (decisions.length === 0) return;
  await db
    .insertInto("consents")
    .values(decisions.map(({ parts = [], ...rest }) => ({ ...rest, parts: [...parts] })))
    .execute();
}

/** All decisions of a person, newest first. */
export function listDecisions(db: Db, userId: number): Promise<ConsentRow[]> {
  return db.selectFrom("consents").selectAll().where("user_id", "=", userId).orderBy("id", "desc").execute();
}

const latestDecisionsOf = prepared((db, { userId }: { readonly userId: number }) =>
  db
    .selectFrom("consents")
    .selectAll()
    .distinctOn("kind")
    .where("user_id", "=", userId)
    .orderBy("kind")
    .orderBy("id", "desc"),
);

/** The latest decision of each kind. */
export const listLatestDecisions = (db: Db, userId: number): Promise<ConsentRow[]> =>
  latestDecisionsOf(db, { userId });

/** What these people share with a coach, by the id of the person; who shares nothing is left out. */
export async function listSharedParts(
  db: Db,
  coachId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, SharedPart[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("consents")
    .select(["user_id", "coach_id", "parts"])
    .distinctOn("user_id")
    .where("user_id", "in", userIds)
    .where("kind", "=", "COACH_SHARING")
    .orderBy("user_id")
    .orderBy("id", "desc")
    .execute();
  const own = rows.filter((row) => row.coach_id === coachId && row.parts.length > 0);
  return new Map(own.map(({ user_id, parts }) => [user_id, parts as SharedPart[]]));
}

/**
 * Ends what these people share with their coach of before. It was about that coach, and must not come back if they do. Every row is
 * visible.
 */
export async function endSharing(
  db: Db,
  userIds: readonly number[],
  by: { readonly actorId: number; readonly now: Date },
): Promise<void> {
  await sql`insert into consents (user_id, kind, decision, given_in, actor_id, decided_at)
    select latest.user_id, 'COACH_SHARING', 'WITHDRAWN', 'COACH', ${by.actorId}::int, ${by.now}::timestamptz
    from (select distinct on (user_id) user_id, decision from consents
      where kind = 'COACH_SHARING' and user_id = any (${[...userIds]}::int[]) order by user_id, id desc) latest
    where latest.decision <> 'WITHDRAWN'`.execute(db);
}

/** The coach of a person at this moment; null without one. */
export async function findCoachId(db: Db, userId: number): Promise<number | null> {
  const row = await db.selectFrom("users").select("coach_id").where("id", "=", userId).executeTakeFirst();
  return row?.coach_id ?? null;
}

/** Whether this is a client of the coach, active or not. */
export async function isClientOf(db: Db, coachId: number, clientId: number): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", clientId)
    .where("coach_id", "=", coachId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes every row that a person has in a table of health data. */
export async function eraseRows(db: Db, table: string, userId: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(db);
}

/** What stands in planned meals; the ingredients of a person's own recipes stay. */
export async function eraseMealIngredients(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom("ingredients")
    .where("user_id", "=", userId)
    .where("content_type", "<>", "recipetemplate")
    .execute();
}

/** Takes cycle and menopause out of the caller's own profile. */
export async function eraseOwnCycle(db: Db, userId: number): Promise<void> {
  await sql`select erase_own_cycle(${userId})`.execute(db);
}

/** Consents to everything for people of a demo or a test, as if they had given them; who has decided already is left alone. */
export async function grantEverything(
  db: Db,
  userIds: readonly number[],
  given: { readonly parts: readonly SharedPart[]; readonly now: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  const people = await db
    .selectFrom("users as u")
    .select(["u.id", "u.coach_id", "u.locale"])
    .where("u.id", "in", userIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("consents as c")
            .select("c.id")
            .whereRef("c.user_id", "=", "u.id")
            .where("c.kind", "=", "BODY_AND_PLAN"),
        ),
      ),
    )
    .execute();
  const decisions = people.flatMap(({ id, coach_id: coachId, locale }): NewDecision[] => {
    const common = {
      user_id: id,
      actor_id: id,
      decision: "GIVEN",
      text_version: 1,
      given_in: "DEMO",
      language: locale as CompleteLanguage | null,
      decided_at: given.now,
    } as const;
    const sharing: NewDecision[] =
      coachId === null ? [] : [{ ...common, kind: "COACH_SHARING", coach_id: coachId, parts: given.parts }];
    return [...STORING_KINDS.map((kind) => ({ ...common, kind })), ...sharing];
  });
  await insertDecisions(db, decisions);
}
