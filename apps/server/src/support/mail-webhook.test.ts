import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { TestBrowser } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { signBody } from "../platform/http/signed-body.ts";

const SECRET = "what-only-the-mail-provider-knows";
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: { mailWebhookSecret: SECRET } });
});
afterAll(() => app.close());

function report(events: unknown, signature?: string) {
  const body = JSON.stringify({ events });
  const header = signature ?? signBody(Buffer.from(body), SECRET, app.clock.now());
  return app.call("POST", "webhooks/email/", body, { headers: { "x-mail-signature": header } });
}

/** Asks for a sign-in code, past the limit per address, and tells whether a mail was written. */
async function isWrittenTo(email: string): Promise<boolean> {
  app.clock.forward(3600);
  const count = () =>
    inSystemScope(app.app.services.db, async (trx) => {
      const rows = await trx.selectFrom("outbox").select("id").where("recipient", "=", email).execute();
      return rows.length;
    });
  const before = await count();
  const asked = await new TestBrowser(app).post("createOTP/", { email });
  expect(asked.status).toBeLessThan(300);
  return (await count()) > before;
}

describe("notices of the mail provider", () => {
  it("DATA-039 DATA-042 stop mails to an address that bounced for good or complained, until it works again", async () => {
    const { email } = await app.aUser();
    expect(await isWrittenTo(email)).toBe(true);
    const soft = { id: "e-soft", type: "BOUNCE", permanent: false, email };
    expect((await report([soft, { id: "e-other", type: "OPENED", email }])).body).toEqual({ received: 2 });
    expect(await isWrittenTo(email)).toBe(true);
    const hard = { id: "e-hard", type: "BOUNCE", permanent: true, email: email.toUpperCase() };
    expect((await report([hard])).status).toBe(200);
    expect(await isWrittenTo(email)).toBe(false);
    await report([{ id: "e-back", type: "REACTIVATED", email }]);
    expect(await isWrittenTo(email)).toBe(true);
    // A repeat of what was taken before changes nothing.
    expect((await report([hard])).status).toBe(200);
    expect(await isWrittenTo(email)).toBe(true);
    await report([{ id: "e-spam", type: "COMPLAINT", email }]);
    expect(await isWrittenTo(email)).toBe(false);
  });

  it("DATA-039 DATA-042 count only with a fresh signature of the provider", async () => {
    const { email } = await app.aUser();
    const events = [{ id: "e-forged", type: "BOUNCE", permanent: true, email }];
    const body = Buffer.from(JSON.stringify({ events }));
    const now = app.clock.now();
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    for (const signature of [
      "",
      signBody(body, "another-secret", now),
      signBody(Buffer.concat([body, Buffer.from(" ")]), SECRET, now),
      signBody(body, SECRET, at(-301)),
      signBody(body, SECRET, at(301)),
    ])
      expect((await report(events, signature)).status).toBe(400);
    expect(await isWrittenTo(email)).toBe(true);
    expect((await report([{ id: "e-1", type: "BOUNCE", email: "nobody" }])).status).toBe(400);
  });

  it("DATA-039 are not taken where no mail provider is set up", async () => {
    const quiet = await openTestApp();
    expect((await quiet.post("webhooks/email/", { events: [] })).status).toBe(404);
    await quiet.close();
  });

  it("DATA-039 PROF-014 leave nothing behind of a person who deletes the account", async () => {
    const person = await app.aUser();
    await report([{ id: "e-left", type: "COMPLAINT", email: person.email }]);
    await app.delete("users/me/", { as: person, body: { confirmation: "DELETE" } });
    const rows = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("undeliverable_addresses").selectAll().where("email", "=", person.email).execute(),
    );
    expect(rows).toEqual([]);
  });
});
