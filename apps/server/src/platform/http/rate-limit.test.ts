import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

const LIMITS = { perPerson: 30, perAddress: 12 };
const OWN = "auth/users/me/";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ limits: LIMITS });
});
afterAll(() => app.close());

/** Every test calls from addresses of its own. */
let net = 0;
let address = "";
beforeEach(() => {
  net += 1;
  address = `203.0.${net}.7`;
});

const randomToken = () => randomBytes(32).toString("base64url");
const withToken = (token: string) => ({ ip: address, headers: { authorization: `Token ${token}` } });
const asPerson = (token: string): Person => ({ id: 0, email: "", token });

function tally(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function callTimes(count: number, call: (index: number) => Promise<{ readonly status: number }>) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await call(index)).status);
  return tally(statuses);
}

describe("the general limit", () => {
  it("ERR-025: made-up tokens are counted for their address, one by one and all at once", async () => {
    expect(await callTimes(40, () => app.get(OWN, withToken(randomToken())))).toEqual({ 401: 12, 429: 28 });
    const open = await callTimes(20, () => app.get("brand/", withToken(randomToken())));
    expect(open, "calls that are open to everybody, too").toEqual({ 429: 20 });
    expect(await callTimes(20, () => app.get("brand/", { ip: address }))).toEqual({ 429: 20 });
    const elsewhere = await Promise.all(
      Array.from({ length: 60 }, () => app.get(OWN, { ...withToken(randomToken()), ip: "198.51.100.9" })),
    );
    expect(tally(elsewhere.map(({ status }) => status))).toEqual({ 401: 12, 429: 48 });
  });

  it("ERR-025: an address that is written in another way is counted all the same", async () => {
    const paths = ["/%61pi/brand/", "/api/%62rand/", "/api/brand", "/api/brand/?a=/api/health/"];
    const statuses = await callTimes(24, (index) =>
      app.get(paths[index % paths.length] ?? "", { ip: address }),
    );
    // The call takes no filters, and counts although it is refused.
    expect(statuses).toEqual({ 200: 9, 400: 3, 429: 12 });
  });

  it("ERR-025: an IPv6 household is one address, whatever it calls itself", async () => {
    const from = (group: string) => (index: number) =>
      app.get("brand/", { ip: `2001:db8:1:${group}:${index}::${index}` });
    expect(await callTimes(24, from("2"))).toEqual({ 200: 12, 429: 12 });
    expect(await callTimes(12, from("3"))).toEqual({ 200: 12 });
  });

  it("ERR-025: a person has a limit of their own, over all devices and addresses", async () => {
    const anna = await app.aUser();
    const addresses = ["198.51.100.1", "198.51.100.2", "198.51.100.3"];
    const statuses = await callTimes(35, (index) =>
      app.get(OWN, { as: anna, ip: addresses[index % addresses.length] ?? "" }),
    );
    expect(statuses).toEqual({ 200: 30, 429: 5 });
    const refused = await app.get(OWN, { as: anna, ip: "198.51.100.4" });
    expect(Number(refused.headers["retry-after"])).toBe(300);
    expect(refused.body.code).toBe("throttled");
    app.clock.forward(301);
    expect((await app.get(OWN, { as: anna, ip: "198.51.100.4" })).status).toBe(200);
  });

  it("C8: people behind an address that a noisy neighbour used up are served, also those who just arrived", async () => {
    const [known, newcomer] = [await app.aUser(), await app.aUser()];
    expect((await app.get(OWN, { as: known, ip: address })).status).toBe(200);
    expect(await callTimes(40, () => app.get("brand/", { ip: address }))).toEqual({ 200: 12, 429: 28 });
    expect(await callTimes(10, () => app.get(OWN, { as: known, ip: address }))).toEqual({ 200: 10 });
    expect(await callTimes(10, () => app.get(OWN, { as: newcomer, ip: address }))).toEqual({ 200: 10 });
  });

  it("C8: one noisy person leaves the others of the same address served", async () => {
    const [noisy, quiet] = [await app.aUser(), await app.aUser()];
    const noise = callTimes(80, () => app.get(OWN, { as: noisy, ip: address }));
    const calls = callTimes(20, () => app.get(OWN, { as: quiet, ip: address }));
    expect(await calls).toEqual({ 200: 20 });
    expect(await noise).toEqual({ 200: 30, 429: 50 });
  });

  it("ERR-025: people of one address who call for the first time do not use up what visitors have", async () => {
    for (let person = 0; person < 20; person++) {
      const as = await app.aUser();
      expect((await app.get(OWN, { as, ip: address })).status).toBe(200);
    }
    expect(await callTimes(13, () => app.get("brand/", { ip: address }))).toEqual({ 200: 12, 429: 1 });
  });

  it("ERR-025: a token that was signed out is counted for its address again", async () => {
    const anna = await app.aUser();
    expect((await app.get(OWN, { as: anna, ip: address })).status).toBe(200);
    expect((await app.post("auth/token/logout/", {}, { as: anna, ip: address })).status).toBeLessThan(300);
    const stolen = asPerson(anna.token);
    const statuses = await callTimes(40, () => app.get(OWN, { as: stolen, ip: address }));
    // The first refusal still counts for the person; from then on it is the address that pays.
    expect(statuses).toEqual({ 401: 13, 429: 27 });
  });
});
