import { randomBytes } from "node:crypto";
import { endpoints } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf, anAddress, type Request } from "../../test/access-request.ts";
import { REQUESTS } from "../../test/access-requests.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { openLog } from "./base/log.ts";
import { inSystemScope } from "./database/scope.ts";

/** What one person types and is: nobody else's log line can hold any of it by chance. */
const WORDS = (
  "first last mail phone street city note meal recipe step tag food dislike household coach practice message stack route " +
  "agent zone state query path reason companion label comment"
).split(" ");
const PLANTED = WORDS.map((word) => `Zq${word}${randomBytes(5).toString("hex")}`);
const WEIGHT = 83.317_429;
/** A day on which nobody's test begins. */
const CYCLE_DATE = "1987-02-13";
const planted = (word: string): string => PLANTED[WORDS.indexOf(word)] ?? "";
const EMAIL = `${planted("mail")}@example.org`.toLowerCase();

let app: TestApp;
let world: World;
let anna: Person;
const lines: string[] = [];
beforeAll(async () => {
  const log = openLog("trace", (line: string) => void lines.push(line));
  app = await openTestApp({ log });
  world = await buildWorld(app);
  anna = world.people.self;
});
afterAll(() => app.close());

const hits = () => {
  const text = lines.join("").toLowerCase();
  return [...PLANTED, EMAIL, String(WEIGHT), CYCLE_DATE].filter((each) => text.includes(each.toLowerCase()));
};

let turn = 0;
const nextPlanted = (): string => {
  turn += 1;
  return PLANTED[turn % PLANTED.length] ?? "";
};

/** The same body, with something of the person in place of every text (or of every text and number). */
function filled(value: unknown, alsoNumbers: boolean): unknown {
  if (typeof value === "string") return nextPlanted();
  if (typeof value === "number") return alsoNumbers ? WEIGHT : value;
  if (Array.isArray(value)) return value.map((each) => filled(each, alsoNumbers));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, alsoNumbers)]));
}

const headersWithPlants = () => ({
  "user-agent": planted("agent"),
  "x-time-zone": planted("zone"),
  "accept-language": `${planted("city")}, en`,
  "x-request-id": planted("state"),
  referer: `http://localhost:3000/${planted("path")}`,
});

async function walk(request: Request, method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string) {
  const as = request.as ?? anna;
  const call = (address: string, body: unknown) =>
    app.call(method, address, body, { as, headers: headersWithPlants(), ip: anAddress() });
  const address = addressOf(path, request);
  const statuses: number[] = [];
  const { body } = request;
  const bodies = body === undefined ? [undefined] : [filled(body, false), filled(body, true), body];
  for (const each of bodies) statuses.push((await call(address, each)).status);
  if (body !== undefined)
    statuses.push((await call(address, `{"${planted("note")}": ${planted("meal")}`)).status);
  const query = { ...request.query, search: planted("query"), [planted("query")]: planted("query") };
  statuses.push((await call(addressOf(path, { ...request, query }), body)).status);
  const params = Object.fromEntries(Object.keys(request.params ?? {}).map((key) => [key, planted("path")]));
  statuses.push((await call(addressOf(path, { ...request, params }), body)).status);
  return statuses;
}

describe("a person whose every word is known", () => {
  it("G1: has at least 25 words and numbers that nobody else has", () => {
    expect(new Set([...PLANTED, EMAIL, WEIGHT, CYCLE_DATE]).size).toBeGreaterThanOrEqual(25);
  });

  it("G1: leaves none of them in the log, whatever call they make and whatever goes wrong", {
    timeout: 240_000,
  }, async () => {
    const seen = new Map<number, number>();
    for (const { name, method, path } of endpoints) {
      const aim = { caller: "self", isThere: true, isCarriedOut: true } as const;
      const request = await (REQUESTS[name] ?? (() => ({})))(world, aim);
      for (const status of await walk(request, method, path)) seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    // The walk was no series of refusals: calls were carried out, fields refused, and things not found.
    for (const status of [200, 201, 400, 404]) expect(seen.get(status) ?? 0, `${status}`).toBeGreaterThan(20);
    expect(lines.length).toBeGreaterThan(endpoints.length);
    expect(hits()).toEqual([]);
  });

  it("G1: is stored with what they say, is told of faults, and still not logged", async () => {
    const names = { first_name: planted("first"), last_name: planted("last") };
    expect((await app.patch("users/me/", names, { as: anna })).status).toBe(200);
    const stored = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("users").select("first_name").where("id", "=", anna.id).executeTakeFirstOrThrow(),
    );
    expect(stored.first_name).toBe(planted("first"));
    const [profile] = (await app.get("users/userProfile/", { as: anna })).body.results;
    const body = { last_menstrual_period_start_date: CYCLE_DATE, weight: WEIGHT };
    const changed = await app.call("PATCH", `users/userProfile/${profile.id}/`, body, {
      as: anna,
      headers: { "if-match": `"v${profile.version}"` },
    });
    expect(changed.status).toBe(200);
    const broken = { ...body, gender: CYCLE_DATE, height_in_cm: CYCLE_DATE };
    expect((await app.patch(`users/userProfile/${profile.id}/`, broken, { as: anna })).status).toBe(400);
    const mailBody = { email: EMAIL, redirect_url: "http://localhost:3000/" };
    expect((await app.post("createMagicLink/", mailBody)).status).toBeLessThan(300);
    const fault = {
      name: planted("message"),
      message: `${planted("message")} ${EMAIL} ${WEIGHT}`,
      stack: `at ${planted("stack")} (https://plateful.example/assets/${planted("stack")}.js:1:2)`,
      route: `/${planted("route")}/${EMAIL}?${planted("query")}`,
      app_version: planted("state"),
    };
    expect((await app.post("client-errors/", fault)).status).toBe(202);
    const click = { name: "click_create_coach_button", properties: { [planted("tag")]: planted("tag") } };
    expect((await app.post("analytics/events/", click)).status).toBe(202);
    expect(lines.some((line) => line.includes("A fault in the app"))).toBe(true);
    expect(hits()).toEqual([]);
  });

  it("G1: is not quoted by a database that fails", async () => {
    const { database } = app.app.services;
    const before = lines.length;
    const refuse = `create or replace function quote_it() returns trigger language plpgsql as
      $$ begin raise exception 'the value % is refused', new.first_name using errcode = '22000', detail = new.email; end $$;
      create trigger quote_it before update on users for each row execute function quote_it();`;
    await database.asOwner((owner) => owner.query(refuse));
    const failed = await app.patch("users/me/", { first_name: planted("coach") }, { as: anna });
    await database.asOwner((owner) => owner.query("drop trigger quote_it on users"));
    expect(failed.status).toBe(500);
    const logged = lines.slice(before).filter((line) => line.includes("A call failed"));
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? "{}").err).toMatchObject({ code: "22000", message: null });
    expect(hits()).toEqual([]);
  });
});
