import { describe, expect, it } from "vitest";
import { bannedWordsIn } from "./words.ts";

describe("the list of words", () => {
  it.each([
    "// Somebody else has changed it.",
    "const isSomebodyElse = true;",
    "/** Planned anew. */",
    "The old plan gave way to the new one.",
    "so that no deadlock can come about",
    "A client who is no more is skipped.",
    "const MOST_TRIES = 5;",
    "const isChosenAnew = true;",
    "function itemsGivingWay() {}",
    "what stands there already",
    "A meal that stood there before.",
    "/** Five seconds at the most. */",
    "The folder in which it comes to be.",
  ])("refuses %s", (text) => {
    expect(bannedWordsIn(`First line\n${text}`)).toEqual([expect.stringMatching(/^2: ".+": write \S/)]);
  });

  it("leaves ordinary English alone", () => {
    const text =
      "No more than five. The total is no more than 100 g. Most people; the most_people column. A new plan.";
    expect(bannedWordsIn(text)).toEqual([]);
  });
});
