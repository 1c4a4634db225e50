import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ROOT } from "../run.ts";
import { endpointFiles } from "./endpoint-files.ts";
import { makeNew } from "./make-new.ts";
import { screenFiles } from "./screen-files.ts";

/** The lists of the product into which a new call and a new screen are entered, as they are today. */
const LISTS = [...endpointFiles("groceries", "x").edits, ...screenFiles("groceries", "XyScreen").edits].map(
  ({ path }) => path,
);

let copy = "";
const read = (path: string) => readFileSync(join(copy, path), "utf8");
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "plateful-lists-"));
  for (const path of [...LISTS, "apps/web/src/groceries/index.ts"]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(
      join(copy, path),
      existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), "utf8") : "",
    );
  }
});
afterEach(() => rmSync(copy, { recursive: true }));

describe("npm run new", () => {
  it("enters a call in the contract and in the routes of its feature", () => {
    makeNew(copy, "endpoint", "groceries", "clear-list");
    expect(read("packages/contract/src/index.ts")).toContain('export * from "./groceries/clear-list.ts";\n');
    const endpoints = read("packages/contract/src/endpoints.ts");
    expect(endpoints).toContain('import { clearList } from "./groceries/clear-list.ts";\n');
    expect(endpoints).toMatch(/ {2}simpleGroceries\.\w+,\n {2}clearList,\n\];/);
    expect(read("apps/server/src/groceries/routes.ts")).toContain(
      "  route(contract.clearList, clearList),\n];",
    );
  });

  it("enters a screen in the addresses, the routes and the texts of both languages", () => {
    makeNew(copy, "screen", "groceries", "ShopMapScreen");
    expect(read("apps/web/src/lib/address/paths.ts")).toContain('  shopMap: "/shop-map",\n} as const;');
    expect(read("apps/web/src/app/routes/late-screens.ts")).toContain(
      '  ShopMapScreen: () => import("../../groceries/ShopMapScreen.tsx"),\n',
    );
    const routes = read("apps/web/src/app/routes/own-routes.ts");
    expect(routes).toContain('  path: PATHS.shopMap,\n  component: lateScreen("ShopMapScreen"),\n');
    expect(routes).toContain("  shopMap,\n] as const;");
    for (const language of ["en", "nl"])
      expect(read(`packages/phrases/src/${language}/late.ts`)).toMatch(/\n {2}shopMap,\n\}/);
    expect(read("apps/web/src/lib/language/load-phrases.ts")).toContain("  shopMap: true,\n};");
  });

  it("writes nothing where a file is there already, or the feature is not", () => {
    makeNew(copy, "endpoint", "groceries", "clear-list");
    const before = read("packages/contract/src/index.ts");
    expect(() => makeNew(copy, "endpoint", "groceries", "clear-list")).toThrow("exists already");
    expect(() => makeNew(copy, "endpoint", "shops", "clear-list")).toThrow('no feature "shops"');
    expect(() => makeNew(copy, "screen", "shops", "ShopMapScreen")).toThrow('no feature "shops"');
    expect(() => makeNew(copy, "table", "groceries", "shops")).toThrow("Usage");
    expect(read("packages/contract/src/index.ts")).toBe(before);
  });

  it("writes nothing where a list has lost its form", () => {
    writeFileSync(join(copy, "apps/server/src/groceries/routes.ts"), "export const groceryRoutes = [];\n");
    expect(() => makeNew(copy, "endpoint", "groceries", "clear-list")).toThrow("no line like");
    expect(existsSync(join(copy, "packages/contract/src/groceries/clear-list.ts"))).toBe(false);
  });
});
