import type { MeasurementType } from "@plateful/nutrition";
import { IconMoodSmile, IconMoon, IconRulerMeasure, IconScale } from "@tabler/icons-react";

export const TYPE_ICONS = {
  WEIGHT: IconScale,
  SLEEP: IconMoon,
  STRESS: IconMoodSmile,
  WAIST_CIRCUMFERENCE: IconRulerMeasure,
} as const satisfies Record<MeasurementType, unknown>;
