import type { HeightUnit } from "./height.ts";
import type { WeightUnit } from "./weight.ts";

/** What an organisation says about units: follow the region, or one system for everybody (ONB-028). */
export const DEFAULT_UNIT_SETTINGS = ["REGION", "METRIC", "IMPERIAL"] as const;
export type DefaultUnitSetting = (typeof DEFAULT_UNIT_SETTINGS)[number];

/** The units in which a person enters and reads body measures. */
export interface BodyUnits {
  readonly height: HeightUnit;
  readonly weight: WeightUnit;
}

/** What an organisation allows and prefers. */
export interface UnitTenant {
  readonly defaultUnits: DefaultUnitSetting;
  readonly imperialUnitsAllowed: boolean;
}

const METRIC: BodyUnits = { height: "CENTIMETRES", weight: "KILOGRAMS" };
const IMPERIAL: BodyUnits = { height: "FEET_AND_INCHES", weight: "POUNDS" };
const UNITS_BY_REGION: Readonly<Record<string, BodyUnits>> = {
  US: IMPERIAL,
  GB: { height: "FEET_AND_INCHES", weight: "STONES" },
};

/** The region of a language tag, in capitals: "en-GB" gives "GB"; null without one. */
export const regionOfLocale = (locale: string | null | undefined): string | null => {
  const match = /^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2}|\d{3})(?=$|[-_])/i.exec(locale ?? "");
  return match?.[1]?.toUpperCase() ?? null;
};

/**
 * Units of a new person: the organisation's choice if it made one, else those of the browser's region
 * (US feet and pounds, GB feet and stones, all else metric). Source: ONB-027, ONB-028, PROF-025.
 */
export const defaultUnits = (locale: string | null | undefined, tenant?: UnitTenant | null): BodyUnits => {
  if (tenant?.imperialUnitsAllowed === false || tenant?.defaultUnits === "METRIC") return METRIC;
  if (tenant?.defaultUnits === "IMPERIAL") return IMPERIAL;
  return UNITS_BY_REGION[regionOfLocale(locale) ?? ""] ?? METRIC;
};
