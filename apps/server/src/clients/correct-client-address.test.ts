import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let iris: Person;
beforeAll(async () => {
  app = await openTestApp();
  iris = await app.aCoach({ first_name: "Iris" });
});
afterAll(() => app.close());

async function aMistyped() {
  const email = anEmail();
  const body = { email, first_name: "Lotte", last_name: "Vos" };
  const { id } = (await app.post("clients/", body, { as: iris })).body as { id: number };
  return { id, email };
}
const correct = (id: number, email: string, as = iris) =>
  app.post(`clients/${id}/address/`, { email }, { as });
const enter = (link: string) =>
  new TestBrowser(app).post("auth/token/login/", { magic_link_token: tokenIn(link) });
const mailsTo = (email: string) => new TestBrowser(app).mailsTo(email);
const change = (id: number, columns: Record<string, unknown>) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.updateTable("users").set(columns).where("id", "=", id).execute(),
  );
const emailOf = async (id: number) => (await app.get(`clients/${id}/`, { as: iris })).body.email;

describe("correcting the address of a client", () => {
  it("COACH-166 moves the account, invites there, and lets nobody in by what went to the wrong address", async () => {
    const client = await aMistyped();
    const path = `users/self-service/client-magic-link/?client=${client.id}`;
    const handed = tokenIn((await app.get(path, { as: iris })).body.magic_link);
    await app.post(`clients/${client.id}/invitation/`, {}, { as: iris });
    const [first = { link: "" }] = await mailsTo(client.email);
    const email = anEmail();
    const { status, body } = await correct(client.id, ` ${email.toUpperCase()} `);
    expect([status, body.state]).toEqual([200, "SENT"]);
    expect((await enter(first.link ?? "")).status).toBe(400);
    const asked = await new TestBrowser(app).post("auth/invitation/code/", { magic_link_token: handed });
    expect(asked.status).toBe(400);
    const { link } = await new TestBrowser(app).mailTo(email);
    expect((await enter(link ?? "")).status).toBe(200);
    expect(await emailOf(client.id)).toBe(email);
  });

  it("COACH-166 takes a mail back that still waits", async () => {
    const client = await aMistyped();
    expect(await mailsTo(client.email)).toHaveLength(1);
    await correct(client.id, anEmail());
    expect(await mailsTo(client.email)).toEqual([]);
  });

  it("COACH-166 is refused once the account is in use, however little, and nothing changes", async () => {
    const now = app.clock.now();
    const uses = [{ email_confirmed_at: now }, { last_active_at: now }, { terms_accepted_at: now }];
    for (const use of uses) {
      const client = await aMistyped();
      await change(client.id, use);
      const { status, body } = await correct(client.id, anEmail());
      expect([status, body.code]).toEqual([409, "client_has_signed_in"]);
      expect(await emailOf(client.id)).toBe(client.email);
    }
    // Someone who signed up alone has not been added by a coach.
    const own = await app.aClientOf(iris, { email_confirmed_at: null, last_active_at: null });
    expect((await correct(own.id, anEmail())).status).toBe(409);
  });

  it("COACH-166 COACH-020 refuses an address that has an account, and leaves the invitation as it was", async () => {
    const [client, other] = [await aMistyped(), await aMistyped()];
    const { status, body } = await correct(client.id, other.email);
    expect([status, body]).toEqual([400, { email: ["A user with this email already exists."] }]);
    const [mail = { link: "" }] = await mailsTo(client.email);
    expect((await enter(mail.link ?? "")).status).toBe(200);
  });

  it("COACH-166 is for the client's own coach", async () => {
    const client = await aMistyped();
    expect((await correct(client.id, anEmail(), await app.aCoach())).status).toBe(404);
    expect((await correct(client.id, "lotte")).status).toBe(400);
  });
});
