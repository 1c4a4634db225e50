import type { UserProfile } from "@plateful/contract";
import { phrasesOf } from "@plateful/phrases/all";
import { describe, expect, it } from "vitest";
import { CallError } from "../lib/server/call-error.ts";
import { InternalError } from "../lib/server/internal-error.ts";
import { readKept, writeKept } from "./kept-state.ts";
import { fulfilled, NEW_STATE, pending, rejected, stateOfProfile } from "./onboarding-state.ts";
import { waitAfterSaving } from "./saving-time.ts";
import { addressAfter, addressBefore } from "./step-paths.ts";
import { SubmitRefused, submitFailureText } from "./submit-failure.ts";

const { simpleOnboarding: words } = phrasesOf("en");
const { simpleOnboarding: dutch } = phrasesOf("nl");

describe("the state", () => {
  it("SIM-007 holds the answers, the step and what became of sending them", () => {
    expect(NEW_STATE).toEqual({
      motivation: null,
      cookingStyles: [],
      diet: "NONE",
      allergens: ["NONE"],
      mealTimes: ["BREAKFAST", "LUNCH", "DINNER"],
      currentStep: 1,
      isSubmitting: false,
      error: null,
      isCompleted: false,
    });
  });

  it("SIM-006 is filled from a profile, at step 1", () => {
    const profile = {
      onboarding_motivation: "SAVE_TIME",
      onboarding_cooking_styles: ["EASY"],
      simple_diet: "VEGAN",
      simple_allergens: ["SOY"],
      preferred_meal_times: ["DINNER", "LUNCH"],
    } as unknown as UserProfile;
    expect(stateOfProfile(profile)).toEqual({
      ...NEW_STATE,
      motivation: "SAVE_TIME",
      cookingStyles: ["EASY"],
      diet: "VEGAN",
      allergens: ["SOY"],
      mealTimes: ["LUNCH", "DINNER"],
      currentStep: 1,
    });
  });

  it("SIM-023 goes from pending to completed, or keeps why not", () => {
    const failed = rejected(pending(NEW_STATE), "Busy.");
    expect(failed).toEqual({ ...NEW_STATE, error: "Busy." });
    expect(pending(failed)).toEqual({ ...NEW_STATE, isSubmitting: true, error: null });
    expect(fulfilled(pending(failed))).toEqual({ ...NEW_STATE, isCompleted: true });
  });

  it("SIM-006 is kept for its own person, for seven days", () => {
    const state = { ...NEW_STATE, motivation: "SAVE_TIME", currentStep: 4 } as const;
    const text = writeKept(state, 7, 1_000);
    const week = 7 * 86_400_000;
    expect(readKept(text, 7, week + 999)).toEqual(state);
    expect(readKept(text, 7, week + 1_000)).toBeNull();
    expect(readKept(text, 8, 1_000)).toBeNull();
    expect(readKept("{", 7, 1_000)).toBeNull();
    expect(readKept(text.replace('"cookingStyles":[]', '"cookingStyles":1'), 7, 1_000)).toBeNull();
  });
});

describe("the way through the screens", () => {
  it("SIM-001 SIM-003 follows their order and fails where none is next", () => {
    const walked = ["/simple-onboarding/welcome-video"];
    while (walked.length < 8) walked.push(addressAfter(walked.at(-1) ?? ""));
    expect(walked).toEqual([
      ...["welcome-video", "motivation", "cooking-style", "diet", "allergens", "meal-times", "loading"].map(
        (name) => `/simple-onboarding/${name}`,
      ),
      "/onboarding/done",
    ]);
    const message = "Unable to proceed to the next step. Please try again or contact support.";
    expect(() => addressAfter("/onboarding/done")).toThrow(message);
    expect(() => addressAfter("/elsewhere")).toThrow(message);
  });

  it.each([
    ["welcomeVideo", true, false, null],
    ["motivation", true, false, "/simple-onboarding/welcome-video"],
    ["motivation", false, false, null],
    ["motivation", true, true, "/profile"],
    ["cookingStyle", false, true, "/simple-onboarding/motivation"],
    ["mealTimes", false, false, "/simple-onboarding/allergens"],
  ] as const)(
    "SIM-002 leads back from %s (video %s, redone %s) to %s",
    (step, hasVideo, isRedone, address) => {
      expect(addressBefore(step, { hasVideo, isRedone })).toBe(address);
    },
  );
});

describe("the loading screen", () => {
  it.each([
    [0, 0, 4_000],
    [0, 0.9999, 4_999],
    [1_200, 0.5, 3_300],
    [9_000, 0.5, 1_000],
  ])("SIM-030 after %i ms with chance %f stands %i ms more", (elapsed, chance, wait) => {
    expect(waitAfterSaving(elapsed, chance)).toBe(wait);
  });
});

describe("a failed save", () => {
  const answered = (details: object) => new CallError("save", { status: 502, ...details });

  it("SIM-032 says the server's detail, its data, its status, what was thrown, or that it failed", () => {
    const fields = { weight: ["Too low."] };
    expect(submitFailureText(answered({ detail: "Busy.", fields }), words)).toBe("Busy.");
    expect(submitFailureText(answered({ fields }), words)).toBe("weight: Too low.");
    expect(submitFailureText(answered({}), words)).toBe("API Error (502)");
    expect(submitFailureText(new Error("No disk."), words)).toBe("No disk.");
    const failed = "Failed to save onboarding data. Please try again.";
    expect(submitFailureText(new CallError("save", { status: 0 }), words)).toBe(failed);
    expect(submitFailureText(undefined, words)).toBe(failed);
  });

  it.each([
    ["motivation", "Motivation is required", "Motivatie is verplicht"],
    ["cooking_styles", "Please select 1-2 cooking styles", "Kies 1-2 kookstijlen"],
    ["meal_times", "Please select at least one meal time", "Kies minstens één maaltijd"],
  ] as const)("SIM-017 %s is missing: '%s'", (code, english, inDutch) => {
    const error = new SubmitRefused(code);
    expect(error.message).toBe(english);
    expect(submitFailureText(error, words)).toBe(english);
    expect(submitFailureText(error, dutch)).toBe(inDutch);
  });

  it("SIM-017 ERR-016 a missing person says so in the person's language", () => {
    const error = new InternalError("user_id");
    expect(submitFailureText(error, words)).toBe("User ID not found");
    expect(submitFailureText(error, dutch)).toBe("Gebruikers-ID niet gevonden");
  });
});
