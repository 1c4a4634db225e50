import { describe, expect, it } from "vitest";
import { setToken } from "../../lib/device/session.ts";
import { draftOf, forgetDraft, keepDraft, NO_DRAFT } from "./drafts.ts";

describe("drafts of the morning round", () => {
  it("COACH-126 are kept for each client by itself until they are saved", () => {
    keepDraft(1, { ...NO_DRAFT, note: "Rest well." });
    keepDraft(2, { ...NO_DRAFT, steps: -2 });
    expect([draftOf(1).note, draftOf(2).steps, draftOf(3)]).toEqual(["Rest well.", -2, NO_DRAFT]);
    forgetDraft(1);
    expect([draftOf(1), draftOf(2).steps]).toEqual([NO_DRAFT, -2]);
    forgetDraft(2);
  });

  it("COACH-126 are gone when someone else signs in", () => {
    keepDraft(1, { ...NO_DRAFT, message: "Well done" });
    setToken(null);
    expect(draftOf(1)).toEqual(NO_DRAFT);
  });
});
