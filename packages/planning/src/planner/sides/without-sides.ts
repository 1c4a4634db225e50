import { type Macros, sumOfMacros } from "@plateful/nutrition";
import type { SlotSpec } from "../model/plan-input.ts";

/** However much is beside it, the dish of a slot keeps this part of its energy. */
const MIN_DISH = 0.5;

/** A slot in which sides stand already: its dish is planned for what they leave. */
export function withoutSides(slot: SlotSpec, sides: readonly Macros[]): SlotSpec {
  if (sides.length === 0) return slot;
  const beside = sumOfMacros(sides);
  const { target } = slot;
  const left = (name: keyof Macros) => Math.max(0, target[name] - beside[name]);
  return {
    ...slot,
    target: {
      kcal: Math.max(MIN_DISH * target.kcal, left("kcal")),
      protein: left("protein"),
      carbohydrates: left("carbohydrates"),
      fat: left("fat"),
    },
    hasSide: true,
  };
}
