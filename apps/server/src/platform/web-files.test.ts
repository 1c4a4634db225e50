import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

const SCRIPT = "console.log('a');\n".repeat(200);
const PACKED = brotliCompressSync(SCRIPT);

describe("files of the web app", () => {
  let app: TestApp;
  let webFolder: string;

  beforeAll(async () => {
    webFolder = mkdtempSync(join(tmpdir(), "plateful-web-"));
    mkdirSync(join(webFolder, "assets"));
    writeFileSync(join(webFolder, "index.html"), "<!doctype html><title>Plateful</title>");
    writeFileSync(join(webFolder, "assets/app-1a2b.js"), SCRIPT);
    writeFileSync(join(webFolder, "assets/app-1a2b.js.br"), PACKED);
    app = await openTestApp({ settings: { webFolder } });
  });
  afterAll(async () => {
    await app.close();
    rmSync(webFolder, { recursive: true });
  });

  const get = (url: string, encodings: string) =>
    app.app.server.inject({ url, headers: { "accept-encoding": encodings } });

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
});
