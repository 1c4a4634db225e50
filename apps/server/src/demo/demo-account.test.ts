import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { removeDemoAccountsJob } from "./remove-demo-accounts.ts";

const DAY_SECONDS = 24 * 3600;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: { demoAccounts: true } });
});
afterAll(() => app.close());

async function aDemoCoach(ip: string): Promise<Person> {
  const { status, body } = await app.post("createDemoAccount/", {}, { ip });
  expect(status).toBe(201);
  return { id: 0, email: "", token: body.auth_token };
}

const countOf = (table: string) =>
  inSystemScope(app.app.services.db, async (trx) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      trx,
    );
    return rows[0]?.n;
  });

describe("a demo account", () => {
  it("AUTH-043 is a coach with clients who have plans, for 24 hours", async () => {
    const { status, body } = await app.post("createDemoAccount/", {}, { ip: "10.1.0.1" });
    const end = new Date(app.clock.now().getTime() + DAY_SECONDS * 1000).toISOString();
    expect([status, body.expires_at]).toEqual([201, end]);
    const coach = { id: 0, email: "", token: body.auth_token };
    expect((await app.get("users/me/", { as: coach })).body.is_coach).toBe(true);
    const list = (await app.get("users/paginatedclients/", { as: coach })).body;
    expect(list.count).toBe(7);
    const planned = list.results.filter(
      ({ intake }: { intake: { weekly_nutrition_plan: unknown } | null }) =>
        intake?.weekly_nutrition_plan != null,
    );
    expect(planned).toHaveLength(6);
  });

  it("AUTH-043 stands apart from every other one", async () => {
    const [one, other] = [await aDemoCoach("10.1.0.2"), await aDemoCoach("10.1.0.3")];
    const idsOf = async (as: Person): Promise<number[]> =>
      (await app.get("users/paginatedclients/", { as })).body.results.map(({ id }: { id: number }) => id);
    const others = await idsOf(other);
    expect((await idsOf(one)).filter((id) => others.includes(id))).toEqual([]);
  });

  it("AUTH-043 ends after 24 hours however often it was used, and leaves nothing behind", async () => {
    const lasting = await app.aCoach();
    const before = await countOf("users");
    const coach = await aDemoCoach("10.1.0.4");
    const { id } = (await app.get("users/me/", { as: coach })).body;
    app.clock.forward(DAY_SECONDS - 60);
    expect((await app.get("users/me/", { as: coach })).status).toBe(200);
    const job = removeDemoAccountsJob(app.app.services);
    await job.work({});
    expect((await app.get("users/me/", { as: coach })).status).toBe(200);
    app.clock.forward(120);
    expect((await app.get("users/me/", { as: coach })).status).toBe(401);
    await job.work({});
    // Those of the tests before have ended as well.
    expect(await countOf("users")).toBeLessThan(before ?? 0);
    expect(await countOf("organisations")).toBe(0);
    expect(await countOf("meal_slot_specifications")).toBe(0);
    expect((await app.get("users/me/", { as: lasting })).status).toBe(200);
    expect(id).toBeGreaterThan(0);
  });

  it("AUTH-043 is given five times an hour to one network", async () => {
    for (let at = 0; at < 5; at += 1) await aDemoCoach("10.1.0.5");
    const refused = await app.post("createDemoAccount/", {}, { ip: "10.1.0.5" });
    expect([refused.status, refused.body.code]).toEqual([429, "throttled"]);
  });

  it("AUTH-043 does not exist unless it is switched on", async () => {
    const other = await openTestApp();
    try {
      expect((await other.post("createDemoAccount/", {})).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});
