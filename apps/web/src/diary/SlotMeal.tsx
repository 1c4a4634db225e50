import type { UnsuitedMeal } from "@plateful/contract";
import { IconToolsKitchen2 } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense } from "react";
import { usePlateUrl } from "../lib/food/plate-url.ts";
import { useServingText } from "../lib/food/use-serving-text.ts";
import { KeptMark } from "../lib/kept/KeptMark.tsx";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { quarters } from "../ui/fields/quarters.ts";
import { MealRow } from "../ui/MealRow.tsx";
import type { DiaryEntry } from "./day/diary-entry.ts";
import type { DiaryRights } from "./day/diary-rights.ts";
import { timeText } from "./day/time-text.ts";
import { LockMark } from "./LockMark.tsx";
import styles from "./SlotMeal.module.css";

const MealNotes = lazy(async () => ({ default: (await import("./MealNotes.tsx")).MealNotes }));

interface SlotActions {
  rights: DiaryRights;
  /** Meals whose tick is on its way. */
  busy: ReadonlySet<number>;
  unsuited: ReadonlyMap<number, UnsuitedMeal>;
  onPortion: (entry: DiaryEntry) => void;
  onToggle: (entry: DiaryEntry) => void;
  onSwap: (entry: DiaryEntry) => void;
  onOpen: (entry: DiaryEntry) => void;
  onChangeFood: (entry: DiaryEntry) => void;
}

interface SlotMealProps {
  entry: DiaryEntry;
  /** What may be done with the meals of its slot. */
  card: SlotActions;
  /** Whether another recipe may take its place. */
  maySwap: boolean;
}

/** What has a page of its own; a simple recipe has one once the server has the meal. */
export const isRecipe = ({ kind, kept }: DiaryEntry) =>
  kind === "recipemeal" || (kind === "simplerecipemeal" && kept !== "NEW");

/** Numbers alone, which are no amount of anything. */
export const isQuickMeal = ({ kind, amount }: DiaryEntry) => kind === "quickaddmeal" && amount === null;

/** What someone added themselves can be changed: amounts once the server has them, numbers alone at any time where they are shown. */
export const isChangeable = (
  entry: DiaryEntry,
  { showsNumbers }: Pick<DiaryRights, "showsNumbers">,
): boolean =>
  isQuickMeal(entry)
    ? showsNumbers
    : (entry.food !== null || entry.kind === "quickaddmeal") && entry.kept !== "NEW";

/** Eaten with others, or cooked together with another meal. */
const isCookedWithOthers = ({ cooking }: DiaryEntry): boolean =>
  cooking !== null &&
  (cooking.leftover_of !== null ||
    cooking.leftovers.length + cooking.company.length > 0 ||
    (cooking.cook_on ?? cooking.also_cook) !== undefined);

function markOf({ kept, isLocked }: DiaryEntry): { mark?: ReactNode } {
  if (kept !== null) return { mark: <KeptMark /> };
  return isLocked ? { mark: <LockMark /> } : {};
}

/** How much of a planned recipe one eats, and the way to another amount; other kinds of meal have theirs on a page. */
function usePortion({ entry, card }: SlotMealProps, name: string) {
  const { diary: words } = usePhrases();
  // A recipe that waits for the network is not there yet, and has no portion to change.
  if (entry.portion === null || !card.rights.canEdit || entry.kept === "RECIPE") return {};
  const text = words.portionOf({ size: quarters(entry.portion), isOne: entry.portion <= 1 });
  const label = words.changePortion({ portion: text, name });
  return { portion: { text, short: quarters(entry.portion), label, onPress: () => card.onPortion(entry) } };
}

/** "Porridge"; of a product of one's own, with how much of it: "Oat bar · 150 g". */
function useName({ name, amount }: DiaryEntry): string {
  const { diary: words } = usePhrases();
  const { exact } = useServingText();
  if (name === null) return words.quickMeal;
  if (amount === null) return name;
  return `${name} · ${exact(amount.value, amount.unit)}`;
}

/**
 * "12:40 · 2 slices · 190 kcal · 8 g protein": when it was eaten where that was said (ledger DIARY-114), and of a food how much
 * of it, exactly as it was entered (ledger DIARY-102).
 */
function useMeta({ entry, card }: SlotMealProps): { meta?: string } {
  const { diary: words } = usePhrases();
  const language = useLanguage();
  const { servings } = useServingText();
  const count = useCount();
  const { food, macros, eatenAt } = entry;
  const time = eatenAt === null ? [] : [timeText(language, eatenAt)];
  const amount = food === null ? [] : [servings(food.serving, food.quantity)];
  const numbers =
    macros === null || !card.rights.showsNumbers
      ? []
      : [words.amount({ amount: count(macros.kcal) }), words.proteinOf({ amount: count(macros.protein) })];
  const parts = [...time, ...amount, ...numbers];
  return parts.length === 0 ? {} : { meta: parts.join(" · ") };
}

/** One meal of a slot: what it is, how much of it, whether it was eaten, and what could stand in its place. */
export function SlotMeal(props: SlotMealProps) {
  const { entry, card, maySwap } = props;
  const { diary: words } = usePhrases();
  const plateUrl = usePlateUrl();
  const name = useName(entry);
  const portion = usePortion(props, name);
  const unsuited = card.unsuited.get(entry.id);
  const hasNotes = unsuited !== undefined || entry.isSide || isCookedWithOthers(entry);
  const meta = useMeta(props);
  return (
    <MealRow
      name={name}
      {...markOf(entry)}
      {...meta}
      {...portion}
      note={
        hasNotes && (
          <Suspense fallback={<span className={styles.notes} />}>
            <MealNotes unsuited={unsuited} isSide={entry.isSide} cooking={entry.cooking} />
          </Suspense>
        )
      }
      pictureUrl={entry.picture === null ? null : plateUrl(entry.picture, "thumb")}
      drawing={entry.food?.picture ?? null}
      icon={<IconToolsKitchen2 size={26} stroke={1.5} />}
      isEaten={entry.status === "EATEN"}
      isSaving={card.busy.has(entry.id)}
      eatenLabel={words.eatenLabel({ name })}
      {...(card.rights.canMarkEaten ? { onToggleEaten: () => card.onToggle(entry) } : {})}
      {...(maySwap ? { swap: { label: words.swapMeal({ name }), onPress: () => card.onSwap(entry) } } : {})}
      {...(isRecipe(entry) ? { onOpen: () => card.onOpen(entry) } : {})}
      {...(isChangeable(entry, card.rights) && card.rights.canAdd
        ? { onOpen: () => card.onChangeFood(entry) }
        : {})}
    />
  );
}
