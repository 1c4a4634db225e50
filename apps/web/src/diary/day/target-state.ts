import { barState, WARNING_MARGIN } from "@plateful/nutrition";
import type { TargetState } from "../../ui/StateBadge.tsx";

/** How an amount stands against its target; below 85 percent is a milder `ok`. Null without a target. */
export function targetState(actual: number, target: number | null): TargetState | null {
  const state = barState(actual, target);
  if (state !== "ok" || target === null) return state;
  return actual < target * (1 - WARNING_MARGIN) ? "short" : "ok";
}
