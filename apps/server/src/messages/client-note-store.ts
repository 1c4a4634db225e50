import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { openText, sealText } from "../platform/encryption/sealed-texts.ts";
import { vaultOf } from "../platform/encryption/vault-of.ts";

/** Whose note it is: the practice's, or a coach's own who has none. */
export interface NoteOwner {
  readonly clientId: number;
  readonly organisationId: number | null;
  readonly coachId: number | null;
}

const ofOwner = ({ clientId, organisationId, coachId }: NoteOwner) =>
  sql`user_id = ${clientId} and organisation_id is not distinct from ${organisationId}::integer
    and coach_id is not distinct from ${coachId}::integer`;

export async function findNote(db: Db, owner: NoteOwner) {
  const row = await db
    .selectFrom("client_notes")
    .select(["sealed_note", "changed_at", "version"])
    .where(sql<boolean>`${ofOwner(owner)}`)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { sealed_note: sealed, ...rest } = row;
  return { ...rest, note: openText(vaultOf(db), "client_notes", owner.clientId, sealed) };
}

/** Locks a note until the call ends, and tells its version; null without one. */
export async function lockNote(db: Db, owner: NoteOwner): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    select version from client_notes where ${ofOwner(owner)} for no key update`.execute(db);
  return rows[0]?.version ?? null;
}

export async function putNote(db: Db, owner: NoteOwner, note: string, now: Date): Promise<void> {
  const columns = {
    sealed_note: sealText(vaultOf(db), "client_notes", owner.clientId, note),
    changed_at: now,
  };
  await db
    .insertInto("client_notes")
    .values({
      ...{ user_id: owner.clientId, organisation_id: owner.organisationId, coach_id: owner.coachId },
      ...columns,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "organisation_id", "coach_id"]).doUpdateSet(columns),
    )
    .execute();
}

export async function deleteNote(db: Db, owner: NoteOwner): Promise<void> {
  await sql`delete from client_notes where ${ofOwner(owner)}`.execute(db);
}
