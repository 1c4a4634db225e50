import { Button } from "@mantine/core";
import { IconMessagePlus } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useEffect, useRef, useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { plannerHref } from "../lib/person/subject.ts";
import { FeedbackDialog } from "../recipes/index.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import styles from "./Cooking.module.css";
import type { Dish } from "./dish.ts";
import { finishDish } from "./timers/timer-store.ts";
import { useTimers } from "./timers/use-timers.ts";
import { useEatMeal } from "./use-eat-meal.ts";
import { useCookingPhrases } from "./words/use-cooking-phrases.ts";

interface CookEndProps {
  dish: Dish;
  onBack: () => void;
  onLeave: () => void;
}

/** The dish is ready: it is marked as eaten where it was planned, its eater can say what they think, and its cooking is forgotten. */
export function CookEnd({ dish, onBack, onLeave }: CookEndProps) {
  const words = useCookingPhrases().end;
  const { general, recipes } = usePhrases();
  const [isSaying, setSaying] = useState(false);
  const navigate = useNavigate();
  const meal = useEatMeal(dish);
  const hasTimers = useTimers().some((timer) => timer.dish === dish.key);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isDone = useRef(false);
  useEffect(
    () => () => {
      // Only once the screen is left: before, the first step would show for a moment.
      if (isDone.current) finishDish(dish.key);
    },
    [dish.key],
  );
  const leave = (go: () => void) => {
    isDone.current = true;
    go();
  };
  const eat = () =>
    meal?.eat.mutate(undefined, {
      onSuccess: () => {
        showToast({ message: words.isEaten });
        leave(() => void navigate({ href: plannerHref("", meal.date), replace: true }));
      },
    });
  return (
    <div className={styles.end}>
      <img
        src={dish.pictureUrl}
        alt=""
        className={styles.endPicture}
        onError={({ currentTarget }) => currentTarget.remove()}
      />
      <h2 ref={heading} tabIndex={-1} className={styles.endTitle}>
        {words.title}
      </h2>
      <p className={styles.endText}>{words.text({ name: dish.name })}</p>
      {hasTimers && <p className={styles.endText}>{words.timersStop}</p>}
      {meal?.eat.isError && <p role="alert">{general.somethingWentWrong}</p>}
      <div className={styles.endPresses}>
        {meal !== null && (
          <Button size="lg" loading={meal.eat.isPending} onClick={eat}>
            {words.eaten}
          </Button>
        )}
        <Button size="lg" {...(meal === null ? {} : { variant: "default" })} onClick={() => leave(onLeave)}>
          {words.close}
        </Button>
        {dish.recipeId !== null && (
          <Button
            variant="default"
            size="lg"
            leftSection={<IconMessagePlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setSaying(true)}
          >
            {recipes.feedback.say}
          </Button>
        )}
        <Button variant="subtle" onClick={onBack}>
          {words.back}
        </Button>
      </div>
      {isSaying && dish.recipeId !== null && (
        <Suspense fallback={null}>
          <FeedbackDialog recipeId={dish.recipeId} onClose={() => setSaying(false)} />
        </Suspense>
      )}
    </div>
  );
}
