import { joinGroceryShare } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { QuestionDialog } from "../../lib/dialogs/QuestionDialog.tsx";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { groceryShareQuery } from "./grocery-share-query.ts";

interface JoinDialogProps {
  token: string;
  /** Called with whose lists were joined, or with null when the person does not want to. */
  onClose: (joinedId: number | null) => void;
}

/** Asks whoever opened a link whether they want to shop from that list (ledger GROC-031). */
export function JoinDialog({ token, onClose }: JoinDialogProps) {
  const { general, groceries } = usePhrases();
  const queryClient = useQueryClient();
  const words = groceries.sharing;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const join = async () => {
    setIsBusy(true);
    try {
      const { id } = await call(joinGroceryShare, { body: { token } });
      await queryClient.invalidateQueries(groceryShareQuery);
      onClose(id);
    } catch (error) {
      const isOffline = error instanceof CallError && error.status === 0;
      const said = error instanceof CallError ? (error.at("token") ?? error.detail) : undefined;
      setProblem(isOffline ? general.offline : (said ?? general.somethingWentWrong));
      setIsBusy(false);
    }
  };
  return (
    <QuestionDialog
      title={words.joinTitle}
      text={words.joinText}
      answers={[
        { label: words.title, look: "main", isBusy, onPress: () => void join() },
        { label: general.cancel, look: "plain", onPress: () => onClose(null) },
      ]}
      onClose={() => onClose(null)}
    >
      {problem !== null && <p role="alert">{problem}</p>}
    </QuestionDialog>
  );
}
