import type { DietType, Macros } from "@plateful/nutrition";
import {
  IconAdjustmentsHorizontal,
  IconMeat,
  IconMoonStars,
  IconPlant2,
  IconSalad,
  IconScale,
} from "@tabler/icons-react";
import { useEffect } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useShowsNumbers } from "../lib/person/use-shows-numbers.ts";
import { reportError } from "../lib/server/report-error.ts";
import { ChoiceCard } from "../ui/fields/ChoiceCard.tsx";
import { Pill } from "../ui/Pill.tsx";
import styles from "./PlanOption.module.css";
import { MacroSplitBar } from "./parts/MacroSplitBar.tsx";
import { hasMoreInfo, moreInfoUrl } from "./parts/more-info-url.ts";

const ICON = { size: 26, stroke: 1.75 } as const;
const ICONS = {
  RECOMMENDED: <IconScale {...ICON} />,
  LOW_CARB: <IconSalad {...ICON} />,
  KETO: <IconMeat {...ICON} />,
  CHOOSE_YOUR_OWN: <IconAdjustmentsHorizontal {...ICON} />,
  CYCLE_DIET: <IconMoonStars {...ICON} />,
  MENOPAUSE: <IconPlant2 {...ICON} />,
};

interface PlanOptionProps {
  dietType: DietType;
  macros: Macros | null;
  isChosen: boolean;
  onChoose: () => void;
}

/** The address of the page about a plan; a plan that should have one and has none is reported (ledger ONB-066). */
function useMoreInfo(dietType: DietType): string | null {
  const found = (() => {
    if (!hasMoreInfo(dietType)) return { url: null, error: null };
    try {
      return { url: moreInfoUrl(dietType), error: null };
    } catch (error) {
      return { url: null, error };
    }
  })();
  useEffect(() => {
    if (found.error !== null) reportError(found.error);
  }, [found.error]);
  return found.url;
}

/** One way to divide the day's energy. */
export function PlanOption({ dietType, macros, isChosen, onChoose }: PlanOptionProps) {
  const { onboarding, nutrition, general, withoutNumbers } = usePhrases();
  const showsNumbers = useShowsNumbers();
  const words = onboarding.nutritionalPlan;
  const moreInfo = useMoreInfo(dietType);
  return (
    <div className={styles.option}>
      <ChoiceCard
        kind="radio"
        name={words.choose}
        value={dietType}
        title={nutrition.dietTypes[dietType]}
        description={
          dietType === "KETO" && !showsNumbers ? withoutNumbers.plan.keto : words.descriptions[dietType]
        }
        icon={ICONS[dietType]}
        isChecked={isChosen}
        onChange={onChoose}
      >
        {dietType === "RECOMMENDED" && <Pill tone="brand">{words.recommended}</Pill>}
        {macros !== null && showsNumbers && <MacroSplitBar macros={macros} />}
      </ChoiceCard>
      {moreInfo !== null && (
        <a
          className={styles.more}
          href={moreInfo}
          target="_blank"
          rel="noopener"
          aria-label={`${nutrition.dietTypes[dietType]}: ${words.moreInfo}, ${general.opensInNewTab}`}
        >
          {words.moreInfo}
        </a>
      )}
    </div>
  );
}
