import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { TestBrowser } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await openTestApp();
  staff = await app.aUser({ is_staff: true });
});
afterAll(() => app.close());

const noted = (action: string) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .selectFrom("audit_log")
      .select(["user_id", "reason"])
      .where("actor_id", "=", staff.id)
      .where("action", "=", action)
      .execute(),
  );
const end = (id: number, body: object, as = staff) =>
  app.post(`auth/users/${id}/end-sessions/`, body, { as });
const erase = (id: number, body: object, as = staff) => app.post(`auth/users/${id}/erase/`, body, { as });
const isSignedIn = async (as: Person) => (await app.get("users/me/", { as })).status === 200;

describe("staff acting on an account", () => {
  it("PRIV-022 end every session of a person at once, say why, and the person reads that it was done", async () => {
    const person = await app.aUser();
    const other = await app.aUser();
    expect((await end(person.id, { reason: "SECURITY" })).status).toBe(204);
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([false, true]);
    expect(await noted("end-user-sessions")).toEqual([{ user_id: person.id, reason: "SECURITY" }]);
    const again = await new TestBrowser(app).post("createMagicLink/", {
      email: person.email,
      redirect_url: "http://localhost:3000/",
    });
    expect(again.status).toBeLessThan(300);
  });

  it("PRIV-022 PRIV-023 need a reason of the list, an account that is there, and to be staff", async () => {
    const person = await app.aUser();
    for (const call of [end, erase]) {
      const whole = { reason: "REQUEST", confirmation: "DELETE" };
      expect((await call(person.id, { confirmation: "DELETE" })).status).toBe(400);
      expect((await call(person.id, { ...whole, reason: "because" })).status).toBe(400);
      expect((await call(2_000_000_000, whole)).status).toBe(404);
      expect((await call(person.id, whole, person)).status).toBe(403);
      expect((await call(person.id, whole, await app.aCoach())).status).toBe(403);
    }
    expect(await isSignedIn(person)).toBe(true);
  });

  it("PRIV-023 erase an account with the keyword; the log keeps who and why, and not whose", async () => {
    const person = await app.aUser();
    for (const confirmation of ["", "delete", "VERWIJDER"])
      expect((await erase(person.id, { reason: "REQUEST", confirmation })).status).toBe(400);
    expect((await erase(person.id, { reason: "REQUEST", confirmation: "DELETE" })).status).toBe(204);
    expect(await isSignedIn(person)).toBe(false);
    expect((await erase(person.id, { reason: "REQUEST", confirmation: "DELETE" })).status).toBe(404);
    expect(await noted("erase-user")).toEqual([{ user_id: null, reason: "REQUEST" }]);
    const mails = await new TestBrowser(app).mailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your Plateful account has been deleted"]);
  });

  it("PRIV-023 do not erase themselves, nor a coach with active clients", async () => {
    const whole = { reason: "ABUSE", confirmation: "DELETE" };
    expect((await erase(staff.id, whole)).status).toBe(404);
    const coach = await app.aCoach();
    await app.aClientOf(coach);
    const refused = await erase(coach.id, whole);
    expect([refused.status, refused.body.code]).toEqual([409, "has_active_clients"]);
  });
});
