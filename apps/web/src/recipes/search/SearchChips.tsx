import { IconFileImport, IconFlame, IconHeart, IconLink, IconNotebook, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { classNames } from "../../ui/base/class-names.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { LEADING_CHIPS, type RecipeChip } from "./recipe-chips.ts";
import styles from "./SearchChips.module.css";

interface SearchChipsProps {
  chips: readonly RecipeChip[];
  isChosen: (chip: RecipeChip) => boolean;
  /** Chips that lead to another screen; the others are pressed. */
  hrefOf: (chip: RecipeChip) => string | undefined;
  onPress: (chip: RecipeChip) => void;
}

const ICON = { size: 18, stroke: 1.9, "aria-hidden": true } as const;
const ICONS: Partial<Record<RecipeChip, ReactNode>> = {
  CREATE: <IconPlus {...ICON} />,
  IMPORT: <IconLink {...ICON} />,
  BRING: <IconFileImport {...ICON} />,
  POPULAR: <IconFlame {...ICON} />,
  FAVOURITE: <IconHeart {...ICON} />,
  OWN_RECIPE: <IconNotebook {...ICON} />,
};

/** Categories and kinds of dish in a row; on a phone it is pushed aside by the finger (ledger REC-004). */
export function SearchChips({ chips, isChosen, hrefOf, onPress }: SearchChipsProps) {
  const { recipeSearch: words, recipeTags } = usePhrases();
  const nameOf = (chip: RecipeChip): string =>
    chip in words.chips
      ? words.chips[chip as keyof typeof words.chips]
      : recipeTags[chip as keyof typeof recipeTags];
  return (
    <ul className={styles.chips} aria-label={words.categories}>
      {chips.map((chip) => {
        const href = hrefOf(chip);
        return (
          <li key={chip}>
            {href === undefined ? (
              <button
                type="button"
                aria-pressed={isChosen(chip)}
                className={styles.chip}
                onClick={() => onPress(chip)}
              >
                {ICONS[chip]}
                {nameOf(chip)}
              </button>
            ) : (
              <AppLink
                href={href}
                className={classNames(
                  styles.chip,
                  LEADING_CHIPS.some((leading) => leading === chip) && styles.create,
                )}
              >
                {ICONS[chip]}
                {nameOf(chip)}
              </AppLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
