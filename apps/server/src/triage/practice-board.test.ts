import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSubscription } from "../../test/billing-factories.ts";
import { aProfile } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let practices = 0;
/** A practice of an owner, who may see all clients, and a coach, who may not. */
async function aPractice() {
  practices += 1;
  const iris = await app.aCoach({ first_name: "Iris" });
  const practice = { name: "Bakker Voeding", subdomain: `board-${practices}` };
  const { body } = await app.post("users/self-service/organisation/", practice, { as: iris });
  const noor = await app.aCoach({ organisation_id: body.id, first_name: "Noor", last_name: "Smit" });
  return { iris, noor };
}

const DAY_MS = 86_400_000;
/** A client who shares everything with their coach, has a plan, and has logged nothing for nine days. */
async function aSilentClient(coach: Person, first_name: string) {
  const date_joined = new Date(app.clock.now().getTime() - 9 * DAY_MS);
  const client = await app.aClientOf(coach, { first_name, date_joined });
  const id = await aProfile(app, client);
  await app.post(`users/userProfile/${id}/create-default-nutrition-plan/`, {}, { as: client });
  return client;
}

const board = (as: Person, query: string) => app.get(`clients/triage/?view=ALL&sort=NAME&${query}`, { as });
const namesOn = async (as: Person, query: string) =>
  (await board(as, query)).body.results.map(({ first_name: name }: { first_name: string }) => name);

describe("the board of a practice", () => {
  it("COACH-128 TEAM-010 shows a colleague's clients by their account alone, and reasons of the account alone", async () => {
    const { iris, noor } = await aPractice();
    await aSilentClient(iris, "Anna");
    const bo = await aSilentClient(noor, "Bo");
    await aSubscription(app, bo, "unpaid");
    expect((await app.put(`clients/${bo.id}/triage/`, { snooze: null }, { as: noor })).status).toBe(200);
    const labels = { muted: [], labels: ["Marathon"] };
    await app.put(`clients/${bo.id}/triage/marks/`, labels, { as: noor });
    const seen = await board(iris, `coach=${noor.id}`);
    expect(seen.body.results).toHaveLength(1);
    expect(seen.body.results[0]).toMatchObject({
      ...{ first_name: "Bo", is_own: false, shared_parts: [], goal: null, plan_kcal: null },
      coach: { id: noor.id, first_name: "Noor", last_name: "Smit" },
      reasons: [{ reason: "PAYMENT", value: null, target: null, days: 0 }],
      ...{ adherence: null, weight: null, settled: null, labels: [], muted: [] },
    });
    expect([seen.body.clients, seen.body.waiting, seen.body.labels]).toEqual([1, 1, []]);
    const own = (await board(noor, "")).body.results[0];
    expect([own.is_own, own.coach, own.labels, own.settled.state]).toEqual([
      true,
      null,
      ["Marathon"],
      "DONE",
    ]);
    expect((await app.get(`clients/${bo.id}/triage/`, { as: iris })).status).toBe(404);
    expect((await app.put(`clients/${bo.id}/triage/`, { snooze: null }, { as: iris })).status).toBe(404);
  });

  it("COACH-128 TEAM-010 shows the whole practice with the caller's own reasons, and nobody of another practice", async () => {
    const { iris, noor } = await aPractice();
    await aSilentClient(iris, "Anna");
    await aSilentClient(noor, "Bo");
    await app.aClientOf(noor, { first_name: "Off", account_enabled: false });
    await aSilentClient((await aPractice()).noor, "Stranger");
    const { results, clients } = (await board(iris, "everybody=true")).body;
    const told = results.map(
      (row: { first_name: string; is_own: boolean; reasons: { reason: string }[] }) => [
        ...[row.first_name, row.is_own],
        row.reasons.map(({ reason }) => reason),
      ],
    );
    expect(told).toEqual([
      ["Anna", true, ["NOTHING_LOGGED"]],
      ["Bo", false, []],
    ]);
    expect(clients).toBe(2);
    expect(await namesOn(iris, `coach=${iris.id}`)).toEqual(["Anna"]);
  });

  it("COACH-128 TEAM-010 refuses the board of others to a coach without that right", async () => {
    const { iris, noor } = await aPractice();
    await aSilentClient(iris, "Anna");
    expect((await board(noor, `coach=${iris.id}`)).status).toBe(403);
    expect((await board(noor, "everybody=true")).status).toBe(403);
    expect(await namesOn(noor, `coach=${noor.id}`)).toEqual([]);
    const stranger = (await aPractice()).iris;
    expect(await namesOn(stranger, `coach=${iris.id}`)).toEqual([]);
  });
});

describe("labels and saved views", () => {
  it("COACH-122 offers the words of the practice to all of its coaches, and to nobody else", async () => {
    const { iris, noor } = await aPractice();
    const anna = await aSilentClient(iris, "Anna");
    const bo = await aSilentClient(noor, "Bo");
    const mark = (client: Person, as: Person, labels: string[]) =>
      app.put(`clients/${client.id}/triage/marks/`, { muted: [], labels }, { as });
    expect((await mark(anna, iris, ["Marathon", "Shift work"])).status).toBe(200);
    await mark(bo, noor, ["Shift work", "Vegan"]);
    const words = async (as: Person) => (await app.get("clients/triage/settings/", { as })).body.labels;
    expect(await words(iris)).toEqual(["Marathon", "Shift work", "Vegan"]);
    expect(await words(noor)).toEqual(["Marathon", "Shift work", "Vegan"]);
    expect(await words((await aPractice()).iris)).toEqual([]);
    expect((await mark(anna, iris, ["1", "2", "3", "4", "5", "6"])).status).toBe(400);
    expect((await mark(anna, iris, ["x".repeat(25)])).status).toBe(400);
    expect(await namesOn(iris, "label=Shift%20work")).toEqual(["Anna"]);
  });

  it("COACH-123 keeps a view with filters, order and search under a name, and counts whom it shows", async () => {
    const { iris, noor } = await aPractice();
    const anna = await aSilentClient(iris, "Anna");
    await aSilentClient(iris, "Bo");
    await app.put(`clients/${anna.id}/triage/marks/`, { muted: [], labels: ["Marathon"] }, { as: iris });
    const view = {
      ...{ name: "Runners", view: "NEEDS_ME", reasons: ["NOTHING_LOGGED"], label: "Marathon" },
      ...{ sort: "WAITING", search: "ann" },
    };
    const others = [
      { ...view, name: "By name", search: "bo" },
      { ...view, name: "No label", search: "", label: null },
    ];
    const save = (saved_views: object[]) =>
      app.patch("clients/triage/settings/", { saved_views }, { as: iris });
    expect((await save([view, ...others])).status).toBe(200);
    const { saved_views } = (await board(iris, "")).body;
    expect(saved_views.map(({ count }: { count: number }) => count)).toEqual([1, 0, 2]);
    expect(saved_views[0].view).toEqual(view);
    expect((await app.get("clients/triage/settings/", { as: noor })).body.saved_views).toEqual([]);
    expect((await save(Array.from({ length: 9 }, () => view))).status).toBe(400);
    const { search: _none, ...older } = view;
    expect((await save([older])).body.saved_views[0].search).toBe("");
  });
});
