import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";

/** Loads all modules again, since texts that are there already stay. */
const open = async (path: string, isKnown = true) => {
  vi.resetModules();
  const { nl } = await import("@plateful/phrases/nl");
  const { loadPhrasesFor, ...rest } = await import("./load-phrases.ts");
  if (isKnown) localStorage.setItem("plateful-own-person", "7");
  const phrases = await loadPhrasesFor("nl", path);
  /** Reading late texts outside a component does not wait, so it throws while they are not there. */
  const hasLate = (): boolean => {
    try {
      return phrases.profile === nl.profile;
    } catch {
      return false;
    }
  };
  return { nl, phrases, hasLate, ...rest };
};

beforeEach(() => localStorage.clear());

describe("the texts of a language", () => {
  it("OPS-037 come in two parts on the planner: first its own, then the others as soon as anything is pressed", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { nl, phrases, hasLate, fetchLatePhrasesOnPress } = await open("/planner");
    expect(phrases.diary).toEqual(nl.diary);
    expect(hasLate()).toBe(false);
    vi.restoreAllMocks();
    const alongside = vi.fn();
    fetchLatePhrasesOnPress(() => "nl", alongside);
    expect(alongside).not.toHaveBeenCalled();
    dispatchEvent(new Event("pointerdown"));
    expect(alongside).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(hasLate()).toBe(true));
    expect({ ...phrases }).toEqual(nl);
  });

  it.each([
    ["on another screen", "/profile", true],
    ["for a visitor, who is led to another screen", "/", false],
  ])("OPS-037 are all there %s", async (_where, path, isKnown) => {
    const { nl, phrases } = await open(path, isKnown);
    expect({ ...phrases }).toEqual(nl);
  });

  it("PROF-033 are those of a preview language, and English where it has none", async () => {
    const { first, late } = await import("@plateful/phrases/de");
    const { en } = await import("@plateful/phrases/en");
    const { loadPhrases } = await open("/profile");
    const phrases = await loadPhrases("de");
    expect(phrases.onboarding.goal).toEqual(late(en).onboarding.goal);
    expect(phrases.onboarding.goal).not.toEqual(en.onboarding.goal);
    expect(phrases.navigation.planner).toBe(first(en).navigation.planner);
    expect(phrases.navigation.planner).not.toBe(en.navigation.planner);
    expect(phrases.profile.system).toMatchObject({ language: en.profile.system.language });
  });

  it("OPS-037 are waited for by what shows them", async () => {
    const { nl, phrases } = await open("/planner");
    const { LanguageProvider, usePhrases } = await import("./LanguageProvider.tsx");
    const Title = () => <h1>{usePhrases().profile.title}</h1>;
    const page = (
      <LanguageProvider first={phrases}>
        <Suspense fallback={<p role="status">waiting</p>}>
          <Title />
        </Suspense>
      </LanguageProvider>
    );
    await act(async () => {
      render(page);
    });
    expect((await screen.findByRole("heading")).textContent).toBe(nl.profile.title);
  });
});
