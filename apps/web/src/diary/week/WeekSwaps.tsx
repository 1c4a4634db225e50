import { Button } from "@mantine/core";
import type { WeekSwap } from "@plateful/contract";
import { IconToolsKitchen2 } from "@tabler/icons-react";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useShowsNumbers } from "../../lib/person/use-shows-numbers.ts";
import { Pill } from "../../ui/Pill.tsx";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import { useWeekFormat } from "./use-point-words.ts";
import styles from "./WhyWeek.module.css";

/** What a swap changes: "+9 g fibre", or "more fibre" where numbers are hidden. */
function useEffectWords(): (effect: WeekSwap["effect"]) => string {
  const { better } = usePhrases().whyWeek;
  const { amount, nutrient } = useWeekFormat();
  const showsNumbers = useShowsNumbers();
  return (effect) => {
    if (effect.code === "MINUTES") return better.minutes({ count: effect.saved });
    if (effect.code === "FOOD") return better.kinds[effect.kind];
    const name = nutrient(effect.nutrient);
    if (!showsNumbers) return effect.amount > 0 ? better.more({ name }) : better.less({ name });
    const sign = effect.amount > 0 ? "+" : "−";
    return better.change({ amount: `${sign}${amount(Math.abs(effect.amount), effect.unit)}`, name });
  };
}

interface SwapRowProps {
  swap: WeekSwap;
  isBusy: boolean;
  onSwap: () => void;
}

function SwapRow({ swap: { meal, effect, new_groceries: toBuy }, isBusy, onSwap }: SwapRowProps) {
  const { meals, whyWeek } = usePhrases();
  const { better: words } = whyWeek;
  const language = useLanguage();
  const plateUrl = usePlateUrl();
  const effectOf = useEffectWords();
  const { weekday } = useWeekFormat();
  const { recipe_template: recipe, replaces } = meal;
  const day = weekday(meal.date);
  return (
    <li className={styles.swap}>
      <RecipeThumb
        src={plateUrl(recipe, "thumb")}
        icon={<IconToolsKitchen2 size={24} stroke={1.5} />}
        size={64}
        className={styles.plate ?? ""}
      />
      <span className={styles.words}>
        <b className={styles.title}>
          {words.place({
            day: day.charAt(0).toLocaleUpperCase(language) + day.slice(1),
            moment: meals.moments[meal.meal_moment].toLocaleLowerCase(language),
            name: recipe.name,
          })}
        </b>
        <span className={styles.chips}>
          <Pill tone="ok">{effectOf(effect)}</Pill>
          {toBuy > 0 && <Pill>{words.toBuy({ count: toBuy })}</Pill>}
        </span>
      </span>
      <Button
        variant="light"
        disabled={isBusy}
        aria-label={words.swapFor({ old: replaces?.name ?? "", name: recipe.name })}
        onClick={onSwap}
      >
        {words.swap}
      </Button>
    </li>
  );
}

interface WeekSwapsProps {
  swaps: readonly WeekSwap[];
  isBusy: boolean;
  onSwap: (swap: WeekSwap) => void;
}

/** Swaps that would change what the week misses, each with a button of its own (PLAN-237). */
export function WeekSwaps({ swaps, isBusy, onSwap }: WeekSwapsProps) {
  return (
    <ul className={styles.swaps}>
      {swaps.map((swap) => (
        <SwapRow key={swap.meal.recipe_template.id} swap={swap} isBusy={isBusy} onSwap={() => onSwap(swap)} />
      ))}
    </ul>
  );
}
