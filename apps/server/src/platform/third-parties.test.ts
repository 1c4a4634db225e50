import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FaultProxy, startFaultProxy } from "../../../../tools/fault-proxy.ts";
import { aDatabase, openAppOn } from "../../test/lasting-app.ts";
import { TestApp, TestClock } from "../../test/test-app.ts";
import { anEmail } from "../../test/test-browser.ts";
import { inSystemScope } from "./database/scope.ts";

/** The bar: nobody waits longer for someone else's server, in milliseconds. */
const MAX_MS = 5_000;
const PEOPLE = 5;

const folder = mkdtempSync(join(tmpdir(), "plateful-third-parties-"));
const recipients: string[] = [];
let smtp: SMTPServer;
let mailProxy: FaultProxy;
let paymentProxy: FaultProxy;
let app: TestApp;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      stream.resume();
      stream.on("end", () => {
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as AddressInfo;
  mailProxy = await startFaultProxy(port);
  paymentProxy = await startFaultProxy(port);
  mailProxy.become("hole");
  paymentProxy.become("hole");
  const settings = {
    smtpUrl: `smtp://127.0.0.1:${mailProxy.port}`,
    payments: {
      secretKey: "sk_test_key",
      webhookSecret: "whsec_key",
      base: paymentProxy.url,
      portalUrl: undefined,
      coachProducts: [],
      accountManagement: { active: [], any: [] },
    },
  };
  const opened = await openAppOn(await aDatabase(join(folder, "data")), settings);
  app = new TestApp(opened, new TestClock(new Date().toISOString()));
});
afterAll(async () => {
  await app.close();
  await mailProxy.close();
  await paymentProxy.close();
  await new Promise<void>((resolve) => void smtp.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const waiting = () =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("outbox").select("recipient").where("sent_at", "is", null).execute(),
  );

describe("a mail server and a payment provider that never answer", () => {
  it("E15 OPS-003: the product works, nobody waits for them, and mail waits until it can go", {
    timeout: 120_000,
  }, async () => {
    const as = await app.aUser();
    const addresses = Array.from({ length: PEOPLE }, anEmail);
    const calls = [
      ...addresses.map(
        (email, at) => () =>
          app.post(
            "createMagicLink/",
            { email, redirect_url: "http://localhost:3000/" },
            { ip: `10.1.${at}.1` },
          ),
      ),
      () => app.post("quickAddMeal/", { kcal: 250 }, { as }),
      () => app.get("users/me/", { as }),
      () => app.get("calendarDay/", { as }),
      () => app.get("foods/search/?query=apple", { as }),
    ];
    const portal = app.post("users/stripeCustomerPortal/", {}, { as });
    for (const call of calls) {
      const began = performance.now();
      const { status } = await call();
      expect(status).toBeLessThan(500);
      expect(performance.now() - began).toBeLessThan(MAX_MS);
    }
    expect((await portal).status).toBe(503);
    await expect.poll(() => mailProxy.open, { timeout: 10_000 }).toBeGreaterThan(0);
    expect((await waiting()).map(({ recipient }) => recipient).sort()).toEqual([...addresses].sort());
    expect(recipients).toEqual([]);

    mailProxy.become("up");
    await mailProxy.dropAll();
    await expect.poll(() => [...recipients].sort(), { timeout: 60_000 }).toEqual([...addresses].sort());
    await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  });
});
