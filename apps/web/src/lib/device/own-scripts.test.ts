import { describe, expect, it } from "vitest";
import { ownScript } from "./own-scripts.ts";

const at = (path: string) => `${location.origin}${path}`;

describe("own scripts", () => {
  it.each(["/sw.js", "/assets/planner-worker-Cx1_a-9.js", at("/sw.js")])("D2: starts %s", (address) => {
    expect(ownScript(address)).toBe(new URL(address, location.href).href);
  });

  it.each([
    "https://evil.example/sw.js",
    "//evil.example/assets/a.js",
    "data:text/javascript,alert(1)",
    "blob:https://evil.example/1",
    "javascript:alert(1)",
    "/media/1/picture.js",
    "/assets/../media/a.js",
    "/assets/%2e%2e/media/a.js",
    "/api/schema/",
  ])("D2: refuses %s", (address) => {
    expect(() => ownScript(address)).toThrow(TypeError);
  });
});
