import type { Macros } from "@plateful/nutrition";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useShowsNumbers } from "../../lib/person/use-shows-numbers.ts";
import { type BarColour, MacroBar } from "../../ui/MacroBar.tsx";
import styles from "./OwnRecipe.module.css";

interface TargetHeaderProps {
  /** Of one portion; null while nothing is in it. */
  nutrition: Pick<Macros, "kcal" | "protein"> | null;
  /** What the meal is meant to be; null without a meal. */
  target: Macros | null;
}

/** How far a recipe of one's own has come towards its meal, in energy and protein (ledger REC-056). */
export function TargetHeader({ nutrition: portion, target }: TargetHeaderProps) {
  const showsNumbers = useShowsNumbers();
  const { ownRecipe: words, recipes, nutrition } = usePhrases();
  const count = useCount();
  if (!showsNumbers) return null;
  const bar = (
    colour: BarColour,
    label: string,
    value: number,
    aim: number | null,
    inUnit: (amount: string) => string,
  ) => (
    <MacroBar
      colour={colour}
      label={label}
      eaten={value}
      target={aim}
      state={null}
      eatenText={aim === null ? inUnit(count(value)) : count(value)}
      {...(aim === null ? {} : { targetText: inUnit(count(aim)) })}
      description={
        aim === null
          ? inUnit(count(value))
          : words.progress({ value: count(value), target: inUnit(count(aim)) })
      }
    />
  );
  return (
    <div className={styles.targets}>
      {bar("energy", words.energy, portion?.kcal ?? 0, target?.kcal ?? null, (amount) =>
        recipes.kcal({ amount }),
      )}
      {bar("protein", nutrition.nutrients.protein, portion?.protein ?? 0, target?.protein ?? null, (amount) =>
        recipes.grams({ amount }),
      )}
    </div>
  );
}
