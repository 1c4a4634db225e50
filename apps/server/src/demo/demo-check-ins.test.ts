import { addDays } from "@plateful/nutrition";
import { weekdayOf } from "@plateful/planning";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { addDemoCheckIns } from "./demo-check-ins.ts";

const TODAY = "2026-03-18";
const NAMES = ["Sanne", "Pieter", "Sophie", "Linh", "Grace", "Tom"];

let app: TestApp;
let coach: Person;
let people: ReadonlyMap<string, Person>;
beforeAll(async () => {
  app = await openTestApp();
  coach = await app.aCoach();
  const made: [string, Person][] = [];
  for (const name of NAMES) {
    const joined = new Date(app.clock.now().getTime() - 60 * 86_400_000);
    made.push([name, await app.aClientOf(coach, { first_name: name, date_joined: joined })]);
  }
  people = new Map(made);
  await load();
});
afterAll(() => app.close());

const load = () =>
  inSystemScope(app.app.services.db, (trx) =>
    addDemoCheckIns(
      trx,
      app.app.services,
      coach.id,
      [...people].map(([firstName, { id }]) => ({ firstName, id })),
    ),
  );
const personNamed = (name: string): Person => {
  const person = people.get(name);
  if (person === undefined) throw new Error(`Nobody is called ${name}.`);
  return person;
};
const currentOf = async (name: string) =>
  (await app.get("check-ins/current/", { as: personNamed(name) })).body;

it("CHECK-021: gives the coach of the demo check-ins of every kind, relative to today", async () => {
  const { body: waiting } = await app.get("clients/check-ins/", { as: coach });
  type Waiting = { id: number; client: { id: number; first_name: string } };
  expect(waiting.results.map(({ client }: Waiting) => client.first_name)).toEqual(["Pieter", "Sophie"]);
  const [{ id, client }] = waiting.results as [Waiting];
  const { body: opened } = await app.get(`clients/${client.id}/check-ins/${id}/`, { as: coach });
  expect([opened.check_in.answers.length, opened.previous.answers.length]).toEqual([6, 5]);
  const { body: board } = await app.get("clients/triage/?view=ALL&reason=CHECK_IN_OPEN", { as: coach });
  type Row = { first_name: string; reasons: { reason: string; days: number }[] };
  const late = (board.results as Row[]).map(({ first_name: name, reasons }) => [
    name,
    reasons.find(({ reason }) => reason === "CHECK_IN_OPEN")?.days,
  ]);
  expect(late).toEqual([["Linh", 5]]);
  const sanne = await currentOf("Sanne");
  expect(sanne).toMatchObject({ check_in: { due_on: TODAY, answers: [] }, next_on: addDays(TODAY, 7) });
  expect(sanne.previous.answers).toHaveLength(5);
  expect(await currentOf("Grace")).toMatchObject({ check_in: null, next_on: addDays(TODAY, 1) });
  const asking = await app.get(`clients/${personNamed("Grace").id}/check-ins/`, { as: coach });
  expect(asking.body.weekday).toBe(weekdayOf(addDays(TODAY, 1)));
  expect(await currentOf("Tom")).toMatchObject({ check_in: null, previous: null, next_on: null });
});

it("CHECK-021: leaves alone who was asked before, and who agrees to nothing any more", async () => {
  const sanne = personNamed("Sanne");
  const { check_in: open } = await currentOf("Sanne");
  await app.post(
    `check-ins/${open.id}/send/`,
    { answers: [{ question: "energy", scale: 5 }] },
    { as: sanne },
  );
  const grace = personNamed("Grace");
  const withdrawn = { kinds: ["BODY_AND_PLAN"], given_in: "PROFILE" };
  await app.post("users/consents/withdraw/", withdrawn, { as: grace });
  await load();
  expect((await currentOf("Sanne")).check_in).toBeNull();
  expect((await app.get("check-ins/", { as: grace })).body.count).toBe(0);
});
