import { afterEach, expect, it, vi } from "vitest";
import { isInstalled, isMobileApp } from "./use-media.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["installed, on a phone", ["(display-mode: standalone)", "(max-width: 900px)"], true, true],
  ["installed, on a desktop", ["(display-mode: standalone)"], true, false],
  ["in a browser, on a phone", ["(max-width: 900px)"], false, false],
  ["in a browser, on a desktop", [], false, false],
])("ONB-002 %s", (_where, holding, installed, mobileApp) => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: (holding as string[]).includes(query) }));
  expect([isInstalled(), isMobileApp()]).toEqual([installed, mobileApp]);
});
