import { z } from "zod";
import { idSchema, type LocalisedName, textSchema } from "./localised-name.ts";

/** A kind of exercise that a person can add to the intake (DATA-015). */
export interface Exercise {
  readonly id: string;
  readonly name: LocalisedName;
  /** Metabolic equivalent: energy use relative to sitting still. */
  readonly met: number;
  /** Code in the 2011 Compendium of Physical Activities. */
  readonly compendiumCode: string;
  readonly kcalPerKgPerMinute: number;
}

export const exerciseSchema = z.strictObject({
  id: idSchema,
  en: textSchema,
  nl: textSchema,
  met: z.number().min(1).max(23),
  code: z.string().regex(/^\d{5}$/),
});

/**
 * Energy in kcal per kilogram of body weight and minute: one MET is 3.5 ml of oxygen per kilogram and minute,
 * and a litre of oxygen yields about 5 kcal. Example: MET 8 → 0.14.
 */
export const metToKcalPerKgPerMinute = (met: number): number => (met * 3.5) / 200;
