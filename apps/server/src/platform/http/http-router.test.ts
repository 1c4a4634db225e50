import { describe, expect, it } from "vitest";
import { HttpRouter } from "./http-router.ts";

const PATTERNS = ["/a/:id/", "/a/mine/", "/a/:id/swap/", "/a/:key/enter/", "/a/:id/of/:other/"];
const router = new HttpRouter<string>();
for (const pattern of PATTERNS) router.add("GET", pattern, pattern);

/** How the database is tested does not matter here, so this runs once. */
describe.runIf(process.env.TEST_DATABASE === "pglite")("the router", () => {
  it.for([
    ["/a/5", "/a/:id/", { id: "5" }],
    ["/a/5/swap", "/a/:id/swap/", { id: "5" }],
    ["/a/mine", "/a/mine/", {}],
    ["/a/5x", "/a/:id/", { id: "5x" }],
    ["/a/-5", "/a/:id/", { id: "-5" }],
    ["/a/1234567890123456789", "/a/:id/", { id: "1234567890123456789" }],
    ["/a/5/enter", "/a/:key/enter/", { key: "5" }],
    ["/a/5/of/6", "/a/:id/of/:other/", { id: "5", other: "6" }],
  ] as const)("A11: finds %s", ([path, route, params]) => {
    const found = router.find("GET", path);
    expect([found?.route, { ...found?.params }]).toEqual([route, params]);
  });

  it.for(["/a", "/a/5/6", "/5", "/b/5", "/a/5/swap/7"])("A11: finds nothing at %s", (path) => {
    expect(router.find("GET", path)).toBeNull();
  });

  it("A11: finds nothing for another method", () => {
    expect(router.find("POST", "/a/5")).toBeNull();
  });
});
