import { endpoints } from "@plateful/contract";
import { API_GUIDE, TAG_WORDS } from "@plateful/contract/documented";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const page = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ method: "GET", url, headers });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
};

describe("GET /api/", () => {
  it("DOOR-067 tells programs where description, documentation and changelog are", async () => {
    for (const accept of ["application/json", "*/*"]) {
      const { status, text, headers } = await page("/api/", { accept });
      expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
      const index = JSON.parse(text);
      expect(index).toMatchObject({ title: "Plateful", version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
      for (const address of [
        index.documentation,
        index.changelog,
        index.schema,
        ...Object.values(index.schemas),
      ])
        expect((await page(new URL(address as string).pathname)).status, String(address)).toBe(200);
    }
  });

  it("DOOR-067 leads browsers to the page", async () => {
    const { status, headers } = await page("/api/", { accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
    expect([status, headers.location, headers.vary]).toEqual([
      302,
      "/api-docs",
      expect.stringContaining("accept"),
    ]);
  });
});

describe("the pages about the API", () => {
  it("DOOR-068 each call is on the page of its area, with path, examples and a curl", async () => {
    const published = endpoints.filter(({ access }) => access.who !== "development");
    const texts = new Map<string, string>();
    for (const area of Object.keys(TAG_WORDS)) {
      const { status, text } = await page(`/api-docs/${area}`);
      expect(status, area).toBe(200);
      texts.set(area, text);
    }
    for (const { name, feature, path, body, isForm } of published) {
      const [, section = ""] = (texts.get(feature) ?? "").split(`<section class="call" id="${name}"`);
      const own = section.split("</section>")[0] ?? "";
      expect(own, name).toContain(`<code>/api/${path}</code>`);
      expect(own, name).toContain("curl ");
      if (body !== undefined && !isForm) expect(own, name).toContain("<summary>Request</summary>");
    }
  });

  it("DOOR-068 a curl has the scope's kind of token, an example in its path and its body", async () => {
    const { text } = await page("/api-docs/measurements");
    const [, own = ""] = text.split('id="create-user-weight"');
    expect(own).toContain("Authorization: Bearer plt_…");
    expect(own).toContain("&quot;value&quot;:68.4");
    const devices = (await page("/api-docs/sign-in")).text.split('id="end-device"')[1] ?? "";
    expect(devices).toContain("Authorization: Token …");
    expect(devices).toMatch(/auth\/devices\/\d+\//);
  });

  it("DOOR-068 a search finds calls that have all words, and says when there are none", async () => {
    const { text } = await page("/api-docs?q=grocery+shop");
    expect(text).toContain('href="/api-docs/groceries#find-grocery-shops"');
    expect(text).not.toContain('#delete-grocery-list"');
    expect((await page("/api-docs?q=flying+saucer")).text).toContain("No call has all of these words.");
  });

  it("DOOR-068 what was searched for is shown as text", async () => {
    const { text } = await page(`/api-docs?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(text).not.toContain("<script");
    expect(text).toContain("&quot;&gt;&lt;script&gt;");
  });

  it("DOOR-068 the frame is in the language of the reader or the one that was chosen, which links keep", async () => {
    const dutch = await page("/api-docs/diary", { "accept-language": "nl" });
    expect(dutch.text).toContain('<html lang="nl">');
    expect(dutch.text).toContain(">Wijzigingen</a>");
    expect(dutch.headers.vary).toContain("accept-language");
    const chosen = await page("/api-docs?lang=nl", { "accept-language": "en" });
    expect(chosen.text).toContain('href="/api-docs/diary?lang=nl"');
    expect((await page("/api-docs/diary")).text).toContain(">Changelog</a>");
  });

  it("DOOR-068 they need no script and load nothing from elsewhere", async () => {
    for (const url of ["/api-docs", "/api-docs/diary", "/api-docs/changelog"]) {
      const { text, headers } = await page(url);
      expect(text).not.toMatch(/<script|style="|src="| on\w+="/);
      expect([...text.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
        "/api-docs.css",
      ]);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
    }
    expect((await page("/api-docs.css")).text).toContain("prefers-color-scheme: dark");
  });

  it("DOOR-070 the guide has every section, with the address of this site in its examples", async () => {
    const { text } = await page("/api-docs");
    for (const { id, title } of API_GUIDE) {
      expect(text).toContain(`<section id="${id}"`);
      expect(text).toContain(`${title}</h2>`);
    }
    expect(text).toContain("Sunset");
    expect(text).not.toContain("https://plateful.example/");
  });

  it("DOOR-071 the changelog is a page", async () => {
    const { text } = await page("/api-docs/changelog");
    expect(text).toContain("personal access tokens with scopes");
  });

  it("DOOR-068 a page that is not there answers 404, and one that is at hand 304", async () => {
    expect((await page("/api-docs/nothing")).status).toBe(404);
    const { headers } = await page("/api-docs/foods");
    const again = await page("/api-docs/foods", { "if-none-match": String(headers.etag) });
    expect(again.status).toBe(304);
  });
});
