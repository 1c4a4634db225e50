import { expect, it } from "vitest";
import { mergeNote } from "./merge-note.ts";

it.each([
  ["nothing changed elsewhere", { before: null, note: "Mine" }, null, "Mine"],
  ["the note that was seen is edited", { before: "Old", note: "Mine" }, "Old", "Mine"],
  ["the note that was seen is deleted", { before: "Old", note: null }, "Old", null],
  ["something was written elsewhere", { before: null, note: "Mine" }, "Theirs", "Theirs\n\nMine"],
  ["both edited the same note", { before: "Old", note: "Mine" }, "Theirs", "Theirs\n\nMine"],
  ["a note that changed elsewhere is not deleted", { before: "Old", note: null }, "Theirs", "Theirs"],
  ["a note that was deleted elsewhere is written", { before: "Old", note: "Mine" }, null, "Mine"],
  ["the first attempt arrived, its answer did not", { before: null, note: "Mine" }, "Mine", "Mine"],
  [
    "the first attempt was merged, its answer did not arrive",
    { before: null, note: "Mine" },
    "Theirs\n\nMine",
    "Theirs\n\nMine",
  ],
  ["a merged note is edited again", { before: "Mine", note: "Better" }, "Theirs\n\nMine", "Theirs\n\nBetter"],
  [
    "the first attempt arrived, and others wrote below it",
    { before: null, note: "Mine" },
    "Mine\n\nTheirs",
    "Mine\n\nTheirs",
  ],
  ["more was written below it", { before: "Mine", note: "Mine\n\nMore" }, "Mine\n\nMore", "Mine\n\nMore"],
  ["a note with signs of its own", { before: "Mine", note: "$& $1" }, "Theirs\n\nMine", "Theirs\n\n$& $1"],
  ["a merged note is deleted again", { before: "Mine", note: null }, "Theirs\n\nMine", "Theirs"],
])("DIARY-095 loses no text: %s", (_when, change, now, merged) => {
  expect(mergeNote(change, now)).toBe(merged);
});
