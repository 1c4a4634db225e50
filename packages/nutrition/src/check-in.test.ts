import { describe, expect, it } from "vitest";
import {
  CHECK_IN_TOPICS,
  changeOfAnswer,
  isSleepOrStress,
  MAX_CHECK_IN_QUESTIONS,
  topicOf,
  USUAL_CHECK_IN_QUESTIONS,
  weekSince,
} from "./check-in.ts";

describe("a check-in", () => {
  it("CHECK-001 asks four scales and two texts unless the practice says otherwise", () => {
    expect(USUAL_CHECK_IN_QUESTIONS.map(({ id, kind }) => [id, kind])).toEqual([
      ["hunger", "SCALE"],
      ["energy", "SCALE"],
      ["sleep", "SCALE"],
      ["stress", "SCALE"],
      ["went_well", "TEXT"],
      ["difficult", "TEXT"],
    ]);
    expect(USUAL_CHECK_IN_QUESTIONS.length).toBeLessThanOrEqual(MAX_CHECK_IN_QUESTIONS);
  });

  it("CHECK-006 knows its topics, and which of them tell of sleep or stress", () => {
    expect(CHECK_IN_TOPICS.filter(isSleepOrStress)).toEqual(["sleep", "stress"]);
    expect([topicOf("sleep"), topicOf("own-1")]).toEqual(["sleep", null]);
  });

  it.each([
    ["hunger", 4, 2, "DOWN", true],
    ["hunger", 2, 4, "UP", false],
    ["energy", 3, 4, "UP", true],
    ["sleep", 4, 2, "DOWN", false],
    ["stress", 4, 3, "DOWN", true],
    ["stress", 4, 4, "SAME", null],
    ["own-1", 1, 5, "UP", null],
  ] as const)(
    "CHECK-010 says of %s from %i to %i: %s, helpful %s",
    (id, before, now, direction, isHelpful) => {
      expect(changeOfAnswer(id, before, now)).toEqual({ direction, isHelpful });
    },
  );

  it("CHECK-010 compares nothing with an answer that was not given", () => {
    expect(changeOfAnswer("energy", null, 3)).toBeNull();
    expect(changeOfAnswer("energy", 3, null)).toBeNull();
  });

  it("CHECK-010 counts weeks from the day on which a client joined", () => {
    expect(weekSince("2026-03-18", "2026-03-18")).toBe(1);
    expect(weekSince("2026-03-18", "2026-03-24")).toBe(1);
    expect(weekSince("2026-03-18", "2026-03-25")).toBe(2);
    expect(weekSince("2026-03-18", "2026-03-01")).toBe(1);
    expect(() => weekSince("someday", "2026-03-01")).toThrow(RangeError);
  });
});
