import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { signOut } from "../lib/person/sign-out.ts";
import { CallError } from "../lib/server/call-error.ts";
import { reportError } from "../lib/server/report-error.ts";
import { StatePanel } from "../ui/StatePanel.tsx";

/** What is left when a screen breaks: try again, or start again (ledger ERR-012). */
export function BrokenScreen({ error, reset }: ErrorComponentProps) {
  const { general } = usePhrases();
  const queryClient = useQueryClient();
  const isOffline = error instanceof CallError && error.status === 0;
  useEffect(() => {
    if (!(error instanceof CallError)) reportError(error);
  }, [error]);
  const restart = async () => {
    await signOut(queryClient);
    location.assign("/login");
  };
  return (
    <main>
      <StatePanel
        kind={isOffline ? "offline" : "error"}
        headingLevel={1}
        title={general.somethingHappened}
        text={isOffline ? general.offline : general.somethingWentWrong}
        actions={
          <>
            <Button onClick={reset}>{general.tryAgain}</Button>
            <Button variant="default" onClick={() => void restart()}>
              {general.logout}
            </Button>
          </>
        }
      />
    </main>
  );
}
