import type { DiarySlot } from "@plateful/planning";
import { useQuery } from "@tanstack/react-query";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { ListRow } from "../../ui/ListRow.tsx";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import styles from "../day/dialogs.module.css";
import { slotRecipesQuery } from "./slot-recipes-query.ts";

interface SlotRecipesProps {
  slot: DiarySlot;
  date: string;
  showsNumbers: boolean;
  hrefOf: (recipeId: number) => string;
}

/** Recipes whose portion comes to what the meal is meant to be. */
export function SlotRecipes({ slot, date, showsNumbers, hrefOf }: SlotRecipesProps) {
  const { diary: words, general, logging } = usePhrases();
  const count = useCount();
  const plateUrl = usePlateUrl();
  const { data, isPending, isError } = useQuery(slotRecipesQuery(slot.id, date, useSubject().viewedId));
  const metaOf = (kcal: number, protein: number) =>
    `${words.amount({ amount: count(kcal) })} · ${words.proteinOf({ amount: count(protein) })}`;
  return (
    <section aria-busy={isPending}>
      <h3 className={styles.title}>{logging.fittingRecipes}</h3>
      {isPending && [1, 2, 3].map((row) => <SkeletonCard key={row} shape="row" />)}
      {isError && <p role="alert">{general.errorLoadingData}</p>}
      {data?.length === 0 && <p>{logging.noFittingRecipes}</p>}
      <div className={styles.rows}>
        {data?.map(({ recipe_template: recipe, kcal, protein }) => (
          <ListRow
            key={recipe.id}
            title={recipe.name}
            {...(showsNumbers ? { text: metaOf(kcal, protein) } : {})}
            icon={<RecipeThumb src={plateUrl(recipe, "thumb")} size={48} />}
            href={hrefOf(recipe.id)}
          />
        ))}
      </div>
    </section>
  );
}
