import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { aFolder, anEmptyDatabase, withOwner } from "../../../test/backup-world.ts";
import { consentToEverything } from "../../../test/consents.ts";
import { replay } from "../../../test/recorded-session.ts";
import { loadRelease, RELEASES } from "../../../test/released-database.ts";
import { seeEverything } from "../../backup/read-tables-store.ts";
import { verifyBackup } from "../../backup/verify-backup.ts";
import { openDatabase } from "./open-by-address.ts";
import { inSystemScope } from "./scope.ts";

const folder = aFolder();
afterAll(() => folder.remove());

/** Health data of someone who was not asked yet; the statements after it in the same transaction. */
const WITHOUT_CONSENT = "PC001";
const IN_ABORTED_TRANSACTION = "25P02";
/** There are more migrations than it knows, and limits are counted from zero once (migration 0033). */
const OTHER_COUNTS = /^(select name from schema_migrations|delete from "limited_events")/;

/** The embedded database has one server. */
describe.runIf(process.env.TEST_DATABASE === "postgres").each(RELEASES)(
  "the server of $version beside the new schema",
  ({ version, file }) => {
    it("F2 DATA-070: goes on without an error, but for health data of people who were not asked for consent", async () => {
      const address = await anEmptyDatabase(join(folder.path, version));
      if (address.kind !== "postgres") throw new Error("This test runs on PostgreSQL.");
      const manifest = await verifyBackup(file, undefined);
      await withOwner(address, async (client) => {
        await client.query("begin");
        await seeEverything(client);
        await loadRelease(client, manifest, file);
        await client.query("commit");
      });
      const database = await openDatabase(address);
      await inSystemScope(database.db, async (db) => {
        for (const { id } of await db.selectFrom("users").select("id").execute())
          await consentToEverything(db, id, new Date("2026-11-22T09:00:00Z"));
      });
      await database.close();
      const { sent, differences } = await replay(version, address.url);
      expect(sent).toBeGreaterThan(1_000);
      const refused = differences.filter(({ error }) => error === WITHOUT_CONSENT);
      // One newcomer answers the questions of the onboarding; everybody else has agreed.
      expect(refused.map(({ message }) => message)).toHaveLength(1);
      const others = differences.filter(({ error, statement }) =>
        error === null
          ? !OTHER_COUNTS.test(statement)
          : error !== WITHOUT_CONSENT && error !== IN_ABORTED_TRANSACTION,
      );
      expect(others).toEqual([]);
    }, 300_000);
  },
);
