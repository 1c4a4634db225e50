import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { healthAnswersQuery } from "./health-answers-query.ts";

/** Says that the answers about health, which plans are held against, are on their way or did not come (ledger SAFE-010). */
export function HealthAnswersState() {
  const { general } = usePhrases();
  const { data, isError, refetch } = useQuery(healthAnswersQuery);
  if (data !== undefined) return null;
  if (!isError) return <p role="status">{general.loading}</p>;
  return (
    <Notice
      kind="error"
      title={general.errorLoadingData}
      action={
        <Button variant="default" onClick={() => void refetch()}>
          {general.retry}
        </Button>
      }
    />
  );
}
