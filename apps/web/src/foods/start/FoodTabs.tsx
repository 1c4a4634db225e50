import type { RememberedFood } from "@plateful/contract";
import { IconHeart, IconHistory, IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { UnitToggle } from "../../ui/fields/UnitToggle.tsx";
import { SearchHint } from "../parts/SearchHint.tsx";
import { BasketLine, type BasketLineProps } from "./BasketLine.tsx";
import { FavouriteHeart } from "./FavouriteHeart.tsx";
import styles from "./FoodLine.module.css";
import { MyFood } from "./MyFood.tsx";
import { useFavouriteFoods } from "./use-favourite-foods.ts";

interface FoodTabsProps extends Pick<BasketLineProps, "showsNumbers" | "onOpen"> {
  /** Undefined until they are known. */
  recent: readonly RememberedFood[] | undefined;
  /** Whether it is one's own diary, so that there are favourites. */
  isOwn: boolean;
}

const ICON = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** What was eaten last, the favourites and what is one's own, one list at a time (ledger FOOD-048, FOOD-075, FOOD-082). */
export function FoodTabs({ recent, isOwn, ...line }: FoodTabsProps) {
  const { foods: foodWords, foodStart: words } = usePhrases();
  const [tab, setTab] = useState<"recent" | "favourites" | "own">("recent");
  const favourites = useFavouriteFoods(isOwn).foods;
  const { title, foods, none } = {
    recent: { title: foodWords.recent, foods: recent, none: <SearchHint /> },
    favourites: {
      title: words.favourites,
      foods: favourites,
      none: <p className={styles.none}>{words.noFavourites}</p>,
    },
    own: { title: words.own, foods: undefined, none: null },
  }[tab];
  return (
    <>
      {isOwn ? (
        <UnitToggle
          isWide
          label={words.lists}
          value={tab}
          onChange={setTab}
          options={[
            { value: "recent", label: words.recent, icon: <IconHistory {...ICON} /> },
            { value: "favourites", label: words.favourites, icon: <IconHeart {...ICON} /> },
            { value: "own", label: words.own, icon: <IconPencil {...ICON} /> },
          ]}
        />
      ) : (
        <h3 className={styles.title}>{title}</h3>
      )}
      <section aria-label={title} className={styles.list}>
        {tab === "own" && <MyFood showsNumbers={line.showsNumbers} />}
        {foods?.length === 0 && none}
        {foods !== undefined && foods.length > 0 && (
          <ul className={styles.card}>
            {foods.map((food) => (
              <BasketLine
                key={food.suggested_serving.food.id}
                food={food}
                beside={isOwn && <FavouriteHeart food={food.suggested_serving.food} />}
                {...line}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
