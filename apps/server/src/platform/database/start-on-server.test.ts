import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FaultProxy, startFaultProxy } from "../../../../../tools/fault-proxy.ts";
import { startProcess } from "../../../test/server-process.ts";
import { copyTemplate } from "../../../test/test-app.ts";
import { openLog } from "../base/log.ts";
import { checkPromises } from "./check-promises.ts";
import { openDatabase } from "./open-by-address.ts";

/** The embedded database is never away. */
describe.runIf(process.env.TEST_DATABASE === "postgres")("the start on a database server", () => {
  const lines: string[] = [];
  const log = openLog("warn", (line: string) => void lines.push(line));
  const told = (message: RegExp) =>
    lines.map((line) => JSON.parse(line)).filter(({ msg }) => message.test(msg));
  let url: URL;
  let proxy: FaultProxy;
  beforeAll(async () => {
    const address = await copyTemplate();
    if (address.kind !== "postgres") throw new Error("These tests run on PostgreSQL.");
    url = new URL(address.url);
    proxy = await startFaultProxy(Number(url.port));
    url.port = String(proxy.port);
  });
  afterAll(() => proxy.close());
  beforeEach(() => {
    proxy.become("up");
    lines.length = 0;
  });

  const open = (change: (url: URL) => void = () => {}) => {
    const changed = new URL(url);
    change(changed);
    return openDatabase({ kind: "postgres", url: changed.toString() }, { log, waitSeconds: 60 });
  };

  it("ERR-042: waits for a server that is not there yet, and says so once per try", async () => {
    proxy.become("cut");
    const opening = open();
    while (told(/cannot be reached yet/).length < 2) await new Promise((resume) => setTimeout(resume, 20));
    proxy.become("up");
    await (await opening).close();
    const tries = told(/cannot be reached yet/).map((line) => line.tries);
    expect(tries).toEqual(tries.map((_, index) => index + 1));
  });

  it("ERR-042: does not wait for what waiting does not change: an unknown database or role", async () => {
    const start = performance.now();
    await expect(open((to) => (to.pathname = "/not_there"))).rejects.toThrow(/"not_there" does not exist/);
    await expect(open((to) => (to.username = "nobody_here"))).rejects.toThrow(/"nobody_here" does not exist/);
    expect(told(/cannot be reached yet/)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it("ERR-042: ends with one clear line and code 1 when the server does not come", async () => {
    proxy.become("cut");
    const env = { DATABASE_URL: url.toString(), DATABASE_WAIT_SECONDS: "1", PORT: "0" };
    const { code, errors } = await startProcess(env).ended;
    expect([code, errors.trim().split("\n").length]).toEqual([1, 1]);
    expect(errors).toMatch(/The database of DATABASE_URL cannot be used/);
  });

  it("F5: warns when the server may lose what it acknowledged", async () => {
    await (await open()).close();
    // The servers of tests are set up for speed.
    expect(told(/may lose acknowledged writes/)).toMatchObject([{ level: 40, settings: ["fsync"] }]);
    // They are made with checksums.
    expect(told(/damaged pages/)).toEqual([]);
  });

  it("F5: refuses such a server in production, unless told that its writes may be lost", async () => {
    const env = {
      NODE_ENV: "production",
      PUBLIC_URL: "http://127.0.0.1",
      DATABASE_URL: url.toString(),
      PORT: "0",
    };
    const { code, errors } = await startProcess(env).ended;
    expect([code, errors.trim().split("\n").length]).toEqual([1, 1]);
    expect(errors).toMatch(/may lose acknowledged writes in a crash: switch on fsync/);
  });

  it.each(["fsync", "synchronous_commit", "full_page_writes"])(
    "F5: looks at %s as it holds for the product's own transactions",
    async (setting) => {
      const refuse = (answer: Record<string, string>) =>
        checkPromises({ query: () => Promise.resolve({ rows: [answer] }) } as never, log, true);
      const good = { fsync: "on", synchronous_commit: "on", full_page_writes: "on", data_checksums: "on" };
      await refuse(good);
      await expect(refuse({ ...good, [setting]: "off" })).rejects.toThrow(new RegExp(`switch on ${setting}`));
      await refuse({ ...good, data_checksums: "off" });
      expect(told(/damaged pages/)).toHaveLength(1);
    },
  );
});
