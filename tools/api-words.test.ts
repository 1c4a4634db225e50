import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./run.ts";

const sourcesIn = (folder: string): [string, string][] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).map((file) => [
    file,
    readFileSync(join(ROOT, file), "utf8"),
  ]);

describe("the words of the API", () => {
  it("DOOR-065 are loaded by nothing of the web app, nor by what the contract gives it", () => {
    const contract = sourcesIn("packages/contract/src").filter(
      ([file]) => !/\/words\.ts$|\/documented\//.test(file),
    );
    const files = [...sourcesIn("apps/web/src"), ...contract];
    expect(files.length).toBeGreaterThan(500);
    const loading = files.filter(([, text]) => /from "[^"]*(?:\/words\.ts|\/documented)/.test(text));
    expect(loading.map(([file]) => file)).toEqual([]);
  });

  it("DOOR-065 are loaded by the server when they are first asked for, never when it starts", () => {
    const writing =
      /^import (?!type)[^;]*(?:contract\/documented|\/openapi\/|render-page|render-call)[^;]*;/m;
    const early = sourcesIn("apps/server/src").filter(
      ([file, text]) =>
        !/\.test\.ts$|\/platform\/openapi\/|\/api-docs\/render-/.test(file) && writing.test(text),
    );
    expect(early.map(([file]) => file)).toEqual([]);
  });
});
