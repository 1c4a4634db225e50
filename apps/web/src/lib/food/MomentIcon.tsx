import type { MealMoment } from "@plateful/nutrition";
import {
  IconApple,
  IconBowl,
  IconCoffee,
  IconCookie,
  IconMoon,
  IconSoup,
  IconSunrise,
  IconToolsKitchen2,
} from "@tabler/icons-react";

const ICONS = {
  BREAKFAST: IconSunrise,
  MORNING_SNACK: IconCoffee,
  LUNCH: IconToolsKitchen2,
  AFTERNOON_SNACK: IconApple,
  DINNER: IconSoup,
  SNACK: IconCookie,
  LATE_SNACK: IconMoon,
} as const satisfies Record<MealMoment, unknown>;

/** The sign of a meal moment; null stands for the group "Other". */
export function MomentIcon({ moment, size = 20 }: { moment: MealMoment | null; size?: number }) {
  const Icon = moment === null ? IconBowl : ICONS[moment];
  return <Icon size={size} stroke={1.75} />;
}
