import type { CalendarDay } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import { addDays, type DiarySlot, eatenOfMeal } from "@plateful/planning";
import { IconHistory } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { UsualFoods } from "../../foods/index.ts";
import { useToday } from "../../lib/device/today.ts";
import { KEPT } from "../../lib/kept/send-kept-change.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";
import { ListRow } from "../../ui/ListRow.tsx";
import { weekQuery } from "../day/calendar-day-query.ts";
import type { DiaryDay } from "../day/diary-day.ts";
import { diaryEntries } from "../day/diary-entry.ts";
import { useSayAdded } from "../instead/use-say-added.ts";
import { useTakeBack } from "../instead/use-take-back.ts";
import type { useChooseFood } from "./use-choose-food.ts";
import { useCopyYesterday } from "./use-copy-yesterday.ts";

interface EatenBeforeProps {
  diary: DiaryDay;
  slot: DiarySlot;
  /** Whether the day is one's own and has come, so that what is added was eaten. */
  isLogged: boolean;
  showsNumbers: boolean;
  put: ReturnType<typeof useChooseFood>["put"];
  onDone: () => void;
}

/** As many as are in sight below the other ways to add something. */
const MOST = 6;

/** The ids of the meals of a moment that a day did not have before. */
const copiesIn = (after: CalendarDay, before: CalendarDay | null, moment: MealMoment): number[] => {
  const known = new Set(before?.calendar_items.map(({ id }) => id));
  return after.calendar_items
    .filter(({ id, meal_moment }) => meal_moment === moment && !known.has(id))
    .map(({ id }) => id);
};

/** The meals of the day before at the same moment, all of them in one press. */
function SameAsYesterday({ diary, slot, isLogged, onDone }: Omit<EatenBeforeProps, "put" | "showsNumbers">) {
  const { diary: words, logging } = usePhrases();
  const { viewedId } = useSubject();
  const copy = useCopyYesterday();
  const say = useSayAdded(diary);
  const takeBack = useTakeBack();
  const { date, day } = diary;
  const today = useToday();
  const before = addDays(date, -1);
  // The week that the planner shows is held for the time without a network, too.
  const { data } = useQuery({ ...weekQuery(before, viewedId), refetchInterval: false });
  const from = data?.find((one) => one.date === before);
  const ofMeal = diaryEntries(from ?? null).filter(({ mealMoment }) => mealMoment === slot.mealMoment);
  const { meals: entries, areEaten } = eatenOfMeal(ofMeal, before < today);
  if (from === undefined || entries.length === 0) return null;
  const add = () =>
    copy.mutate(
      { from, to: day, date, slot, ...(isLogged ? { isEaten: true } : {}) },
      {
        onSuccess: (copied) => {
          const energies = entries.map(({ macros }) => macros?.kcal ?? 0);
          const kcal = energies.reduce((sum, energy) => sum + energy, 0);
          const copies = copied === KEPT ? [] : copiesIn(copied, day, slot.mealMoment);
          // Another device may have added to the meal at the same moment, and nobody knows then which are the copies.
          const canUndo = copies.length === entries.length;
          say({ slot, isEaten: isLogged, kcal, ...(canUndo ? { undo: () => takeBack(copies) } : {}) });
          onDone();
        },
      },
    );
  const names = entries.map(({ name }) => name ?? words.quickMeal).join(", ");
  return (
    <ListRow
      icon={<IconHistory size={22} stroke={1.75} />}
      title={words.asDayBefore}
      text={areEaten === false ? logging.asPlanned({ names }) : names}
      onPress={() => {
        if (!copy.isPending) add();
      }}
    />
  );
}

/** What was eaten before, to be added again with one press (ledger FOOD-048, FOOD-050). */
export function EatenBefore(props: EatenBeforeProps) {
  const { slot, isLogged, showsNumbers, put } = props;
  const { date } = props.diary;
  const { viewedId } = useSubject();
  return (
    <>
      <SameAsYesterday {...props} />
      <UsualFoods
        place={{ date, clientId: viewedId }}
        moment={slot.mealMoment}
        showsNumbers={showsNumbers}
        most={MOST}
        onAdd={({ suggested_serving, quantity }, key) =>
          put(
            slot,
            {
              ...{ servingId: suggested_serving.id, serving: suggested_serving, quantity },
              ...(isLogged ? { isEaten: true } : {}),
            },
            key,
          )
        }
      />
    </>
  );
}
