import { endpoints, fingerprint } from "@plateful/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aProfile } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let anna: Person;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await app.aUser();
});

const PROFILES = "users/userProfile/";
const PLANS = "users/nutritionDayPlan/";
const UUID = /^[0-9a-f-]{36}$/;

describe("refusals", () => {
  it("asks for a token, and refuses one that is unknown", async () => {
    const missing = await app.get(PROFILES);
    expect(missing.status).toBe(401);
    expect(missing.body).toEqual({ detail: "Authentication credentials were not provided." });
    expect(missing.headers["www-authenticate"]).toBe("Token");
    for (const authorization of [`Token ${"x".repeat(43)}`, "Bearer abc", "Token"]) {
      const refused = await app.get(PROFILES, { headers: { authorization } });
      expect(refused.status).toBe(401);
      expect(refused.body).toEqual({ detail: "Invalid token." });
    }
  });

  it("answers a path that is not there and a method that is not allowed", async () => {
    expect((await app.get("users/nothing/", { as: anna })).body).toEqual({ detail: "Not found." });
    const refused = await app.delete(PROFILES, { as: anna });
    expect(refused.status).toBe(405);
    expect(refused.body).toEqual({ detail: 'Method "DELETE" not allowed.' });
    expect((await app.post("users/exerciseTemplate/", {}, { as: anna })).status).toBe(405);
  });

  it("ERR-021 refuses unreadable JSON and wrong types, and ignores unknown fields", async () => {
    for (const text of ['{"gender":', "{", "nonsense"]) {
      const refused = await app.post(PROFILES, text, { as: anna });
      expect(refused.status).toBe(400);
      expect(refused.body).toEqual({ detail: "JSON parse error", code: "parse_error" });
    }
    const wrong = { gender: 1, weight: "70", age: 1.5, is_keto_user: "yes", simple_allergens: {} };
    const refused = await app.post(PROFILES, wrong, { as: anna });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({
      gender: ['"1" is not a valid choice.'],
      weight: ["A valid number is required."],
      age: ["A valid integer is required."],
      is_keto_user: [expect.any(String)],
      simple_allergens: [expect.any(String)],
    });
    const unknown = { gender: "FEMALE", weight: 70, colour: "green", tdee_kcal: 1 };
    const made = await app.post(PROFILES, unknown, { as: anna });
    expect(made.status).toBe(201);
    expect(made.body).not.toHaveProperty("colour");
    expect(made.body.tdee_kcal).toBeGreaterThan(1000);
  });

  it("refuses a body that is no object", async () => {
    for (const body of ["[]", '"text"', "7", "null"]) {
      const refused = await app.post(PROFILES, body, { as: anna });
      expect(refused.status).toBe(400);
    }
  });

  it("accepts the path's own id in a body and refuses another", async () => {
    const intake = await aProfile(app, anna);
    const path = `${PROFILES}${intake}/`;
    expect((await app.patch(path, { id: intake, age: 30 }, { as: anna })).status).toBe(200);
    const refused = await app.patch(path, { id: intake + 1, age: 31 }, { as: anna });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({ id: ["Does not match the path."] });
  });

  it("refuses other media types and bodies above 1 MB", async () => {
    const typed = { as: anna, headers: { "content-type": "text/csv" } };
    const media = await app.post(PROFILES, "a,b", typed);
    expect(media.status).toBe(415);
    expect(media.body).toEqual({ detail: "Unsupported media type." });
    const large = await app.post(PROFILES, { gender: "x".repeat(1_000_001) }, { as: anna });
    expect(large.status).toBe(413);
    expect(large.body.code).toBe("too_large");
  });

  it("refuses U+0000 wherever text is taken", async () => {
    await aProfile(app, anna);
    const body = await app.post(PLANS, { name: "a\u0000b" }, { as: anna });
    expect(body.status).toBe(400);
    expect(Object.keys(body.body)).toEqual(["name"]);
    expect((await app.get("ingredientToAvoid/?search=%00", { as: anna })).status).toBe(400);
    expect((await app.get("brand/%00/")).status).toBe(404);
  });

  it("DATA-001 refuses ids of unsaved things, and writes numbers, dates and moments in one way", async () => {
    const intake = await aProfile(app, anna, { last_menstrual_period_start_date: "2026-03-05" });
    for (const client_intake of [-1, 0]) {
      const refused = await app.post(PLANS, { name: "Day", client_intake }, { as: anna });
      expect(refused.body).toEqual({
        client_intake: [`Invalid pk "${client_intake}" - object does not exist.`],
      });
    }
    for (const date of ["05-03-2026", "2026-02-30", "2026-03-05T00:00:00Z"]) {
      const body = { last_menstrual_period_start_date: date };
      const refused = await app.patch(`${PROFILES}${intake}/`, body, { as: anna });
      expect(refused.body).toEqual({
        last_menstrual_period_start_date: [
          "Date has wrong format. Use one of these formats instead: YYYY-MM-DD.",
        ],
      });
    }
    const { body } = await app.get(`${PROFILES}${intake}/`, { as: anna });
    expect(Number.isInteger(body.id) && body.id > 0).toBe(true);
    expect(body.weight).toBe(70);
    expect(body.last_menstrual_period_start_date).toBe("2026-03-05");
    expect(body.created).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
  });

  it("refuses ids that cannot be", async () => {
    for (const id of ["0", "-1", "abc", "1.5", "99999999999", "9999999999"]) {
      const refused = await app.get(`${PROFILES}${id}/`, { as: anna });
      expect(refused.status).toBe(404);
      expect(refused.body).toEqual({ detail: "Not found." });
    }
  });
});

describe("lists", () => {
  it("DATA-022 answers pages with absolute links, 20 by default", async () => {
    await aProfile(app, anna);
    for (let number = 1; number <= 21; number += 1)
      await app.post(PLANS, { name: `Plan ${number}` }, { as: anna });
    const first = await app.get(PLANS, { as: anna });
    expect(first.body).toMatchObject({ count: 21, total_pages: 2, previous: null });
    expect(first.body.results).toHaveLength(20);
    expect(first.body.next).toBe("http://localhost:3000/api/users/nutritionDayPlan/?page=2");
    const second = await app.get(first.body.next.replace("http://localhost:3000", ""), { as: anna });
    expect(second.body.results).toHaveLength(1);
    expect(second.body).toMatchObject({ next: null, previous: expect.stringMatching(/\?page=1$/) });
    const small = await app.get(`${PLANS}?page_size=5&page=2`, { as: anna });
    expect(small.body).toMatchObject({ total_pages: 5, results: { length: 5 } });
    expect(new URL(small.body.next).searchParams.get("page_size")).toBe("5");
    const ids = [...first.body.results, ...second.body.results].map((plan: { id: number }) => plan.id);
    expect(new Set(ids).size).toBe(21);
  });

  it("DATA-022 refuses a page past the end and numbers that are none", async () => {
    const past = await app.get(`${PLANS}?page=2`, { as: anna });
    expect(past.status).toBe(404);
    expect(past.body).toEqual({ detail: "Invalid page." });
    for (const query of ["page=Infinity", "page=0", "page=x", "page_size=0", "page_size=101", "page=1e3"]) {
      const refused = await app.get(`${PLANS}?${query}`, { as: anna });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body)).toEqual([query.split("=")[0]]);
    }
    expect((await app.get(`${PLANS}?page_size=100`, { as: anna })).status).toBe(200);
  });
});

describe("paths and headers", () => {
  it("DATA-028 DATA-029 answers below /api, with and without a final slash, for every method", async () => {
    const made = await app.call(
      "POST",
      "/api/users/userProfile",
      { gender: "FEMALE", weight: 70 },
      { as: anna },
    );
    expect(made.status).toBe(201);
    const path = `/api/users/userProfile/${made.body.id}`;
    for (const call of [path, `${path}/`]) {
      expect((await app.call("GET", call, undefined, { as: anna })).status).toBe(200);
      expect((await app.call("PATCH", call, { age: 40 }, { as: anna })).status).toBe(200);
      expect((await app.call("PUT", call, { gender: "FEMALE", weight: 71 }, { as: anna })).status).toBe(200);
      expect((await app.call("DELETE", call, undefined, { as: anna })).status).toBe(403);
    }
    expect((await app.call("GET", path.toLowerCase(), undefined, { as: anna })).status).toBe(404);
  });

  it("CACHE-013 answers 304 to the tag it gave, until the thing changes", async () => {
    const path = `${PROFILES}${await aProfile(app, anna)}/`;
    const first = await app.get(path, { as: anna });
    const etag = String(first.headers.etag);
    expect(first.headers["cache-control"]).toBe("no-store");
    const same = await app.get(path, { as: anna, headers: { "if-none-match": etag } });
    expect(same.status).toBe(304);
    expect(same.body).toBe("");
    await app.patch(path, { age: 44 }, { as: anna });
    const changed = await app.get(path, { as: anna, headers: { "if-none-match": etag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it("ERR-020 names every answer, and speaks the caller's language", async () => {
    const answers = [
      await app.get(PROFILES, { as: anna }),
      await app.get(PROFILES),
      await app.post(PROFILES, "{", { as: anna }),
      await app.get("nothing/"),
    ];
    const ids = answers.map(({ headers }) => String(headers["x-request-id"]));
    for (const id of ids) expect(id).toMatch(UUID);
    expect(new Set(ids).size).toBe(4);
    const english = await app.post(PROFILES, { weight: 70 }, { as: anna, language: "en" });
    const dutch = await app.post(PROFILES, { weight: 70 }, { as: anna, language: "nl" });
    expect(english.body).toEqual({ gender: ["This field is required."] });
    expect(dutch.body).toEqual({ gender: ["Dit veld is verplicht."] });
    const german = await app.post(
      PROFILES,
      { weight: 70 },
      { as: anna, headers: { "accept-language": "de" } },
    );
    expect(german.body).toEqual(english.body);
  });

  it("ERR-020 never shows the inside of a fault", async () => {
    const intake = await aProfile(app, anna);
    const { database } = app.app.services;
    await database.asOwner((pool) => pool.query("alter table exercise_instances rename to hidden_away"));
    const failed = await app.get(`${PROFILES}${intake}/`, { as: anna });
    await database.asOwner((pool) => pool.query("alter table hidden_away rename to exercise_instances"));
    expect(failed.status).toBe(500);
    expect(failed.body).toEqual({ detail: "Something went wrong. Please try again later." });
    expect(failed.headers["x-request-id"]).toMatch(UUID);
  });

  it("OPS-047 names the contract that answers were checked against, but not with one that an earlier release may have kept", async () => {
    const contract = fingerprint(endpoints);
    const headers = { "idempotency-key": "kept-across-releases" };
    const make = () => app.post(PLANS, { name: "Rest day" }, { as: anna, headers });
    await aProfile(app, anna);
    const read = await app.get(PROFILES, { as: anna });
    const same = await app.get(PROFILES, {
      as: anna,
      headers: { "if-none-match": String(read.headers.etag) },
    });
    expect(same.status).toBe(304);
    for (const answer of [read, same, await app.get(PROFILES), await make()])
      expect(answer.headers["x-contract"]).toBe(contract);
    const repeated = await make();
    expect(repeated.status).toBe(201);
    expect(repeated.headers).not.toHaveProperty("x-contract");
  });

  it("carries strict headers on answers and refusals", async () => {
    for (const { headers } of [await app.get("brand/"), await app.get(PROFILES)]) {
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
      });
    }
  });
});

describe("limits", () => {
  it("ERR-025 counts calls per token and, without one, per address", async () => {
    const limited = await openTestApp({ limits: { perPerson: 4, perAddress: 2 } });
    try {
      const [one, two] = [await limited.aUser(), await limited.aUser()];
      for (const status of [200, 200, 429]) expect((await limited.get("brand/")).status).toBe(status);
      for (let call = 1; call <= 4; call += 1)
        expect((await limited.get(PROFILES, { as: one })).status).toBe(200);
      const refused = await limited.get(PROFILES, { as: one });
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers["retry-after"]);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(300);
      expect(refused.body).toEqual({
        detail: `Request was throttled. Expected available in ${seconds} seconds.`,
        code: "throttled",
      });
      expect((await limited.get(PROFILES, { as: two })).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
