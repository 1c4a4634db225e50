import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { StatePanel } from "../ui/StatePanel.tsx";

/** Every address that is no screen, with a way home (ledger NAV-018). */
export function NotFoundScreen() {
  const { general } = usePhrases();
  const navigate = useNavigate();
  useTitle(general.pageNotFound);
  return (
    <main>
      <StatePanel
        kind="not-found"
        headingLevel={1}
        title={general.pageNotFound}
        actions={<Button onClick={() => void navigate({ to: PATHS.home })}>{general.goHome}</Button>}
      />
    </main>
  );
}
