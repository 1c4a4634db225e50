import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Pooler, startPgbouncer } from "../../../../../tools/pgbouncer.ts";
import { type PostgresCluster, startPostgres } from "../../../../../tools/postgres.ts";
import { BUSY_MACHINE_MS, type Person, TestApp, TestClock } from "../../../test/test-app.ts";
import { testSettings } from "../../../test/test-settings.ts";
import { openApp } from "../../app.ts";
import type { PostgresAddress } from "../settings/settings.ts";
import { APP_ROLE } from "./migrate.ts";
import { inScopeOf } from "./scope.ts";

const OWNER = "ordinary_owner";
const LOGIN = "ordinary_login";
/** Fewer than either product asks for, so that each transaction may get another connection. */
const POOL_SIZE = 3;
const LIMITS = { perPerson: 100_000, perAddress: 100_000 };
/** Ten people at once, each with fifteen turns of four calls: 450 tries at what is someone else's. */
const PEOPLE = 10;
const TURNS = 15;
const PRACTICES = 4;
const SOUP = { name: "Soup", servings: 2, ingredients: ["1 onion"] };
const MORNING = "2026-03-18T07:00:00Z";
const MAX_JOB_MS = 20_000;

async function openOn(address: PostgresAddress): Promise<TestApp> {
  const clock = new TestClock();
  return new TestApp(
    await openApp(testSettings(address), {
      limits: LIMITS,
      loadData: false,
      clock,
      databasePatienceMs: BUSY_MACHINE_MS,
    }),
    clock,
  );
}

interface Weighed {
  readonly person: Person;
  readonly weight: number;
  readonly id: number;
}

async function weigh(app: TestApp, person: Person, weight: number): Promise<Weighed> {
  const answer = await app.post("userWeight/", { value: weight, created_at: MORNING }, { as: person });
  expect(answer.status).toBe(201);
  return { person, weight, id: answer.body.id };
}

/** A person looks at their own value, at someone else's, and tries to change and to delete it. */
async function takeTurn(app: TestApp, own: Weighed, other: Weighed): Promise<void> {
  const as = own.person;
  const [list, read, changed, deleted] = await Promise.all([
    app.get("userWeight/", { as }),
    app.get(`userWeight/${other.id}/`, { as }),
    app.patch(`userWeight/${other.id}/`, { value: 1 }, { as }),
    app.delete(`userWeight/${other.id}/`, { as }),
  ]);
  expect(list.status).toBe(200);
  expect(list.body.results).toMatchObject([{ id: own.id, value: own.weight }]);
  expect([read.status, changed.status, deleted.status]).toEqual([404, 404, 404]);
}

/** The embedded database has no pooler; these tests bring their own PostgreSQL. */
describe.runIf(process.env.TEST_DATABASE === "postgres")(
  "A7: behind a pooler of transactions",
  { timeout: 120_000 },
  () => {
    let cluster: PostgresCluster;
    let pooler: Pooler;
    let forgetful: Pooler;
    beforeAll(async () => {
      cluster = await startPostgres();
      await cluster.administer(`create role ${OWNER} login createrole`, `create role ${LOGIN} login`);
      const options = { roles: ["postgres", OWNER, LOGIN], poolSize: POOL_SIZE };
      pooler = await startPgbouncer(cluster, options);
      forgetful = await startPgbouncer(cluster, { ...options, isForgetful: true });
    });
    afterAll(async () => {
      await pooler.stop();
      await forgetful.stop();
      cluster.stop();
    });

    /** Makes a database and runs two processes' worth of product on it. */
    async function withProducts(
      name: string,
      owner: string,
      address: PostgresAddress,
      work: (products: readonly [TestApp, TestApp]) => Promise<void>,
    ): Promise<void> {
      await cluster.createDatabase(name, owner);
      const first = await openOn(address);
      const second = await openOn(address);
      try {
        await work([first, second]);
      } finally {
        await second.close();
        await first.close();
      }
    }

    async function meetEachOther(products: readonly [TestApp, TestApp]): Promise<void> {
      const [first] = products;
      const people: Weighed[] = [];
      for (let number = 0; number < PEOPLE; number++)
        people.push(await weigh(first, await first.aUser(), 50 + number));
      const takeTurns = async (own: Weighed, seat: number) => {
        for (let turn = 1; turn <= TURNS; turn++) {
          const other = people[(seat + 1 + (turn % (people.length - 1))) % people.length] ?? own;
          await takeTurn(products[(seat + turn) % 2 === 0 ? 0 : 1], own, other);
        }
      };
      await Promise.all(people.map(takeTurns));
      for (const { person, id, weight } of people)
        expect((await first.get(`userWeight/${id}/`, { as: person })).body.value).toBe(weight);
    }

    /** What people of two practices see of the practices' recipes, whoever had the connection before them. */
    async function keepPracticesApart(products: readonly [TestApp, TestApp]): Promise<void> {
      const [first] = products;
      const members: { readonly person: Person; readonly organisation: number }[] = [];
      for (let number = 0; number < PRACTICES; number++) {
        const organisation = await first.anOrganisation();
        const coach = await first.aCoach({ organisation_id: organisation });
        const made = await first.post("simpleRecipe/", { ...SOUP, published: true }, { as: coach });
        expect(made.status).toBe(201);
        members.push({ person: coach, organisation }, { person: await first.aClientOf(coach), organisation });
      }
      const look = async (product: TestApp, { person, organisation }: (typeof members)[number]) => {
        const rows = await inScopeOf(product.app.services.db, person.id, (trx) =>
          trx.selectFrom("simple_recipes").select("organisation_id").execute(),
        );
        expect(rows).toEqual([{ organisation_id: organisation }]);
        const { body } = await product.get("simpleRecipe/", { as: person });
        expect(body.results.map((recipe: { organisation: number }) => recipe.organisation)).toEqual([
          organisation,
        ]);
      };
      for (let turn = 0; turn < TURNS; turn++)
        await Promise.all(
          members.map((member, seat) => look(products[(seat + turn) % 2 === 0 ? 0 : 1], member)),
        );
    }

    /** Every way of asking: the query builder outside a transaction, a bare statement, and a call's own transaction. */
    async function rolesSeen({ app }: TestApp): Promise<string[]> {
      const role = sql<{ role: string }>`select current_user as role`;
      const { db, database } = app.services;
      const bare = () => database.query<{ role: string }>("select current_user as role");
      const ways = [
        () => role.execute(db),
        () => db.transaction().execute((trx) => role.execute(trx)),
        () => database.inTransaction(null, (trx) => role.execute(trx)),
        bare,
      ];
      const asked = await Promise.all([...ways, ...ways, ...ways].map((ask) => ask()));
      return asked.flatMap(({ rows }) => rows.map((row) => row.role));
    }

    async function untilMailIsSent({ app }: TestApp, email: string): Promise<void> {
      for (const end = Date.now() + MAX_JOB_MS; ; await wait(100)) {
        const sent = await app.services.database.inTransaction(
          "set_config('app.reach', 'all', true)",
          (trx) =>
            trx.selectFrom("outbox").select("sent_at").where("recipient", "=", email).executeTakeFirst(),
        );
        if (sent?.sent_at instanceof Date) return;
        if (Date.now() > end) throw new Error(`The job that sends mail to ${email} did not run.`);
      }
    }

    it("ERR-023 ERR-041 ORG-035: 450 interleaved tries read and change nothing of anybody else, with one role for everything", async () => {
      const address: PostgresAddress = { kind: "postgres", url: pooler.urlOf("one_role", OWNER) };
      await withProducts("one_role", OWNER, address, async (products) => {
        await meetEachOther(products);
        await keepPracticesApart(products);
        expect(new Set(await rolesSeen(products[0]))).toEqual(new Set([APP_ROLE]));
      });
    });

    it("ERR-023 ERR-041: nor do they with a superuser, for whom no policy would hold, and connections that are used once", async () => {
      const address: PostgresAddress = { kind: "postgres", url: forgetful.urlOf("superuser", "postgres") };
      await withProducts("superuser", "postgres", address, meetEachOther);
    });

    it("ERR-041: nor do they with a login that owns nothing; migrations and jobs run through the pooler, too", async () => {
      const url = pooler.urlOf("two_roles", LOGIN);
      const address: PostgresAddress = { kind: "postgres", url, ownerUrl: pooler.urlOf("two_roles", OWNER) };
      await withProducts("two_roles", OWNER, address, async (products) => {
        await meetEachOther(products);
        expect(new Set(await rolesSeen(products[1]))).toEqual(new Set([APP_ROLE]));
        const email = "noor@example.org";
        const names = { first_name: "Noor", last_name: "de Vries", terms_accepted: true };
        const asked = await products[0].post("auth/users/", { email, ...names });
        expect(asked.status).toBe(201);
        await untilMailIsSent(products[0], email);
      });
    });
  },
);
