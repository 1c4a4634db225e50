import { type Endpoint, endpoints } from "@plateful/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf, type Request } from "../../test/access-request.ts";
import { requestFor, sendIn, wordOf } from "../../test/access-send.ts";
import { openHealthTo } from "../../test/access-staff.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

/** What nobody else has, and what nobody may read off an answer to staff: a name, a note and a weight. */
const PLANTED = ["Gwendolijn", "after the operation", "83.31"];

let app: TestApp;
let world: World;
let colleague: Person;

const closeAll = () =>
  inSystemScope(app.app.services.db, (trx) => sql`delete from health_openings`.execute(trx));

beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
  colleague = await app.aUser({ is_staff: true });
  const as = world.people.self;
  const plant = async (method: "POST" | "PATCH", path: string, body: object) =>
    expect((await app.call(method, path, body, { as })).status, path).toBeLessThan(300);
  await plant("POST", "users/household-members/", { name: PLANTED[0] });
  await plant("PATCH", `calendarDay/${world.things.day}/`, { note: PLANTED[1] });
  await plant("POST", "userWeight/", { value: 83.31, created_at: app.clock.now().toISOString() });
});
afterAll(() => app.close());

const reads = endpoints.filter(({ method }) => method === "GET");
const askOf = (endpoint: Endpoint) =>
  requestFor(world, endpoint, { caller: "staff", isThere: true, isCarriedOut: false });
const isOpenToStaff = (endpoint: Endpoint) => wordOf(endpoint).staff === "ok";

/** Accounts, which staff read without what tells of health. */
const ACCOUNTS = ["list-users", "get-user"];
/** Reads of what is one person's: strangers get nothing, and staff what they opened. */
const personal = reads.filter(
  (endpoint) =>
    endpoint.access.who === "own" &&
    isOpenToStaff(endpoint) &&
    wordOf(endpoint).other === "hidden" &&
    !ACCOUNTS.includes(endpoint.name),
);

describe("the health data of a person", () => {
  it("STAFF-003 is read by as many calls as there were when this was written, or more", () => {
    expect(personal.length).toBeGreaterThanOrEqual(45);
  });

  for (const endpoint of personal)
    it(`STAFF-003 is closed to staff in ${endpoint.name}, whatever a colleague opened`, async () => {
      await closeAll();
      const { self, staff } = world.people;
      const request = await askOf(endpoint);
      const answerOf = async (as: Person) => {
        const { status, body } = await sendIn(app, endpoint, request, as);
        return [status, status === 403 ? body.code : null];
      };
      expect(await answerOf(staff)).toEqual([403, "health_data_closed"]);
      await openHealthTo(app, colleague.id, self.id);
      await openHealthTo(app, staff.id, world.people.other.id);
      expect(await answerOf(staff)).toEqual([403, "health_data_closed"]);
      await openHealthTo(app, staff.id, self.id);
      expect((await answerOf(staff))[0]).toBe(200);
    });
});

/** The same request, naming someone in a field that the call may not know. */
const naming = (request: Request, userId: number): Request => ({
  ...request,
  query: { ...request.query, user: userId, client: userId },
});

describe("what staff read without an opening", () => {
  it("STAFF-003 would be found: the person themselves reads what they planted", async () => {
    const { self: as } = world.people;
    const paths = ["users/household-members/", `calendarDay/${world.things.day}/`, "userWeight/"];
    const said = await Promise.all(
      paths.map(async (path) => JSON.stringify((await app.get(path, { as })).body)),
    );
    expect(said.map((each, at) => each.includes(PLANTED[at] ?? "?"))).toEqual([true, true, true]);
  });

  const others = reads.filter((endpoint) => isOpenToStaff(endpoint) && !personal.includes(endpoint));

  for (const endpoint of others)
    it(`STAFF-003 ${endpoint.name} holds nothing that a person planted`, async () => {
      await closeAll();
      const { self, staff } = world.people;
      const request = await askOf(endpoint);
      for (const asked of [request, naming(request, self.id)]) {
        const answer = await sendIn(app, endpoint, asked, staff);
        const said = JSON.stringify(answer.body);
        const found = PLANTED.filter((mark) => said.includes(mark));
        expect([addressOf(endpoint.path, asked), found]).toEqual([addressOf(endpoint.path, asked), []]);
      }
    });

  it("STAFF-003 accounts come without intake and avoided ingredients, also as the answer to a change", async () => {
    await closeAll();
    const { self, staff } = world.people;
    const path = `auth/users/${self.id}/`;
    const read = await app.get(path, { as: staff });
    expect(read.body).toMatchObject({ id: self.id, intake: null, ingredients_to_avoid: [] });
    const headers = { "if-match": `"v${read.body.version}"` };
    const changed = await app.call("PATCH", path, { first_name: "Anna" }, { as: staff, headers });
    expect([changed.status, changed.body.intake, changed.body.ingredients_to_avoid]).toEqual([200, null, []]);
    const stale = await app.call("PATCH", path, { first_name: "Eva" }, { as: staff, headers });
    expect([stale.status, stale.body.current.intake]).toEqual([409, null]);
    const { body: own } = await app.get("users/me/", { as: self });
    expect(own.intake).not.toBeNull();
  });
});
