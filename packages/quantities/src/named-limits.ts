import { enteredWeightToKg, type Kilograms, kgToLb, type WeightUnit } from "./weight.ts";

const ofTenths = (tenths: number): Kilograms => enteredWeightToKg({ unit: "POUNDS", pounds: tenths / 10 });

/**
 * The minimum that is named in a unit for one in kilograms: the lowest weight that, entered as it is shown, is not below it (ONB-101).
 * Rounded as it is shown, it could be. 53.5 kg is 117.9 lb, which is 53.48 kg, so 118 lb is named.
 */
export function namedMinimum(kilograms: Kilograms, unit: WeightUnit): Kilograms {
  if (unit === "KILOGRAMS") return kilograms;
  let tenths = Math.floor(kgToLb(kilograms) * 10);
  while (ofTenths(tenths) < kilograms) tenths += 1;
  return ofTenths(tenths);
}

/** The maximum that is named in a unit for one in kilograms: the highest weight that is not above it when it is entered (ONB-101). */
export function namedMaximum(kilograms: Kilograms, unit: WeightUnit): Kilograms {
  if (unit === "KILOGRAMS") return kilograms;
  let tenths = Math.ceil(kgToLb(kilograms) * 10);
  while (ofTenths(tenths) > kilograms) tenths -= 1;
  return ofTenths(tenths);
}
