import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./CheckInQuestions.module.css";
import { checkInQuestionsQuery } from "./check-in-query.ts";
import { QuestionsEditor } from "./QuestionsEditor.tsx";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";

/** What the practice asks in a check-in (CHECK-002). */
export function CheckInQuestionsScreen() {
  const { editor, coach } = useCheckInPhrases();
  const { general } = usePhrases();
  const { organisation } = useCurrentUser();
  const navigate = useNavigate();
  const query = useQuery(checkInQuestionsQuery);
  useTitle(editor.title);
  return (
    <div className={styles.page}>
      <PageHeader
        title={editor.title}
        subtitle={organisation === null ? editor.textAlone : editor.text}
        back={{ label: coach.listTitle, onBack: () => void navigate({ to: PATHS.waitingCheckIns }) }}
      />
      {query.isPending && (
        <div role="status" aria-label={general.loading}>
          {[1, 2, 3].map((row) => (
            <SkeletonCard key={row} shape="row" />
          ))}
        </div>
      )}
      {query.isError && query.data === undefined && (
        <StatePanel
          kind="error"
          title={general.errorLoadingData}
          actions={<Button onClick={() => void query.refetch()}>{general.tryAgain}</Button>}
        />
      )}
      {query.data !== undefined && <QuestionsEditor form={query.data} />}
    </div>
  );
}
