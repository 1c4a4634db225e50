import { Button } from "@mantine/core";
import { IconHelpCircle } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";
import type { DayToPlan } from "./week-to-plan.ts";

/** The way to why a week is planned as it is, once something is planned; for the person alone (ledger PLAN-236). */
export function WhyWeekLink({ days }: { days: readonly DayToPlan[] }) {
  const { whyWeek: words } = usePhrases();
  const { viewedId } = useSubject();
  const navigate = useNavigate();
  const date = days[0]?.diary.date;
  if (date === undefined || viewedId !== undefined || days.every(({ kept }) => kept === 0)) return null;
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
