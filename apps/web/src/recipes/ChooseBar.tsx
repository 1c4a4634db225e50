import { Button } from "@mantine/core";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { CallError } from "../lib/server/call-error.ts";
import styles from "./ChooseBar.module.css";

interface ChooseBarProps {
  mealName: string;
  kcal: number;
  targetKcal: number | null;
  showsNumbers: boolean;
  isBusy: boolean;
  error: Error | null;
  onChoose: () => void;
}

/** The way on from a recipe: it is chosen for the meal that it was opened from (ledger REC-035, REC-039). */
export function ChooseBar(props: ChooseBarProps) {
  const { recipes: words, general } = usePhrases();
  const count = useCount();
  const isDesktop = useIsDesktop();
  const { error } = props;
  const refusal = error instanceof CallError ? (error.general ?? error.detail) : undefined;
  return (
    <div className={styles.bar}>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {refusal ?? general.somethingWentWrong}
        </p>
      )}
      {!isDesktop && props.showsNumbers && (
        <p className={styles.kcal}>
          <b>{words.kcal({ amount: count(props.kcal) })}</b>
          {props.targetKcal !== null && <span>{words.ofMeal({ amount: count(props.targetKcal) })}</span>}
        </p>
      )}
      <Button size="lg" className={styles.button ?? ""} loading={props.isBusy} onClick={props.onChoose}>
        {words.chooseFor({ meal: props.mealName })}
      </Button>
    </div>
  );
}
