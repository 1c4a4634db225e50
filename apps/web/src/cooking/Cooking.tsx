import { IconListDetails, IconX } from "@tabler/icons-react";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback, useRef, useState } from "react";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { CookEnd } from "./CookEnd.tsx";
import styles from "./Cooking.module.css";
import { CookOverview } from "./CookOverview.tsx";
import { CookSegments } from "./CookSegments.tsx";
import { CookSide } from "./CookSide.tsx";
import { CookStep } from "./CookStep.tsx";
import { type Dish, dishSteps } from "./dish.ts";
import { useHeadset } from "./hands/use-headset.ts";
import { useTurning } from "./hands/use-turning.ts";
import { useWakeLock } from "./hands/use-wake-lock.ts";
import { IngredientChecks } from "./IngredientChecks.tsx";
import { ScreenSwitch } from "./ScreenSwitch.tsx";
import { StepTimers } from "./StepTimers.tsx";
import { TurnButtons } from "./TurnButtons.tsx";
import { useAwakeWish } from "./use-awake-wish.ts";
import { useSteps } from "./use-steps.ts";
import { useCookingPhrases } from "./words/use-cooking-phrases.ts";

/** Leaves for the page that was cooked from. */
function useLeave(page: string): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ href: page, replace: true });
  };
}

/** A dish that is cooked: one step at a time, with its amounts and the timers that run (m-cook, d-cook; ledger REC-126). */
export function Cooking({ dish }: { dish: Dish }) {
  const words = useCookingPhrases();
  const { recipes } = usePhrases();
  const isDesktop = useIsDesktop();
  const steps = dishSteps(dish);
  const { step, goTo } = useSteps(dish.key, steps.length);
  const [isOverview, setOverview] = useState(false);
  const [headset, setHeadset] = useState(false);
  const awake = useAwakeWish();
  const lock = useWakeLock(awake.isWanted && step < steps.length);
  const area = useRef<HTMLElement>(null);
  const leave = useLeave(dish.page);
  const onNext = useCallback(() => goTo(step + 1), [goTo, step]);
  const onBack = useCallback(() => goTo(step - 1), [goTo, step]);
  const turning = { onNext, onBack };
  useTurning(area, turning);
  useHeadset(headset, dish.name, turning);
  useTitle(dish.name);
  const current = steps[step];
  const isEnd = current === undefined;
  const segments = <CookSegments step={step} of={steps.length} />;
  const screenSwitch = <ScreenSwitch lock={lock} wish={awake} />;
  if (steps.length === 0)
    return (
      <main className={styles.empty}>
        <StatePanel kind="empty" headingLevel={1} title={dish.name} text={words.noSteps} />
        <IconButton label={words.close} onClick={leave}>
          <IconX size={24} />
        </IconButton>
      </main>
    );
  return (
    <main className={styles.screen}>
      <header className={styles.top}>
        <div className={styles.header}>
          <IconButton look={isDesktop ? "card" : "plain"} label={words.close} onClick={leave}>
            <IconX size={26} stroke={1.75} />
          </IconButton>
          <div className={styles.titles}>
            <h1 className={styles.title}>{dish.name}</h1>
            <p className={styles.for}>{dish.forText}</p>
          </div>
          {isDesktop && !isEnd && screenSwitch}
          <IconButton
            look={isDesktop ? "card" : "plain"}
            label={words.overview}
            onClick={() => setOverview(true)}
          >
            <IconListDetails size={26} stroke={1.75} />
          </IconButton>
        </div>
        {!isDesktop && segments}
      </header>
      {isDesktop && (
        <aside className={styles.left} aria-label={words.ingredients}>
          <h2>{words.ingredients}</h2>
          <IngredientChecks ingredients={dish.ingredients} steps={steps} step={step} />
          <img
            src={dish.pictureUrl}
            alt=""
            className={styles.picture}
            onError={({ currentTarget }) => currentTarget.remove()}
          />
        </aside>
      )}
      <section ref={area} className={styles.main} aria-label={recipes.preparation}>
        {isDesktop && segments}
        {isEnd ? (
          <CookEnd dish={dish} onBack={onBack} onLeave={leave} />
        ) : (
          <CookStep key={step} dish={dish} step={current} at={step} of={steps.length}>
            {!isDesktop && screenSwitch}
          </CookStep>
        )}
      </section>
      {isDesktop ? (
        <CookSide steps={steps} step={step} onGoTo={goTo} />
      ) : (
        <StepTimers step={step} dishKey={dish.key} />
      )}
      {!isEnd && <TurnButtons isFirst={step === 0} isLast={step === steps.length - 1} turning={turning} />}
      <CookOverview
        dish={dish}
        steps={steps}
        step={step}
        isOpen={isOverview}
        headset={{ isOn: headset, onChange: setHeadset }}
        onGoTo={(next) => {
          setOverview(false);
          goTo(next);
        }}
        onClose={() => setOverview(false)}
      />
    </main>
  );
}
