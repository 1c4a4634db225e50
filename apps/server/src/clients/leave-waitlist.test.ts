import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({});
  await app.anOrganisation({ name: "Praktijk Puur", subdomain: "puur" });
});
afterAll(() => app.close());

const rowsOf = <T extends "outbox" | "waitlist_entries">(
  table: T,
  column: "recipient" | "email",
  email: string,
) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .selectFrom(table as "outbox")
      .selectAll()
      .where(column as "recipient", "=", email)
      .execute(),
  );
const isWaiting = async (email: string) => (await rowsOf("waitlist_entries", "email", email)).length === 1;

/** Someone who waits, with the ways off the list that their mail holds. */
async function aWaiting() {
  const email = anEmail();
  await new TestBrowser(app).post("users/organisations/puur/waitlist/", { email });
  const [mail] = await rowsOf("outbox", "recipient", email);
  const token = new URL(mail?.link ?? "").searchParams.get("token") ?? "";
  return { email, token, oneClick: new URL(mail?.unsubscribe_url ?? "") };
}
const leave = (token: string) => new TestBrowser(app).post("waitlist/leave/", { token });
const press = (url: string, method: "GET" | "POST" = "POST") =>
  app.inject({
    ...{ method, url, ...(method === "GET" ? {} : { payload: "List-Unsubscribe=One-Click" }) },
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

describe("leaving a waiting list", () => {
  it("COACH-163 needs no account and one press, and is answered alike a second time", async () => {
    const [anna, bo] = [await aWaiting(), await aWaiting()];
    expect([(await leave(anna.token)).status, (await leave(anna.token)).status]).toEqual([204, 204]);
    expect([await isWaiting(anna.email), await isWaiting(bo.email)]).toEqual([false, true]);
  });

  it("COACH-163 works from the button of a mail program, and never by opening the address", async () => {
    const { email, oneClick } = await aWaiting();
    expect((await press(oneClick.pathname, "GET")).statusCode).toBe(404);
    expect(await isWaiting(email)).toBe(true);
    expect((await press(oneClick.pathname)).statusCode).toBe(200);
    expect(await isWaiting(email)).toBe(false);
    expect((await press(oneClick.pathname)).statusCode).toBe(200);
  });

  it("COACH-163 takes nobody else off: a token is for one entry, and cannot be made up", async () => {
    const [anna, bo] = [await aWaiting(), await aWaiting()];
    const [, signature] = anna.token.split(".");
    const [id] = bo.token.split(".");
    for (const token of [`${id}.${signature}`, `${id}.`, id ?? "", `${bo.token}x`, "nobody"]) {
      expect((await leave(token)).status).toBe(400);
      expect((await press(`/api/waitlist/leave/${token}/`)).statusCode).toBe(400);
    }
    expect(await isWaiting(bo.email)).toBe(true);
  });
});
