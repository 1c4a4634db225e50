import { Button } from "@mantine/core";
import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { Notice } from "../../ui/Notice.tsx";
import type { OffTarget } from "../day/day-off-target.ts";
import type { DiaryDay } from "../day/diary-day.ts";
import { isLeftDay, rememberLeftDay } from "../day/planner-memory.ts";
import styles from "./Rebalance.module.css";

interface RebalanceNoticeProps {
  diary: DiaryDay;
  off: OffTarget;
  onLook: () => void;
}

/** Says quietly that a day has changed, and that leaving it is as good as moving its other meals (ledger PLAN-040). */
export function RebalanceNotice({ diary, off, onLook }: RebalanceNoticeProps) {
  const { planChanges } = usePhrases();
  const words = planChanges.rebalance;
  const count = useCount();
  const [left, setLeft] = useState<string | null>(null);
  const { day, totals } = diary;
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
