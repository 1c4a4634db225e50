import type { TeamRight } from "@plateful/access";
import type { TriageReasonShown, TriageRow } from "@plateful/contract";
import { PATHS } from "../../lib/address/paths.ts";

/** Which field has the focus when a client opens. */
export type StartsWith = "energy" | "note" | "message";

type Reason = TriageReasonShown["reason"];

/** What a coach does first about a reason. */
type StepName =
  | "ADJUST_ENERGY"
  | "ADJUST_PLAN"
  | "MAKE_PLAN"
  | "ASK"
  | "REPLY"
  | "READ_CHECK_IN"
  | "ASK_AGAIN"
  | "WRITE"
  | "OPEN";

/** A step is taken in the open client, at a field of it, or on another screen. */
export type NextStep =
  | { readonly name: StepName; readonly field: StartsWith | null }
  | { readonly name: StepName; readonly href: string };

const STEPS: Readonly<Record<Reason, StepName>> = {
  UNDER_FLOOR: "ADJUST_ENERGY",
  WEIGHT_PACE: "ADJUST_ENERGY",
  ENERGY_OFF: "ADJUST_ENERGY",
  GOAL_REACHED: "ADJUST_ENERGY",
  PROTEIN_OFF: "ADJUST_PLAN",
  NO_FITS: "ADJUST_PLAN",
  NO_PLAN: "MAKE_PLAN",
  NOTHING_LOGGED: "ASK",
  HELP: "REPLY",
  MESSAGE: "REPLY",
  CHECK_IN: "READ_CHECK_IN",
  CHECK_IN_OPEN: "ASK_AGAIN",
  PAYMENT: "WRITE",
};

const NEEDS: Readonly<Partial<Record<StepName, TeamRight>>> = {
  ADJUST_ENERGY: "EDIT_PLANS",
  ADJUST_PLAN: "EDIT_PLANS",
  MAKE_PLAN: "EDIT_PLANS",
  ASK: "MESSAGE",
  REPLY: "MESSAGE",
  ASK_AGAIN: "MESSAGE",
  WRITE: "MESSAGE",
};

/**
 * The step that answers a reason. Without the right to it the client is opened instead, and without a plan to adjust, or one
 * that is not shared, a message is written.
 */
export function stepFor(
  client: Pick<TriageRow, "id" | "plan_kcal">,
  reason: Reason | undefined,
  hasRight: (right: TeamRight) => boolean,
): NextStep {
  const may = (name: StepName) => {
    const right = NEEDS[name];
    return right === undefined || hasRight(right);
  };
  const at = (path: string) => path.replace("$clientId", String(client.id));
  const wanted = reason === undefined ? "OPEN" : STEPS[reason];
  const adjusts = wanted === "ADJUST_ENERGY" || wanted === "ADJUST_PLAN";
  const name = adjusts && client.plan_kcal === null ? "WRITE" : wanted;
  if (!may(name)) return { name: "OPEN", field: null };
  switch (name) {
    case "ADJUST_ENERGY":
      return { name, field: "energy" };
    case "ADJUST_PLAN":
      return { name, href: `${at(PATHS.client)}?tab=nutrition-plan` };
    case "MAKE_PLAN":
      return { name, href: at(PATHS.planEnergyBalance).replace("$nutritionPlanId", "new") };
    case "READ_CHECK_IN":
    case "ASK_AGAIN":
      return { name, href: at(PATHS.clientCheckIns) };
    case "OPEN":
      return { name, field: null };
    default:
      return { name, field: "message" };
  }
}
