import { Button } from "@mantine/core";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CallError } from "../../lib/server/call-error.ts";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";

/** A product that is still on its way, or did not come. */
export function OwnProductState({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { ownProducts: words, general } = usePhrases();
  if (error === null) {
    return (
      <div role="status" aria-label={general.loading}>
        <SkeletonCard shape="row" />
        <SkeletonCard shape="meal" />
      </div>
    );
  }
  if (error instanceof CallError && error.status === 404)
    return <StatePanel kind="not-found" title={words.notFound} text={words.notFoundText} />;
  return (
    <StatePanel
      kind="error"
      title={general.errorLoadingData}
      actions={<Button onClick={onRetry}>{general.retry}</Button>}
    />
  );
}
