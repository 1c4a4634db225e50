import { endpoints } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { InvalidFields } from "../base/problem.ts";
import { normaliseQuery, refuseUnknownKeys } from "./query.ts";

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await openTestApp();
  person = await app.aUser();
});
afterAll(() => app.close());

const shapeOf = (schema: unknown) => (schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
const camelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

describe("filters that a call does not know", () => {
  it("DOOR-075 answers 400 at the key, with what the call takes, in the language of the call", async () => {
    const asked = "userWeight/?created_at__gt=2026-01-01T00:00:00Z&page=1";
    const known = "created_at__gte, created_at__lte, page, page_size, user";
    const english = await app.get(asked, { as: person });
    expect([english.status, english.body]).toEqual([
      400,
      { created_at__gt: [`Unknown filter. This call takes: ${known}.`] },
    ]);
    const dutch = await app.get(asked, { as: person, language: "nl" });
    expect(dutch.body).toEqual({ created_at__gt: [`Onbekend filter. Mogelijk zijn: ${known}.`] });
    const none = await app.get("auth/users/me/?fields=id", { as: person });
    expect([none.status, none.body]).toEqual([400, { fields: ["This call takes no filters."] }]);
  });

  it("DOOR-075 nothing is changed by a write with such a key", async () => {
    const body = { value: 80, created_at: app.clock.now().toISOString() };
    const refused = await app.post("userWeight/?dry_run=true", body, { as: person });
    expect([refused.status, refused.body]).toEqual([400, { dry_run: ["This call takes no filters."] }]);
    expect((await app.get("userWeight/", { as: person })).body.count).toBe(0);
  });

  it("DOOR-075 every call takes its own filters in each accepted spelling, and no other", () => {
    for (const { name, query } of endpoints) {
      for (const key of Object.keys(shapeOf(query)))
        for (const spelling of [key, camelCase(key), `${key}[]`])
          expect(() => refuseUnknownKeys(query, normaliseQuery({ [spelling]: "1" })), name).not.toThrow();
      for (const wrong of ["no_such_filter", "toString", "hasOwnProperty"])
        expect(() => refuseUnknownKeys(query, normaliseQuery({ [wrong]: "1" })), name).toThrow(InvalidFields);
    }
  });

  it("DOOR-075 gives back no more than the beginning of a long key, and none that would change an object", async () => {
    const long = await app.get(`auth/users/me/?${"x".repeat(4_000)}=1`, { as: person });
    expect(Object.keys(long.body)).toEqual(["x".repeat(60)]);
    const odd = await app.get("auth/users/me/?__proto__=1&constructor[]=2", { as: person });
    expect(odd.status).toBe(200);
  });
});
