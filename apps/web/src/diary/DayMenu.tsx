import { isNumberless } from "@plateful/access";
import { IconArrowBackUp, IconCalendarPlus, IconRefresh, IconToolsKitchen2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser } from "../lib/person/current-user.ts";
import { useSubject } from "../lib/person/subject.ts";
import { MoreMenu } from "../ui/overlays/MoreMenu.tsx";
import type { DiaryDay } from "./day/diary-day.ts";
import { planUndoQuery } from "./planning/plan-undo-query.ts";
import { useLockActions } from "./planning/use-lock-actions.ts";
import { PLANNED_DAYS, usePlanDays } from "./planning/use-plan-days.ts";
import { useUndoPlan } from "./planning/use-undo-plan.ts";

interface DayMenuProps {
  diary: DiaryDay;
  onRegenerate: () => void;
  onNumbers: () => void;
}

/** What can be done with the planning of a whole day: again, with the days after it, locked, or as it was before. */
export function DayMenu({ diary, onRegenerate, onNumbers }: DayMenuProps) {
  const { diary: words } = usePhrases();
  const { user, viewedId } = useSubject();
  const locks = useLockActions(diary);
  const undo = useUndoPlan();
  const plan = usePlanDays();
  // Whether there is something to undo is of interest to nobody before the menu is opened.
  const undoable = useQuery({ ...planUndoQuery(viewedId), enabled: false });
  const again = { label: words.regenerateDay, icon: <IconRefresh size={18} />, onSelect: onRegenerate };
  const week = {
    label: words.planDays({ days: PLANNED_DAYS }),
    icon: <IconCalendarPlus size={18} />,
    onSelect: () => plan.mutate(diary.date),
  };
  const back = { label: words.undoPlanning, icon: <IconArrowBackUp size={18} />, onSelect: () => undo() };
  const numbers = {
    label: user.hides_numbers ? words.showNumbers : words.hideNumbers,
    icon: <IconToolsKitchen2 size={18} />,
    onSelect: onNumbers,
  };
  const actions = [
    ...(diary.isLocked ? [] : [again]),
    week,
    locks.ofDay,
    ...(undoable.data == null || undoable.isFetching ? [] : [back]),
    // Where the practice leaves numbers out, there are none to hide.
    ...(viewedId === undefined && (user.hides_numbers || !isNumberless(toAccessUser(user))) ? [numbers] : []),
  ];
  return (
    <MoreMenu
      label={words.dayMenu}
      groups={[{ id: "day", actions }]}
      onOpen={() => void undoable.refetch()}
    />
  );
}
