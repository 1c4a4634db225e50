import { Switch } from "@mantine/core";
import "../ui/fields/form-styles.ts";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import styles from "./Cooking.module.css";
import type { Dish, DishStep } from "./dish.ts";
import { hasHeadsetButtons } from "./hands/use-headset.ts";
import { IngredientChecks } from "./IngredientChecks.tsx";
import { useCookingPhrases } from "./words/use-cooking-phrases.ts";

interface CookOverviewProps {
  dish: Dish;
  steps: readonly DishStep[];
  step: number;
  isOpen: boolean;
  headset: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };
  onGoTo: (step: number) => void;
  onClose: () => void;
}

/** All steps, each a way to it, and all ingredients. */
export function CookOverview({ dish, steps, step, isOpen, headset, onGoTo, onClose }: CookOverviewProps) {
  const words = useCookingPhrases();
  return (
    <SheetDialog
      isOpen={isOpen}
      onClose={onClose}
      title={dish.name}
      subtitle={dish.forText}
      closeLabel={words.closeOverview}
      isTall
    >
      <h3 className={styles.part}>{words.ingredients}</h3>
      <IngredientChecks ingredients={dish.ingredients} steps={steps} step={step} />
      <h3 className={styles.part}>{words.steps}</h3>
      <ol className={styles.allSteps}>
        {steps.map(({ text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and their order is what they are
          <li key={at}>
            <button
              type="button"
              {...(at === step ? { "aria-current": "step" } : {})}
              onClick={() => onGoTo(at)}
            >
              <i aria-hidden="true">{at + 1}</i>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
      {hasHeadsetButtons() && (
        <Switch
          className={styles.headset ?? ""}
          size="lg"
          label={words.headset.label}
          description={words.headset.hint}
          checked={headset.isOn}
          onChange={(event) => headset.onChange(event.currentTarget.checked)}
        />
      )}
    </SheetDialog>
  );
}
