import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PostgresCluster, startPostgres } from "../../../../../tools/postgres.ts";
import { TestApp, TestClock } from "../../../test/test-app.ts";
import { testSettings } from "../../../test/test-settings.ts";
import { openApp } from "../../app.ts";
import { openLog } from "../base/log.ts";
import type { DatabaseAddress } from "../settings/settings.ts";
import { APP_ROLE } from "./migrate.ts";
import { openDatabase } from "./open-by-address.ts";

const SUPERUSER = "postgres";
const LOGIN = "a_login";

/** Roles belong to a whole server, so these tests change those of a server of their own. */
describe("the role that the product works as", () => {
  const lines: string[] = [];
  let cluster: PostgresCluster | undefined;
  let app: TestApp;
  beforeAll(async () => {
    if (process.env.TEST_DATABASE === "postgres") {
      cluster = await startPostgres();
      await cluster.administer(`create role ${LOGIN} login`);
      await cluster.createDatabase("roles");
    }
    const log = openLog("warn", (line: string) => void lines.push(line));
    const clock = new TestClock();
    app = new TestApp(
      await openApp(testSettings(addressFor(SUPERUSER)), { loadData: false, clock, log }),
      clock,
    );
  });
  afterAll(async () => {
    await app.close();
    cluster?.stop();
  });

  function addressFor(role: string): DatabaseAddress {
    if (cluster === undefined) return { kind: "pglite", folder: undefined };
    return { kind: "postgres", url: cluster.urlOf("roles", role) };
  }

  const asOwner = (statement: string) => app.app.services.database.asOwner((owner) => owner.query(statement));

  async function whileRoleIs(attribute: string, work: () => Promise<void>): Promise<void> {
    await asOwner(`alter role ${APP_ROLE} ${attribute}`);
    try {
      await work();
    } finally {
      await asOwner(`alter role ${APP_ROLE} nosuperuser nobypassrls`);
    }
  }

  for (const attribute of ["bypassrls", "superuser"])
    it(`A7 ERR-023: refuses every call while it is ${attribute}, reads nothing, and says so in the log`, async () => {
      const anna = await app.aUser();
      await whileRoleIs(attribute, async () => {
        lines.length = 0;
        const { status, body } = await app.get("auth/users/me/", { as: anna });
        expect(status).toBe(500);
        expect(JSON.stringify(body)).not.toContain(anna.email);
        const told = lines.map((line) => JSON.parse(line)).find(({ security }) => security === true);
        expect(told).toMatchObject({ level: 60, err: { type: "UnguardedError" } });
        const { database, db } = app.app.services;
        await expect(database.query("select 1")).rejects.toThrow(/row-level security is not in force/);
        await expect(db.selectFrom("users").select("id").execute()).rejects.toThrow(/not in force/);
        const inTransaction = db
          .transaction()
          .execute((trx) => trx.selectFrom("users").select("id").execute());
        await expect(inTransaction).rejects.toThrow(/not in force/);
      });
      expect((await app.get("auth/users/me/", { as: anna })).status).toBe(200);
    });

  it.runIf(process.env.TEST_DATABASE === "postgres")(
    "F5 ERR-041: keeps the server from starting while it is a superuser, bypasses policies or owns a table",
    async () => {
      const start = async () => (await openDatabase(addressFor(SUPERUSER), { waitSeconds: 0 })).close();
      await whileRoleIs("bypassrls", () => expect(start()).rejects.toThrow(/BYPASSRLS.*would not hold/));
      await whileRoleIs("superuser", () => expect(start()).rejects.toThrow(/superuser.*would not hold/));
      await cluster?.administer(`create role in_between`, `grant in_between to ${APP_ROLE}`);
      await asOwner("alter table exercise_instances owner to in_between");
      await expect(start()).rejects.toThrow(/owns the table exercise_instances/);
      await asOwner(`alter table exercise_instances owner to ${SUPERUSER}`);
      await start();
    },
  );

  it.runIf(process.env.TEST_DATABASE === "postgres")(
    "ERR-041: is granted to the login of DATABASE_URL by the owner; a login without it is told what to do",
    async () => {
      const login = addressFor(LOGIN);
      if (login.kind !== "postgres" || cluster === undefined) throw new Error("This runs on PostgreSQL.");
      const ownerUrl = cluster.urlOf("roles", SUPERUSER);
      await (await openDatabase({ ...login, ownerUrl }, { waitSeconds: 0 })).close();
      await asOwner(`revoke ${APP_ROLE} from ${LOGIN}`);
      const alone = openDatabase({ ...login, ownerUrl: undefined }, { waitSeconds: 0 });
      await expect(alone).rejects.toThrow(/DATABASE_URL cannot be used.*plateful_app/);
      const unnamed = new URL(login.url);
      unnamed.username = "";
      process.env.PGUSER = LOGIN;
      const start = openDatabase({ ...login, url: unnamed.toString(), ownerUrl }, { waitSeconds: 0 });
      await expect(start).rejects.toThrow(/may not work as plateful_app. Grant it: GRANT plateful_app TO/);
      delete process.env.PGUSER;
    },
  );
});
