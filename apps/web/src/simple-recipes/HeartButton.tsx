import type { SimpleRecipe } from "@plateful/contract";
import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./HeartButton.module.css";
import { useSimpleFavourite } from "./use-simple-favourite.ts";

/** Saves a recipe, or lets it go. */
export function HeartButton({ recipe }: { recipe: SimpleRecipe }) {
  const { simpleRecipes: words } = usePhrases();
  const { isOn, toggle } = useSimpleFavourite(recipe);
  return (
    <button
      type="button"
      aria-label={words.favourite({ name: recipe.name })}
      aria-pressed={isOn}
      className={classNames(styles.heart, isOn && styles.loved)}
      onClick={toggle}
    >
      <span>{isOn ? <IconHeartFilled size={20} /> : <IconHeart size={20} stroke={1.8} />}</span>
    </button>
  );
}
