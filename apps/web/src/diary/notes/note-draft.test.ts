import { describe, expect, it } from "vitest";
import { judgeNote, MAX_NOTE_LENGTH } from "./note-draft.ts";

describe("note", () => {
  it("DIARY-053 can be saved when it says something new, spaces aside", () => {
    expect(judgeNote("  Long run  ", null)).toMatchObject({ text: "Long run", canSave: true });
    expect(judgeNote("   ", null).canSave).toBe(false);
    expect(judgeNote(" Long run ", "Long run").canSave).toBe(false);
  });

  it("DIARY-054 holds 2000 characters at most", () => {
    expect(judgeNote("x".repeat(MAX_NOTE_LENGTH), null)).toMatchObject({ charactersLeft: 0, canSave: true });
    expect(judgeNote("x".repeat(2001), null)).toMatchObject({ charactersLeft: -1, canSave: false });
  });
});
