import type { DiarySlot } from "@plateful/planning";
import type { DiaryEntry } from "./diary-entry.ts";

/** The dialog that stands open in the planner. */
export type DiaryDialog =
  | { readonly kind: "add"; readonly slot: DiarySlot }
  | { readonly kind: "note" }
  | { readonly kind: "planWeek" }
  | { readonly kind: "remove"; readonly entry: DiaryEntry }
  | { readonly kind: "regenerate" }
  | { readonly kind: "numbers" }
  | { readonly kind: "swap"; readonly entry: DiaryEntry }
  | { readonly kind: "quickMeal"; readonly entry: DiaryEntry }
  | { readonly kind: "eatenTime"; readonly entry: DiaryEntry }
  | { readonly kind: "portion"; readonly entry: DiaryEntry }
  | { readonly kind: "rebalance"; readonly added: string }
  | { readonly kind: "copy"; readonly slot: DiarySlot | null };
