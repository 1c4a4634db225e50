import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { initialLanguage } from "../language/language.ts";

const SCRIPT = "../../../public/before-paint.js";

/** Runs the script as the page at an address does, and gives the texts that it asks for. */
async function textsAskedFor(stored: string | null, device: string, path = "/planner"): Promise<unknown[]> {
  localStorage.clear();
  if (stored !== null) localStorage.setItem("plateful-language", stored);
  document.head.replaceChildren();
  vi.spyOn(navigator, "language", "get").mockReturnValue(device);
  vi.stubGlobal("location", { pathname: path });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const script = document.createElement("script");
  const late = { enLate: "/assets/en-late.js", nlLate: "/assets/nl-late.js" };
  Object.assign(script.dataset, { en: "/assets/en.js", nl: "/assets/nl.js", ...late });
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  vi.resetModules();
  await import(/* @vite-ignore */ SCRIPT);
  const links = [...document.head.querySelectorAll("link[rel=modulepreload]")];
  return links.map((link) => link.getAttribute("href"));
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
      const language = initialLanguage(stored, device);
      expect(await textsAskedFor(stored, device)).toEqual([`/assets/${language}.js`]);
    },
  );

  it.each([
    ["/", 1],
    ["/planner", 1],
    ["/login", 2],
    ["/profile", 2],
    ["/coach/clients/3/planner", 2],
  ])("OPS-037 at %s fetches %i parts of the texts", async (path, count) => {
    const all = ["/assets/nl.js", "/assets/nl-late.js"];
    expect(await textsAskedFor("nl", "en-GB", path)).toEqual(all.slice(0, count));
  });
});
