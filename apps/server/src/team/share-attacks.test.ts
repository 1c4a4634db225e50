import type { Endpoint } from "@plateful/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Request } from "../../test/access-request.ts";
import { outcomeOf, promised, requestFor, rightsOf, sendIn } from "../../test/access-send.ts";
import { OWNERS_CALLS } from "../../test/access-team.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { agree, aPracticeOfThree, aShare, share, sharesOf, switchAccount } from "../../test/client-shares.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
});
afterEach(() => inSystemScope(app.app.services.db, (trx) => trx.deleteFrom("client_shares").execute()));
afterAll(() => app.close());

const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR_MS);

interface StoredShare {
  readonly client?: Person;
  readonly colleague?: Person;
  readonly starts?: number;
  readonly ends?: number;
  readonly isAnswered?: boolean;
  readonly endedAt?: Date | null;
}

/** A share as the database keeps it, also one that no call would make. Hours are counted from now. */
const put = (stored: StoredShare) =>
  inSystemScope(app.app.services.db, async (trx) => {
    const { people } = world;
    const { client = people.self, colleague = people.colleague, starts = -1, ends } = stored;
    const { isAnswered = true, endedAt = null } = stored;
    const answer = { answered_at: app.clock.now(), text_version: 1, language: "en" };
    const parts = ["PLAN", "DIARY", "MEASUREMENTS", "CYCLE"];
    const { id } = await trx
      .insertInto("client_shares")
      .values({
        ...{ user_id: client.id, coach_id: people.coach.id, colleague_id: colleague.id },
        ...{ starts_on: "2026-03-01", starts_at: fromNow(starts), created_at: app.clock.now() },
        ...(ends === undefined ? {} : { ends_on: "2026-03-02", ends_at: fromNow(ends) }),
        ...(isAnswered ? { ...answer, parts } : {}),
        ended_at: endedAt,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });

interface Ready {
  readonly endpoint: Endpoint;
  readonly request: Request;
}

/** What the client's coach may do for the client, and a colleague may not. */
async function callsBeyond(colleague: "colleague" | "otherCoach"): Promise<Ready[]> {
  const aim = { caller: "coach", isThere: true, isCarriedOut: false } as const;
  const ready: Ready[] = [];
  for (const endpoint of rightsOf("coach", colleague).filter(({ name }) => !OWNERS_CALLS.includes(name)))
    ready.push({ endpoint, request: await requestFor(world, endpoint, aim) });
  return ready;
}

async function outcomes(ready: readonly Ready[], as: Person): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const { endpoint, request } of ready)
    found.push([endpoint.name, outcomeOf(endpoint, await sendIn(app, endpoint, request, as))]);
  return found;
}

const carriedOut = (found: readonly [string, string][]) => found.filter(([, outcome]) => outcome === "ok");

/** Shares that open nothing, by what is wrong with them. */
const CLOSED: readonly (readonly [string, () => StoredShare])[] = [
  ["that was ended", () => ({ endedAt: app.clock.now() })],
  ["whose last day is over", () => ({ starts: -2, ends: -1 })],
  ["that begins later", () => ({ starts: 1 })],
  ["of another client of the same coach", () => ({ client: world.people.neighbour })],
];

describe("a share that does not reach the client", { timeout: 180_000 }, () => {
  it.each(CLOSED)("TEAM-018 TEAM-020 TEAM-022: %s opens no call of any kind", async (_what, stored) => {
    const ready = await callsBeyond("colleague");
    await put(stored());
    const expected = ready.map(({ endpoint }) => [endpoint.name, promised(endpoint, "colleague")]);
    expect(await outcomes(ready, world.people.colleague)).toEqual(expected);
  });

  it("TEAM-018: with a coach of another practice opens no call of any kind", async () => {
    const ready = await callsBeyond("otherCoach");
    await put({ colleague: world.people.otherCoach });
    const expected = ready.map(({ endpoint }) => [endpoint.name, promised(endpoint, "otherCoach")]);
    expect(await outcomes(ready, world.people.otherCoach)).toEqual(expected);
  });

  it("TEAM-019: that the client has not answered opens the account alone", async () => {
    const ready = await callsBeyond("colleague");
    await put({ isAnswered: false });
    expect(carriedOut(await outcomes(ready, world.people.colleague))).toEqual([["get-client", "ok"]]);
  });

  it("TEAM-021: opens with an answer what the coach does for the client, as far as both of them have the rights", async () => {
    const ready = await callsBeyond("colleague");
    await put({});
    const { coach, colleague } = world.people;
    const writing = ready.filter(({ endpoint }) => endpoint.method !== "GET");
    expect(carriedOut(await outcomes(ready, colleague)).length).toBeGreaterThan(80);
    for (const person of [colleague, coach]) {
      await setRights(person, ["MESSAGE"]);
      const written = carriedOut(await outcomes(writing, colleague)).map(([name]) => name);
      expect(written.toSorted()).toEqual([...WITHOUT_PLANS, ...MESSAGES].toSorted());
      await setRights(person, ["EDIT_PLANS"]);
      const silent = carriedOut(await outcomes(writing, colleague)).map(([name]) => name);
      expect(silent.filter((name) => MESSAGES.includes(name))).toEqual([]);
      expect(silent.length).toBeGreaterThan(30);
      await setRights(person, ["EDIT_PLANS", "MESSAGE"]);
    }
  });
});

/** What a colleague does with the right to write messages. */
const MESSAGES: readonly string[] = ["send-client-message", "reply-to-check-in"];
/** What changes nothing of the client's: the colleague's own board, reading state and note. */
const WITHOUT_PLANS: readonly string[] = [
  ...["count-client-fitting-recipes", "settle-client", "unsettle-client", "mark-client"],
  ...["settle-check-in", "read-client-messages", "settle-client-conversation", "save-client-note"],
];

const setRights = ({ id }: Person, rights: readonly string[]) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .updateTable("team_members")
      .set({ role: "COACH", rights: [...rights] })
      .where("user_id", "=", id)
      .execute(),
  );

describe("attempts at a share", () => {
  it("TEAM-018: two at the same time share once", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await app.aClientOf(noor);
    const answers = await Promise.all([1, 2, 3].map(() => share(app, noor, client, daan)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
    expect(await sharesOf(app, daan)).toHaveLength(1);
  });

  it("TEAM-018: nobody shares a coach, staff, themselves or a person without a coach", async () => {
    const { iris, noor, daan } = await aPracticeOfThree(app);
    const free = await app.aUser();
    for (const client of [daan, noor, world.people.staff, free])
      expect((await share(app, iris, client, daan)).status).toBe(404);
    const client = await app.aClientOf(noor);
    expect((await share(app, client, client, daan)).status).toBe(403);
  });

  it("TEAM-018: a share reads as nothing to a colleague who is no part of it", async () => {
    const { iris, noor, daan, id } = await aPracticeOfThree(app);
    const client = await app.aClientOf(noor);
    await aShare(app, { coach: noor, client, colleague: daan });
    expect(await sharesOf(app, await app.aCoach({ organisation_id: id }))).toEqual([]);
    expect(await sharesOf(app, await app.aCoach())).toEqual([]);
    for (const as of [iris, noor, daan]) expect(await sharesOf(app, as)).toHaveLength(1);
  });

  it("TEAM-019: the answer stores the text, its language and what was ticked, and no other text counts", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await app.aClientOf(noor);
    const own = { coach: noor.id, parts: ["PLAN", "DIARY"], text_version: 1, given_in: "PROFILE" };
    await app.put("users/consents/sharing/", own, { as: client });
    const { body } = await share(app, noor, client, daan);
    const answer = (text_version: number) =>
      app.post(
        `users/me/shares/${body.id}/answer/`,
        { parts: ["DIARY", "CYCLE"], text_version },
        { as: client, headers: { "accept-language": "nl" } },
      );
    expect((await answer(2)).status).toBe(400);
    expect((await sharesOf(app, noor))[0].state).toBe("WAITING");
    expect((await answer(1)).status).toBe(200);
    const row = await inSystemScope(app.app.services.db, (trx) =>
      trx
        .selectFrom("client_shares")
        .select(["text_version", "language", "parts", "answered_at"])
        .where("id", "=", body.id)
        .executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({
      ...{ text_version: 1, language: "nl", parts: ["PLAN", "DIARY"] },
      answered_at: app.clock.now(),
    });
  });

  it("TEAM-019: nobody agrees to a share that has ended, or while they share nothing with their coach", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await app.aClientOf(noor);
    const first = await share(app, noor, client, daan);
    await app.delete(`users/me/shares/${first.body.id}/`, { as: client });
    const body = { parts: ["PLAN"], text_version: 1 };
    const path = (id: number) => `users/me/shares/${id}/answer/`;
    expect((await app.post(path(first.body.id), body, { as: client })).status).toBe(404);
    const fresh = await app.aUser({ coach_id: noor.id }, false);
    const second = await share(app, noor, fresh, daan);
    const refused = await app.post(path(second.body.id), body, { as: fresh });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["parts"]]);
  });

  it.each(["coach", "colleague"] as const)(
    "TEAM-022: ends when the %s is switched off or moves to another practice, and does not come back",
    async (who) => {
      for (const [change, back] of [
        [
          (person: Person) => switchAccount(app, person, false),
          (person: Person) => switchAccount(app, person, true),
        ],
        [(person: Person) => moveTo(person, null), (person: Person, id: number) => moveTo(person, id)],
      ] as const) {
        const { noor, daan, iris, id } = await aPracticeOfThree(app);
        const client = await app.aClientOf(noor);
        await aShare(app, { coach: noor, client, colleague: daan });
        const person = who === "coach" ? noor : daan;
        await change(person);
        await back(person, id);
        expect(await sharesOf(app, iris)).toEqual([]);
        const daansNext = await app.anotherSession(daan);
        expect((await app.get(`clients/${client.id}/messages/`, { as: daansNext })).status).toBe(404);
      }
    },
  );

  it("TEAM-022: ends when the client gets another coach, and does not come back with the former one", async () => {
    const { noor, daan, iris } = await aPracticeOfThree(app);
    const client = await app.aClientOf(noor);
    await aShare(app, { coach: noor, client, colleague: daan });
    for (const coach_id of [iris.id, noor.id])
      await inSystemScope(app.app.services.db, (trx) =>
        trx.updateTable("users").set({ coach_id }).where("id", "=", client.id).execute(),
      );
    expect(await sharesOf(app, noor)).toEqual([]);
    expect((await app.get("clients/?shared=true", { as: daan })).body.count).toBe(0);
  });

  it("TEAM-022: a share does not reach further than the practice, whatever the row says", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await app.aClientOf(noor);
    await share(app, noor, client, daan);
    await agree(app, client, ["PLAN"]);
    const seen = async () => (await app.get("clients/?shared=true", { as: daan })).body.count;
    expect(await seen()).toBe(1);
    await moveTo(daan, null);
    await inSystemScope(app.app.services.db, (trx) =>
      trx.updateTable("client_shares").set({ ended_at: null }).where("user_id", "=", client.id).execute(),
    );
    expect(await seen()).toBe(0);
  });
});

const moveTo = ({ id }: Person, organisation_id: number | null) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.updateTable("users").set({ organisation_id }).where("id", "=", id).execute(),
  );
