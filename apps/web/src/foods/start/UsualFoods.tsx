import type { MealMoment } from "@plateful/nutrition";
import { type ComponentProps, Fragment } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import styles from "./FoodLine.module.css";
import { FoodLine } from "./FoodLine.tsx";
import { useUsualFoods } from "./use-usual-foods.ts";
import type { Place } from "./usual-foods-query.ts";

interface UsualFoodsProps extends Omit<ComponentProps<typeof FoodLine>, "food"> {
  place: Place;
  moment: MealMoment;
  /** How many are shown. */
  most: number;
}

/** What someone usually eats at a meal, and what they ate last: one press each (ledger FOOD-048). */
export function UsualFoods({ place, moment, most, ...line }: UsualFoodsProps) {
  const { foods: words, meals } = usePhrases();
  const found = useUsualFoods(place, moment);
  const usual = (found?.usual ?? []).slice(0, most);
  const recent = (found?.recent ?? []).slice(0, Math.max(0, most - usual.length));
  const lists = [
    { title: words.usualAt({ meal: meals.momentsInSentence[moment] }), foods: usual },
    { title: words.recent, foods: recent },
  ];
  return lists.map(({ title, foods }) => (
    <Fragment key={title}>
      {foods.length > 0 && (
        <section aria-label={title} className={styles.list}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.card}>
            {foods.map((food) => (
              <FoodLine key={`${moment}-${food.suggested_serving.food.id}`} food={food} {...line} />
            ))}
          </ul>
        </section>
      )}
    </Fragment>
  ));
}
