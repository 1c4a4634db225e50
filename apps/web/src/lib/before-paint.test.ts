import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { initialLanguage } from "./language.ts";

const SCRIPT = "../../public/before-paint.js";

/** Runs the script as the page does, and gives the text that it asks for. */
async function textsAskedFor(stored: string | null, device: string): Promise<string | null> {
  localStorage.clear();
  if (stored !== null) localStorage.setItem("plateful-language", stored);
  document.head.replaceChildren();
  vi.spyOn(navigator, "language", "get").mockReturnValue(device);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const script = document.createElement("script");
  Object.assign(script.dataset, { en: "/assets/en.js", nl: "/assets/nl.js" });
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  vi.resetModules();
  await import(/* @vite-ignore */ SCRIPT);
  return document.head.querySelector("link[rel=modulepreload]")?.getAttribute("href") ?? null;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Files of one worker share the loaded modules and the storage: the next one begins in English.
afterAll(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  vi.resetModules();
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
    async (stored, device) => {
      expect(await textsAskedFor(stored, device)).toBe(`/assets/${initialLanguage(stored, device)}.js`);
    },
  );
});
