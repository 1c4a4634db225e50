import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAppOn } from "../test/lasting-app.ts";
import { type Ended, startProcess as start } from "../test/server-process.ts";

const folder = mkdtempSync(join(tmpdir(), "plateful-main-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function expectOneLine({ code, errors }: Ended, words: RegExp): void {
  expect(code).toBe(1);
  expect(errors.trim().split("\n")).toHaveLength(1);
  expect(errors).toMatch(words);
}

/** How the process starts does not depend on the database under test, so this runs once. */
describe.runIf(process.env.TEST_DATABASE === "pglite")("the server process", () => {
  it("says in one line that DATABASE_URL cannot be read", async () => {
    expectOneLine(await start({ DATABASE_URL: "mysql://x" }).ended, /DATABASE_URL must be/);
  });

  it("says in one line that the database server cannot be reached", async () => {
    const env = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", DATABASE_WAIT_SECONDS: "0" };
    const ended = await start(env).ended;
    expectOneLine(ended, /database of DATABASE_URL cannot be used/);
  });

  it("says in one line that the data folder cannot be written", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    mkdirSync(join(folder, "closed"));
    chmodSync(join(folder, "closed"), 0o500);
    expectOneLine(await start({ DATABASE_URL: `pglite:${file}` }).ended, /cannot be written/);
  });

  it("says in one line that the port is taken", async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, "127.0.0.1", resolve));
    const address = holder.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const ended = await start({ DATABASE_URL: "pglite:memory", PORT: String(port) }).ended;
    holder.close();
    expectOneLine(ended, /port is already in use/);
  });

  describe("on a data folder", () => {
    const data = join(folder, "data");
    const env = { DATABASE_URL: `pglite:${data}`, PORT: "0" };
    let first: ReturnType<typeof start>;
    beforeAll(async () => {
      await (await openAppOn({ kind: "pglite", folder: data })).close();
      first = start(env, ["--trace-pretenuring-statistics"]);
      await first.ready;
    });
    afterAll(() => first.child.kill("SIGKILL"));

    it("OPS-022: nothing that a call makes is put among the old objects", () => {
      // At each collection V8 says what it means to put there, where it does so at all.
      expect(first.said()).not.toContain("pretenuring:");
    });

    it("refuses a second process on the same folder", async () => {
      expectOneLine(await start(env).ended, /Another Plateful process already uses the data folder/);
    });

    it("stops in order on SIGTERM, and gives the folder back", async () => {
      first.child.kill("SIGTERM");
      expect((await first.ended).code).toBe(0);
      const next = start(env);
      await next.ready;
      next.child.kill("SIGKILL");
      await next.ended;
      const afterCrash = start(env);
      await afterCrash.ready;
      afterCrash.child.kill("SIGTERM");
      expect((await afterCrash.ended).code).toBe(0);
    });
  });
});
