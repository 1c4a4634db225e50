import { Button } from "@mantine/core";
import { IconHelpCircle, IconPrinter, IconToolsKitchen2 } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";
import type { DayToPlan } from "./week-to-plan.ts";

const ICON = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/**
 * For the person alone, ways on from a week: why it is planned as it is and its paper, once something is planned (ledger PLAN-226, PLAN-236), and to
 * cooking several planned meals in one go (PLAN-253).
 */
export function PlanWeekLinks({ days }: { days: readonly DayToPlan[] }) {
  const { whyWeek, planWeek: words } = usePhrases();
  const { viewedId } = useSubject();
  const navigate = useNavigate();
  const date = days[0]?.diary.date;
  if (viewedId !== undefined) return null;
  return (
    <>
      {date !== undefined && days.some(({ kept }) => kept > 0) && (
        <>
          <Button
            variant="subtle"
            leftSection={<IconHelpCircle {...ICON} />}
            onClick={() => void navigate({ to: PATHS.whyWeek, search: { date } })}
          >
            {whyWeek.title}
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconPrinter {...ICON} />}
            onClick={() => void navigate({ to: PATHS.weekOnPaper, search: { date } })}
          >
            {words.paper}
          </Button>
        </>
      )}
      <Button
        variant="subtle"
        leftSection={<IconToolsKitchen2 {...ICON} />}
        onClick={() => void navigate({ href: `${PATHS.planner}/cook` })}
      >
        {words.cookAhead}
      </Button>
    </>
  );
}
