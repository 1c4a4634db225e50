import { RIGHTS_OF_ROLE } from "@plateful/access";
import type { Endpoint } from "@plateful/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../../test/access-policy.ts";
import type { Request } from "../../test/access-request.ts";
import { outcomeOf, promised, requestFor, rightsOf, sendIn } from "../../test/access-send.ts";
import { OWNERS_CALLS } from "../../test/access-team.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "./database/scope.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
});
beforeEach(async () => {
  world = await buildWorld(app);
});
afterAll(() => app.close());

type Known = Exclude<Caller, "nobody">;

/** A call with everything that it needs, made before a right ends. */
interface Ready {
  readonly endpoint: Endpoint;
  readonly request: Request;
}

async function makeReady(caller: Known, calls: readonly Endpoint[]): Promise<Ready[]> {
  const aim = { caller, isThere: true, isCarriedOut: false };
  const ready: Ready[] = [];
  for (const endpoint of calls) ready.push({ endpoint, request: await requestFor(world, endpoint, aim) });
  return ready;
}

/** Every call with what it was answered; the sessions of the caller take turns. */
async function ask(ready: readonly Ready[], sessions: readonly Person[]): Promise<[string, string][]> {
  const outcomes: [string, string][] = [];
  for (const [turn, { endpoint, request }] of ready.entries()) {
    const answer = await sendIn(app, endpoint, request, sessions[turn % sessions.length]);
    outcomes.push([endpoint.name, outcomeOf(endpoint, answer)]);
  }
  return outcomes;
}
const asPromised = (ready: readonly Ready[], caller: Caller): [string, string][] =>
  ready.map(({ endpoint }) => [endpoint.name, promised(endpoint, caller)]);

const twoSessions = async (caller: Known): Promise<Person[]> => [
  world.people[caller],
  await app.anotherSession(world.people[caller]),
];

const setUser = (id: number, columns: object) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.updateTable("users").set(columns).where("id", "=", id).execute(),
  );
const sessionsOf = (id: number) =>
  inSystemScope(app.app.services.db, async (trx) => {
    const rows = await trx.selectFrom("sessions").select("id").where("user_id", "=", id).execute();
    return rows.length;
  });

interface Ending {
  readonly what: string;
  /** Whose right ends. */
  readonly holder: Known;
  /** As whom they are treated from then on; the calls are those that such a person may not make. */
  readonly becomes: Caller;
  readonly end: () => Promise<unknown>;
  readonly narrow?: (endpoint: Endpoint) => boolean;
}

const isOfPractice = ({ name }: Endpoint) => OWNERS_CALLS.includes(name);
const isOfClients = (endpoint: Endpoint) => !isOfPractice(endpoint);
const isOfPeople = ({ access }: Endpoint) => access.who === "own";
const SWITCHED_OFF = { account_enabled: false };
const NOTHING_SHARED = { kinds: ["COACH_SHARING"], given_in: "PROFILE" };

/** Every way in which a right ends while sessions stay open. */
const ENDINGS: readonly Ending[] = [
  {
    what: "a coach whose client went to nobody",
    ...{ holder: "coach", becomes: "colleague" },
    end: () => setUser(world.people.self.id, { coach_id: null }),
    // This coach owns the practice as before.
    narrow: isOfClients,
  },
  {
    what: "a coach whose client went to a colleague",
    ...{ holder: "coach", becomes: "colleague" },
    end: () => setUser(world.people.self.id, { coach_id: world.people.colleague.id }),
    // Owners see the accounts of their colleagues' clients, and may share them with others (ledger TEAM-018).
    narrow: (endpoint) => isOfClients(endpoint) && !["get-client", "share-client"].includes(endpoint.name),
  },
  {
    what: "an owner who became a coach",
    ...{ holder: "coach", becomes: "colleague" },
    end: () => setPlace(world.people.coach.id, RIGHTS_OF_ROLE.COACH),
    // Coaches hand over what is theirs.
    narrow: (endpoint) => isOfPractice(endpoint) && endpoint.name !== "hand-over-clients",
  },
  {
    what: "a coach with whom a client shares nothing any more",
    ...{ holder: "coach", becomes: "colleague" },
    end: () => app.post("users/consents/withdraw/", NOTHING_SHARED, { as: world.people.self }),
    narrow: isOfPeople,
  },
  {
    what: "a coach who is a coach no longer",
    ...{ holder: "coach", becomes: "neighbour" },
    end: () => setUser(world.people.coach.id, { is_coach: false }),
  },
  {
    what: "a coach who left the organisation",
    ...{ holder: "colleague", becomes: "otherCoach" },
    end: () => setUser(world.people.colleague.id, { organisation_id: null }),
  },
  {
    what: "a client whose coach left the organisation",
    ...{ holder: "neighbour", becomes: "other" },
    end: async () => setUser(await coachOf(world.people.neighbour), { organisation_id: null }),
    // The coach stays theirs, so they may write to each other.
    narrow: ({ name }) => name !== "send-message",
  },
  {
    what: "staff who are staff no longer",
    ...{ holder: "staff", becomes: "other" },
    end: () => setUser(world.people.staff.id, { is_staff: false }),
  },
];

const setPlace = (id: number, rights: readonly string[]) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .updateTable("team_members")
      .set({ role: "COACH", rights: [...rights] })
      .where("user_id", "=", id)
      .execute(),
  );

async function coachOf({ id }: Person): Promise<number> {
  const row = await inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("users").select("coach_id").where("id", "=", id).executeTakeFirstOrThrow(),
  );
  return row.coach_id ?? 0;
}

describe("a right that ends", { timeout: 180_000 }, () => {
  it.each(ENDINGS)(
    "A9 COACH-081: $what is refused the next call",
    async ({ holder, becomes, end, narrow = () => true }) => {
      const ready = await makeReady(holder, rightsOf(holder, becomes).filter(narrow));
      expect(ready.length).toBeGreaterThan(3);
      const sessions = await twoSessions(holder);
      const reads = ready.filter(({ endpoint }) => endpoint.method === "GET");
      expect((await ask(reads, sessions)).map(([, outcome]) => outcome)).toEqual(reads.map(() => "ok"));
      await end();
      expect(await ask(ready, sessions)).toEqual(asPromised(ready, becomes));
    },
  );
});

/** What nobody may do without signing in. */
const NEEDS_SIGN_IN = (caller: Known) => rightsOf(caller, "nobody");

const switchOff = (path: string, as: Person) => app.patch(path, SWITCHED_OFF, { as });

describe("an account that is switched off", { timeout: 180_000 }, () => {
  it.each([
    ["by their coach", "self", () => switchOff(`clients/${world.people.self.id}/`, world.people.coach)],
    ["by staff", "self", () => switchOff(`users/user/${world.people.self.id}/`, world.people.staff)],
    [
      "by staff, a coach",
      "coach",
      () => switchOff(`users/user/${world.people.coach.id}/`, world.people.staff),
    ],
  ] as const)("A9 COACH-081 AUTH-047: is signed out everywhere: %s", async (_how, holder, end) => {
    const ready = await makeReady(holder, NEEDS_SIGN_IN(holder));
    const sessions = await twoSessions(holder);
    expect((await end()).status).toBe(200);
    expect(await sessionsOf(world.people[holder].id)).toBe(0);
    expect(await ask(ready, sessions)).toEqual(asPromised(ready, "nobody"));
    const becomes = holder === "coach" ? "disabledCoach" : "disabled";
    // Whoever pays for a practice reaches the payment pages also when switched off.
    const paying = ["open-customer-portal", "create-coach-checkout"];
    const left = ready.filter(
      ({ endpoint }) => promised(endpoint, becomes) === "403" && !paying.includes(endpoint.name),
    );
    expect(left.length).toBeGreaterThan(100);
    const later = await app.anotherSession(world.people[holder]);
    expect(await ask(left, [later])).toEqual(asPromised(left, becomes));
  });

  it("A9: leaves the clients of a coach to themselves alone", async () => {
    const { self, coach, staff, colleague, otherCoach } = world.people;
    const reads = rightsOf("self", "other").filter(({ method }) => method === "GET");
    const ready = await makeReady("self", reads);
    await switchOff(`users/user/${coach.id}/`, staff);
    const me = await app.get("users/me/", { as: self });
    expect([me.status, me.body.coach.account_enabled]).toEqual([200, false]);
    expect((await app.get("users/me/export/", { as: self })).status).toBe(200);
    const later = await app.anotherSession(coach);
    for (const { endpoint, request } of ready)
      for (const as of [coach, later, colleague, otherCoach]) {
        const outcome = outcomeOf(endpoint, await sendIn(app, endpoint, request, as));
        // What the organisation has for its people is the colleague's, too.
        if (as === colleague && promised(endpoint, "colleague") === "ok") continue;
        expect([endpoint.name, outcome]).not.toEqual([endpoint.name, "ok"]);
      }
  });
});

describe("a session that is ended", { timeout: 180_000 }, () => {
  it("A9: of a deleted account answers nothing, and their coach finds nobody", async () => {
    const { self, coach } = world.people;
    const own = await makeReady("self", NEEDS_SIGN_IN("self"));
    const asCoach = await makeReady("coach", rightsOf("coach", "colleague").filter(isOfClients));
    const sessions = await twoSessions("self");
    const body = { confirmation: "DELETE" };
    expect((await app.delete("users/me/", { as: self, body })).status).toBe(204);
    expect(await sessionsOf(self.id)).toBe(0);
    expect(await ask(own, sessions)).toEqual(asPromised(own, "nobody"));
    expect(await ask(asCoach, [coach])).toEqual(asPromised(asCoach, "colleague"));
  });

  it.each([
    ["from another device", (kept: Person, id: number) => app.delete(`auth/devices/${id}/`, { as: kept })],
    ["by signing out there", (_kept: Person, _id: number, there: Person) => logOut(there)],
  ] as const)("A9: %s answers nothing, and the other goes on", async (_how, end) => {
    const ready = await makeReady("self", NEEDS_SIGN_IN("self"));
    const [kept, ended] = (await twoSessions("self")) as [Person, Person];
    const [newest] = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("sessions").select("id").where("user_id", "=", kept.id).orderBy("id", "desc").execute(),
    );
    expect((await end(kept, newest?.id ?? 0, ended)).status).toBe(204);
    expect(await ask(ready, [ended])).toEqual(asPromised(ready, "nobody"));
    expect((await app.get("users/me/", { as: kept })).status).toBe(200);
  });
});

const logOut = (as: Person) => app.post("auth/token/logout/", {}, { as });

describe("an answer that is kept for repeats", { timeout: 180_000 }, () => {
  /** The calls that a coach makes for a client, each under its key and carried out. */
  async function makeUnderKeys(): Promise<(Ready & { readonly key: string })[]> {
    const made: (Ready & { readonly key: string })[] = [];
    const aim = { caller: "coach", isThere: true, isCarriedOut: true } as const;
    const writing = rightsOf("coach", "colleague").filter(({ method }) => method !== "GET");
    for (const endpoint of writing.filter(isOfClients)) {
      const request = await requestFor(world, endpoint, aim);
      // Made for a client of its own, who stays.
      if (request.owner !== undefined) continue;
      const key = `before-the-end-${endpoint.name}`;
      const answer = await sendIn(app, endpoint, request, world.people.coach, { "idempotency-key": key });
      expect([endpoint.name, answer.status < 300]).toEqual([endpoint.name, true]);
      made.push({ endpoint, request, key });
    }
    return made;
  }

  it.each([
    ["who went to another coach", () => setUser(world.people.self.id, { coach_id: null }), () => true],
    [
      "who shares nothing any more",
      () => app.post("users/consents/withdraw/", NOTHING_SHARED, { as: world.people.self }),
      isOfPeople,
    ],
  ] as const)("A9 COACH-082: is not given to the coach of a client %s", async (_who, end, narrow) => {
    const made = (await makeUnderKeys()).filter(({ endpoint }) => narrow(endpoint));
    expect(made.length).toBeGreaterThan(40);
    const repeat = async ({ endpoint, request, key }: (typeof made)[number]) => {
      const answer = await sendIn(app, endpoint, request, world.people.coach, { "idempotency-key": key });
      return [endpoint.name, answer.status < 300];
    };
    const [first] = made;
    expect(first === undefined ? null : (await repeat(first))[1]).toBe(true);
    await end();
    const given: unknown[] = [];
    for (const one of made) given.push(await repeat(one));
    expect(given.filter((each) => (each as [string, boolean])[1])).toEqual([]);
  });
});
