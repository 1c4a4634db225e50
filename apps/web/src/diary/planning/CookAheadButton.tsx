import { Button } from "@mantine/core";
import { IconToolsKitchen2 } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";

/** Leads to cooking several planned meals in one go (ledger PLAN-253). */
export function CookAheadButton() {
  const { planWeek: words } = usePhrases();
  const navigate = useNavigate();
  return (
    <Button
      variant="subtle"
      leftSection={<IconToolsKitchen2 size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void navigate({ href: `${PATHS.planner}/cook` })}
    >
      {words.cookAhead}
    </Button>
  );
}
