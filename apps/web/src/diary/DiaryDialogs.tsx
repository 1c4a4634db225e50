import { ConfirmDialog } from "../lib/dialogs/ConfirmDialog.tsx";
import { KEPT } from "../lib/kept/send-kept-change.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useLinkWords } from "../lib/language/use-link-words.ts";
import { NumbersDialog } from "../lib/person/NumbersDialog.tsx";
import { useSubject } from "../lib/person/subject.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import { requireDayId } from "./day/day-plan.ts";
import type { DiaryDay } from "./day/diary-day.ts";
import type { DiaryDialog } from "./day/diary-dialog.ts";
import type { DiaryEntry } from "./day/diary-entry.ts";
import { useDiaryWords } from "./day/use-diary-words.ts";
import { AddDialog } from "./logging/AddDialog.tsx";
import { ChangeQuickMealDialog } from "./logging/ChangeQuickMealDialog.tsx";
import { CopyDialog } from "./logging/CopyDialog.tsx";
import { EatenTimeDialog } from "./logging/EatenTimeDialog.tsx";
import { PortionDialog } from "./logging/PortionDialog.tsx";
import { useOfferLeaveOut } from "./logging/use-offer-leave-out.ts";
import { useRemoveMeal } from "./logging/use-remove-meal.ts";
import { NoteDialog } from "./notes/NoteDialog.tsx";
import { PlanWeekDialog } from "./planning/PlanWeekDialog.tsx";
import { RebalanceDialog } from "./planning/RebalanceDialog.tsx";
import { SwapDialog } from "./planning/SwapDialog.tsx";

interface DiaryDialogsProps {
  dialog: DiaryDialog;
  diary: DiaryDay;
  today: string;
  onRegenerate: () => void;
  onClose: () => void;
}

/** The dialog that is open; loaded when the first one is asked for (ledger DIARY-023). */
export function DiaryDialogs({ dialog, diary, today, onRegenerate, onClose }: DiaryDialogsProps) {
  const { general, leftovers } = usePhrases();
  const words = useDiaryWords();
  const { mealsOf } = useLinkWords();
  const remove = useRemoveMeal();
  const offerLeaveOut = useOfferLeaveOut();
  const { viewedId } = useSubject();
  const sayRemoved = (name: string, kind: DiaryEntry["kind"], answer: unknown) => {
    showToast({ message: words.removed({ name }) });
    if (kind === "recipemeal" && answer !== KEPT && viewedId === undefined) void offerLeaveOut();
  };
  switch (dialog.kind) {
    case "add":
      return <AddDialog diary={diary} slot={dialog.slot} onClose={onClose} />;
    case "note":
      return <NoteDialog day={diary.day} date={diary.date} onClose={onClose} />;
    case "planWeek":
      return <PlanWeekDialog date={diary.date} today={today} onClose={onClose} />;
    case "copy":
      return <CopyDialog diary={diary} slot={dialog.slot} today={today} onClose={onClose} />;
    case "numbers":
      return <NumbersDialog onClose={onClose} />;
    case "regenerate":
      return (
        <ConfirmDialog
          title={words.regenerateTitle}
          text={words.regenerateText}
          confirmLabel={words.regenerateConfirm}
          onConfirm={() => {
            onClose();
            onRegenerate();
          }}
          onClose={onClose}
        />
      );
    case "swap":
      return diary.day && <SwapDialog day={diary.day} entry={dialog.entry} onClose={onClose} />;
    case "portion":
      return <PortionDialog diary={diary} itemId={dialog.entry.id} onClose={onClose} />;
    case "eatenTime":
      return diary.day && <EatenTimeDialog day={diary.day} entry={dialog.entry} onClose={onClose} />;
    case "quickMeal": {
      const { entry } = dialog;
      return (
        entry.macros &&
        diary.day && (
          <ChangeQuickMealDialog
            entry={{ ...entry, macros: entry.macros }}
            day={diary.day}
            onClose={onClose}
          />
        )
      );
    }
    case "rebalance":
      return diary.day && <RebalanceDialog day={diary.day} added={dialog.added} onClose={onClose} />;
    case "remove": {
      const name = dialog.entry.name ?? words.quickMeal;
      const left = dialog.entry.cooking?.leftovers ?? [];
      const unlinked =
        left.length > 0 ? [leftovers.remove({ meals: mealsOf(left), count: left.length })] : [];
      return (
        <ConfirmDialog
          title={words.removeTitle({ name })}
          text={[words.removeText, ...unlinked].join(" ")}
          confirmLabel={general.delete}
          isBusy={remove.isPending}
          onConfirm={() =>
            remove.mutate(
              {
                ...{ dayId: requireDayId(diary.day), date: diary.date },
                ...{ itemId: dialog.entry.id, name: dialog.entry.name },
              },
              { onSuccess: (answer) => sayRemoved(name, dialog.entry.kind, answer), onSettled: onClose },
            )
          }
          onClose={onClose}
        />
      );
    }
  }
}
