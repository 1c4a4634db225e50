import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { readTrackingPixel } from "../platform/settings/read-tracking-pixel.ts";
import { SettingsError } from "../platform/settings/settings-error.ts";

const SITE = "plateful.example";
const trackingPixel = readTrackingPixel("https://pixel.example/c?id={id}&page={page}");
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    settings: { trackingPixel, production: true, publicUrl: `https://${SITE}` },
  });
  await app.anOrganisation({ subdomain: "counted", tracking_pixel_id: 'px-7"><script>' });
  await app.anOrganisation({ subdomain: "uncounted" });
});
afterAll(() => app.close());

const open = (path: string, site: string, headers: Record<string, string> = {}, from = app) =>
  from.inject({ method: "GET", url: path, headers: { host: `${site}.${SITE}`, ...headers } });
const FRAMED = { "sec-fetch-dest": "iframe", "sec-fetch-site": "same-origin" };
const PAGE = "/tracking-pixel?page=sign-up";

describe("the page of a tracking pixel", () => {
  it.each(["sign-up", "checkout"])(
    "ORG-029 ORG-030 on %s holds one picture, with the number of the practice",
    async (page) => {
      const answer = await open(`/tracking-pixel?page=${page}`, "counted", FRAMED);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      const addresses = [...answer.body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
      expect(addresses).toEqual([`https://pixel.example/c?id=px-7%22%3E%3Cscript%3E&amp;page=${page}`]);
      expect(answer.body).not.toContain("<script");
    },
  );

  it("ORG-053 alone names another origin in its policy, and only pages of our own frame it", async () => {
    const { headers } = await open(PAGE, "counted", FRAMED);
    const policy = String(headers["content-security-policy"]).split(";");
    expect(policy).toEqual([
      "default-src 'none'",
      "img-src https://pixel.example",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      "sandbox",
      "require-trusted-types-for 'script'",
    ]);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-frame-options": "SAMEORIGIN",
    });
    for (const path of ["/api/brand/", "/brand.css", "/start", "/checkout", "/planner"]) {
      const other = await open(path, "counted");
      expect(String(other.headers["content-security-policy"]), path).not.toContain("pixel.example");
      expect(String(other.headers["content-security-policy"]), path).toContain("frame-ancestors 'none'");
    }
  });

  it.each([
    ["a practice without a pixel", PAGE, "uncounted", FRAMED],
    ["the main site", PAGE, "www", FRAMED],
    ["a site that nobody has", PAGE, "nobody", FRAMED],
    ["a page with health data", "/tracking-pixel?page=planner", "counted", FRAMED],
    ["no page", "/tracking-pixel", "counted", FRAMED],
    ["a tab of its own", PAGE, "counted", { ...FRAMED, "sec-fetch-dest": "document" }],
    ["a page of someone else", PAGE, "counted", { ...FRAMED, "sec-fetch-site": "cross-site" }],
    ["another site below ours", PAGE, "counted", { ...FRAMED, "sec-fetch-site": "same-site" }],
  ])("ORG-029 ORG-030 is not there for %s", async (_name, path, site, headers) => {
    const answer = await open(path, site, headers);
    expect([answer.statusCode, answer.body.includes("pixel.example")]).toEqual([404, false]);
  });

  it("ORG-053 is not there where no pixels are set up, and the app is told so", async () => {
    const without = await openTestApp({ settings: { production: true, publicUrl: `https://${SITE}` } });
    await without.anOrganisation({ subdomain: "counted", tracking_pixel_id: "px-7" });
    expect((await open(PAGE, "counted", FRAMED, without)).body).not.toContain("<img");
    expect((await without.get("site/links/")).body.loads_pixel).toBe(false);
    expect((await app.get("site/links/")).body.loads_pixel).toBe(true);
    await without.close();
  });

  it("ORG-053 a template that a practice could turn elsewhere refuses the start", () => {
    for (const wrong of [
      "http://pixel.example/c?id={id}",
      "https://pixel.example/c",
      "https://{id}.pixel.example/c",
      "https://{id}@pixel.example/c?id={id}",
      "https://pixel.example:{id}/",
      "pixel.example/{id}",
    ])
      expect(() => readTrackingPixel(wrong), wrong).toThrow(SettingsError);
    expect(readTrackingPixel("")).toBeUndefined();
    const pixel = readTrackingPixel("https://pixel.example/{id}/{page}.gif");
    expect(pixel?.addressOf("a/../$&", "checkout")).toBe(
      "https://pixel.example/a%2F..%2F%24%26/checkout.gif",
    );
  });
});
