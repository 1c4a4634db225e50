import { Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { endOfImport } from "../../test/import-simple.ts";
import { readImport } from "../../test/read-import.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { WEB } from "../platform/outgoing/fetch-page.ts";

/** What names of the list mean where they are looked up; whatever else is asked for would be a machine of the web. */
const LOOKED_UP: Readonly<Record<string, readonly string[]>> = {
  "localtest.me": ["127.0.0.1", "::1"],
  "127.0.0.1.nip.io": ["127.0.0.1"],
  "10-0-0-1.nip.io": ["10.0.0.1"],
  "a9fea9fe.nip.io": ["169.254.169.254"],
  "mixed.nip.io": ["93.184.215.14", "192.168.0.1"],
};
const PUBLIC = "93.184.215.14";

let app: TestApp;
beforeAll(async () => {
  const resolve = async (host: string) => LOOKED_UP[host] ?? [PUBLIC];
  app = await openTestApp({ settings: {}, network: { ...WEB, resolve } });
});
afterAll(() => app.close());

/** Ways to write an address that must not be asked, by which careless checks are passed. */
const PRIVATE_ADDRESSES: readonly string[] = [
  ..."127.0.0.1 127.1 2130706433 0177.0.0.1 0x7f.0.0.1 0x7f000001 017700000001 127.0.0.1. 0 0.0.0.0 localhost".split(
    " ",
  ),
  ..."10.0.0.1 172.16.0.1 192.168.0.1 169.254.169.254 169.254.170.2 168.63.129.16 100.64.0.1 192.0.0.192".split(
    " ",
  ),
  ..."[::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [64:ff9b::7f00:1] [2002:7f00:1::] [fe80::1] [fc00::1] [fd00:ec2::254]".split(
    " ",
  ),
  ..."metadata.google.internal ①②⑦.⓪.⓪.① １２７.０.０.１ 127。0。0。1 user:pass@127.0.0.1 example.org@127.0.0.1".split(
    " ",
  ),
  ..."127.0.0.1:22 127.0.0.1:6379 127.0.0.1:5432 example.org:25 localtest.me 127.0.0.1.nip.io 10-0-0-1.nip.io a9fea9fe.nip.io mixed.nip.io".split(
    " ",
  ),
].map((host) => `https://${host}/recipe`);
const OTHER_SCHEMES = [
  "http://127.0.0.1/",
  "file:///etc/passwd",
  "gopher://127.0.0.1:6379/_INFO",
  "ftp://127.0.0.1/",
  "data:text/html,x",
];

/** Why a coach's recipe is not read from an address, by its job; an organisation imports no more than twenty times a day. */
async function importedByCoach(url: string, as: Person): Promise<string> {
  const { status, body } = await app.post("simpleRecipe/import-from-instagram/", { url }, { as });
  if (status !== 202) return String(status);
  const { status: state, error } = await endOfImport(app, body.job_id, { as, language: "en" });
  return `${state}: ${error}`;
}

/** Why an own recipe is not read from an address, by its job; each person may ask for twenty pages a day. */
async function importedFrom(url: string): Promise<string> {
  const as = await app.aUser();
  const { status, body } = await app.post("recipeImport/", { url }, { as });
  return status === 202 ? (await readImport(app, body.id, { as })).failure : String(status);
}

const connect = Socket.prototype.connect;
afterEach(() => {
  Socket.prototype.connect = connect;
});

describe("addresses that people send", () => {
  it("D9: are asked by nobody: no connection is begun for any of them, wherever they are sent", async () => {
    const staff = await app.aUser({ is_staff: true });
    const organisation = await app.anOrganisation();
    const addresses = [...PRIVATE_ADDRESSES, ...OTHER_SCHEMES];
    expect(addresses.length).toBeGreaterThanOrEqual(40);
    // What is connected already goes on; the database may borrow another connection.
    const database = app.app.services.settings.database;
    const own = database.kind === "postgres" ? new URL(database.url).port : "none";
    const begun: string[] = [];
    Socket.prototype.connect = function record(this: Socket, ...given: unknown[]) {
      const what = JSON.stringify(given);
      if (own !== "none" && what.includes(own)) return Reflect.apply(connect, this, given);
      begun.push(what);
      this.destroy(new Error("No packet leaves a test."));
      return this;
    } as Socket["connect"];
    for (const url of addresses) {
      // A new organisation each time: one may not import more than twenty times a day.
      const coach = await app.aCoach({ organisation_id: await app.anOrganisation() });
      const profile = { username: url.slice(0, 100) };
      expect([url, await importedByCoach(url, coach)]).toEqual([
        url,
        expect.stringMatching(/^(?:400|FAILED: This address cannot be opened\..*)$/),
      ]);
      const ofProfile = await app.post("simpleRecipe/import-from-instagram-profile/", profile, { as: coach });
      expect([400, 503], url).toContain(ofProfile.status);
      const sent = [
        await app.patch(`admin/organisations/${organisation}/`, { welcome_video: url }, { as: staff }),
        await app.patch(`admin/organisations/${organisation}/`, { support_url: url }, { as: staff }),
      ];
      for (const { status } of sent) expect([url, status < 500]).toEqual([url, true]);
      expect([url, await importedFrom(url)]).toEqual([url, expect.stringMatching(/^(?:400|ADDRESS)$/)]);
    }
    expect(begun).toEqual([]);
    expect(await importedFrom("http://kitchen.eu/soup")).toBe("UNREACHABLE");
    const coach = await app.aCoach({ organisation_id: await app.anOrganisation() });
    expect(await importedByCoach("http://kitchen.eu/soup", coach)).toMatch(/^FAILED: This website/);
    expect(begun, "what would be begun is seen").toHaveLength(2);
    for (const one of begun) expect(one).toContain(`"${PUBLIC}"`);
  }, 240_000);
});
