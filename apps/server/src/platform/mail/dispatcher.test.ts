import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SmtpCatcher } from "../../../test/smtp-catcher.ts";
import { openTestApp, TestClock } from "../../../test/test-app.ts";
import type { App } from "../../app.ts";
import { inSystemScope } from "../database/scope.ts";
import { pauseAfter } from "./dispatcher.ts";
import type { Mail } from "./mail.ts";
import { takeMails } from "./outbox-store.ts";

const smtp = new SmtpCatcher();
let app: App;
const clock = new TestClock();
beforeAll(async () => {
  await smtp.open();
  app = (
    await openTestApp({ clock, settings: { smtpUrl: smtp.url, production: true, secretKey: "x".repeat(40) } })
  ).app;
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.letters.length = 0;
  smtp.treatments.clear();
  await inSystemScope(app.services.db, (trx) => trx.deleteFrom("outbox").execute());
});

const PATIENCE = { timeout: 25_000, interval: 20 };

let mails = 0;
const aMail = (more: Partial<Mail> = {}): Mail => {
  mails += 1;
  return { to: `reader-${mails}@example.org`, subject: `Mail ${mails}`, text: "Hello\n", ...more };
};
/** Writes mails in one transaction, so that all of them wait when the outbox is looked at next. */
const write = (...wanted: readonly Mail[]) =>
  inSystemScope(app.services.db, async (trx) => {
    for (const mail of wanted) await app.services.mailer.send(trx, mail, clock.now());
  });
const stored = () =>
  inSystemScope(app.services.db, (trx) => trx.selectFrom("outbox").selectAll().orderBy("id").execute());
const waiting = async () => (await stored()).filter(({ given_up_at }) => given_up_at === null);
const recipients = () => smtp.letters.flatMap(({ to }) => to);

describe("mails that wait", () => {
  it("AUTH-031 SUPPORT-011 go out by urgency, however they were written", async () => {
    // All connections are busy when the rest is written, so that what comes next is a choice.
    smtp.treatments.set("busy", { afterMs: 400 });
    await write(
      ...Array.from({ length: 10 }, (_, at) => aMail({ to: `busy-${at}@example.org`, urgency: "sign-in" })),
    );
    await vi.waitFor(
      async () => expect((await waiting()).every(({ attempts }) => attempts === 1)).toBe(true),
      PATIENCE,
    );
    const kinds = ["other", "invitation", "security", "sign-in"] as const;
    await write(
      ...kinds.flatMap((urgency) =>
        Array.from({ length: 4 }, () => aMail({ to: `${urgency}@example.org`, urgency })),
      ),
    );
    await vi.waitFor(() => expect(smtp.letters).toHaveLength(26), PATIENCE);
    const order = recipients().filter((to) => !to.startsWith("busy"));
    const last = (urgency: string) => order.lastIndexOf(`${urgency}@example.org`);
    expect(order.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => "sign-in@example.org"));
    expect(last("sign-in")).toBeLessThan(last("invitation"));
    expect(last("security")).toBeLessThan(last("other"));
  });

  it("SUPPORT-011 are taken in the order sign-in, security notice, invitation, everything else", async () => {
    const kinds = ["other", "invitation", "security", "sign-in"] as const;
    const taken = await inSystemScope(app.services.db, async (trx) => {
      for (const urgency of kinds) await app.services.mailer.send(trx, aMail({ urgency }), clock.now());
      // Nobody else sees them before this transaction ends.
      const mails = await takeMails(trx, { from: 0, to: 3 }, kinds.length);
      await trx.deleteFrom("outbox").execute();
      return mails.map(({ subject, urgency }) => ({ urgency, number: Number(subject.split(" ")[1]) }));
    });
    expect(taken.map(({ urgency }) => urgency)).toEqual([0, 1, 2, 3]);
    expect(taken.map(({ number }) => number)).toEqual(taken.map((_, at) => mails - at));
  });

  it("E15 SUPPORT-011 do not wait for slow recipients, and sign-in mail least of all", async () => {
    smtp.treatments.set("slow", { afterMs: 12_000 });
    await write(...Array.from({ length: 30 }, (_, at) => aMail({ to: `slow-${at}@example.org` })));
    await vi.waitFor(
      async () => expect((await waiting()).filter(({ attempts }) => attempts === 1)).toHaveLength(7),
      PATIENCE,
    );
    await write(...Array.from({ length: 12 }, () => aMail({ urgency: "sign-in" })));
    await vi.waitFor(() => expect(smtp.letters).toHaveLength(12), { timeout: 10_000, interval: 20 });
    expect(recipients().some((to) => to.startsWith("slow"))).toBe(false);
    smtp.treatments.clear();
    await inSystemScope(app.services.db, (trx) =>
      trx.deleteFrom("outbox").where("attempts", "=", 0).execute(),
    );
    await vi.waitFor(() => expect(smtp.letters).toHaveLength(19), PATIENCE);
  });

  it("AUTH-023 SUPPORT-011 are dropped, not sent, once their code no longer works", async () => {
    const late = aMail({ urgency: "sign-in", code: "1234", expiresAt: clock.now() });
    const inTime = aMail({
      urgency: "sign-in",
      code: "4321",
      expiresAt: new Date(clock.now().getTime() + 1000),
    });
    await write(late, inTime);
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), PATIENCE);
    expect(recipients()).toEqual([inTime.to]);
  });

  it("SUPPORT-011 are given up when the mail server refuses them for good, and tried again otherwise", async () => {
    smtp.treatments.set("nobody", { refuse: 550 });
    smtp.treatments.set("later", { refuse: 451 });
    const [gone, again] = [aMail({ to: "nobody@example.org" }), aMail({ to: "later@example.org" })];
    await write(gone, again, aMail({ to: "nobody@example.org", urgency: "sign-in" }));
    await vi.waitFor(async () => {
      expect(await waiting()).toMatchObject([{ recipient: again.to, failure: "EENVELOPE 451" }]);
    }, PATIENCE);
    smtp.treatments.clear();
    await vi.waitFor(() => expect(recipients()).toEqual([again.to]), PATIENCE);
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), PATIENCE);
    // Staff can send it once more; a code that nobody waits for any more is gone (STAFF-006).
    const kept = (await stored()).map(({ recipient, urgency, failure }) => ({ recipient, urgency, failure }));
    expect(kept).toEqual([{ recipient: gone.to, urgency: 3, failure: "EENVELOPE 550" }]);
    await inSystemScope(app.services.db, (trx) => trx.deleteFrom("outbox").execute());
  });

  it("SUPPORT-011 are given up after three days, and not before", async () => {
    smtp.treatments.set("later", { refuse: 451 });
    const aged = async (ms: number) => {
      const row = {
        recipient: "later@example.org",
        subject: `Waits ${ms}`,
        body_text: "Hello\n",
        urgency: 3,
      };
      const created_at = new Date(clock.now().getTime() - ms);
      await inSystemScope(app.services.db, (trx) =>
        trx
          .insertInto("outbox")
          .values({ ...row, created_at })
          .execute(),
      );
    };
    const THREE_DAYS_MS = 259_200_000;
    await aged(THREE_DAYS_MS);
    await aged(THREE_DAYS_MS + 1000);
    const states = async () =>
      (await stored()).map(({ given_up_at, failure }) => [given_up_at === null, failure]);
    await vi.waitFor(async () => {
      expect(await states()).toEqual([
        [true, "EENVELOPE 451"],
        [false, "EENVELOPE 451"],
      ]);
    }, PATIENCE);
    smtp.treatments.clear();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), PATIENCE);
    await inSystemScope(app.services.db, (trx) => trx.deleteFrom("outbox").execute());
  });

  it("E15 outlive a mail server that is away, and go out once each when it is back", async () => {
    await smtp.close();
    const wanted = Array.from({ length: 20 }, () => aMail({ urgency: "sign-in" }));
    await write(...wanted);
    await vi.waitFor(async () => {
      expect((await waiting()).filter(({ failure }) => failure !== null).length).toBeGreaterThanOrEqual(3);
    }, PATIENCE);
    expect(await waiting()).toHaveLength(20);
    await smtp.open();
    await vi.waitFor(() => expect(smtp.letters).toHaveLength(20), { timeout: 50_000, interval: 50 });
    expect(recipients().sort()).toEqual(wanted.map(({ to }) => to).sort());
    // The pauses after failures double up to half a minute, so that this takes longer than tests may elsewhere.
  }, 90_000);

  it("SUPPORT-011 share few connections, which stay open", async () => {
    await write(aMail());
    await vi.waitFor(() => expect(smtp.letters).toHaveLength(1), PATIENCE);
    const before = smtp.connections;
    await write(...Array.from({ length: 100 }, () => aMail()));
    await vi.waitFor(() => expect(smtp.letters).toHaveLength(101), PATIENCE);
    expect(smtp.connections - before).toBeLessThanOrEqual(10);
    smtp.treatments.set("busy", { afterMs: 400 });
    await write(
      ...Array.from({ length: 15 }, (_, at) => aMail({ to: `busy-${at}@example.org`, urgency: "sign-in" })),
    );
    await vi.waitFor(() => expect(smtp.letters).toHaveLength(116), PATIENCE);
    expect(smtp.mostOpen).toBe(10);
  });
});

describe("the pause after a failure", () => {
  it("SUPPORT-011 doubles up to half a minute for sign-in mail and ten minutes for others", () => {
    expect([1, 2, 3, 4, 5, 60].map((attempts) => pauseAfter(attempts, true))).toEqual([2, 4, 8, 16, 30, 30]);
    expect([1, 4, 9, 10, 60].map((attempts) => pauseAfter(attempts, false))).toEqual([2, 16, 512, 600, 600]);
  });
});
