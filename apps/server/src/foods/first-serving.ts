import type { ServingRow } from "./food-store.ts";

interface Measure {
  readonly row: Pick<ServingRow, "key">;
}

/** What nobody takes one of without saying so: half a peach from a tin, a segment of an orange. */
const PARTS: ReadonlySet<string> = new Set(["half", "half-slice", "segment"]);

/** Whether a serving is a household measure, and not 100 g or 100 ml. */
export const isHousehold = ({ row }: Measure): boolean => row.key !== "100-g" && row.key !== "100-ml";

/**
 * One of a food as people take it when no amount is known: a piece, else a slice, a glass or a bowl, never half of something;
 * 100 g of what has no other (FOOD-078).
 */
export const firstServingOf = <Serving extends Measure>(servings: readonly Serving[]): Serving | undefined =>
  servings.find(({ row }) => row.key === "piece") ??
  servings.find((one) => isHousehold(one) && !PARTS.has(one.row.key)) ??
  servings.find((one) => !isHousehold(one)) ??
  servings[0];
