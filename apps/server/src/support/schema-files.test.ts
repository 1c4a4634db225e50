import { isDeepStrictEqual } from "node:util";
import { endpoints } from "@plateful/contract";
import { load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { dutchSummary } from "./dutch-summaries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const get = (path: string, accept?: string) =>
  app.get(path, accept === undefined ? {} : { headers: { accept } });

const published = endpoints.filter(({ access }) => access.who !== "development");
const operationsOf = (description: { paths: Record<string, object> }) =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
const declared = published.flatMap(({ method, path, aliases }) =>
  [path, ...aliases].map((each) => `${method} /${each}`),
);

/** Every key that is used in a description. */
function keysOf(value: unknown, keys = new Set<string>()): Set<string> {
  if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) keys.add(key);
      keysOf(inner, keys);
    }
  return keys;
}

/** References that lead nowhere. */
function brokenReferences(description: Record<string, unknown>): string[] {
  const found = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path = ""]) => path,
  );
  const leads = (path: string) =>
    path.split("/").reduce<unknown>((place, key) => (place as Record<string, unknown>)?.[key], description);
  return found.filter((path) => leads(path) === undefined);
}

describe("the description of the API", () => {
  it("DATA-030 refuses formats and languages that there are not", async () => {
    for (const query of ["format=xml", "lang=de", "format="]) {
      const refused = await get(`schema/?${query}`);
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body)).toEqual([query.split("=")[0]]);
    }
    expect((await get("schema/v4/")).status).toBe(404);
  });

  it("DATA-030 is public and describes every call, in OpenAPI 3.1, 3.0 and 2.0", async () => {
    const versions = { "schema/": "3.1.0", "schema/v3/": "3.0.3", "schema/v2/": "2.0" };
    for (const [path, version] of Object.entries(versions)) {
      const { status, body } = await get(`${path}?format=json&lang=nl`);
      expect(status).toBe(200);
      expect(body.openapi ?? body.swagger).toBe(version);
      expect(operationsOf(body).sort()).toEqual([...declared].sort());
      expect(brokenReferences(body)).toEqual([]);
    }
  });

  it("DATA-030 is YAML unless JSON is asked for, by name or by Accept; the name counts more", async () => {
    for (const path of ["schema/", "schema/v3/", "schema/v2/"]) {
      const json = await get(`${path}?format=json`);
      expect(json.headers["content-type"]).toMatch(/openapi\+json/);
      const [yaml, byName] = [await get(path), await get(`${path}?format=yaml`, "application/json")];
      for (const each of [yaml, byName])
        expect(each.headers["content-type"]).toBe("application/vnd.oai.openapi; charset=utf-8");
      // The descriptions are large: `toEqual` takes a second for each.
      expect(isDeepStrictEqual(load(yaml.body), json.body)).toBe(true);
      expect(byName.body === yaml.body).toBe(true);
      expect(isDeepStrictEqual((await get(path, "application/json")).body, json.body)).toBe(true);
    }
  });

  it("DATA-030 older versions use no words that they do not have", async () => {
    const { body: three } = await get("schema/v3/?format=json");
    for (const word of ["const", "propertyNames", "prefixItems"]) expect(keysOf(three)).not.toContain(word);
    expect(JSON.stringify(three)).not.toMatch(/"type":(\[|"null")/);
    const { body: two } = await get("schema/v2/?format=json");
    for (const word of ["anyOf", "oneOf", "nullable", "requestBody", "components", "content"])
      expect(keysOf(two)).not.toContain(word);
    const create = two.paths["/calendarDay/"].post;
    expect(create.parameters).toContainEqual(expect.objectContaining({ in: "body", name: "body" }));
    expect(create.responses["201"].schema).toEqual({ $ref: "#/definitions/CalendarDay" });
    const day = two.definitions.CalendarDay;
    expect(day.properties.note).toMatchObject({ type: "string", "x-nullable": true });
    expect(three.components.schemas.CalendarDay.properties.note).toMatchObject({ nullable: true });
  });

  it.each(["en", "nl"])(
    "SAFE-026 describes the guard-rails in %s at every call that stores a plan, and at no other",
    async (language) => {
      const { body } = await get(`schema/?format=json&lang=${language}`);
      const described = published.filter(({ path, method }) =>
        /guard-rails|veiligheidsgrenzen/.test(body.paths[`/${path}`][method.toLowerCase()].description),
      );
      expect(described.map(({ name }) => name).sort()).toMatchInlineSnapshot(`
        [
          "change-meal-slot-specification",
          "change-nutrition-day-plan",
          "complete-onboarding",
          "create-meal-slot-specification",
          "create-nutrition-day-plan",
          "decide-energy-use",
          "replace-day-plan-slots",
          "replace-meal-slot-specification",
          "replace-nutrition-day-plan",
          "restore-plan-version",
        ]
      `);
      for (const { path, method } of described) {
        const { description } = body.paths[`/${path}`][method.toLowerCase()];
        expect(description).toContain("1250");
        expect(description).toContain("confirmed_findings");
      }
    },
  );

  it("DATA-031 has a Dutch summary of every call", () => {
    const missing = published.filter((endpoint) => dutchSummary(endpoint) === null);
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it("DATA-031 says in Dutch what each call does when lang is nl, and in English otherwise", async () => {
    const words = {
      en: [
        "Read the caller's account, profile, coach and organisation",
        "Days with planned and eaten meals, the planner that fills them, swaps, copies and locks.",
        "Done",
      ],
      nl: [
        "Lees account, profiel, coach en organisatie van de aanroeper",
        "Aanroepen voor de planner",
        "Gelukt",
      ],
    };
    for (const path of ["schema/", "schema/v3/", "schema/v2/"])
      for (const [query, [summary, tag, done]] of [
        ["", words.en],
        ["&lang=en", words.en],
        ["&lang=nl", words.nl],
      ] as const) {
        const { body } = await get(`${path}?format=json${query}`);
        const read = body.paths["/auth/users/me/"].get;
        expect([read.summary, read.responses["200"].description]).toEqual([summary, done]);
        expect(body.tags).toContainEqual({ name: "diary", description: tag });
      }
    const { body: english } = await get("schema/?format=json");
    const { body: dutch } = await get("schema/?format=json&lang=nl");
    const days = "/calendarDay/";
    expect([english.paths[days].get.summary, dutch.paths[days].get.summary]).toEqual([
      "List days of the diary",
      "Toon dagen van de planner",
    ]);
  });

  it("DATA-030 answers 304 to those who have it", async () => {
    const first = await get("schema/");
    const again = await app.get("schema/", { headers: { "if-none-match": String(first.headers.etag) } });
    expect([again.status, again.body]).toEqual([304, ""]);
  });
});
