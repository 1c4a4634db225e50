import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { isGone } from "../../lib/server/call-error.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { Notice } from "../../ui/Notice.tsx";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { ImportPracticeRecipeForm } from "./ImportPracticeRecipeForm.tsx";
import styles from "./PracticeRecipes.module.css";
import { importStatusQuery } from "./practice-recipe-query.ts";
import { usePracticeRecipePhrases } from "./use-practice-recipe-phrases.ts";
import { type TypedSource, useTypedSource } from "./use-typed-source.ts";

function Reading() {
  const words = usePracticeRecipePhrases();
  return (
    <div className={styles.stack} aria-busy="true">
      <p role="status">
        <b>{words.reading}</b> {words.readingText}
      </p>
      <SkeletonCard shape="row" />
      <SkeletonCard shape="row" />
      <SkeletonCard shape="row" />
    </div>
  );
}

/** Opens the recipe once it is made; what was typed has then been read. */
function useOpenMade(jobId: string, made: number | undefined, { writeAddress, writeText }: TypedSource) {
  const navigate = useNavigate();
  const isOpened = useRef(false);
  useEffect(() => {
    if (made === undefined || isOpened.current) return;
    isOpened.current = true;
    writeAddress("");
    writeText("");
    const params = { simpleRecipeId: String(made) };
    void navigate({ to: PATHS.practiceRecipe, params, search: { job: jobId }, replace: true });
  }, [made, jobId, navigate, writeAddress, writeText]);
}

/** One import that was begun: while it is read, and why it was not. */
function Begun({
  jobId,
  typed,
  form,
}: {
  jobId: string;
  typed: TypedSource;
  form: (hasFailed: boolean) => ReactNode;
}) {
  const words = usePracticeRecipePhrases();
  const { general } = usePhrases();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(importStatusQuery(jobId));
  useOpenMade(jobId, data?.created[0], typed);
  const isEnded = data?.status === "SUCCEEDED" && data.created.length === 0;
  if (isEnded || isGone(error))
    return (
      <>
        <Notice
          kind="info"
          title={words.gone}
          action={
            <Button variant="default" onClick={() => void navigate({ to: PATHS.practiceRecipes })}>
              {words.toRecipes}
            </Button>
          }
        >
          {words.goneText}
        </Notice>
        {form(false)}
      </>
    );
  if (data === undefined && error !== null)
    return (
      <Notice
        kind="error"
        title={general.errorLoadingData}
        action={
          <Button variant="default" onClick={() => void refetch()}>
            {general.tryAgain}
          </Button>
        }
      />
    );
  if (data?.status !== "FAILED") return <Reading />;
  return (
    <>
      <Notice kind="warning" title={words.failed}>
        {data.error}
      </Notice>
      {form(true)}
    </>
  );
}

/** Where a recipe of the practice is read from a page or a post (ledger SREC-049). */
export function ImportPracticeRecipeScreen() {
  const { job } = useSearch({ from: "/people/tabs/coach/coach/simple-recipes/import" });
  const words = usePracticeRecipePhrases();
  const { general } = usePhrases();
  const navigate = useNavigate();
  const typed = useTypedSource();
  useTitle(words.importTitle);
  const form = (hasFailed: boolean) => (
    <ImportPracticeRecipeForm
      typed={typed}
      hasFailed={hasFailed}
      onStarted={(started) =>
        void navigate({ to: PATHS.importPracticeRecipe, search: { job: started }, replace: true })
      }
    />
  );
  return (
    <div className={styles.page}>
      <PageHeader
        title={words.importTitle}
        back={{ label: general.back, onBack: () => void navigate({ to: PATHS.practiceRecipes }) }}
      />
      <div className={styles.stack}>
        {job === undefined ? form(false) : <Begun key={job} jobId={job} typed={typed} form={form} />}
      </div>
    </div>
  );
}
