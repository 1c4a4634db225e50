import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { svg } from "../../test/picture-seeds.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { TINY_PNG } from "../../test/tiny-pictures.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const MAX_BYTES = 1_000_000;
const LOGO = "users/organisation/";

interface Sent {
  readonly fields?: Readonly<Record<string, string>>;
  readonly file?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly language?: "en" | "nl";
}

/** A form with a logo as a browser sends it. */
async function send(as: Person | undefined, method: "POST" | "PATCH", path: string, sent: Sent) {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent.fields ?? {})) form.append(name, value);
  if (sent.file !== undefined) form.append("logo", new File([new Uint8Array(sent.file)], "logo.png"));
  const request = new Request("http://localhost/", { method: "POST", body: form });
  const headers = { ...sent.headers, "content-type": request.headers.get("content-type") ?? "" };
  const body = Buffer.from(await request.arrayBuffer());
  const { language = "en" } = sent;
  return app.call(method, path, body, { ...(as === undefined ? {} : { as }), headers, language });
}

const padded = (bytes: number) => Buffer.concat([TINY_PNG, Buffer.alloc(bytes - TINY_PNG.length)]);
const logoOf = async (as: Person) => (await app.get("auth/users/me/", { as })).body.organisation?.logo;
async function aCoachOf() {
  const id = await app.anOrganisation({ name: "Puur" });
  return { iris: await app.aCoach({ organisation_id: id }), path: `${LOGO}${id}/` };
}

describe("a logo in the form of the organisation", () => {
  it("ORG-003 ORG-008 ORG-010 makes the organisation with name, colour, address and logo in one call", async () => {
    const iris = await app.aCoach();
    const fields = { name: "عيادة التغذية", primary_colour: "#5B4FC7", subdomain: "logo-first" };
    const made = await send(iris, "POST", LOGO, { fields, file: TINY_PNG });
    expect([made.status, made.body]).toMatchObject([
      201,
      { name: "عيادة التغذية", primary_colour: "#5b4fc7", subdomain: "logo-first" },
    ]);
    expect(made.body.logo).toMatch(/^\/media\/[0-9a-f]{32}\.png$/);
    const shown = await app.inject({ url: made.body.logo });
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(4);
    expect(await logoOf(iris)).toBe(made.body.logo);
  });

  it("ORG-008 ORG-010 changes the logo, and with it what is in the form and nothing else", async () => {
    const { iris, path } = await aCoachOf();
    const changed = await send(iris, "PATCH", path, {
      fields: { primary_colour: "#112233" },
      file: TINY_PNG,
    });
    expect([changed.status, changed.body]).toMatchObject([200, { name: "Puur", primary_colour: "#112233" }]);
    const without = await send(iris, "PATCH", path, { fields: { name: "Puurder" } });
    expect(without.body).toMatchObject({ name: "Puurder", logo: changed.body.logo });
    expect((await app.patch(path, { logo: null }, { as: iris })).body.logo).toBeNull();
    expect((await app.patch(path, { logo: changed.body.logo }, { as: iris })).body.logo).toBe(
      changed.body.logo,
    );
  });

  it("ORG-005 takes 1,000,000 bytes and refuses one more with 413; nothing is lost", async () => {
    const { iris, path } = await aCoachOf();
    const first = await send(iris, "PATCH", path, { file: padded(MAX_BYTES) });
    expect(first.status).toBe(200);
    const refused = await send(iris, "PATCH", path, {
      fields: { name: "Lost" },
      file: padded(MAX_BYTES + 1),
    });
    expect([refused.status, refused.body.code]).toEqual([413, "too_large"]);
    expect((await app.get(path, { as: iris })).body).toMatchObject({ name: "Puur", logo: first.body.logo });
  });

  it("ORG-006 draws an SVG again without its script, and refuses entities and what is no picture at the logo", async () => {
    const { iris, path } = await aCoachOf();
    const script = svg("<script>fetch('https://elsewhere.example')</script><circle r='9'/>");
    const drawn = await send(iris, "PATCH", path, { file: script });
    expect([drawn.status, drawn.body.logo]).toEqual([200, expect.stringMatching(/\.png$/)]);
    const kept = (await app.inject({ url: drawn.body.logo })).rawPayload;
    expect([(await sharp(kept).metadata()).format, kept.includes("script")]).toEqual(["png", false]);
    const entities = Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]>'), script]);
    const text = Buffer.from("not a picture, whatever its name");
    const cases = [
      [entities, "en", "This file cannot be read. Save the picture again and try once more."],
      [text, "en", "Choose a PNG, JPEG, WebP or SVG logo that does not move."],
      [text, "nl", "Kies een PNG-, JPEG-, WebP- of SVG-logo dat niet beweegt."],
    ] as const;
    for (const [file, language, words] of cases) {
      const refused = await send(iris, "PATCH", path, { file, language });
      expect([refused.status, refused.body]).toEqual([400, { logo: [words] }]);
    }
    expect(await logoOf(iris)).toBe(drawn.body.logo);
  });

  it("ORG-011 is read only from a coach of the organisation, counted as an upload, and held against the version", async () => {
    const { iris, path } = await aCoachOf();
    const stranger = await app.aCoach({ organisation_id: await app.anOrganisation() });
    expect((await send(undefined, "PATCH", path, { file: TINY_PNG })).status).toBe(401);
    expect((await send(await app.aUser(), "PATCH", path, { file: TINY_PNG })).status).toBe(403);
    expect((await send(stranger, "PATCH", path, { file: TINY_PNG })).status).toBe(404);
    const stale = await send(iris, "PATCH", path, { file: TINY_PNG, headers: { "if-match": '"v99"' } });
    expect([stale.status, stale.body.code, stale.body.current.name]).toEqual([409, "conflict", "Puur"]);
    const before = (await app.get(path, { as: iris })).body.subdomain;
    const fields = { subdomain: "stolen", product_stripe_id: "prod_1" };
    const changed = await send(iris, "PATCH", path, { fields, file: TINY_PNG });
    expect([changed.status, changed.body.subdomain]).toEqual([200, before]);
  });

  it("ORG-047 is a conflict with what a colleague saves while it is drawn", async () => {
    const { iris, path } = await aCoachOf();
    const { pictures } = app.app.services;
    const { redraw } = pictures;
    const drawing = vi.spyOn(pictures, "redraw").mockImplementationOnce(async (bytes, rule) => {
      expect((await app.patch(path, { name: "Puur Utrecht" }, { as: iris })).status).toBe(200);
      return redraw(bytes, rule);
    });
    const refused = await send(iris, "PATCH", path, { fields: { name: "Puurder" }, file: TINY_PNG });
    drawing.mockRestore();
    expect([refused.status, refused.body.code]).toEqual([409, "conflict"]);
    expect(refused.body.current).toMatchObject({ name: "Puur Utrecht", logo: null });
    expect((await app.get(path, { as: iris })).body).toMatchObject({ name: "Puur Utrecht", logo: null });
    const again = await send(iris, "PATCH", path, { fields: { name: "Puurder" }, file: TINY_PNG });
    expect([again.status, again.body.name]).toEqual([200, "Puurder"]);
  });

  it("ORG-008 DATA-032 makes one organisation of a form that is sent twice under one key", async () => {
    const iris = await app.aCoach();
    const sent = { fields: { name: "Twice", primary_colour: "#000000" }, file: TINY_PNG };
    const headers = { "idempotency-key": "logo-1234" };
    const first = await send(iris, "POST", LOGO, { ...sent, headers });
    const again = await send(iris, "POST", LOGO, { ...sent, headers });
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    expect((await send(iris, "POST", LOGO, sent)).body.code).toBe("has_organisation");
  });
});
