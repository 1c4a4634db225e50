import { Button } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CallError } from "../../lib/server/call-error.ts";
import { Notice } from "../../ui/Notice.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Rows of the grey shape that stands here meanwhile. */
  rows?: number;
  /** Part of a card: a line says what failed, and no panel. */
  isPart?: boolean;
  /** What a 404 says, where the thing may be gone. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Not there, or an address whose number is none. */
const isNowhere = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 400);

/** What was read, or that it is on its way, or that it did not come; old answers stay in sight. */
export function Loaded<Data>({ query, rows = 3, isPart = false, missing, children }: LoadedProps<Data>) {
  const { general } = usePhrases();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError)
    return (
      <div role="status" aria-label={general.loading}>
        {Array.from({ length: rows }, (_, row) => (
          <SkeletonCard key={String(row)} shape="row" />
        ))}
      </div>
    );
  if (missing !== undefined && isNowhere(query.error)) return missing;
  const retry = (
    <Button
      {...(isPart ? { variant: "default" } : {})}
      loading={query.isFetching}
      onClick={() => void query.refetch()}
    >
      {general.tryAgain}
    </Button>
  );
  if (isPart) return <Notice kind="error" title={general.errorLoadingData} action={retry} />;
  return <StatePanel kind="error" title={general.errorLoadingData} actions={retry} />;
}
