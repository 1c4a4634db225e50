import type { EatenNutrients } from "@plateful/contract";
import { type Nutrient, nutrientUnit } from "@plateful/nutrition";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { totalIn } from "./eaten.ts";
import styles from "./Nutrients.module.css";
import type { NutrientWords } from "./nutrient-words.ts";

interface SourcesDialogProps {
  eaten: EatenNutrients;
  nutrient: Nutrient;
  words: NutrientWords;
  onClose: () => void;
}

/** The foods that brought most of a nutrient, and how much of it is known. */
export function SourcesDialog({ eaten, nutrient, words, onClose }: SourcesDialogProps) {
  const { nutrients: phrases, general } = usePhrases();
  const unit = nutrientUnit(nutrient);
  const foods = eaten.sources.find((one) => one.nutrient === nutrient)?.foods ?? [];
  const { known } = totalIn(eaten.average?.nutrients ?? [], nutrient);
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={phrases.names[nutrient]}
      subtitle={eaten.from === eaten.until ? phrases.sources : phrases.sourcesAverage}
      closeLabel={general.close}
    >
      {foods.length === 0 ? (
        <p>{phrases.noSources}</p>
      ) : (
        <ol className={styles.sources}>
          {foods.map(({ name, amount }) => (
            <li key={name} className={styles.source}>
              <span>{name}</span>
              <b>{words.amount(amount, unit)}</b>
            </li>
          ))}
        </ol>
      )}
      {known < 1 && (
        <p className={styles.quiet}>{phrases.moreThanKnown({ percent: words.percent(known) })}</p>
      )}
    </SheetDialog>
  );
}
