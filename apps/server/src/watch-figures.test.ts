import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../test/test-app.ts";

const TOKEN = "b3Blbi1zZXNhbWUtMTIzNDU2Nzg5MC1xdw";
const OPS = fileURLToPath(new URL("../../../ops/", import.meta.url));
const MAX_WAIT_MS = 20_000;

let app: TestApp;
let person: Person;
let address: string;

const scrape = (authorization?: string, path = "/metrics") =>
  fetch(`${address}${path}`, authorization === undefined ? {} : { headers: { authorization } });
const lines = async (): Promise<string[]> => (await (await scrape(`Bearer ${TOKEN}`)).text()).split("\n");
/** The value of the line that begins so; undefined when there is none. */
const figureOf = (read: readonly string[], begin: string) => {
  const line = read.find((one) => one.startsWith(`${begin} `));
  return line === undefined ? undefined : Number(line.slice(begin.length + 1));
};

beforeAll(async () => {
  app = await openTestApp({
    settings: { metrics: { port: 0, host: "127.0.0.1", token: TOKEN } },
    limits: { perPerson: 100_000, perAddress: 3 },
  });
  address = (await app.app.figures?.server.listen({ port: 0, host: "127.0.0.1" })) ?? "";
  person = await aPlanner(app);
});
afterAll(() => app.close());

describe("the figures of a process", () => {
  it("OPS-008: are told at a port of their own, to whoever shows the token", async () => {
    const statuses = [];
    for (const given of [undefined, "Bearer", "Bearer wrong", `Token ${TOKEN}`, `Bearer ${TOKEN} `.trim()])
      statuses.push((await scrape(given)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 200]);
    expect((await scrape(`Bearer ${TOKEN}`)).headers.get("content-type")).toMatch(
      /^text\/plain; version=0\.0\.4/,
    );
    expect((await scrape(`Bearer ${TOKEN}`, "/api/health/")).status).toBe(404);
    const atTheProduct = await app.inject({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } });
    expect([atTheProduct.statusCode, atTheProduct.body.includes("plateful_")]).toEqual([404, false]);
  });

  it("OPS-009: count calls by route, method and status, and know nobody", async () => {
    await app.get("users/me/", { as: person, ip: "192.0.2.1" });
    await app.get("users/me/", { as: person, ip: "192.0.2.1" });
    await app.get("groceryList/987654/?note=a-secret-word", { as: person, ip: "192.0.2.1" });
    const before = await lines();
    expect(figureOf(before, 'plateful_calls_total{method="GET",route="/api/users/me",status="200"}')).toBe(2);
    expect(figureOf(before, 'plateful_call_seconds_count{method="GET",route="/api/users/me"}')).toBe(2);
    expect(
      figureOf(before, 'plateful_call_seconds_bucket{method="GET",route="/api/users/me",le="+Inf"}'),
    ).toBe(2);
    for (let index = 0; index < 40; index += 1) {
      await app.inject({ url: `/nowhere-${index}` });
      await app.inject({ url: `/api/nothing-${index}/${person.email}` });
      await app.inject({ url: "/api/users/me/", method: "PROPFIND" as "GET" });
    }
    const after = await lines();
    expect(after.length - before.length).toBeLessThan(60);
    const text = after.join("\n");
    for (const secret of [
      person.email,
      person.token,
      "192.0.2.1",
      "987654",
      "a-secret-word",
      "nowhere-1",
      "nothing-1",
    ])
      expect(text).not.toContain(secret);
    expect(text).toContain('method="other"');
  });

  it("OPS-009: sort calls into buckets, each of which holds those before it", async () => {
    const counts = (await lines())
      .filter((line) => line.startsWith('plateful_call_seconds_bucket{method="GET",route="/api/users/me"'))
      .map((line) => Number(line.split(" ").at(-1)));
    expect(counts).toHaveLength(11);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });

  it("OPS-009: tell of limits, plans, connections, jobs, mails, backups and accounts", async () => {
    const as = { as: person, ip: "192.0.2.2" };
    for (let index = 0; index < 5; index += 1) await app.get("brand/", { ip: "192.0.2.9" });
    const today = app.clock.now().toISOString().slice(0, 10);
    const plan = { num_days: 1, start_date_inclusive: today, delete_existing_plans: true };
    expect((await app.post("autoPlanDays/", plan, as)).status).toBeLessThan(300);
    const { body: list } = await app.post("groceryList/", { start_date: today, end_date: today }, as);
    const end = Date.now() + MAX_WAIT_MS;
    while (Date.now() < end && (await app.get(`groceryList/${list.id}/`, as)).body.status !== "READY")
      await new Promise((resolve) => setTimeout(resolve, 100));
    const read = await lines();
    expect(figureOf(read, 'plateful_limit_refusals_total{kind="calls-address"}')).toBeGreaterThan(0);
    expect(figureOf(read, 'plateful_plan_seconds_count{outcome="done"}')).toBe(1);
    expect(
      read.find((line) =>
        /^plateful_job_seconds_count\{kind="[\w-]*grocery[\w-]*",outcome="done"\} 1$/.test(line),
      ),
    ).toBeDefined();
    expect(figureOf(read, 'plateful_database_connections{state="max"}')).toBe(
      app.app.services.database.connections,
    );
    expect(figureOf(read, 'plateful_planner_threads{state="max"}')).toBe(0);
    expect(figureOf(read, "plateful_database_up")).toBe(1);
    expect(figureOf(read, 'plateful_backups{state="off"}')).toBe(1);
    expect(figureOf(read, 'plateful_mails_waiting{kind="sign-in"}')).toBe(0);
    expect(figureOf(read, 'plateful_accounts{kind="self_service"}')).toBeGreaterThan(0);
    expect(
      read.find((line) =>
        /^plateful_build_info\{version="2\.4\.11",schema="\d{4}",role="all"\} 1$/.test(line),
      ),
    ).toBeDefined();
  });

  it("OPS-010: are the only ones that alerts and dashboard ask for, and none that tells of trouble is left out", async () => {
    const figures = (await app.app.figures?.read()) ?? [];
    const kinds = new Map(figures.map(({ name, kind }) => [name, kind]));
    const known = new Set([
      "up",
      ...figures.flatMap(({ name, kind }) =>
        kind === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    ]);
    const alerts = readFileSync(`${OPS}prometheus/alerts.yml`, "utf8");
    const dashboard = readFileSync(`${OPS}grafana/plateful.json`, "utf8");
    const asked = (text: string) => new Set(text.match(/\b(?:plateful|process)_[a-z_]+/g));
    for (const name of [...asked(alerts), ...asked(dashboard)]) expect(known).toContain(name);
    const shown = asked(dashboard);
    const left = [...kinds].filter(
      ([name, kind]) => !shown.has(kind === "histogram" ? `${name}_bucket` : name),
    );
    expect(left.map(([name]) => name)).toEqual(["process_start_time_seconds"]);
  });
});
