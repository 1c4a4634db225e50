import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inScopeOf, inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let coach: Person;
let client: Person;
beforeAll(async () => {
  app = await openTestApp();
  coach = await app.aCoach({ first_name: "Iris", organisation_id: await app.anOrganisation() });
  client = await app.aClientOf(coach);
});
afterAll(() => app.close());

const ask = (person: Person, as = coach) => app.post(`clients/${person.id}/check-ins/`, {}, { as });
const current = async (as: Person) => (await app.get("check-ins/current/", { as })).body;
const send = (id: number, answers: object[], as: Person) =>
  app.post(`check-ins/${id}/send/`, { answers }, { as });
const listOf = (person: Person, as = coach) => app.get(`clients/${person.id}/check-ins/`, { as });
const open = (person: Person, id: number, as = coach) =>
  app.get(`clients/${person.id}/check-ins/${id}/`, { as });
const ANSWERS = [
  { question: "went_well", text: "  The weekend.\n" },
  { question: "energy", scale: 4 },
  { question: "sleep", scale: 2 },
];

/** A client whose check-in was sent. */
async function aSender(answers: object[] = ANSWERS, of = coach) {
  const person = await app.aClientOf(of);
  const { body } = await ask(person, of);
  const sent = await send(body.open.id, answers, person);
  return { person, id: body.open.id as number, sent };
}
const withdraw = (kinds: string[], as: Person) =>
  app.post("users/consents/withdraw/", { kinds, given_in: "PROFILE" }, { as });

describe("a check-in that waits", () => {
  it("CHECK-003 CHECK-004: is asked by the coach, once a day, with the questions of that moment", async () => {
    const first = await ask(client);
    expect([first.status, first.body]).toMatchObject([
      201,
      { open: { due_on: "2026-03-18" }, may_ask: true },
    ]);
    expect((await ask(client)).body.open.id).toBe(first.body.open.id);
    const { check_in: waiting, coach: name, previous } = await current(client);
    expect([waiting.id, waiting.week, waiting.sent_at, waiting.answers]).toEqual([
      first.body.open.id,
      1,
      null,
      [],
    ]);
    expect(waiting.questions.map(({ id }: { id: string }) => id)).toEqual([
      ...["hunger", "energy", "sleep", "stress", "went_well", "difficult"],
    ]);
    expect([name, previous]).toEqual(["Iris", null]);
    expect((await listOf(client)).body).toMatchObject({ count: 0, results: [] });
  });

  it("CHECK-004: shows what the coach knows already, as far as it is shared", async () => {
    const person = await app.aClientOf(coach);
    await app.post("userWeight/", { value: 82, created_at: "2026-03-17T08:00:00Z" }, { as: person });
    await ask(person);
    expect((await current(person)).known).toEqual({ days_logged: 0, weight_kg: 82 });
    await app.post(
      "users/consents/",
      { kinds: ["COACH_SHARING"], parts: ["PLAN", "DIARY"], given_in: "PROFILE" },
      { as: person },
    );
    expect((await current(person)).known.days_logged).toBe(0);
  });
});

describe("a check-in that is sent", () => {
  it("CHECK-005: needs one answer, is stored trimmed in the order of the questions, and is read-only afterwards", async () => {
    const person = await app.aClientOf(coach);
    const { body } = await ask(person);
    const { id } = body.open;
    const refusals = [
      [[], { answers: ["Answer at least one question."] }],
      [
        [{ question: "energy" }, { question: "difficult", text: "  " }],
        { answers: ["Answer at least one question."] },
      ],
      [
        [{ question: "mood", scale: 3 }],
        { answers: { 0: { question: ["This check-in does not ask that question."] } } },
      ],
    ] as const;
    for (const [answers, refusal] of refusals) {
      const refused = await send(id, [...answers], person);
      expect([refused.status, refused.body]).toEqual([400, refusal]);
    }
    for (const scale of [0, 6, 2.5])
      expect((await send(id, [{ question: "energy", scale }], person)).status).toBe(400);
    const twice = await send(id, [ANSWERS[1] ?? {}, ANSWERS[1] ?? {}], person);
    expect(twice.status).toBe(400);
    const sent = await send(id, ANSWERS, person);
    expect([sent.status, sent.body.answers]).toEqual([
      200,
      [
        { question: "energy", scale: 4, text: null },
        { question: "sleep", scale: 2, text: null },
        { question: "went_well", scale: null, text: "The weekend." },
      ],
    ]);
    const again = await send(id, ANSWERS, person);
    expect([again.status, again.body.code]).toEqual([409, "check_in_sent"]);
    expect((await current(person)).check_in).toBeNull();
    expect((await app.get("check-ins/", { as: person })).body.results).toEqual([sent.body]);
  });

  it("CHECK-006: asks for the consent to sleep and stress only where one of them is answered", async () => {
    const person = await app.aClientOf(coach);
    const { body } = await ask(person);
    await withdraw(["STRESS_AND_SLEEP"], person);
    const refused = await send(body.open.id, ANSWERS, person);
    expect([refused.status, refused.body]).toMatchObject([403, { code: "consent_required" }]);
    expect((await send(body.open.id, [{ question: "energy", scale: 3 }], person)).status).toBe(200);
  });

  it("CHECK-006: loses what a consent covered when it is withdrawn", async () => {
    const { person, id } = await aSender();
    await withdraw(["STRESS_AND_SLEEP"], person);
    const { check_in: left } = (await open(person, id)).body;
    expect(left.answers.map(({ question }: { question: string }) => question)).toEqual([
      "energy",
      "went_well",
    ]);
    await withdraw(["BODY_AND_PLAN"], person);
    expect((await open(person, id)).status).toBe(404);
    const { count } = (await app.get("check-ins/", { as: person })).body;
    expect(count).toBe(0);
  });

  it("CHECK-013: is encrypted in the database", async () => {
    const { person } = await aSender([{ question: "difficult", text: "Klaproosje" }]);
    const rows = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("check_in_answers").selectAll().where("user_id", "=", person.id).execute(),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("Klaproosje");
  });
});

describe("who reads a check-in", () => {
  it("CHECK-014: the coach it was sent to, as long as the client shares anything with them", async () => {
    const { person, id } = await aSender();
    expect((await open(person, id)).status).toBe(200);
    await withdraw(["COACH_SHARING"], person);
    expect((await open(person, id)).status).toBe(404);
    expect((await listOf(person)).body).toMatchObject({ count: 0, is_shared: false });
    const closed = await ask(person);
    expect([closed.status, closed.body.code]).toEqual([409, "check_ins_closed"]);
    const scheduled = await app.put(
      `clients/${person.id}/check-ins/schedule/`,
      { weekday: "monday" },
      { as: coach },
    );
    expect(scheduled.status).toBe(409);
    // What they sent stays theirs.
    expect((await app.get("check-ins/", { as: person })).body.count).toBe(1);
  });

  it("CHECK-014: nobody else: no colleague, no other coach and no next coach, in the database itself", async () => {
    const { person, id } = await aSender();
    const next = await app.aCoach();
    await inSystemScope(app.app.services.db, (trx) =>
      trx.updateTable("users").set({ coach_id: next.id }).where("id", "=", person.id).execute(),
    );
    for (const as of [coach, next]) expect((await open(person, id, as)).status).toBe(404);
    expect((await app.get("check-ins/", { as: person })).body.count).toBe(1);
    const seen = await inScopeOf(app.app.services.db, next.id, (trx) =>
      trx.selectFrom("check_in_answers").select("id").execute(),
    );
    expect(seen).toEqual([]);
  });

  it("CHECK-014: a former coach's schedule and open check-in end with the handing over", async () => {
    const person = await app.aClientOf(coach);
    await ask(person);
    await app.put(`clients/${person.id}/check-ins/schedule/`, { weekday: "monday" }, { as: coach });
    const next = await app.aCoach();
    // Nor do they come back with the coach.
    for (const { id } of [next, coach]) {
      await inSystemScope(app.app.services.db, (trx) =>
        trx.updateTable("users").set({ coach_id: id }).where("id", "=", person.id).execute(),
      );
      expect(await current(person)).toMatchObject({ check_in: null, next_on: null });
    }
  });

  it("CHECK-003 TEAM-003: without the right MESSAGE a coach reads, and neither asks, schedules, replies nor edits", async () => {
    const { person, id } = await aSender();
    await setRights(["EDIT_PLANS"]);
    const path = `clients/${person.id}/check-ins/`;
    expect((await open(person, id)).status).toBe(200);
    const statuses = [
      (await ask(person)).status,
      (await app.put(`${path}schedule/`, { weekday: "monday" }, { as: coach })).status,
      (await app.put(`${path}schedule/`, { weekday: null }, { as: coach })).status,
      (await app.post(`${path}${id}/reply/`, { text: "Hi" }, { as: coach })).status,
      (await app.put("clients/check-in-questions/", { questions: [OWN] }, { as: coach })).status,
    ];
    await setRights(null);
    expect(statuses).toEqual([403, 403, 403, 403, 403]);
  });
});

const OWN = { id: "own-1", kind: "SCALE", text: "Knees", low: "Fine", high: "Sore" };
const setRights = (rights: string[] | null) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .updateTable("team_members")
      .set(rights === null ? { role: "OWNER", rights: [] } : { role: "COACH", rights })
      .where("user_id", "=", coach.id)
      .execute(),
  );

describe("the coach's side", () => {
  it("CHECK-010 CHECK-011: compares with the check-in before and shows weight and weeks as far as they are shared", async () => {
    const { person, id } = await aSender();
    await app.post("userWeight/", { value: 82, created_at: "2026-03-17T08:00:00Z" }, { as: person });
    app.clock.forward(8 * 86_400);
    const { body } = await ask(person);
    await send(body.open.id, [{ question: "energy", scale: 2 }], person);
    const second = (await open(person, body.open.id)).body;
    expect([second.check_in.week, second.previous.id, second.earlier, second.later]).toEqual([
      ...[2, id, { id, week: 1 }, null],
    ]);
    expect(second.weights).toMatchObject([{ kg: 82 }]);
    expect(
      second.weeks.map(({ starts_on, percent, days }: never) => [starts_on, percent, (days as []).length]),
    ).toEqual([
      ["2026-02-27", null, 7],
      ["2026-03-06", null, 7],
      ["2026-03-13", null, 7],
      ["2026-03-20", null, 7],
    ]);
    expect((await open(person, id)).body.later).toEqual({ id: body.open.id, week: 2 });
    const { results } = (await listOf(person)).body;
    expect(results.map(({ week, is_waiting }: never) => [week, is_waiting])).toEqual([
      [2, true],
      [1, true],
    ]);
  });

  it("CHECK-012: a reply stands in the conversation, and the client waits on the board until then", async () => {
    const { person, id } = await aSender();
    const board = async () => (await app.get("clients/triage/", { as: coach })).body.results;
    const reasons = async () =>
      (await board())
        .filter((row: { id: number }) => row.id === person.id)
        .flatMap((row: { reasons: { reason: string }[] }) => row.reasons.map(({ reason }) => reason));
    expect(await reasons()).toContain("CHECK_IN");
    const reply = await app.post(
      `clients/${person.id}/check-ins/${id}/reply/`,
      { text: "Good" },
      { as: coach },
    );
    expect([reply.status, reply.body.text]).toEqual([201, "Good"]);
    const { messages } = (await app.get("messages/", { as: person })).body;
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(["Good"]);
    expect(await reasons()).not.toContain("CHECK_IN");
    expect((await open(person, id)).body.is_waiting).toBe(false);
  });

  it("CHECK-012: a check-in can be settled without an answer", async () => {
    const { person, id } = await aSender();
    expect((await app.post(`clients/${person.id}/check-ins/${id}/done/`, {}, { as: coach })).status).toBe(
      204,
    );
    expect((await listOf(person)).body.results).toMatchObject([{ id, is_waiting: false }]);
  });
});

describe("the questions of a practice", () => {
  const PATH = "clients/check-in-questions/";
  it("CHECK-001 CHECK-002: are the usual ones until a coach of it changes them; what is under way keeps its own", async () => {
    const colleague = await app.aCoach({ organisation_id: await app.anOrganisation() });
    const person = await app.aClientOf(colleague);
    await ask(person, colleague);
    const usual = (await app.get(PATH, { as: colleague })).body;
    expect([usual.version, usual.questions.length, usual.may_change]).toEqual([0, 6, true]);
    const questions = [OWN, { ...OWN, id: "sleep", kind: "TEXT" }];
    const saved = await app.put(PATH, { questions }, { as: colleague });
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { version: 1, questions: [OWN, { id: "sleep", kind: "SCALE", text: null, low: null, high: null }] },
    ]);
    expect((await current(person)).check_in.questions).toHaveLength(6);
    expect((await app.get(PATH, { as: await app.aCoach() })).body.version).toBe(0);
  });

  it("CHECK-002: are one to ten, each once, with words for a practice's own", async () => {
    const as = await app.aCoach();
    const eleven = Array.from({ length: 11 }, (_, at) => ({ ...OWN, id: `own-${at}` }));
    for (const questions of [[], eleven, [OWN, OWN], [{ ...OWN, text: null }], [{ ...OWN, id: "Öwn" }]])
      expect((await app.put(PATH, { questions }, { as })).status).toBe(400);
    expect((await app.put(PATH, { questions: eleven.slice(1) }, { as })).status).toBe(200);
  });
});
