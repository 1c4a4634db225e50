import type { CalendarDay } from "@plateful/contract";
import { addDays, type DiarySlot } from "@plateful/planning";
import { IconHistory } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { UsualFoods } from "../../foods/index.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";
import { ListRow } from "../../ui/ListRow.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { weekQuery } from "../day/calendar-day-query.ts";
import { diaryEntries } from "../day/diary-entry.ts";
import type { useChooseFood } from "./use-choose-food.ts";
import { useCopyYesterday } from "./use-copy-yesterday.ts";

interface EatenBeforeProps {
  date: string;
  /** Null as long as there is none on the date. */
  day: CalendarDay | null;
  slot: DiarySlot;
  /** Whether the day is one's own and has come, so that what is added was eaten. */
  isLogged: boolean;
  showsNumbers: boolean;
  put: ReturnType<typeof useChooseFood>["put"];
  onDone: () => void;
}

/** As many as are in sight below the other ways to add something. */
const MOST = 6;

/** The meals of the day before at the same moment, all of them in one press. */
function SameAsYesterday({
  date,
  day,
  slot,
  isLogged,
  onDone,
}: Omit<EatenBeforeProps, "put" | "showsNumbers">) {
  const { diary: words, meals } = usePhrases();
  const { viewedId } = useSubject();
  const copy = useCopyYesterday();
  const before = addDays(date, -1);
  // The week that the planner shows is held for the time without a network, too.
  const { data } = useQuery({ ...weekQuery(before, viewedId), refetchInterval: false });
  const from = data?.find((one) => one.date === before);
  const entries = diaryEntries(from ?? null).filter(({ mealMoment }) => mealMoment === slot.mealMoment);
  const meal = meals.momentsInSentence[slot.mealMoment];
  if (from === undefined || entries.length === 0) return null;
  const add = () =>
    copy.mutate(
      { from, to: day, date, slot, ...(isLogged ? { isEaten: true } : {}) },
      {
        onSuccess: () => {
          showToast({ message: words.added({ meal }) });
          onDone();
        },
      },
    );
  return (
    <ListRow
      icon={<IconHistory size={22} stroke={1.75} />}
      title={words.asDayBefore}
      text={entries.map(({ name }) => name ?? words.quickMeal).join(", ")}
      onPress={() => {
        if (!copy.isPending) add();
      }}
    />
  );
}

/** What was eaten before, to be added again with one press (ledger FOOD-048, FOOD-050). */
export function EatenBefore(props: EatenBeforeProps) {
  const { date, slot, isLogged, showsNumbers, put } = props;
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
