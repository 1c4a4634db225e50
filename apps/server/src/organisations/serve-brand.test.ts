import { appIconSvg, brandStylesheet, brandTokens } from "@plateful/appearance";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { hostToSubdomain } from "../platform/http/host-to-subdomain.ts";
import { shortNameOf } from "./web-manifest.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.anOrganisation({
    subdomain: "fit-club",
    name: "Fit Club Amsterdam",
    primary_colour: "#7a1fa2",
  });
});
afterAll(() => app.close());

const onSite = (host: string) => ({ headers: { host } });
const FIT_CLUB = onSite("Fit-Club.localhost:3000");

const hex = (bytes: Uint8Array) => `#${Buffer.from(bytes.subarray(0, 3)).toString("hex")} ${bytes[3]}`;

/** The pixels of a square PNG, as a decoder other than ours reads them: `#rrggbb opacity`. */
async function readIcon(file: Buffer) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width: size, height } = info;
  expect(height).toBe(size);
  const at = (x: number, y: number) =>
    hex(data.subarray((y * size + Math.floor(x)) * 4, (y * size + Math.floor(x)) * 4 + 4));
  /** The colours along the middle row, each once. */
  const colours = () => [...new Set(Array.from({ length: size }, (_, x) => at(x, Math.floor(size / 2))))];
  return { size, at, colours };
}

describe("the look of a site", () => {
  it("NAV-025 gives the manifest the name, the colour and the icons of the organisation", async () => {
    const answer = await app.get("/manifest.webmanifest", { ...FIT_CLUB, language: "nl" });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toContain("application/manifest+json");
    expect(answer.body).toMatchObject({
      id: "/",
      name: "Fit Club Amsterdam",
      short_name: "Fit Club",
      lang: "nl",
      start_url: "/",
      scope: "/",
      display: "standalone",
      theme_color: "#7a1fa2",
    });
    const { icons } = answer.body as {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    const drawn = icons.filter(({ type }) => type === "image/svg+xml");
    expect(drawn.map(({ purpose }) => purpose)).toEqual(["any", "maskable"]);
    for (const { src, type, purpose } of drawn) {
      const icon = await app.get(src, FIT_CLUB);
      expect([icon.status, icon.headers["content-type"]]).toEqual([200, `${type}; charset=utf-8`]);
      expect(icon.body).toBe(appIconSvg("#7a1fa2", 512, purpose === "maskable"));
    }
  });

  it("DOOR-047 DOOR-048 gives the manifest ways to the main screens and a place to share to, in the language asked for", async () => {
    const shortcuts = async (language: "en" | "nl") =>
      (await app.get("/manifest.webmanifest", { ...FIT_CLUB, language })).body.shortcuts;
    expect(await shortcuts("en")).toEqual([
      { name: "Planner", url: "/planner" },
      { name: "Groceries", url: "/groceries" },
      { name: "Recipes", url: "/recipes" },
      { name: "Progress", url: "/progress" },
    ]);
    const names = (await shortcuts("nl")).map(({ name }: { name: string }) => name);
    expect(names).toEqual(["Planner", "Boodschappen", "Recepten", "Voortgang"]);
    expect((await app.get("/manifest.webmanifest", FIT_CLUB)).body.share_target).toEqual({
      ...{ action: "/recipes/import", method: "GET" },
      params: { title: "title", text: "text", url: "url" },
    });
  });

  it("NAV-025 ONB-002 offers the icon as pictures of its own colour too, for launchers that take no drawing", async () => {
    const { body } = await app.get("/manifest.webmanifest", FIT_CLUB);
    const pictures = body.icons.filter(({ type }: { type: string }) => type === "image/png");
    expect(pictures.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "192x192 maskable",
      "512x512 any",
      "512x512 maskable",
    ]);
    const files = [
      ...pictures.map(({ src, sizes }: Record<string, string>) => [src, Number.parseInt(sizes ?? "", 10)]),
      ["/apple-touch-icon.png", 180],
    ];
    for (const [src, size] of files) {
      const { statusCode, headers, rawPayload } = await app.inject({ url: src, ...FIT_CLUB });
      expect([src, statusCode, headers["content-type"]]).toEqual([src, 200, "image/png"]);
      const picture = await readIcon(rawPayload);
      expect([src, picture.size]).toEqual([src, size]);
      const { fill, on } = brandTokens("#7a1fa2", "light");
      expect([src, picture.at(size / 2, 4)]).toEqual([src, `${fill} 255`]);
      expect([src, picture.colours()]).toEqual([src, expect.arrayContaining([`${on} 255`])]);
      const isRounded = !/maskable|apple/.test(String(src));
      expect([src, picture.at(0, 0).endsWith(" 0")]).toEqual([src, isRounded]);
    }
  });

  it("NAV-025 gives the main site, and a site that does not exist, the product's own look", async () => {
    for (const host of ["localhost:3000", "nobody.localhost:3000", "fit-club.example.org"]) {
      const { body, headers } = await app.get("/manifest.webmanifest", onSite(host));
      expect([host, body.name, body.theme_color, body.lang]).toEqual([host, "Plateful", "#2b7f3f", "en"]);
      expect(headers.vary).toContain("accept-language");
    }
  });

  it("draws style sheet and favicon in the colour of the site, and answers an unchanged one in short", async () => {
    const css = await app.get("/brand.css", FIT_CLUB);
    expect(css.body).toBe(brandStylesheet("#7a1fa2"));
    expect(css.headers["content-type"]).toContain("text/css");
    expect(css.headers["cache-control"]).toBe("public, max-age=300");
    expect((await app.get("/brand.css", onSite("localhost:3000"))).body).toBe(brandStylesheet("#2b7f3f"));
    const again = await app.get("/brand.css", {
      headers: { ...FIT_CLUB.headers, "if-none-match": String(css.headers.etag) },
    });
    expect([again.status, again.body]).toEqual([304, ""]);
    expect((await app.get("/favicon.svg", FIT_CLUB)).body).toBe(appIconSvg("#7a1fa2", 32, false));
  });

  it("refuses icons that nobody needs", async () => {
    for (const name of ["8.svg", "4000.svg", "511.png", "512-round.svg", "x.svg"])
      expect([name, (await app.get(`/icons/${name}`)).status]).toEqual([name, 404]);
  });

  it("shows another site by its name in development, and never in production", async () => {
    const path = "/manifest.webmanifest?subdomain=fit-club";
    expect((await app.get(path)).body.name).toBe("Fit Club Amsterdam");
    const live = await openTestApp({ settings: { production: true } });
    try {
      await live.anOrganisation({ subdomain: "fit-club", name: "Fit Club Amsterdam" });
      expect((await live.get(path)).body.name).toBe("Plateful");
    } finally {
      await live.close();
    }
  });

  it.each([
    ["fit-club.plateful.example", "fit-club"],
    ["FIT-CLUB.plateful.example:443", "fit-club"],
    ["plateful.example", null],
    ["a.b.plateful.example", null],
    ["-x.plateful.example", null],
    ["fit-clubplateful.example", null],
    ["fit-club.plateful.example.org", null],
    ["", null],
    ["www.plateful.example", null],
    ["APP.plateful.example:443", null],
    ["pull-12-preview.plateful.example", null],
  ])("ORG-017 ORG-018 finds the site of the host %j", (host, subdomain) => {
    const hosts = { publicUrl: "https://plateful.example", previewHosts: ["-preview.plateful.example"] };
    expect(hostToSubdomain(host, hosts)).toBe(subdomain);
  });

  it("ORG-017 counts no labels: a main site may have as many as it likes", () => {
    const hosts = { publicUrl: "http://food.example.org", previewHosts: [] };
    expect(hostToSubdomain("food.example.org", hosts)).toBeNull();
    expect(hostToSubdomain("fit-club.food.example.org", hosts)).toBe("fit-club");
  });

  it("ORG-016 answers the brand of the host that is asked, and that of the main site for all others", async () => {
    const brandAt = async (host: string) => (await app.get("brand/", onSite(host))).body.subdomain;
    expect(await brandAt("Fit-Club.localhost:3000")).toBe("fit-club");
    for (const host of ["localhost:3000", "www.localhost:3000", "nobody.localhost:3000", "evil.example"])
      expect(await brandAt(host)).toBeNull();
  });

  it.each([
    ["Plateful", "Plateful"],
    ["  Vital   Food ", "Vital Food"],
    ["Voedingscentrum Utrecht", "Voedingscentrum"],
    ["", ""],
  ])("shortens the name %j for an icon", (name, short) => {
    expect(shortNameOf(name)).toBe(short);
  });

  it("tells search engines what is not for them", async () => {
    expect((await app.get("/robots.txt")).body).toContain("Disallow: /api/");
  });
});
