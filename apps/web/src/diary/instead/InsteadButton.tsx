import { Button } from "@mantine/core";
import type { PlannedDish } from "./planned-dish.ts";
import { useInsteadOf } from "./use-instead-of.ts";

interface InsteadButtonProps {
  dish: PlannedDish;
  className: string;
}

/** Takes a planned dish off its day, because something else was eaten (ledger DIARY-123). */
export function InsteadButton({ dish, className }: InsteadButtonProps) {
  const instead = useInsteadOf();
  return (
    <Button variant="light" className={className} onClick={() => instead.take(dish)}>
      {instead.label(dish)}
    </Button>
  );
}
