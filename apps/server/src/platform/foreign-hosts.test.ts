import { randomBytes } from "node:crypto";
import { type Endpoint, endpoints } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../test/access-policy.ts";
import { addressOf, anAddress } from "../../test/access-request.ts";
import { requestFor, wordOf } from "../../test/access-send.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { untilIdle } from "../../test/until-idle.ts";

const SITE = "plateful.example";
const SUBDOMAIN = `fresh-${randomBytes(4).toString("hex")}`;
/** Words of the other organisation: those that visitors of its site see, and those for its own people. */
const PUBLIC_WORDS = { name: "Fresh Kitchen of Utrecht", primary_colour: "#123456" };
const PRIVATE_WORD = "Welcome to the members of Fresh";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await openTestApp({ settings: { production: true, publicUrl: `https://${SITE}` } });
  world = await buildWorld(app);
  // Lists are filled by jobs, and answers are compared.
  await untilIdle(app);
  const columns = { ...PUBLIC_WORDS, subdomain: SUBDOMAIN, custom_notes_message: PRIVATE_WORD };
  const organisation_id = await app.anOrganisation(columns);
  const coach = await app.aCoach({ organisation_id, first_name: PRIVATE_WORD });
  await app.aClientOf(coach, { last_name: PRIVATE_WORD });
  const soup = { name: PRIVATE_WORD, servings: 2, ingredients: ["1 onion"], published: true };
  expect((await app.post("simpleRecipe/", soup, { as: coach })).status).toBe(201);
});
afterAll(() => app.close());

const HOST = `${SUBDOMAIN}.${SITE}`;
/** Ways of saying that a call is meant for the other organisation. */
const FORGED: readonly Readonly<Record<string, string>>[] = [
  { host: HOST },
  { "x-forwarded-host": HOST },
  { forwarded: `host=${HOST}`, "x-original-host": HOST, "x-host": HOST },
  { "x-organisation": SUBDOMAIN, "x-subdomain": SUBDOMAIN, origin: `https://${HOST}` },
];
const NAMED = { organisation_subdomain: SUBDOMAIN, subdomain: SUBDOMAIN };

/** Everything that a signed-in person reads, but for the exports, which are answered three times a day. */
const EXPORTS = ["export-my-data", "download-my-data", "download-recipes"];
const reads = endpoints.filter(
  ({ method, access, name }) =>
    method === "GET" && !["anyone", "development"].includes(access.who) && !EXPORTS.includes(name),
);

/** Makes one call in the usual way, and with each way of saying otherwise. */
async function answersTo(endpoint: Endpoint, caller: Exclude<Caller, "nobody">) {
  const request = await requestFor(world, endpoint, { caller, isThere: true, isCarriedOut: false });
  // What is made for it may go on being made, such as a grocery list.
  await untilIdle(app);
  const ask = async (headers: Readonly<Record<string, string>>, more: object = {}) => {
    const address = addressOf(endpoint.path, { ...request, query: { ...request.query, ...more } });
    const options = { as: world.people[caller], headers: { ...headers }, ip: anAddress() };
    const { status, body } = await app.call("GET", address, undefined, options);
    // A new one is made each time.
    return { status, text: JSON.stringify(body).replace(/magic_link_token=[\w-]+/, "magic_link_token") };
  };
  const forged: string[] = [];
  const usual = await ask({});
  for (const headers of FORGED) forged.push((await ask(headers)).text);
  return { usual, forged, named: await ask({}, NAMED) };
}

describe("a session of one organisation on the address of another", { timeout: 180_000 }, () => {
  it.each(["self", "coach", "neighbour"] as const)(
    "A5 ORG-033 ORG-036: %s gets the same answers as on their own",
    async (caller) => {
      const own = reads.filter((endpoint) => wordOf(endpoint)[caller] === "ok");
      expect(own.length).toBeGreaterThan(30);
      for (const endpoint of own) {
        const { usual, forged, named } = await answersTo(endpoint, caller);
        expect([endpoint.name, usual.status]).toEqual([endpoint.name, 200]);
        expect([endpoint.name, forged.filter((text) => text !== usual.text)]).toEqual([endpoint.name, []]);
        // What a call does not take is refused or left aside; links to other pages may repeat it.
        expect([endpoint.name, named.status === 200 || named.status === 400]).toEqual([endpoint.name, true]);
        for (const word of [PRIVATE_WORD, PUBLIC_WORDS.name])
          expect([endpoint.name, named.text.includes(word)]).toEqual([endpoint.name, false]);
      }
    },
  );

  it("A5 ORG-036: writes nothing into the other organisation", async () => {
    const soup = { name: "Soup", servings: 2, ingredients: ["1 onion"], ...NAMED };
    for (const forged of FORGED) {
      const made = await app.post("simpleRecipe/", soup, { as: world.people.coach, headers: { ...forged } });
      expect([made.status, made.body.organisation]).toEqual([201, world.things.organisation]);
    }
  });
});

describe("the site that a visitor is shown", { timeout: 180_000 }, () => {
  const PAGES = ["/brand.css", "/manifest.webmanifest", "/favicon.svg"];

  it("A5 ORG-036: is that of the address itself, whatever other headers say", async () => {
    for (const page of PAGES) {
      const main = await app.get(page, { headers: { host: SITE } });
      const theirs = await app.get(page, { headers: { host: HOST } });
      expect([page, theirs.status, theirs.body]).not.toEqual([page, 200, main.body]);
      for (const forged of FORGED.filter((each) => !("host" in each))) {
        const answer = await app.get(page, { headers: { host: SITE, ...forged } });
        expect([page, answer.body]).toEqual([page, main.body]);
      }
    }
  });

  it("A5 ORG-036: shows of an organisation its brand alone", async () => {
    const found = [
      await app.get(`brand/${SUBDOMAIN}/`, { headers: { host: HOST } }),
      await app.get("brand/", { headers: { host: HOST } }),
      ...(await Promise.all(PAGES.map((page) => app.get(page, { headers: { host: HOST } })))),
    ];
    expect(found[0]?.body.name).toBe(PUBLIC_WORDS.name);
    for (const { body } of found) expect(JSON.stringify(body)).not.toContain(PRIVATE_WORD);
  });
});
