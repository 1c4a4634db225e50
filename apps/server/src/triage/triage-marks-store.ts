import type { Snooze, TriageSavedView } from "@plateful/contract";
import type { RuleSetting, TriageReasonCode } from "@plateful/nutrition";
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
  return (row ?? { rules: {}, saved_views: [], shortcuts: true }) as unknown as StoredSettings;
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
