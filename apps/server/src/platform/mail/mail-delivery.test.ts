import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aDatabase, openAppOn } from "../../../test/lasting-app.ts";
import { inSystemScope } from "../database/scope.ts";

const letters: string[] = [];
let refusals = 0;
let smtp: SMTPServer;
let smtpUrl: string;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        if (refusals > 0) {
          refusals -= 1;
          done(new Error("Try again later"));
          return;
        }
        letters.push(Buffer.concat(parts).toString("utf8"));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void smtp.listen(0, "127.0.0.1", resolve));
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => void smtp.close(resolve)));
beforeEach(() => {
  letters.length = 0;
});

const mail = (subject: string) => ({ to: "anna@example.org", subject, text: "Eén code: 0123\n" });
const arrived = (count: number) => vi.waitFor(() => expect(letters).toHaveLength(count), 20_000);

describe("mail", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "plateful-mail-"));
    return () => rmSync(folder, { recursive: true, force: true });
  });

  it("COACH-163 tells mail programs where their button for leaving a list leads, of a list alone", async () => {
    const app = await openAppOn(await aDatabase(join(folder, "data")), { smtpUrl });
    const { db, mailer, clock } = app.services;
    const send = (one: Parameters<typeof mailer.send>[1]) =>
      db.transaction().execute((trx) => mailer.send(trx, one, clock.now()));
    await send({ ...mail("A list"), unsubscribeUrl: "https://plateful.example/api/waitlist/leave/1.a/" });
    await arrived(1);
    expect(letters[0]).toContain("List-Unsubscribe: <https://plateful.example/api/waitlist/leave/1.a/>");
    expect(letters[0]).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    await send(mail("No list"));
    await arrived(2);
    expect(letters[1]).not.toContain("List-Unsubscribe");
    await app.close();
  });

  it("AUTH-031 goes out through the mail server, with every letter of its subject", async () => {
    const app = await openAppOn(await aDatabase(join(folder, "data")), { smtpUrl });
    const { db, mailer, clock } = app.services;
    await db.transaction().execute((trx) => mailer.send(trx, mail("Je inlogcode ✓ één"), clock.now()));
    await arrived(1);
    await app.close();
    const [letter = ""] = letters;
    const encoded = /^Subject: =\?UTF-8\?(B|Q)\?(.+)\?=/im.exec(letter);
    const [, form = "", words = ""] = encoded ?? [];
    const subject =
      form.toUpperCase() === "B"
        ? Buffer.from(words, "base64").toString("utf8")
        : decodeURIComponent(words.replaceAll("_", " ").replaceAll("=", "%"));
    expect(subject).toBe("Je inlogcode ✓ één");
    expect(letter).toContain("To: anna@example.org");
    expect(letter).toContain("From: Plateful <no-reply@plateful.example>");
  });

  it("AUTH-031 outlives a stop between the commit and the sending, and goes out once", async () => {
    const address = await aDatabase(join(folder, "data"));
    const stopped = await openAppOn(address, { smtpUrl });
    await stopped.services.mailer.stop();
    const { db, mailer, clock } = stopped.services;
    await db.transaction().execute((trx) => mailer.send(trx, mail("Kept"), clock.now()));
    await expect(
      db.transaction().execute(async (trx) => {
        await mailer.send(trx, mail("Taken back"), clock.now());
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await stopped.close();
    expect(letters).toHaveLength(0);

    const again = await openAppOn(address, { smtpUrl });
    await arrived(1);
    await again.close();
    const third = await openAppOn(address, { smtpUrl });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await third.close();
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain("Subject: Kept");
  });

  it("AUTH-023 leaves no code in the database of a live product once it went out", async () => {
    const app = await openAppOn(await aDatabase(join(folder, "data")), { smtpUrl, production: true });
    const { db, mailer, clock } = app.services;
    await db.transaction().execute((trx) => mailer.send(trx, mail("Your code"), clock.now()));
    const left = () => inSystemScope(db, (trx) => trx.selectFrom("outbox").selectAll().execute());
    expect(await left()).toHaveLength(1);
    await arrived(1);
    await vi.waitFor(async () => expect(await left()).toEqual([]), 5_000);
    await app.close();
  });

  it("AUTH-031 is tried again when the mail server refuses it at first", async () => {
    refusals = 1;
    const app = await openAppOn(await aDatabase(join(folder, "data")), { smtpUrl });
    const { db, mailer, clock } = app.services;
    await db.transaction().execute((trx) => mailer.send(trx, mail("Again"), clock.now()));
    await arrived(1);
    await app.close();
    expect(refusals).toBe(0);
  });
});
