import { Button } from "@mantine/core";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { EatenPlate } from "../ui/plates/EatenPlate.tsx";
import { TableScreen } from "../ui/TableScreen.tsx";

/** Every address that is no screen, with a way home and back (ledger NAV-018). */
export function NotFoundScreen() {
  const { general, help } = usePhrases();
  const navigate = useNavigate();
  const { history } = useRouter();
  useTitle(general.pageNotFound);
  return (
    <TableScreen
      drawing={<EatenPlate />}
      title={general.pageNotFound}
      text={help.lost}
      actions={
        <>
          <Button size="lg" onClick={() => void navigate({ to: PATHS.home })}>
            {general.goHome}
          </Button>
          {history.canGoBack() && (
            <Button size="lg" variant="subtle" onClick={() => history.back()}>
              {general.back}
            </Button>
          )}
        </>
      }
    />
  );
}
