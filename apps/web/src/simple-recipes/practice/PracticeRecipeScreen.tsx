import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CallError, isGone } from "../../lib/server/call-error.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { PracticeRecipeForm } from "./PracticeRecipeForm.tsx";
import styles from "./PracticeRecipes.module.css";
import { importStatusQuery, practiceRecipeQuery } from "./practice-recipe-query.ts";
import { usePracticeRecipePhrases } from "./use-practice-recipe-phrases.ts";

interface MissingProps {
  error: Error | null;
  onRetry: () => void;
  onLeave: () => void;
}

/** A recipe that is on its way, does not exist, or could not be read. */
function Missing({ error, onRetry, onLeave }: MissingProps) {
  const words = usePracticeRecipePhrases();
  const { general, simpleRecipes } = usePhrases();
  if (error === null)
    return (
      <div role="status" aria-label={general.loading} className={styles.stack}>
        <SkeletonCard shape="recipe" />
        <SkeletonCard shape="row" />
        <SkeletonCard shape="row" />
      </div>
    );
  if (isGone(error))
    return (
      <StatePanel
        kind="not-found"
        title={simpleRecipes.detail.notFound}
        text={simpleRecipes.detail.notFoundText}
        actions={<Button onClick={onLeave}>{words.toRecipes}</Button>}
      />
    );
  const isAway = error instanceof CallError && error.status === 0;
  return (
    <StatePanel
      kind={isAway ? "offline" : "error"}
      title={general.errorLoadingData}
      text={isAway ? general.offline : general.somethingWentWrong}
      actions={<Button onClick={onRetry}>{general.tryAgain}</Button>}
    />
  );
}

/** One recipe of the practice, with what its import understood where it has just been imported (ledger SREC-050). */
export function PracticeRecipeScreen() {
  const from = "/people/tabs/coach/coach/simple-recipes/$simpleRecipeId";
  const { simpleRecipeId } = useParams({ from });
  const { job = "" } = useSearch({ from });
  const words = usePracticeRecipePhrases();
  const { general } = usePhrases();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(practiceRecipeQuery(simpleRecipeId));
  const read = useQuery({ ...importStatusQuery(job), enabled: job !== "", meta: { silent: true } });
  useTitle(data?.name ?? words.form.title);
  const leave = () => void navigate({ to: PATHS.practiceRecipes });
  const isReadOf = data !== undefined && read.data?.created.includes(data.id) === true;
  return (
    <div className={styles.page}>
      <PageHeader title={words.form.title} back={{ label: general.back, onBack: leave }} />
      {data === undefined ? (
        <Missing error={error} onRetry={() => void refetch()} onLeave={leave} />
      ) : (
        <PracticeRecipeForm
          key={data.id}
          recipe={data}
          read={isReadOf ? (read.data ?? null) : null}
          onRemoved={leave}
        />
      )}
    </div>
  );
}
