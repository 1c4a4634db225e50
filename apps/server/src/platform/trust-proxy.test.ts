import { describe, expect, it } from "vitest";
import { openAppendingProxy, statusFrom } from "../../test/appending-proxy.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { anEmail } from "../../test/test-browser.ts";
import { openLog } from "./base/log.ts";
import type { TrustProxy } from "./http/client-address.ts";

const PROXY = "10.0.0.1";
const LIST: TrustProxy = { kind: "addresses", ranges: ["10.0.0.0/8"] };

async function withProxy(
  trustProxy: TrustProxy,
  work: (app: TestApp, lines: string[]) => Promise<void>,
  perAddress = 5,
) {
  const lines: string[] = [];
  const log = openLog("warn", (line: string) => void lines.push(line));
  const limits = { perPerson: 100, perAddress };
  const app = await openTestApp({ settings: { trustProxy }, limits, log });
  try {
    await work(app, lines);
  } finally {
    await app.close();
  }
}

/** How many of the calls passed the general limit of five per address. */
async function served(app: TestApp, count: number, headersOf: (index: number) => Record<string, string>) {
  let passed = 0;
  for (let index = 0; index < count; index++) {
    const { status } = await app.get("brand/", { ip: PROXY, headers: headersOf(index) });
    if (status !== 429) passed += 1;
  }
  return passed;
}

const forwarded = (value: string) => ({ "x-forwarded-for": value });

describe("a proxy in front", { timeout: 120_000 }, () => {
  it("B10: no forwarded header changes whom a limit counts while nobody is trusted, and the log says so once", async () => {
    await withProxy({ kind: "off" }, async (app, lines) => {
      const forge: readonly ((index: number) => Record<string, string>)[] = [
        (index: number) => forwarded(`198.51.100.${index}`),
        (index: number) => forwarded(`198.51.100.${index}, ${PROXY}`),
        (index: number) => ({ forwarded: `for=198.51.100.${index}`, "x-real-ip": `198.51.100.${index}` }),
        (index: number) => ({ "cf-connecting-ip": `198.51.100.${index}`, "true-client-ip": "9.9.9.9" }),
      ];
      expect(await served(app, 12, (index) => forge[index % forge.length]?.(index) ?? {})).toBe(5);
      const warnings = lines.filter((line) => line.includes("TRUST_PROXY"));
      expect(warnings).toHaveLength(1);
      expect(JSON.parse(warnings[0] ?? "").peer).toBe(PROXY);
    });
  });

  it.each<[string, TrustProxy]>([
    ["one hop", { kind: "hops", count: 1 }],
    ["a range of addresses", LIST],
  ])("B10: trusting %s, only what the proxy itself appended counts", async (_what, trust) => {
    await withProxy(trust, async (app, lines) => {
      // The client forges entries on the left; the proxy appends where the call really came from.
      const forged = (index: number) => `198.51.100.${index}, garbage, 2001:db8::${index}`;
      expect(await served(app, 9, (index) => forwarded(`${forged(index)}, 203.0.113.7`))).toBe(5);
      expect(await served(app, 9, () => forwarded("203.0.113.8")), "another client has its own").toBe(5);
      expect(
        await served(app, 9, (index) => forwarded(`203.0.113.9:${50_000 + index}`)),
        "a port is no address",
      ).toBe(5);
      expect(await served(app, 9, (index) => forwarded(`[2001:db8:1:2::${index}]:443`)), "one /64").toBe(5);
      expect(
        await served(app, 9, (index) => forwarded(`${"x".repeat(index)}garbage`)),
        "the proxy's own",
      ).toBe(5);
      expect(lines.filter((line) => line.includes("TRUST_PROXY"))).toEqual([]);
    });
  });

  it("B10: a client that reaches the server past the listed proxies is counted by its own address", async () => {
    await withProxy(LIST, async (app, lines) => {
      let passed = 0;
      for (let index = 0; index < 9; index++) {
        const options = { ip: "203.0.113.50", headers: forwarded(`198.51.100.${index}`) };
        if ((await app.get("brand/", options)).status !== 429) passed += 1;
      }
      expect(passed).toBe(5);
      expect(lines.filter((line) => line.includes("TRUST_PROXY"))).toHaveLength(1);
    });
  });

  it("B10: two hops look past the inner proxy, and several headers count as one list", async () => {
    await withProxy({ kind: "hops", count: 2 }, async (app) => {
      expect(await served(app, 9, (index) => forwarded(`198.51.100.${index}, 203.0.113.7, 192.0.2.1`))).toBe(
        5,
      );
      const inject = (index: number) =>
        app.inject({
          url: "/api/brand/",
          remoteAddress: PROXY,
          headers: { "x-forwarded-for": [`198.51.100.${index}`, "203.0.113.8", "192.0.2.1"] as never },
        });
      let passed = 0;
      for (let index = 0; index < 9; index++) if ((await inject(index)).statusCode !== 429) passed += 1;
      expect(passed).toBe(5);
    });
  });

  it("AUTH-025 B10: people behind a trusted proxy do not share the mails of one address, and a forger gains none", async () => {
    await withProxy(LIST, async (app) => {
      const ask = (client: string) =>
        app.post("createOTP/", { email: anEmail() }, { ip: PROXY, headers: forwarded(client) });
      for (let client = 1; client <= 25; client++)
        expect((await ask(`203.0.113.${client}`)).status, `client ${client}`).toBe(200);
    });
    await withProxy(
      { kind: "off" },
      async (app) => {
        const statuses: number[] = [];
        for (let index = 0; index < 25; index++) {
          const options = { ip: PROXY, headers: forwarded(`203.0.113.${index}`) };
          statuses.push((await app.post("createOTP/", { email: anEmail() }, options)).status);
        }
        expect(statuses.filter((status) => status === 200)).toHaveLength(20);
        expect(statuses.filter((status) => status === 429)).toHaveLength(5);
      },
      100,
    );
  });

  it("B10: over real connections, clients of a proxy are told apart and none can pass for another", async () => {
    await withProxy({ kind: "addresses", ranges: ["127.0.0.1"] }, async (app) => {
      const address = await app.app.server.listen({ port: 0, host: "127.0.0.1" });
      const own = Number(new URL(address).port);
      const proxy = await openAppendingProxy(own);
      try {
        const passed = async (from: string, port: number) => {
          let count = 0;
          for (let index = 0; index < 8; index++)
            if ((await statusFrom(from, port, `198.51.100.${index}`)) === 200) count += 1;
          return count;
        };
        expect(await passed("127.0.0.2", proxy.port)).toBe(5);
        expect(await passed("127.0.0.3", proxy.port), "another client").toBe(5);
        expect(await passed("127.0.0.2", own), "the first one, past the proxy").toBe(0);
      } finally {
        await proxy.close();
      }
    });
  });
});
