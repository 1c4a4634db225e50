import { Button } from "@mantine/core";
import type { CalendarDay, MealSwap } from "@plateful/contract";
import { IconToolsKitchen2 } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useEaterWords } from "../../lib/language/use-eater-words.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { CallError, isGone } from "../../lib/server/call-error.ts";
import { ListRow } from "../../ui/ListRow.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { refreshCalendarDays } from "../day/calendar-day-query.ts";
import styles from "../day/dialogs.module.css";
import type { DiaryEntry } from "../day/diary-entry.ts";
import { diaryRights } from "../day/diary-rights.ts";
import { SwapLinks } from "./SwapLinks.tsx";
import { swapEffects } from "./swap-effects.ts";
import { swapsQuery } from "./swaps-query.ts";
import { useAskedDay } from "./use-asked-day.ts";
import { useSwapMeal } from "./use-swap-meal.ts";

interface SwapDialogProps {
  day: CalendarDay;
  entry: DiaryEntry;
  onClose: () => void;
}

/** Preparing and cooking together; null when neither is known. */
function minutesOf({
  preparation_time_min: preparing,
  cooking_time_min: cooking,
}: MealSwap["recipe_template"]) {
  return preparing === null && cooking === null ? null : (preparing ?? 0) + (cooking ?? 0);
}

function SwapRow({ swap, isBusy, onChoose }: { swap: MealSwap; isBusy: boolean; onChoose: () => void }) {
  const { diary: words, planChanges, recipes } = usePhrases();
  const count = useCount();
  const plateUrl = usePlateUrl();
  const named = useEaterWords();
  const { showsNumbers } = diaryRights(useSubject());
  const { recipe_template: recipe } = swap;
  const minutes = minutesOf(recipe);
  const facts = [
    ...(showsNumbers ? [words.amount({ amount: count(swap.kcal) })] : []),
    ...(minutes === null ? [] : [recipes.minutes({ minutes })]),
  ];
  return (
    <ListRow
      title={recipe.name}
      text={
        <>
          <span className={styles.line}>{facts.join(" · ")}</span>
          <span className={styles.line}>
            {swapEffects(swap, showsNumbers, planChanges.swap.effects, count).join(" · ")}
          </span>
          {swap.company.length > 0 && (
            <span className={styles.line}>
              {swap.company.map(({ name, portions }) => named(name, portions)).join(" · ")}
            </span>
          )}
        </>
      }
      icon={
        <RecipeThumb
          src={plateUrl(recipe, "thumb")}
          icon={<IconToolsKitchen2 size={24} stroke={1.5} />}
          size={48}
        />
      }
      onPress={() => {
        if (!isBusy) onChoose();
      }}
    />
  );
}

/** The best recipes in the place of a planned one; a press plans one (ledger PLAN-030, PLAN-035). */
export function SwapDialog({ day, entry, onClose }: SwapDialogProps) {
  const { diary, general, planChanges } = usePhrases();
  const words = planChanges.swap;
  const asked = useAskedDay(day);
  const { data: swaps, isError, error, refetch } = useQuery(swapsQuery(asked, entry.id));
  const swapping = useSwapMeal();
  const [takesAlong, setTakesAlong] = useState(true);
  const along = takesAlong ? (entry.cooking?.leftovers ?? []) : [];
  const status = error instanceof CallError ? error.status : null;
  // A better plan came in the moment before the sheet was opened (PLAN-066).
  const hasGone = isGone(error);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (hasGone) void refreshCalendarDays(queryClient);
  }, [hasGone, queryClient]);
  return (
    <SheetDialog
      isOpen
      isTall
      onClose={onClose}
      title={words.title({ name: entry.name ?? diary.quickMeal })}
      subtitle={words.hint}
      closeLabel={general.close}
    >
      <SwapLinks cooking={entry.cooking} isTakenAlong={takesAlong} onTakeAlong={setTakesAlong} />
      {swaps === undefined && !isError && (
        <div role="status" aria-label={general.loading}>
          {[1, 2, 3, 4, 5].map((row) => (
            <SkeletonCard key={row} shape="row" />
          ))}
        </div>
      )}
      {swaps === undefined && hasGone && (
        <StatePanel
          kind="empty"
          title={words.gone}
          text={words.goneText}
          actions={<Button onClick={onClose}>{general.close}</Button>}
        />
      )}
      {swaps === undefined && isError && !hasGone && (
        <StatePanel
          kind={status === 0 ? "offline" : "error"}
          title={general.errorLoadingData}
          text={status === 0 ? general.offline : general.somethingWentWrong}
          actions={<Button onClick={() => void refetch()}>{general.tryAgain}</Button>}
        />
      )}
      {swaps?.length === 0 && <StatePanel kind="empty" title={words.none} text={words.noneText} />}
      <div className={styles.rows} aria-busy={swapping.isPending}>
        {swaps?.map((swap) => (
          <SwapRow
            key={swap.recipe_template.id}
            swap={swap}
            isBusy={swapping.isPending}
            onChoose={() =>
              swapping.mutate(
                { day, itemId: entry.id, swap, along },
                { onSuccess: onClose, onError: (refused) => isGone(refused) && onClose() },
              )
            }
          />
        ))}
      </div>
    </SheetDialog>
  );
}
