import type { FeatureFlag } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { flagChanges, readPercent, toFlagDraft } from "./flag-draft.ts";
import { isOn, shareOf } from "./flag-state.ts";

const NOBODY = { kind: "FLAG", everyone: null, users: [], organisations: [], percent: 0 } as const;

describe("a flag", () => {
  it.each([
    ["names nobody", {}, false, 0],
    ["names a person", { users: [7] }, true, 3],
    ["names an organisation", { organisations: [7] }, true, 3],
    ["is on for everybody", { everyone: true }, true, 100],
    ["is off for everybody, whomever it names", { everyone: false, users: [7] }, false, 0],
    ["has a share", { kind: "SAMPLE", percent: 25 }, true, 25],
    ["has a share that does not count", { percent: 25 }, false, 0],
    ["is a sample of nobody", { kind: "SAMPLE", percent: 0 }, false, 0],
    ["is a sample of few, and names someone", { kind: "SAMPLE", percent: 1, users: [7] }, true, 3],
  ] as const)("STAFF-017 that %s", (_what, change, on, share) => {
    const flag = { ...NOBODY, ...change } as unknown as FeatureFlag;
    expect([isOn(flag), shareOf(flag)]).toEqual([on, share]);
  });
});

describe("the form of a flag", () => {
  const flag = { ...NOBODY, id: 3, name: "FF_NEW", everyone: true, users: [7] } as unknown as FeatureFlag;

  it("STAFF-018 sends what differs alone, so that a list needs no new sign-in", () => {
    const draft = toFlagDraft(flag);
    expect(flagChanges(draft, flag)).toEqual({});
    expect(flagChanges({ ...draft, users: [7, 8] }, flag)).toEqual({ users: [7, 8] });
    expect(flagChanges({ ...draft, decision: "LISTS" }, flag)).toEqual({ everyone: null });
    expect(flagChanges({ ...draft, decision: "NOBODY", percent: " 25 " }, flag)).toEqual({
      everyone: false,
      percent: 25,
    });
  });

  it("STAFF-018 sends all of a new one", () => {
    expect(flagChanges({ ...toFlagDraft(null), name: " FF_NEW " }, null)).toEqual({
      ...{ name: "FF_NEW", kind: "FLAG", everyone: null, percent: 0, organisations: [], users: [] },
    });
  });

  it("STAFF-018 takes whole percents from 0 to 100", () => {
    expect(["0", " 100 ", "101", "2.5", "", "-1", "x"].map(readPercent)).toEqual([
      ...[0, 100, null, null, null, null, null],
    ]);
  });
});
