import { Button } from "@mantine/core";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { wasMadeBetterLately } from "../../lib/plan/better-plan.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import styles from "./RecipeState.module.css";

interface RecipeStateProps {
  error: Error | null;
  /** It stood in the diary, where a better plan may have taken its place a moment ago (ledger PLAN-178). */
  isPlanned?: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** A recipe that is on its way, does not exist, or could not be read; without a network what was read before is shown, and this only where nothing was (ledger ERR-019, NAV-025). */
export function RecipeState({ error, isPlanned = false, onRetry, onClose }: RecipeStateProps) {
  const { recipes: words, general, planChanges } = usePhrases();
  if (error === null) {
    return (
      <div role="status" aria-label={general.loading} className={styles.state}>
        <SkeletonCard shape="recipe" />
        <SkeletonCard shape="row" />
        <SkeletonCard shape="row" />
      </div>
    );
  }
  const status = error instanceof CallError ? error.status : null;
  if (status === 404) {
    const { gone, goneText } = planChanges.swap;
    const hasMadeWay = isPlanned && wasMadeBetterLately();
    return (
      <div className={styles.state}>
        <StatePanel
          kind="not-found"
          headingLevel={1}
          title={hasMadeWay ? gone : words.notFound}
          text={hasMadeWay ? goneText : words.notFoundText}
          actions={<Button onClick={onClose}>{words.backToPlanner}</Button>}
        />
      </div>
    );
  }
  return (
    <div className={styles.state}>
      <StatePanel
        headingLevel={1}
        {...(status === 0
          ? { kind: "offline", title: words.notHeld, text: words.notHeldText }
          : { kind: "error", title: general.errorLoadingData, text: general.somethingWentWrong })}
        actions={
          <>
            <Button onClick={onRetry}>{general.tryAgain}</Button>
            <Button variant="default" onClick={onClose}>
              {words.backToPlanner}
            </Button>
          </>
        }
      />
    </div>
  );
}
