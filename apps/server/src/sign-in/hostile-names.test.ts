import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { mailBrand, mailName } from "../platform/mail/mail-text.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const HOSTILE: readonly string[] = [
  "https://evil.example/login",
  "http://evil.example",
  "HTTPS://EVIL.EXAMPLE/x",
  "Anna https://evil.example/x",
  "Anna,https://evil.example",
  "(http://evil.example)",
  "ftp://evil.example/file",
  "evil.example",
  "www.evil.example",
  "WWW.evil.example/path?x=1",
  "Anna evil.example/win",
  "evil。example",
  "evil．example",
  "evil․example",
  "ｅｖｉｌ．ｅｘａｍｐｌｅ",
  "evil\u200b.example",
  "e\u00advil.example",
  "\u202eelpmaxe.live",
  "//evil.example/x",
  "evil.example:8080",
  "1.2.3.4/login",
  "http://[2001:db8::1]/",
  "evil@evil.example",
  "mailto:evil@evil.example",
  "tel:+31201234567",
  "Call 0900-1234567 now",
  "+31 20 123 45 67",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "<a href='https://evil.example'>Anna</a>",
  '<img src="https://evil.example/pixel.png">',
  "<script>alert(1)</script>",
  "Anna <b>bold",
  "[click here](https://evil.example)",
  "Anna\r\nBcc: victim@evil.example",
  "Anna\nSubject: You have won",
  "Anna\u2028https://evil.example",
  "Your account is locked, go to evil.example and enter your code to keep it",
  "=?utf-8?Q?evil.example?=",
  "&lt;a href=https://evil.example&gt;",
  "evil dot example ".repeat(5),
  "xn--evil-9d0b.example",
];

/** What a mail program may make a link of, besides our own addresses. */
const LINKABLE = /\p{L}\.\p{L}|:\/\/|www|@|\d{4,}|[<>]|evil\.|example\b.*\//iu;
const withoutOwn = (text: string, email: string) =>
  text.replaceAll(/http:\/\/localhost:3000\/\S*/g, "").replaceAll(email, "");
/** The text of an HTML part: without tags, and without the addresses of our own links. */
const shown = (html: string) => html.replaceAll(/<[^>]*>/g, " ");
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? "");

async function mailsTo(email: string) {
  return inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("outbox").selectAll().where("recipient", "=", email).execute(),
  );
}

describe("names in mails to people who never asked", () => {
  it("T8 SUPPORT-012 hold no address, number or markup, in text and in HTML, for 40 hostile names", async () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(40);
    for (const first_name of HOSTILE) {
      const email = anEmail();
      const body = { email, first_name: first_name.slice(0, 100), last_name: "Bos", terms_accepted: true };
      expect((await new TestBrowser(app).post("auth/users/", body)).status).toBe(201);
      const [mail] = await mailsTo(email);
      const code = mail?.code ?? "-";
      const text = withoutOwn(mail?.body_text ?? "", email).replaceAll(code, "");
      const html = mail?.body_html ?? "";
      const inHtml = withoutOwn(shown(html), email).replaceAll(code, "");
      expect([first_name, LINKABLE.exec(text)?.[0], LINKABLE.exec(inHtml)?.[0]]).toEqual([
        first_name,
        undefined,
        undefined,
      ]);
      expect(text.split("\n\n")[0]?.length).toBeLessThanOrEqual(50);
      expect(text.split("\n\n")[0]).not.toContain("\n");
      expect(hrefs(html)).toHaveLength(1);
      for (const address of hrefs(html)) expect(address).toMatch(/^http:\/\/localhost:3000\//);
      expect(mail?.subject).not.toMatch(/[\r\n]/);
    }
  });

  it("T8 SUPPORT-012 hold the practice's name without addresses, in the subject as well", async () => {
    const hostile = [
      "Win at https://evil.example now",
      "evil.example",
      "Groen\r\nBcc: x@evil.example",
      "<b>Groen</b>",
      "Bel 0900 123 4567",
    ];
    for (const [at, name] of hostile.entries()) {
      const subdomain = `hostile-${at}-${process.pid}`;
      await app.anOrganisation({ name, subdomain });
      const email = anEmail();
      await new TestBrowser(app).post("createLoginSignupPortal/", {
        email,
        redirect_url: "http://localhost:3000/",
        organisation_subdomain: subdomain,
      });
      const [mail] = await mailsTo(email);
      const text = withoutOwn(`${mail?.subject} ${mail?.body_text} ${shown(mail?.body_html ?? "")}`, email);
      expect([name, LINKABLE.exec(text)?.[0]]).toEqual([name, undefined]);
      expect(mail?.subject).not.toMatch(/[\r\n]/);
    }
  });

  it("SUPPORT-012 leave ordinary names as they are", () => {
    for (const name of [
      "Anna",
      "J. de Vries",
      "Anne-Marie",
      "D'Angelo",
      "Zoë",
      "Łukasz",
      "Nguyễn Thị Minh",
      "李明",
      "Ольга",
    ])
      expect(mailName(name)).toBe(name);
    for (const name of ["Plateful", "Studio Groen & Co", "Fit 4 Life", "Vitaal+", "Dr. Smit"])
      expect(mailBrand(name)).toBe(name);
    expect([mailName("https://evil.example"), mailBrand("@@@"), mailBrand(undefined)]).toEqual([
      "",
      "Plateful",
      "Plateful",
    ]);
    expect([...mailName("a".repeat(90))]).toHaveLength(40);
    expect(mailName("one two three four five")).toBe("one two three four");
  });
});
