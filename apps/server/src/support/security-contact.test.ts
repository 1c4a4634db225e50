import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { readSettings } from "../platform/settings/settings.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: { securityContact: "mailto:security@plateful.example" } });
});
afterAll(() => app.close());

it("SUPPORT-016: says where vulnerabilities are reported, with a date in the future however long the product runs", async () => {
  for (const days of [0, 400]) {
    app.clock.forward(days * 86_400);
    const answer = await app.get("/.well-known/security.txt");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
    expect(answer.body).toContain("Contact: mailto:security@plateful.example\n");
    const expires = Date.parse(/^Expires: (.+)$/m.exec(answer.body)?.[1] ?? "");
    expect(expires - app.clock.now().getTime()).toBe(180 * 86_400_000);
  }
});

it("SUPPORT-016: is not there without a contact", async () => {
  const other = await openTestApp({ settings: {} });
  expect((await other.get("/.well-known/security.txt")).status).toBe(404);
  await other.close();
});

const KEY = "q7Zk2mX9vB4nR8tY1wC6pL3sD5fG0hJa";
const read = (env: Record<string, string>) =>
  readSettings({ DATABASE_URL: "pglite:memory", SECRET_KEY: KEY, ...env });

it("SUPPORT-016: takes a mail address or an https address as the contact", () => {
  expect(read({ SECURITY_CONTACT: "s@plateful.example" }).securityContact).toBe("mailto:s@plateful.example");
  expect(() => read({ SECURITY_CONTACT: "ftp://x" })).toThrow(/SECURITY_CONTACT/);
});

it("COACH-221: names where people reach those who run the site, and nothing where no one is named", async () => {
  expect((await app.get("site/links/")).body.support_contact).toBeNull();
  const { supportContact } = read({ SUPPORT_CONTACT: "help@plateful.example" });
  const other = await openTestApp({ settings: { supportContact } });
  expect((await other.get("site/links/")).body.support_contact).toBe("mailto:help@plateful.example");
  await other.close();
  expect(() => read({ SUPPORT_CONTACT: "javascript:alert(1)" })).toThrow(/SUPPORT_CONTACT/);
});

it.each([
  ["SECRET_KEY", "changeme-changeme-changeme-changeme"],
  ["SECRET_KEY", "your-secret-key-goes-here-0123456789"],
  ["SECRET_KEY", "a".repeat(40)],
  ["MAIL_WEBHOOK_SECRET", "changeme"],
  ["STRIPE_WEBHOOK_SECRET", "whsec_example"],
])("H5 SUPPORT-017: refuses to start with a default or an example as %s", (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`${name} can be guessed`));
});
