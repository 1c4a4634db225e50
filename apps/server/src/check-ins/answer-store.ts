import type { CheckInAnswer } from "@plateful/contract";
import { isSleepOrStress } from "@plateful/nutrition";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { openText, sealText } from "../platform/encryption/sealed-texts.ts";
import { vaultOf } from "../platform/encryption/vault-of.ts";

/** Answers about sleep and stress stand by themselves, because their consent is withdrawn by itself. */
const TABLES = ["check_in_answers", "check_in_rest_answers"] as const;
type AnswerTable = (typeof TABLES)[number];

const tableOf = ({ question }: CheckInAnswer): AnswerTable =>
  isSleepOrStress(question) ? "check_in_rest_answers" : "check_in_answers";

interface Sent {
  readonly id: number;
  readonly user_id: number;
  readonly coach_id: number | null;
}

export async function insertAnswers(db: Db, sent: Sent, answers: readonly CheckInAnswer[]): Promise<void> {
  for (const table of TABLES) {
    const stored = answers.filter((answer) => tableOf(answer) === table);
    if (stored.length === 0) continue;
    await db
      .insertInto(table)
      .values({
        ...{ check_in_id: sent.id, user_id: sent.user_id, coach_id: sent.coach_id },
        sealed_answers: sealText(vaultOf(db), table, sent.user_id, JSON.stringify(stored)),
      })
      .execute();
  }
}

/** What was answered in each of these check-ins. */
export async function listAnswers(
  db: Db,
  checkInIds: readonly number[],
): Promise<ReadonlyMap<number, readonly CheckInAnswer[]>> {
  const found = new Map<number, CheckInAnswer[]>();
  if (checkInIds.length === 0) return found;
  for (const table of TABLES) {
    const rows = await db
      .selectFrom(table)
      .select(["check_in_id", "user_id", "sealed_answers"])
      .where("check_in_id", "=", sql<number>`any (${[...checkInIds]}::int[])`)
      .execute();
    for (const { check_in_id: id, user_id: owner, sealed_answers: sealed } of rows) {
      const answers = JSON.parse(openText(vaultOf(db), table, owner, sealed)) as CheckInAnswer[];
      found.set(id, [...(found.get(id) ?? []), ...answers]);
    }
  }
  return found;
}
