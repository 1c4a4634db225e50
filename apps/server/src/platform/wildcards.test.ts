import { type Endpoint, endpoints } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { described, fieldsIn } from "../../test/described-schema.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { callerOf } from "../../test/write-calls.ts";
import { inSystemScope } from "./database/scope.ts";

let app: TestApp;
let people: Readonly<Record<string, Person | undefined>>;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  const organisation_id = await app.anOrganisation({ recipe_system_type: "SIMPLE" });
  const coach = await app.aCoach({ organisation_id });
  people = {
    coach,
    self: await app.aClientOf(coach, { first_name: "Anna", last_name: "Plain" }),
    staff: await app.aUser({ is_staff: true }),
    nobody: undefined,
  };
  await app.aClientOf(coach, { first_name: "Hundred%", last_name: "Under_score\\slash" });
});
afterAll(() => app.close());

/** What means anything, or one sign, in a pattern of SQL; or breaks one. */
const SIGNS = ["%%%%", "____", "\\\\\\\\", "%_%_", "_\\%_", "%\\%\\"];
const SEARCHED = /(^|_)(search|query|name)$/;

/** Lists that look for a text. */
const searches = endpoints.flatMap((endpoint) => {
  if (endpoint.method !== "GET" || endpoint.query === undefined || callerOf(endpoint) === undefined)
    return [];
  const field = fieldsIn(described(endpoint.query, "output")).find(({ path }) =>
    SEARCHED.test(path[0] ?? ""),
  );
  return field === undefined || endpoint.params !== undefined ? [] : [{ endpoint, key: field.path[0] ?? "" }];
});

/** What a search finds for a sign, or how it failed. */
async function found(endpoint: Endpoint, key: string, sign: string): Promise<unknown[]> {
  const as = people[callerOf(endpoint) ?? "self"];
  const { status, body } = await app.get(`${endpoint.path}?${key}=${encodeURIComponent(sign)}`, { as });
  const results: unknown[] = body?.results ?? (Array.isArray(body) ? body : []);
  return status >= 500 || results.length > 0 ? [[endpoint.name, sign, status, results.length]] : [];
}

describe("signs of patterns", { timeout: 120_000 }, () => {
  it("C6: mean nothing in any search", async () => {
    expect(searches.length).toBeGreaterThan(8);
    const wrong: unknown[] = [];
    for (const { endpoint, key } of searches)
      for (const sign of SIGNS) {
        wrong.push(...(await found(endpoint, key, sign)));
      }
    expect(wrong).toEqual([]);
  });

  it("C6: are found where they stand", async () => {
    for (const sign of ["d%", "r_s", "e\\s"]) {
      const { body } = await app.get(`users/paginatedclients/?search=${encodeURIComponent(sign)}`, {
        as: people.coach,
      });
      expect([sign, body.results.map((each: { first_name: string }) => each.first_name)]).toEqual([
        sign,
        ["Hundred%"],
      ]);
    }
  });

  it("C6: nothing that is handed out is a sheet in which a formula could run", async () => {
    const { id } = people.self as Person;
    await inSystemScope(app.app.services.db, (trx) =>
      trx.updateTable("users").set({ first_name: "=1+1" }).where("id", "=", id).execute(),
    );
    const { headers, body } = await app.get("users/me/export/", { as: people.self });
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["content-disposition"]).toMatch(/\.json"$/);
    expect(JSON.stringify(body)).toContain("=1+1");
  });
});
