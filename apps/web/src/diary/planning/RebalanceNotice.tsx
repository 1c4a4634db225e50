import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { Notice } from "../../ui/Notice.tsx";
import type { OffTarget } from "../day/day-off-target.ts";
import type { DiaryDay } from "../day/diary-day.ts";
import { isLeftDay, rememberLeftDay } from "../day/planner-memory.ts";
import { dishNotEaten } from "../instead/planned-dish.ts";
import styles from "./Rebalance.module.css";

// Its words come with the first press, and the notice does not wait for them.
const InsteadButton = lazy(async () => ({
  default: (await import("../instead/InsteadButton.tsx")).InsteadButton,
}));

interface RebalanceNoticeProps {
  diary: DiaryDay;
  off: OffTarget;
  onLook: () => void;
}

/** Says quietly that a day has changed, and that leaving it is as good as moving its other meals (ledger PLAN-040); or that it took the place of a planned dish (DIARY-123). */
export function RebalanceNotice({ diary, off, onLook }: RebalanceNoticeProps) {
  const { planChanges } = usePhrases();
  const words = planChanges.rebalance;
  const count = useCount();
  const [left, setLeft] = useState<string | null>(null);
  const { viewedId } = useSubject();
  const { day, totals } = diary;
  const dish = off.why === "added" && viewedId === undefined ? dishNotEaten(day, diary.groups) : null;
  if (day === null || left === off.key || isLeftDay(day.id, off.key)) return null;
  const leave = () => {
    rememberLeftDay(day.id, off.key);
    setLeft(off.key);
  };
  return (
    <Notice
      kind="info"
      title={words.noticeTitle[off.why]}
      action={
        <div className={styles.ways}>
          {dish !== null && (
            <Suspense fallback={<span className={styles.instead} />}>
              <InsteadButton dish={dish} className={styles.instead ?? ""} />
            </Suspense>
          )}
          <Button variant="light" onClick={onLook}>
            {words.look}
          </Button>
          <Button variant="subtle" onClick={leave}>
            {words.ways.LEAVE}
          </Button>
        </div>
      }
    >
      {words.noticeText[off.why]({
        kcal: count(totals.actual.kcal),
        target: count(totals.target?.kcal ?? 0),
      })}
    </Notice>
  );
}
