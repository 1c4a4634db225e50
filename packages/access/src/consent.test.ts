import { describe, expect, it } from "vitest";
import { type ConsentDecided, hasAgreed, hasAnswered, kindsToAsk } from "./consent.ts";

const decided = (change: Partial<ConsentDecided> = {}): ConsentDecided => ({
  kind: "BODY_AND_PLAN",
  decision: "GIVEN",
  text_version: 1,
  ...change,
});
const asked = (decisions: readonly ConsentDecided[], change: object = {}) =>
  kindsToAsk({ decisions, hasCoach: false, hasCycleData: false, ...change });

describe("consent", () => {
  it("PRIV-004: is agreed to by the person, for the present text only", () => {
    expect(hasAgreed([decided()], "BODY_AND_PLAN")).toBe(true);
    expect(hasAgreed([decided()], "CYCLE")).toBe(false);
    expect(hasAgreed([decided({ text_version: 0 })], "BODY_AND_PLAN")).toBe(false);
    expect(hasAgreed([decided({ decision: "DECLARED", text_version: null })], "BODY_AND_PLAN")).toBe(false);
    expect(hasAgreed([decided({ decision: "WITHDRAWN", text_version: null })], "BODY_AND_PLAN")).toBe(false);
    expect(hasAgreed([decided({ decision: "WITHDRAWN" })], "BODY_AND_PLAN")).toBe(false);
  });

  it("PRIV-013: is answered by yes and by no, but not by a coach", () => {
    expect(hasAnswered([decided({ decision: "WITHDRAWN", text_version: null })], "BODY_AND_PLAN")).toBe(true);
    expect(hasAnswered([decided({ decision: "DECLARED", text_version: null })], "BODY_AND_PLAN")).toBe(false);
    expect(hasAnswered([], "BODY_AND_PLAN")).toBe(false);
  });
});

describe("what is asked at an entry", () => {
  it("PRIV-013: body and plan, until the present text was answered", () => {
    expect(asked([])).toEqual(["BODY_AND_PLAN"]);
    expect(asked([decided({ text_version: 0 })])).toEqual(["BODY_AND_PLAN"]);
    expect(asked([decided()])).toEqual([]);
  });

  it("PRIV-013: sharing, of who has a coach", () => {
    expect(asked([decided()], { hasCoach: true })).toEqual(["COACH_SHARING"]);
    const declared = decided({ kind: "COACH_SHARING", decision: "DECLARED", text_version: null });
    expect(asked([decided(), declared], { hasCoach: true })).toEqual(["COACH_SHARING"]);
    expect(asked([decided(), decided({ kind: "COACH_SHARING" })], { hasCoach: true })).toEqual([]);
  });

  it("PRIV-009 PRIV-011: other kinds only when a coach declared them or something was stored before", () => {
    const sleep = decided({ kind: "STRESS_AND_SLEEP", decision: "DECLARED", text_version: null });
    expect(asked([decided(), sleep])).toEqual(["STRESS_AND_SLEEP"]);
    expect(asked([decided()], { hasCycleData: true })).toEqual(["CYCLE"]);
    expect(asked([decided(), decided({ kind: "CYCLE" })], { hasCycleData: true })).toEqual([]);
  });
});
