import { Button } from "@mantine/core";
import { IconHelpCircle } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";

/** The way to why a week is planned as it is, for the person alone (ledger PLAN-236). */
export function WhyWeekLink({ date }: { date: string }) {
  const { whyWeek: words } = usePhrases();
  const navigate = useNavigate();
  return (
    <Button
      variant="subtle"
      mt={12}
      leftSection={<IconHelpCircle size={18} aria-hidden="true" />}
      onClick={() => void navigate({ to: PATHS.whyWeek, search: { date } })}
    >
      {words.title}
    </Button>
  );
}
