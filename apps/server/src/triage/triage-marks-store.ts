import type { Snooze, TriageSavedView } from "@plateful/contract";
import type { RuleSetting, TriageReasonCode } from "@plateful/nutrition";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

interface Marked {
  readonly coachId: number;
  readonly clientId: number;
}

/** Done for a day, or put off; all null for a client who is on the board. */
export interface Settlement {
  readonly state: "DONE" | "SNOOZED" | null;
  readonly snooze: Snooze | null;
  readonly comes_back_on: string | null;
  readonly settled_at: Date | null;
}

export async function putSettlement(
  db: Db,
  { coachId, clientId }: Marked,
  settled: Settlement,
): Promise<void> {
  await db
    .insertInto("triage_clients")
    .values({ coach_id: coachId, user_id: clientId, ...settled })
    .onConflict((conflict) => conflict.columns(["coach_id", "user_id"]).doUpdateSet(settled))
    .execute();
}

/** What a coach marked a client with; nothing before the first mark. */
export async function findMarks(db: Db, { coachId, clientId }: Marked) {
  const row = await db
    .selectFrom("triage_clients")
    .select(["muted", "labels"])
    .where("coach_id", "=", coachId)
    .where("user_id", "=", clientId)
    .executeTakeFirst();
  return row ?? { muted: [], labels: [] };
}

export async function putMarks(
  db: Db,
  { coachId, clientId }: Marked,
  marks: { readonly muted: string[]; readonly labels: string[] },
): Promise<void> {
  await db
    .insertInto("triage_clients")
    .values({ coach_id: coachId, user_id: clientId, ...marks })
    .onConflict((conflict) => conflict.columns(["coach_id", "user_id"]).doUpdateSet(marks))
    .execute();
}

/** What a coach has changed of the usual board. */
export interface StoredSettings {
  readonly rules: Partial<Readonly<Record<TriageReasonCode, RuleSetting>>>;
  readonly saved_views: readonly TriageSavedView[];
  readonly shortcuts: boolean;
}

export async function findSettings(db: Db, coachId: number): Promise<StoredSettings> {
  const row = await db
    .selectFrom("triage_settings")
    .select(["rules", "saved_views", "shortcuts"])
    .where("user_id", "=", coachId)
    .executeTakeFirst();
  const { rules, saved_views, shortcuts } = (row ?? {
    rules: {},
    saved_views: [],
    shortcuts: true,
  }) as unknown as StoredSettings;
  // Views that were saved before a search belonged to them have none.
  return {
    rules,
    shortcuts,
    saved_views: saved_views.map((view) => ({ ...view, search: view.search ?? "" })),
  };
}

/** More words than anybody reads. */
const MAX_WORDS = 100;

/** The words that stand as labels on clients of a practice, or of a coach without one, by name. */
export async function listLabelWords(db: Db, coachId: number): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    select distinct label from triage_clients t join users c on c.id = t.coach_id, unnest(t.labels) label
    where t.coach_id = ${coachId}
      or c.organisation_id = (select me.organisation_id from users me where me.id = ${coachId})
    order by label limit ${MAX_WORDS}`.execute(db);
  return rows.map(({ label }) => label);
}

export async function putSettings(db: Db, coachId: number, settings: StoredSettings): Promise<void> {
  const columns = {
    rules: JSON.stringify(settings.rules),
    saved_views: JSON.stringify(settings.saved_views),
    shortcuts: settings.shortcuts,
  };
  await db
    .insertInto("triage_settings")
    .values({ user_id: coachId, ...columns })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
    .execute();
}
