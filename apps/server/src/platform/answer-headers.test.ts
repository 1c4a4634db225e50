import { randomBytes } from "node:crypto";
import { endpoints } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf, anAddress, payloadOf, type Request } from "../../test/access-request.ts";
import { REQUESTS } from "../../test/access-requests.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { openTestApp, type Person, type TestAnswer, type TestApp } from "../../test/test-app.ts";

/** What may be kept, because it is about nobody and the same for everybody. */
const PUBLIC = [
  "get-billing-options",
  "get-brand",
  "get-default-brand",
  "get-landing-page",
  "get-site-links",
  "list-checkout-prices",
];
const TURNS = 1_000;
const AT_ONCE = 20;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: { publicUrl: "https://plateful.example" } });
});
afterAll(() => app.close());

function expectStrict({ headers }: TestAnswer, what: string): void {
  const policy = String(headers["content-security-policy"]);
  expect(policy, what).not.toContain("unsafe");
  for (const directive of [
    "default-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ])
    expect(policy, what).toContain(directive);
  expect(policy, what).toContain("require-trusted-types-for 'script'");
  expect(headers, what).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
  const type = headers["content-type"];
  if (type !== undefined && /^(text|application)\/(html|css|plain|json|javascript)/.test(String(type)))
    expect(String(type), what).toContain("charset=utf-8");
}

describe("headers", () => {
  let world: World;
  beforeAll(async () => {
    world = await buildWorld(app);
  });

  it("A6 D4: every answer of the API is strict, and stored by no cache but for the public ones", async () => {
    for (const endpoint of endpoints) {
      const aim = { caller: "self", isThere: true, isCarriedOut: true } as const;
      const request: Request = await (REQUESTS[endpoint.name] ?? (() => ({})))(world, aim);
      const { payload, headers } = payloadOf(request);
      const as = request.as ?? world.people.self;
      const options = { as, headers, ip: anAddress() };
      const answer = await app.call(endpoint.method, addressOf(endpoint.path, request), payload, options);
      expectStrict(answer, endpoint.name);
      const mayBeKept = PUBLIC.includes(endpoint.name) && answer.status === 200;
      expect([endpoint.name, answer.headers["cache-control"]]).toEqual([
        endpoint.name,
        mayBeKept ? "public, no-cache" : "no-store",
      ]);
    }
  });

  it("D4: errors, files and what is not there are strict too", async () => {
    for (const path of [
      "/api/nothing/",
      "/nothing.js",
      "/robots.txt",
      "/brand.css",
      "/favicon.svg",
      "/dev/mail",
    ])
      expectStrict(await app.get(path), path);
    const refused = await app.post("quickAddMeal/", "{", { as: world.people.self });
    expect(refused.status).toBe(400);
    expectStrict(refused, "refused");
  });

  it("D4: nothing is said of https where the product is reached without it", async () => {
    const local = await openTestApp({ settings: {} });
    expect((await local.get("health/")).headers["strict-transport-security"]).toBeUndefined();
    await local.close();
  });
});

describe("two people of each of two practices", () => {
  it(`A6: get their own answers alone, when they ask the same ${TURNS} times between each other`, async () => {
    const people: { person: Person; marks: string[] }[] = [];
    for (const practice of ["one", "two"]) {
      const mark = `${practice}${randomBytes(4).toString("hex")}`;
      const organisation_id = await app.anOrganisation({ name: mark, subdomain: mark });
      for (const name of ["first", "second"]) {
        const own = `${name}${randomBytes(4).toString("hex")}`;
        const person = await app.aUser({ organisation_id, first_name: own });
        await app.post("quickAddMeal/", { kcal: 100 + people.length }, { as: person });
        people.push({ person, marks: [own, mark, person.email, String(person.id)] });
      }
    }
    const personal = people.flatMap(({ marks: [own, , email] }) => [own, email]);
    const PATHS = ["users/me/", "auth/users/me/", "quickAddMeal/", "users/userProfile/", "auth/devices/"];
    let crossed = 0;
    const ask = async (index: number) => {
      const who = people[index % people.length];
      if (who === undefined) throw new Error("Nobody asks.");
      const path = PATHS[Math.floor(index / people.length) % PATHS.length] ?? "";
      const answer = await app.get(path, { as: who.person });
      const text = JSON.stringify(answer.body);
      const others = personal.filter((each) => each !== undefined && !who.marks.includes(each));
      const isOwn = !path.endsWith("me/") || who.marks.slice(0, 3).every((mark) => text.includes(mark));
      if (answer.status !== 200 || !isOwn || others.some((each) => text.includes(String(each)))) crossed += 1;
    };
    for (let turn = 0; turn < TURNS; turn += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => ask(turn + at)));
    expect(crossed).toBe(0);
  });
});
