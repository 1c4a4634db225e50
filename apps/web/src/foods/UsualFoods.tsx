import type { RememberedFood } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toAmount } from "../lib/food/serving-text.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { newIdempotencyKey } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";
import { useServingWords } from "./parts/use-serving-words.ts";
import styles from "./UsualFoods.module.css";
import { usualFoodsQuery } from "./usual-foods-query.ts";

interface UsualFoodsProps {
  place: { readonly date: string; readonly clientId: number | undefined };
  moment: MealMoment;
  showsNumbers: boolean;
  /** How many are shown; all of them when left out. */
  most?: number;
  /** Adds the amount that the row names. */
  onAdd: (food: RememberedFood, idempotencyKey: string) => Promise<unknown>;
  /** Goes to another amount of it; without it the name is only a name. */
  onOpen?: (food: RememberedFood) => void;
}

interface FoodLineProps extends Pick<UsualFoodsProps, "showsNumbers" | "onAdd" | "onOpen"> {
  food: RememberedFood;
}

type State = "ready" | "busy" | "added";

/** One food with the amount of the last time. The button adds just that, and turns into a tick. */
function FoodLine({ food, showsNumbers, onAdd, onOpen }: FoodLineProps) {
  const { foods: words, general } = usePhrases();
  const serve = useServingWords();
  const count = useCount();
  const [state, setState] = useState<State>("ready");
  const [fault, setFault] = useState<string | null>(null);
  // The same key until it is in: a second try after a failure adds it once.
  const [key, setKey] = useState(newIdempotencyKey);
  const { suggested_serving: serving, quantity } = food;
  const { name, brand_name: brand } = serving.food;
  const amount = serve.amount(serving, toAmount(quantity, serving));
  const kcal = showsNumbers ? ` · ${words.kcal({ amount: count(quantity * serving.kcal) })}` : "";
  const add = async () => {
    if (state === "busy") return;
    setState("busy");
    setFault(null);
    try {
      await onAdd(food, key);
      setKey(newIdempotencyKey());
      setState("added");
    } catch (error) {
      setFault(
        (error instanceof CallError ? (error.general ?? error.detail) : undefined) ??
          general.somethingWentWrong,
      );
      setState("ready");
    }
  };
  const title = (
    <>
      <span className={styles.name}>{brand === null ? name : `${name}, ${brand}`}</span>
      <span className={styles.amount}>{amount + kcal}</span>
    </>
  );
  return (
    <li className={styles.item}>
      {onOpen === undefined ? (
        <span className={styles.words}>{title}</span>
      ) : (
        <button type="button" className={styles.words} onClick={() => onOpen(food)}>
          {title}
        </button>
      )}
      <button
        type="button"
        className={styles.add}
        aria-label={words.addAgain({ name, amount })}
        aria-busy={state === "busy"}
        onClick={() => void add()}
      >
        <span className={state === "added" ? styles.added : styles.plus}>
          {state === "added" ? <IconCheck size={20} stroke={2.4} /> : <IconPlus size={20} stroke={2.2} />}
        </span>
      </button>
      <span role="status" className={styles.hidden}>
        {state === "added" && words.addedFood({ name })}
      </span>
      {fault !== null && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </li>
  );
}

/** What someone usually eats at a meal, and what they ate last: one press each (ledger FOOD-048). */
export function UsualFoods({ place, moment, most = Number.POSITIVE_INFINITY, ...line }: UsualFoodsProps) {
  const { foods: words, meals } = usePhrases();
  const language = useLanguage();
  const { data } = useQuery(usualFoodsQuery(place, moment, language));
  // What was added here moves up by itself: the list stays as it was opened, or it would jump below the finger.
  const [shown, setShown] = useState({ moment, data });
  if (shown.data === undefined ? data !== undefined : shown.moment !== moment) setShown({ moment, data });
  const usual = (shown.data?.usual ?? []).slice(0, most);
  const recent = (shown.data?.recent ?? []).slice(0, Math.max(0, most - usual.length));
  const lists = [
    { title: words.usualAt({ meal: meals.momentsInSentence[moment] }), foods: usual },
    { title: words.recent, foods: recent },
  ];
  return lists.map(
    ({ title, foods }) =>
      foods.length > 0 && (
        <section key={title} aria-label={title} className={styles.list}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.card}>
            {foods.map((food) => (
              <FoodLine key={`${moment}-${food.suggested_serving.food.id}`} food={food} {...line} />
            ))}
          </ul>
        </section>
      ),
  );
}
