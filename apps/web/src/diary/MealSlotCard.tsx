import type { UnsuitedMeal } from "@plateful/contract";
import {
  IconArrowsExchange,
  IconClock,
  IconCopy,
  IconExternalLink,
  IconRefresh,
  IconScale,
  IconTrash,
} from "@tabler/icons-react";
import { MomentIcon } from "../lib/food/MomentIcon.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { MealCard } from "../ui/MealCard.tsx";
import { MoreMenu } from "../ui/overlays/MoreMenu.tsx";
import type { MenuAction, MenuGroup } from "../ui/overlays/menu-action.ts";
import { shareOf } from "../ui/plates/ring-geometry.ts";
import type { DiaryGroup } from "./day/diary-day.ts";
import { type DiaryEntry, isSwappable } from "./day/diary-entry.ts";
import type { DiaryRights } from "./day/diary-rights.ts";
import { DiaryDialogs } from "./dialogs.ts";
import { LockMark } from "./LockMark.tsx";
import styles from "./MealSlotCard.module.css";
import { isChangeable, isQuickMeal, isRecipe, SlotMeal } from "./SlotMeal.tsx";

export interface MealSlotCardProps {
  group: DiaryGroup;
  rights: DiaryRights;
  /** Meals whose tick is on its way. */
  busy: ReadonlySet<number>;
  isPlanning: boolean;
  /** Planned recipes that do not suit someone at their table, by item. */
  unsuited: ReadonlyMap<number, UnsuitedMeal>;
  /** Left out where nothing is planned for anybody. */
  locks?: { readonly slot: MenuAction | null; readonly ofMeal: (entry: DiaryEntry) => MenuAction };
  onAdd: () => void;
  onChooseAgain: () => void;
  onCopy: () => void;
  onOpen: (entry: DiaryEntry) => void;
  onChangeFood: (entry: DiaryEntry) => void;
  onRemove: (entry: DiaryEntry) => void;
  onPortion: (entry: DiaryEntry) => void;
  onSwap: (entry: DiaryEntry) => void;
  onToggle: (entry: DiaryEntry) => void;
  onTime: (entry: DiaryEntry) => void;
}

const ICON = { size: 18, stroke: 1.75 } as const;

const isRealSlotOf = ({ slot }: DiaryGroup) => slot !== null && slot.id > 0;

const maySwap = ({ rights, isPlanning, group }: MealSlotCardProps, entry: DiaryEntry) =>
  rights.canEdit && isRealSlotOf(group) && !isPlanning && !group.isLocked && isSwappable(entry);

/** What can be done with a meal, told apart by what it is. */
function useMealActions(props: MealSlotCardProps): (entry: DiaryEntry) => MenuAction[] {
  const { diary: words, general, planChanges } = usePhrases();
  const { rights } = props;
  const when = (isOffered: boolean, action: MenuAction): MenuAction[] => (isOffered ? [action] : []);
  return (entry) => [
    ...when(maySwap(props, entry), {
      label: planChanges.swap.action,
      icon: <IconArrowsExchange {...ICON} />,
      onSelect: () => props.onSwap(entry),
    }),
    ...when(isRecipe(entry), {
      label: words.openRecipe,
      icon: <IconExternalLink {...ICON} />,
      onSelect: () => props.onOpen(entry),
    }),
    ...when(isChangeable(entry, rights) && rights.canAdd, {
      label: isQuickMeal(entry) ? general.edit : words.changeAmount,
      icon: <IconScale {...ICON} />,
      onSelect: () => props.onChangeFood(entry),
    }),
    ...when(entry.status === "EATEN" && rights.canMarkEaten, {
      label: words.timeEaten,
      icon: <IconClock {...ICON} />,
      onSelect: () => props.onTime(entry),
    }),
    ...(props.locks === undefined || entry.kept === "NEW" ? [] : [props.locks.ofMeal(entry)]),
    ...when(rights.canEdit, {
      label: words.removeMeal,
      icon: <IconTrash {...ICON} />,
      isDanger: true,
      onSelect: () => props.onRemove(entry),
    }),
  ];
}

function useMenuGroups(props: MealSlotCardProps, meal: string): MenuGroup[] {
  const { diary: words } = usePhrases();
  const { group, rights } = props;
  const actionsOf = useMealActions(props);
  const isReal = isRealSlotOf(group);
  const ofSlot = [
    ...(rights.canGenerate && isReal && !props.isPlanning && !group.isLocked
      ? [
          {
            label: words.chooseAgain({ meal }),
            icon: <IconRefresh {...ICON} />,
            onSelect: props.onChooseAgain,
          },
        ]
      : []),
    ...(rights.canCopy && group.slot !== null && group.entries.length > 0
      ? [{ label: words.copyMeal({ meal }), icon: <IconCopy {...ICON} />, onSelect: props.onCopy }]
      : []),
    ...(props.locks?.slot ? [props.locks.slot] : []),
  ];
  const ofMeals = group.entries.map((entry) => ({
    id: entry.id,
    title: entry.name ?? words.quickMeal,
    actions: actionsOf(entry),
  }));
  return [{ id: "slot", actions: ofSlot }, ...ofMeals];
}

/** One meal moment with what is planned in it (ledger DIARY-015, DIARY-016). */
export function MealSlotCard(props: MealSlotCardProps) {
  const { group, rights } = props;
  const phrases = usePhrases();
  const words = phrases.diary;
  const count = useCount();
  const { slot, totals, entries } = group;
  const title = slot === null ? words.other : phrases.meals.moments[slot.mealMoment];
  const meal = slot === null ? words.other : phrases.meals.momentsInSentence[slot.mealMoment];
  const menu = useMenuGroups(props, meal);
  const target = slot?.target?.kcal ?? null;
  const actual = count(totals.actual.kcal);
  const amount =
    target === null ? (
      words.amount({ amount: actual })
    ) : (
      <>
        <b>{actual}</b>
        {words.amountOf({ target: count(target) })}
      </>
    );
  return (
    <MealCard
      title={title}
      {...(group.isLocked ? { mark: <LockMark /> } : {})}
      icon={<MomentIcon moment={slot?.mealMoment ?? null} />}
      {...(rights.showsNumbers ? { amount } : {})}
      eatenShare={rights.showsNumbers ? shareOf(totals.eaten.kcal, target) : 0}
      plannedShare={rights.showsNumbers ? shareOf(totals.actual.kcal, target) : 0}
      menu={<MoreMenu label={words.moreFor({ meal })} groups={menu} onOpen={DiaryDialogs.prepare} />}
      addLabel={words.addTo({ meal })}
      {...(rights.canAdd && slot !== null ? { onAdd: props.onAdd } : {})}
    >
      {entries.length === 0 && <p className={styles.empty}>{words.nothingPlanned}</p>}
      {entries.map((entry) => (
        <SlotMeal key={entry.id} entry={entry} card={props} maySwap={maySwap(props, entry)} />
      ))}
    </MealCard>
  );
}
