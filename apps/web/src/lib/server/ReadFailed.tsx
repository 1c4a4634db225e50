import { Button } from "@mantine/core";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { CallError } from "./call-error.ts";

interface ReadFailedProps {
  error: Error;
  isBusy?: boolean;
  onRetry: () => void;
}

/** In the place of a screen that could not be read: without a network, or since the server could not answer. */
export function ReadFailed({ error, isBusy = false, onRetry }: ReadFailedProps) {
  const { general } = usePhrases();
  const isOffline = error instanceof CallError && error.status === 0;
  return (
    <StatePanel
      kind={isOffline ? "offline" : "error"}
      title={general.errorLoadingData}
      text={isOffline ? general.offline : general.somethingWentWrong}
      actions={
        <Button loading={isBusy} onClick={onRetry}>
          {general.tryAgain}
        </Button>
      }
    />
  );
}
