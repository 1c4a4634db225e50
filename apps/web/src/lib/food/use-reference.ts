import { scaleOf, type UnitSystem } from "@plateful/quantities";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { useUnitSystem } from "../person/use-unit-system.ts";
import type { ScaleNames } from "./serving-text.ts";

/** What figures that are stored for 100 g or ml are told for: 100 of them, or one ounce. */
export interface Reference {
  /** "100 g", "oz". */
  readonly per: string;
  readonly of: (inHundred: number) => number;
}

export function referenceIn(system: UnitSystem, names: ScaleNames, unit: "g" | "ml"): Reference {
  const { unit: scale, size } = scaleOf(unit, system);
  return system === "METRIC"
    ? { per: `100 ${names[scale]}`, of: (inHundred) => inHundred }
    : { per: names[scale], of: (inHundred) => (inHundred * size) / 100 };
}

/** What the figures of a food are told for, by the unit in which it is stored (ledger CALC-089). */
export function useReference(): (unit: "g" | "ml") => Reference {
  const { units } = usePhrases().nutrition;
  const system = useUnitSystem();
  return (unit) => referenceIn(system, units, unit);
}
