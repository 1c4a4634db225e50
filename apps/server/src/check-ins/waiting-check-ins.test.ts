import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

const DAY = 86_400;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const ask = (client: Person, as: Person) => app.post(`clients/${client.id}/check-ins/`, {}, { as });
const waitingOf = (as: Person, query = "") => app.get(`clients/check-ins/${query}`, { as });
const setUser = ({ id }: Person, columns: object) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.updateTable("users").set(columns).where("id", "=", id).execute(),
  );
const withdrawSharing = (as: Person) =>
  app.post("users/consents/withdraw/", { kinds: ["COACH_SHARING"], given_in: "PROFILE" }, { as });

/** Asks a client, who answers at once. */
async function send(client: Person, coach: Person): Promise<number> {
  const { id } = (await ask(client, coach)).body.open;
  const body = { answers: [{ question: "energy", scale: 3 }] };
  expect((await app.post(`check-ins/${id}/send/`, body, { as: client })).status).toBe(200);
  return id;
}

async function reasonOf(client: Person, coach: Person) {
  const { results } = (await app.get("clients/triage/?view=ALL", { as: coach })).body;
  const row = results.find(({ id }: { id: number }) => id === client.id);
  return row?.reasons.find(({ reason }: { reason: string }) => reason === "CHECK_IN_OPEN") ?? null;
}
const setRule = (as: Person, enabled: boolean, threshold: number | null) =>
  app.patch("clients/triage/settings/", { rules: [{ reason: "CHECK_IN_OPEN", enabled, threshold }] }, { as });

describe("a client who has not sent the check-in", () => {
  it("CHECK-015: is on the board from the threshold on, which the coach sets, and until it is sent", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const { id } = (await ask(client, coach)).body.open;
    app.clock.forward(2 * DAY);
    expect(await reasonOf(client, coach)).toBeNull();
    app.clock.forward(DAY);
    const late = { reason: "CHECK_IN_OPEN", value: 3, target: null, days: 3 };
    expect(await reasonOf(client, coach)).toEqual(late);
    const { rules } = (await app.get("clients/triage/settings/", { as: coach })).body;
    const rule = rules.find(({ reason }: { reason: string }) => reason === "CHECK_IN_OPEN");
    expect(rule).toEqual({ reason: "CHECK_IN_OPEN", enabled: true, threshold: 3, min: 1, max: 30, step: 1 });
    await setRule(coach, true, 4);
    expect(await reasonOf(client, coach)).toBeNull();
    await setRule(coach, true, 1);
    expect(await reasonOf(client, coach)).toEqual(late);
    await setRule(coach, false, null);
    expect(await reasonOf(client, coach)).toBeNull();
    await setRule(coach, true, null);
    expect(await reasonOf(client, coach)).toEqual(late);
    await app.post(`check-ins/${id}/send/`, { answers: [{ question: "energy", scale: 3 }] }, { as: client });
    expect(await reasonOf(client, coach)).toBeNull();
  });

  it("CHECK-016: has waited since they were asked first; the next check-in begins again", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    await ask(client, coach);
    app.clock.forward(4 * DAY);
    await ask(client, coach);
    expect((await reasonOf(client, coach)).days).toBe(4);
    await send(client, coach);
    app.clock.forward(DAY);
    await ask(client, coach);
    app.clock.forward(3 * DAY);
    expect((await reasonOf(client, coach)).days).toBe(3);
  });

  it("CHECK-016: counts from the last asking where an older program noted nothing else", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const { id } = (await ask(client, coach)).body.open;
    await inSystemScope(app.app.services.db, (trx) =>
      trx.updateTable("check_ins").set({ first_asked_at: null }).where("id", "=", id).execute(),
    );
    app.clock.forward(5 * DAY);
    expect((await reasonOf(client, coach)).days).toBe(5);
  });

  it("CHECK-015 PRIV-004: gives no reason while they share nothing with the coach", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    await ask(client, coach);
    app.clock.forward(5 * DAY);
    await withdrawSharing(client);
    expect(await reasonOf(client, coach)).toBeNull();
  });
});

describe("the check-ins that wait for a coach", () => {
  it("CHECK-017: are listed with who sent them, who waits longest first, until each is answered", async () => {
    const coach = await app.aCoach();
    const [first, second] = [
      await app.aClientOf(coach, { first_name: "Sanne", last_name: "de Wit" }),
      await app.aClientOf(coach),
    ];
    const oldest = await send(first, coach);
    app.clock.forward(8 * DAY);
    const other = await send(second, coach);
    app.clock.forward(60);
    const newest = await send(first, coach);
    const ids = async () =>
      (await waitingOf(coach)).body.results.map(({ id }: { id: number }) => id) as number[];
    const { status, body } = await waitingOf(coach);
    expect([status, body.count, await ids()]).toEqual([200, 3, [oldest, other, newest]]);
    expect(body.results[0]).toMatchObject({
      week: 1,
      client: { id: first.id, first_name: "Sanne", last_name: "de Wit", email: first.email },
    });
    expect(body.results[2].week).toBe(2);
    expect((await waitingOf(coach, "?page_size=2")).body).toMatchObject({ count: 3, total_pages: 2 });
    await app.post(`clients/${first.id}/check-ins/${oldest}/reply/`, { text: "Good" }, { as: coach });
    expect(await ids()).toEqual([other, newest]);
    await app.post(`clients/${second.id}/check-ins/${other}/done/`, {}, { as: coach });
    await app.post(`clients/${first.id}/check-ins/${newest}/done/`, {}, { as: coach });
    expect((await waitingOf(coach)).body).toMatchObject({ count: 0, results: [] });
  });

  it("CHECK-017 CHECK-014: leave out who is switched off, shares nothing or has another coach", async () => {
    const coach = await app.aCoach();
    const [off, silent, gone] = [
      await app.aClientOf(coach),
      await app.aClientOf(coach),
      await app.aClientOf(coach),
    ];
    for (const client of [off, silent, gone]) await send(client, coach);
    const next = await app.aCoach();
    await setUser(off, { account_enabled: false });
    await withdrawSharing(silent);
    await setUser(gone, { coach_id: next.id });
    for (const as of [coach, next])
      expect((await waitingOf(as)).body).toMatchObject({ count: 0, results: [] });
    await setUser(off, { account_enabled: true });
    expect((await waitingOf(coach)).body.count).toBe(1);
  });
});
