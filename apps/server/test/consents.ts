import { SHARED_PARTS } from "@plateful/access";
import type { Db } from "../src/platform/database/open-database.ts";
import { grantEverything } from "../src/privacy/index.ts";

/**
 * What the people of the tests consented to: everything, as most tests are about something else. Those that are about consent
 * take it away again.
 */
export const consentToEverything = (db: Db, userId: number, now: Date): Promise<void> =>
  grantEverything(db, [userId], { parts: SHARED_PARTS, now });
