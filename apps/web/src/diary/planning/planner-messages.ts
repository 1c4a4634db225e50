import type { MealSwap, PlanCandidates } from "@plateful/contract";
import type { DaysToFill } from "./days-to-fill.ts";
import type { FilledSlot, RebalanceAnswer } from "./plan-by-candidates.ts";
import type { HeldDay } from "./standing-day.ts";

/** What the page asks the worker. Candidates are sent once and then serve every question. */
export type PlannerQuestion =
  | { readonly kind: "load"; readonly candidates: PlanCandidates }
  | { readonly kind: "swaps"; readonly day: HeldDay; readonly itemId: number }
  | { readonly kind: "offers"; readonly day: HeldDay }
  | { readonly kind: "plan"; readonly wanted: DaysToFill; readonly seed: number };

/** What the worker answers to each kind of question. */
export interface PlannerReplies {
  /** Whether this app plans by the prices by which the server plans. */
  readonly load: { readonly plansAlike: boolean };
  /** Null when the meal is not open. */
  readonly swaps: MealSwap[] | null;
  readonly offers: RebalanceAnswer;
  readonly plan: readonly FilledSlot[];
}

export interface PlannerRequest {
  readonly id: number;
  readonly question: PlannerQuestion;
}

export type PlannerResponse =
  | { readonly id: number; readonly reply: PlannerReplies[keyof PlannerReplies] }
  /** What went wrong, for the error report; nothing of it is shown. */
  | { readonly id: number; readonly failure: string };
