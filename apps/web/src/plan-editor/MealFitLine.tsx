import { type MealMoment, mealMomentToMealType } from "@plateful/nutrition";
import { IconAlertTriangle } from "@tabler/icons-react";
import { displayName } from "../lib/language/person-name.ts";
import { isFew } from "../profile/index.ts";
import { classNames } from "../ui/base/class-names.ts";
import { usePlanEditor } from "./editor-context.ts";
import styles from "./PlanEditor.module.css";
import { useEditorPhrases } from "./use-editor-phrases.ts";

/** How many recipes fit this meal as it is drafted (ledger PLAN-170). Always there, so that what it says is read out. */
export function MealFitLine({ moment }: { moment: MealMoment }) {
  const { fitting } = useEditorPhrases();
  const { client, fits } = usePlanEditor();
  const fit = fits?.find((slot) => slot.meal_moment === moment);
  const name = client.first_name || displayName(client);
  return (
    <span role="status" className={classNames(styles.fit, fit !== undefined && isFew(fit) && styles.few)}>
      {fit !== undefined && (
        <>
          {isFew(fit) && <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}
          {fitting.panel.fits({
            count: fit.allowed,
            meals: fitting.meals[mealMomentToMealType(moment)]({ count: fit.allowed }),
            name,
          })}
        </>
      )}
    </span>
  );
}
