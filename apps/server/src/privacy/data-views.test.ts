import { endpoints } from "@plateful/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UNNOTED_JOINING_CALLS } from "../../test/access-joining.ts";
import { ACCESS_POLICY } from "../../test/access-policy.ts";
import { addressOf, anAddress, payloadOf, type Request } from "../../test/access-request.ts";
import { REQUESTS } from "../../test/access-requests.ts";
import { UNNOTED_TEAM_CALLS } from "../../test/access-team.ts";
import { UNNOTED_TEMPLATE_CALLS } from "../../test/access-templates.ts";
import { OWN_SETTINGS } from "../../test/access-triage.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { VIEWED_ACTIONS } from "./viewed-parts.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
});
afterAll(() => app.close());

const inSystem = <T>(work: (trx: Db) => Promise<T>) => inSystemScope(app.app.services.db, work);
const views = async (page = "") =>
  (await app.get(`users/me/data-views/${page}`, { as: world.people.self })).body;

/** Calls on what is a client's own: those that a stranger is refused, and all of a coach's about clients. */
const personal = endpoints.filter(({ name, access }) => {
  const [word] = ACCESS_POLICY[name] ?? [];
  // It is about someone who is known only afterwards, or not any more; its own test looks at the row.
  if (["create-client", "import-clients", "undo-client"].includes(name)) return false;
  const isOthers = access.who === "own" && (word?.other === "hidden" || word?.other === 403);
  return isOthers || access.who === "coach";
});
/** Calls about the caller's own board, or about the practice. */
const ABOUT_NOBODY = [
  ...OWN_SETTINGS,
  ...UNNOTED_TEAM_CALLS,
  ...UNNOTED_TEMPLATE_CALLS,
  ...UNNOTED_JOINING_CALLS,
  "invite-colleague",
];
/** The names under which accounts are noted. */
const AUDIT_NAMES: Readonly<Record<string, string>> = {
  "get-user": "read-user",
  "replace-user": "change-user",
};

async function countViews(actorId: number, ownerId: number, action: string): Promise<number> {
  const row = await inSystem((trx) =>
    trx
      .selectFrom("audit_log")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("actor_id", "=", actorId)
      .where("user_id", "=", ownerId)
      .where("action", "=", action)
      .executeTakeFirstOrThrow(),
  );
  return Number(row.count);
}

describe("who reached someone's data", () => {
  for (const caller of ["coach", "staff"] as const)
    it(`G9 PRIV-017: every call of ${caller} on a client's data that is carried out makes a row`, {
      timeout: 120_000,
    }, async () => {
      const allowed = personal.filter(
        ({ name }) => !ABOUT_NOBODY.includes(name) && ACCESS_POLICY[name]?.[0][caller] === "ok",
      );
      const silent: string[] = [];
      for (const endpoint of allowed) {
        // A read is noted once an hour; here each has its own hour.
        app.clock.forward(3_601);
        const request: Request = await (REQUESTS[endpoint.name] ?? (() => ({})))(world, {
          caller,
          isThere: true,
          isCarriedOut: true,
        });
        const { payload, headers } = payloadOf(request);
        const actor = world.people[caller];
        const owner = request.owner ?? world.people.self.id;
        const action = AUDIT_NAMES[endpoint.name] ?? endpoint.name;
        const before = await countViews(actor.id, owner, action);
        const address = addressOf(endpoint.path, request);
        const answer = await app.call(endpoint.method, address, payload, {
          as: actor,
          headers,
          ip: anAddress(),
        });
        expect([endpoint.name, answer.status < 300]).toEqual([endpoint.name, true]);
        if ((await countViews(actor.id, owner, action)) !== before + 1) silent.push(endpoint.name);
      }
      expect(silent).toEqual([]);
      expect(allowed.length).toBeGreaterThan(caller === "coach" ? 60 : 20);
    });

  it("G9 PRIV-017: every action of the log has words, and what only looks is no change", () => {
    const named = new Set(VIEWED_ACTIONS.map(({ action }) => action));
    const unnamed = personal.map(({ name }) => AUDIT_NAMES[name] ?? name).filter((name) => !named.has(name));
    expect(unnamed).toEqual([]);
    const changes = new Set(VIEWED_ACTIONS.filter(({ isChange }) => isChange).map(({ action }) => action));
    for (const looks of ["get-client", "list-calendar-days", "list-client-fits", "preview-day-plan"])
      expect(changes.has(looks), looks).toBe(false);
    for (const change of ["change-client", "delete-calendar-day", "change-user-profile"])
      expect(changes.has(change), change).toBe(true);
  });

  it("G9 PRIV-017: the client reads who, what and when, newest first, page by page, and nobody else's", async () => {
    const client = await app.aClientOf(world.people.coach);
    await app.get(`clients/${client.id}/`, { as: world.people.coach });
    app.clock.forward(7_200);
    await app.get(`calendarDay/?user=${client.id}`, { as: world.people.coach });
    await app.get(`calendarDay/?user=${client.id}&page=1`, { as: world.people.coach });
    await app.get(`auth/users/${client.id}/`, { as: world.people.staff });
    const read = async (page: string) => (await app.get(`users/me/data-views/${page}`, { as: client })).body;
    const { results, count } = await read("");
    const seen = results.map(({ by, name, part, is_change }: Record<string, unknown>) => [
      by,
      name,
      part,
      is_change,
    ]);
    expect(seen.slice(0, 2).sort()).toEqual([
      ["COACH", "Anna Jansen", "DIARY", false],
      ["STAFF", null, "ACCOUNT", false],
    ]);
    expect(seen[2]).toEqual(["COACH", "Anna Jansen", "PROFILE", false]);
    expect([count, results[0].happened_at > results[2].happened_at]).toEqual([3, true]);
    expect((await read("?page_size=1&page=3")).results).toEqual([results[2]]);
    expect((await read("?page_size=1&page=4")).status).toBeUndefined();
    const stranger = await app.aUser();
    expect((await app.get("users/me/data-views/", { as: stranger })).body.results).toEqual([]);
    expect((await views()).count).toBeGreaterThan(10);
    expect((await app.get("users/me/data-views/")).status).toBe(401);
  });

  it("G9 PRIV-018: the product can add to the log, and neither change nor delete what is in it", async () => {
    const forbidden = /permission denied for table audit_log/;
    await expect(inSystem((trx) => trx.deleteFrom("audit_log").execute())).rejects.toThrow(forbidden);
    const change = inSystem((trx) => trx.updateTable("audit_log").set({ action: "nothing" }).execute());
    await expect(change).rejects.toThrow(forbidden);
    await expect(inSystem((trx) => sql`truncate audit_log`.execute(trx))).rejects.toThrow(forbidden);
    const sweep = inSystem((trx) => sql`select forget_old_audit(now())`.execute(trx));
    await expect(sweep).rejects.toThrow(/two years/);
  });
});
