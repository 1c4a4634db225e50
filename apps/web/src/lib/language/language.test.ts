import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

const load = () => import("./language.ts");
const speakOnDevice = (locale: string) => vi.spyOn(navigator, "language", "get").mockReturnValue(locale);

// Files of one worker share the loaded modules and the storage: the next one begins in English.
afterAll(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  vi.resetModules();
});

describe("the language of the app", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it.each([
    ["nl", true, "en-GB", "nl"],
    ["en", false, "nl-NL", "en"],
    [null, true, "nl-NL", "en"],
    [null, false, "nl-NL", "nl"],
    [null, true, "de-DE", "en"],
    [null, false, "de-DE", "en"],
    ["fr", true, "nl-NL", "en"],
    [null, false, undefined, "en"],
  ] as const)(
    "PROF-018 with %s stored, English only %s and the device in %s speaks %s",
    async (stored, isEnglishOnly, device, spoken) => {
      const { initialLanguage } = await load();
      expect(initialLanguage(stored, device, isEnglishOnly)).toBe(spoken);
    },
  );

  it.each([
    ["nl", "nl"],
    ["nl-BE", "nl"],
    ["en-GB", "en"],
    ["de-DE", "en"],
  ])("PROF-017 begins on a device in %s with %s, and keeps a choice", async (device, spoken) => {
    speakOnDevice(device);
    const first = await load();
    expect(first.currentLanguage()).toBe(spoken);
    const other = spoken === "nl" ? "en" : "nl";
    first.storeLanguage(other);
    vi.resetModules();
    expect((await load()).currentLanguage()).toBe(other);
  });

  it.each([
    ["de", "de-DE", null, "de"],
    ["de", "nl-NL", null, "nl"],
    ["de", "de-DE", "nl", "nl"],
    ["de", "de-DE", "de", "de"],
    ["fr", "de-DE", null, "en"],
    [undefined, "de-DE", null, "en"],
    [undefined, "en-GB", "de", "en"],
  ])(
    "PROF-033 with %s let in, a device in %s and %s stored speaks %s",
    async (allowed, device, stored, spoken) => {
      if (allowed !== undefined) document.documentElement.dataset.previewLanguages = allowed;
      if (stored !== null) localStorage.setItem("plateful-language", stored);
      speakOnDevice(device);
      const { chosenLanguage, currentLanguage } = await load();
      delete document.documentElement.dataset.previewLanguages;
      expect(currentLanguage()).toBe(spoken);
      expect(chosenLanguage()).toBe(stored === "nl" ? "nl" : null);
    },
  );

  it("PROF-018 turns to English once it is known that someone is to have nothing else, and back when they leave", async () => {
    speakOnDevice("nl-NL");
    const { currentLanguage, onLanguageSettled, settleLanguage, storeLanguage } = await load();
    const told: string[] = [];
    const stop = onLanguageSettled((next) => told.push(next));
    settleLanguage(true);
    expect(currentLanguage()).toBe("en");
    settleLanguage(true);
    settleLanguage(false);
    expect(told).toEqual(["en", "nl"]);
    storeLanguage("nl");
    settleLanguage(true);
    expect(currentLanguage()).toBe("nl");
    stop();
  });
});
