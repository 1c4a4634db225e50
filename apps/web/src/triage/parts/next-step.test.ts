import type { TeamRight } from "@plateful/access";
import { TRIAGE_REASONS } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { stepFor } from "./next-step.ts";

const SANNE = { id: 7, plan_kcal: 1800 };
const all = () => true;
const without = (missing: TeamRight) => (right: TeamRight) => right !== missing;

describe("the next step about a client", () => {
  it.each([
    ["UNDER_FLOOR", { name: "ADJUST_ENERGY", field: "energy" }],
    ["WEIGHT_PACE", { name: "ADJUST_ENERGY", field: "energy" }],
    ["ENERGY_OFF", { name: "ADJUST_ENERGY", field: "energy" }],
    ["GOAL_REACHED", { name: "ADJUST_ENERGY", field: "energy" }],
    ["PROTEIN_OFF", { name: "ADJUST_PLAN", href: "/coach/clients/7?tab=nutrition-plan" }],
    ["NO_FITS", { name: "ADJUST_PLAN", href: "/coach/clients/7?tab=nutrition-plan" }],
    ["NO_PLAN", { name: "MAKE_PLAN", href: "/coach/clients/7/plans/new/energy-balance" }],
    ["NOTHING_LOGGED", { name: "ASK", field: "message" }],
    ["HELP", { name: "REPLY", field: "message" }],
    ["MESSAGE", { name: "REPLY", field: "message" }],
    ["CHECK_IN", { name: "READ_CHECK_IN", href: "/coach/clients/7/check-ins" }],
    ["CHECK_IN_OPEN", { name: "ASK_AGAIN", href: "/coach/clients/7/check-ins" }],
    ["PAYMENT", { name: "WRITE", field: "message" }],
  ] as const)("COACH-189 answers the reason %s", (reason, step) => {
    expect(stepFor(SANNE, reason, all)).toEqual(step);
  });

  it("COACH-189 opens a client who gives no reason", () => {
    expect(stepFor(SANNE, undefined, all)).toEqual({ name: "OPEN", field: null });
  });

  it("COACH-189 writes where there is no plan to adjust, or it is not shared", () => {
    const unplanned = { id: 7, plan_kcal: null };
    for (const reason of ["UNDER_FLOOR", "NO_FITS"] as const)
      expect(stepFor(unplanned, reason, all)).toEqual({ name: "WRITE", field: "message" });
  });

  it("COACH-189 offers nothing that the coach has no right to", () => {
    const steps = (missing: TeamRight) =>
      TRIAGE_REASONS.filter((reason) => stepFor(SANNE, reason, without(missing)).name === "OPEN");
    expect(steps("EDIT_PLANS")).toEqual(
      expect.arrayContaining([
        "UNDER_FLOOR",
        "WEIGHT_PACE",
        "ENERGY_OFF",
        "GOAL_REACHED",
        "PROTEIN_OFF",
        "NO_FITS",
        "NO_PLAN",
      ]),
    );
    expect(steps("EDIT_PLANS")).toHaveLength(7);
    expect(steps("MESSAGE")).toEqual(
      expect.arrayContaining(["NOTHING_LOGGED", "HELP", "MESSAGE", "CHECK_IN_OPEN", "PAYMENT"]),
    );
    expect(steps("MESSAGE")).toHaveLength(5);
  });
});
