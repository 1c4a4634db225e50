import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

const PAGE = '<!doctype html><html lang="en"><title>Plateful</title>';
const SCRIPT = "console.log('a');\n".repeat(200);
const PACKED = brotliCompressSync(SCRIPT);

describe("files of the web app", () => {
  let app: TestApp;
  let webFolder: string;

  beforeAll(async () => {
    webFolder = mkdtempSync(join(tmpdir(), "plateful-web-"));
    mkdirSync(join(webFolder, "assets"));
    writeFileSync(join(webFolder, "index.html"), PAGE);
    writeFileSync(join(webFolder, "assets/app-1a2b.js"), SCRIPT);
    writeFileSync(join(webFolder, "assets/app-1a2b.js.br"), PACKED);
    writeFileSync(join(webFolder, "assets/barcode-worker-1a2b.js"), SCRIPT);
    mkdirSync(join(webFolder, "assets/barcode-worker-1a2b.js.d"));
    writeFileSync(join(webFolder, "assets/barcode-worker-1a2b.js.d/page.html"), "<!doctype html>");
    app = await openTestApp({ settings: { webFolder } });
  });
  afterAll(async () => {
    await app.close();
    rmSync(webFolder, { recursive: true });
  });

  const get = (url: string, encodings: string) =>
    app.inject({ url, headers: { "accept-encoding": encodings } });

  test("go out as the build packed them, to be kept for a year", async () => {
    const answer = await get("/assets/app-1a2b.js", "gzip, br");
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(answer.rawPayload.equals(PACKED)).toBe(true);
    expect(answer.headers["cache-control"]).toContain("immutable");
    expect(answer.headers.vary).toContain("accept-encoding");
  });

  test("go out plain to who cannot unpack, and the packed ones have no address", async () => {
    const answer = await get("/assets/app-1a2b.js", "identity");
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.body).toBe(SCRIPT);
    expect((await get("/assets/app-1a2b.js.br", "br")).statusCode).toBe(404);
  });

  test("D2: may not turn text into code, but for the worker that reads barcodes, which may compile WebAssembly", async () => {
    const policyOf = async (url: string) => String((await get(url, "br")).headers["content-security-policy"]);
    const others = ["/", "/planner", "/assets/app-1a2b.js", "/assets/barcode-worker-1a2b.js.d/page.html"];
    for (const url of others) expect(await policyOf(url), url).not.toContain("unsafe");
    const worker = await policyOf("/assets/barcode-worker-1a2b.js");
    expect(worker.replace(" 'wasm-unsafe-eval'", "")).toBe(await policyOf("/"));
    expect(worker).toContain("script-src 'self' 'wasm-unsafe-eval';");
  });

  test("are not sent again to who has them", async () => {
    const { etag } = (await get("/assets/app-1a2b.js", "br")).headers;
    const headers = { "if-none-match": String(etag) };
    const again = await app.inject({ url: "/assets/app-1a2b.js", headers });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test.each([
    "/../package.json",
    "/assets/../../package.json",
    "/..%2fpackage.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/assets\\..\\index.html.txt",
    "/assets",
  ])("are those of the build alone: %s", async (url) => {
    const { statusCode, body } = await get(url, "identity");
    expect([404, 200]).toContain(statusCode);
    expect(body).not.toContain('"name"');
  });

  test("a screen of the app is the page, whatever its address", async () => {
    const { statusCode, headers, body } = await get("/planner/2026-11-23", "identity");
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect(body).toBe(PAGE);
  });

  test("PROF-033 the page names the preview languages where there are any", async () => {
    const preview = await openTestApp({ settings: { webFolder, previewLanguages: ["de"] } });
    const ask = (url: string, headers = {}) => preview.inject({ url, headers });
    for (const url of ["/", "/planner", "/index.html"])
      expect((await ask(url)).body, url).toContain('<html data-preview-languages="de" lang="en">');
    const { etag } = (await ask("/planner")).headers;
    expect(etag).not.toBe((await get("/planner", "identity")).headers.etag);
    expect((await ask("/planner", { "if-none-match": String(etag) })).statusCode).toBe(304);
    expect((await ask("/assets/app-1a2b.js")).body).toBe(SCRIPT);
    await preview.close();
  });
});

describe("answers of the API", () => {
  const ask = (encodings: string, url = "/api/schema/?format=json") =>
    shared.inject({ url, headers: { "accept-encoding": encodings } });
  let shared: TestApp;
  beforeAll(async () => {
    shared = await openTestApp();
  });
  afterAll(() => shared.close());

  test.each([
    ["gzip, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["identity", undefined],
    ["deflate", undefined],
  ])("are packed for who can unpack them: %s", async (encodings, encoding) => {
    const { headers, rawPayload } = await ask(encodings);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toContain("accept-encoding");
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
    expect(JSON.parse(String(unpack?.(rawPayload) ?? rawPayload)).openapi).toMatch(/^3/);
  });

  test("go out plain when they are short", async () => {
    expect((await ask("br", "/api/health/")).headers["content-encoding"]).toBeUndefined();
  });
});
