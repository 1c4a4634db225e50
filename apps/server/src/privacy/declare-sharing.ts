import type { CompleteLanguage } from "@plateful/phrases";
import type { Db } from "../platform/database/open-database.ts";
import { insertDecisions } from "./consent-store.ts";

interface Declared {
  readonly client: number;
  readonly coach: number;
  /** Who says so. */
  readonly by: number;
  readonly language: CompleteLanguage;
  readonly now: Date;
}

/** Records the declaration of a coach who adds a client: the client shares the plan, and nothing else. */
export const declareSharing = (db: Db, { client, coach, by, language, now }: Declared): Promise<void> =>
  insertDecisions(db, [
    {
      ...{ user_id: client, actor_id: by, coach_id: coach, kind: "COACH_SHARING", decision: "DECLARED" },
      ...{ parts: ["PLAN"], given_in: "COACH", text_version: null, language, decided_at: now },
    },
  ]);
