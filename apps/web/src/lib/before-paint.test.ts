import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { initialLanguage } from "./language.ts";

const SCRIPT = readFileSync(join(import.meta.dirname, "../../public/before-paint.js"), "utf8");

/** Runs the script as the page does, and gives the text that it asks for. */
function textsAskedFor(stored: string | null, device: string): string | null {
  localStorage.clear();
  if (stored !== null) localStorage.setItem("plateful-language", stored);
  document.head.replaceChildren();
  vi.spyOn(navigator, "language", "get").mockReturnValue(device);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const script = document.createElement("script");
  Object.assign(script.dataset, { en: "/assets/en.js", nl: "/assets/nl.js" });
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  new Function(SCRIPT)();
  return document.head.querySelector("link[rel=modulepreload]")?.getAttribute("href") ?? null;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("what runs before the first paint", () => {
  it.each([
    ["nl", "en-GB"],
    ["en", "nl-NL"],
    [null, "nl-NL"],
    [null, "nl"],
    [null, "de-DE"],
    [null, "nld"],
    ["fr", "nl-BE"],
  ])(
    "PROF-018 with %s stored and the device in %s fetches the texts that the app will speak",
    (stored, device) => {
      expect(textsAskedFor(stored, device)).toBe(`/assets/${initialLanguage(stored, device)}.js`);
    },
  );
});
