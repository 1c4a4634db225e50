import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useNavigate, useParams } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { isGone } from "../../lib/server/call-error.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { RecipeState } from "../parts/RecipeState.tsx";
import { AddressCard } from "./AddressCard.tsx";
import { ImportFailure } from "./ImportFailure.tsx";
import { ImportReview } from "./ImportReview.tsx";
import styles from "./RecipeImport.module.css";
import { isBeingRead, recipeImportQuery } from "./recipe-import-query.ts";
import { useImportPhrases } from "./use-import-phrases.ts";
import { useLeaveImport } from "./use-leave-import.ts";

/** What was saved, discarded or kept for a week is no longer here. */
function GoneImport() {
  const words = useImportPhrases();
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <StatePanel
        kind="not-found"
        headingLevel={1}
        title={words.gone}
        text={words.goneText}
        actions={
          <Button onClick={() => void navigate({ to: PATHS.recipeImport, replace: true })}>
            {words.readAnother}
          </Button>
        }
      />
    </div>
  );
}

function Reading() {
  const words = useImportPhrases();
  return (
    <div className={styles.reading} aria-busy="true">
      <p role="status">
        <b>{words.reading}</b> {words.readingText}
      </p>
      <SkeletonCard shape="row" />
      <SkeletonCard shape="row" />
      <SkeletonCard shape="row" />
    </div>
  );
}

/** One recipe that is read: while that goes on, what there is to look at, or why it could not be read (ledger REC-121). */
export function RecipeImportCheckScreen() {
  const { importId } = useParams({ from: "/people/tabs/recipes/import/$importId" });
  const words = useImportPhrases();
  const { general } = usePhrases();
  const leave = useLeaveImport();
  const { data, error, refetch } = useQuery(recipeImportQuery(importId));
  const title = data === undefined || data.url !== null ? words.title : words.textTitle;
  useTitle(title);
  if (isGone(error)) return <GoneImport />;
  if (data === undefined) return <RecipeState error={error} onRetry={() => void refetch()} onClose={leave} />;
  if (data.recipe !== null)
    return <Navigate to={PATHS.recipe} params={{ recipeTemplateId: String(data.recipe) }} replace />;
  return (
    <div className={styles.page}>
      <PageHeader title={title} back={{ label: general.back, onBack: leave }} />
      {data.url !== null && <AddressCard url={data.url} status={data.status} />}
      {isBeingRead(data) && <Reading />}
      {data.status === "FAILED" && <ImportFailure read={data} />}
      {data.status === "SUCCEEDED" && <ImportReview read={data} />}
    </div>
  );
}
