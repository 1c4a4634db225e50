import { endpoints } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: { trustProxy: { kind: "hops", count: 1 } } });
});
afterAll(() => app.close());

interface From {
  readonly remoteAddress?: string;
  readonly headers?: Record<string, string>;
}

const developmentCalls = endpoints.filter(({ access }) => access.who === "development");
const PAGES = ["/dev/mail", "/dev/mail.css", "/dev/payments.css", "/%64ev/mail", "/dev/mail/"];

const statusOf = async (url: string, from: From) =>
  (await app.inject({ url, remoteAddress: "127.0.0.1", ...from })).statusCode;

async function callStatuses(from: From): Promise<number[]> {
  const statuses: number[] = [];
  for (const { method, path } of developmentCalls) {
    const url = `/api/${path.replaceAll(/\{\w+\}/g, "1")}`;
    const body = method === "GET" ? {} : { payload: {} };
    const answer = await app.inject({ method, url, remoteAddress: "127.0.0.1", ...body, ...from });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

describe("what is for developers", () => {
  it.each<[string, From]>([
    ["another machine", { remoteAddress: "203.0.113.7" }],
    [
      "another machine of the network",
      { remoteAddress: "192.168.1.20", headers: { host: "localhost:3000" } },
    ],
    ["another IPv6 machine", { remoteAddress: "2001:db8::1", headers: { host: "[::1]:3000" } }],
    ["a page whose name was pointed at this machine", { headers: { host: "evil.example" } }],
    ["a name that only begins like this machine's", { headers: { host: "localhost.evil.example" } }],
    ["a proxy on this machine", { headers: { "x-forwarded-for": "203.0.113.7" } }],
    ["a proxy on this machine for this machine", { headers: { "x-forwarded-for": "127.0.0.1" } }],
    ["a proxy that names itself otherwise", { headers: { forwarded: "for=127.0.0.1" } }],
    ["a forger", { remoteAddress: "203.0.113.7", headers: { "x-forwarded-for": "127.0.0.1" } }],
  ])("D5: does not exist for %s", async (_who, from) => {
    for (const page of PAGES) expect(await statusOf(page, from), page).toBe(404);
    for (const status of await callStatuses(from)) expect(status).toBe(404);
  });

  it.each<[string, From]>([
    ["localhost", {}],
    ["a subdomain of localhost", { headers: { host: "vital.localhost:5173" } }],
    ["127.0.0.1", { headers: { host: "127.0.0.1:3000" } }],
    ["IPv6", { remoteAddress: "::1", headers: { host: "[::1]:3000" } }],
    ["a mapped address", { remoteAddress: "::ffff:127.0.0.1" }],
  ])("D5: is there for %s", async (_who, from) => {
    for (const page of PAGES) expect(await statusOf(page, from), page).toBe(200);
    expect(developmentCalls.length).toBeGreaterThan(1);
    expect(await callStatuses(from)).toContain(200);
  });
});
