import {
  IconBabyCarriage,
  IconBottle,
  IconCircleCheck,
  IconDroplet,
  IconMoodHeart,
  IconVaccine,
} from "@tabler/icons-react";

const ICON = { size: 26, stroke: 1.75 } as const;

/** A picture for each of the questions about health. */
export const HEALTH_ICONS = {
  PREGNANT: <IconBabyCarriage {...ICON} />,
  BREASTFEEDING: <IconBottle {...ICON} />,
  DIABETES: <IconVaccine {...ICON} />,
  KIDNEY_DISEASE: <IconDroplet {...ICON} />,
  EATING_DISORDER: <IconMoodHeart {...ICON} />,
  NONE: <IconCircleCheck {...ICON} />,
};
