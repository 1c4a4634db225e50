import type { Food, RememberedFood } from "@plateful/contract";
import type { FoodAmount } from "../parts/food-visit.ts";
import { MarkedName } from "../parts/MarkedName.tsx";
import { AddLine } from "./AddLine.tsx";
import { BasketLine } from "./BasketLine.tsx";

interface FoundLineProps {
  food: Food;
  /** Undefined until it is known. */
  amount: RememberedFood | undefined;
  query: string;
  showsNumbers: boolean;
  onOpen: (food: Food, amount: FoodAmount | null) => void;
}

/** No line is lower without its amount, so that nothing moves when it comes. */
const NOTHING = "\u00a0";

/** A food that was found, with the amount in which the plus adds it (ledger FOOD-088). */
export function FoundLine({ food, amount, query, showsNumbers, onOpen }: FoundLineProps) {
  const title = <MarkedName name={food.name} query={query} />;
  if (amount !== undefined) {
    const open = (named: FoodAmount) => onOpen(food, named);
    return <BasketLine food={amount} showsNumbers={showsNumbers} title={title} onOpen={open} />;
  }
  const { name, brand_name: brand, category } = food;
  return (
    <AddLine
      {...{ name, title, brand, category }}
      amount={NOTHING}
      kcal={null}
      add={null}
      onOpen={() => onOpen(food, null)}
    />
  );
}
