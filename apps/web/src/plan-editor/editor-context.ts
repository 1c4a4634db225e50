import type { FittingRecipes, User } from "@plateful/contract";
import type { ClientNutritionPlan, PlanStep, Weekday } from "@plateful/nutrition";
import { createContext, useContext } from "react";
import type { CallError } from "../lib/server/call-error.ts";
import type { ReadySource } from "./plan-source.ts";

/** A plan in the editor, with what all steps need of it. */
export interface PlanEditor {
  readonly client: User;
  readonly source: ReadySource;
  readonly plan: ClientNutritionPlan;
  readonly change: (next: (plan: ClientNutritionPlan) => ClientNutritionPlan) => void;
  readonly fixedDays: readonly Weekday[];
  /** What fits each meal of the draft; null while it is not known. */
  readonly fits: FittingRecipes["slots"] | null;
  readonly addressOf: (step: PlanStep) => string;
  readonly clientAddress: string;
  readonly save: () => void;
  readonly isSaving: boolean;
  /** Why the last try to save did not work. */
  readonly refusal: CallError | null;
  /** A draft of an earlier visit was taken up and differs from what is stored. */
  readonly isRestored: boolean;
  readonly startOver: () => void;
  /** Saves what is drafted of a plan that was deleted meanwhile as a new one. */
  readonly saveAsNew: () => void;
}

export const PlanEditorContext = createContext<PlanEditor | null>(null);

/** The plan in the editor, for its steps. */
export function usePlanEditor(): PlanEditor {
  const editor = useContext(PlanEditorContext);
  if (editor === null) throw new Error("A step of the plan editor stands outside of it.");
  return editor;
}
