import { copyMealsToMealMoment } from "@plateful/contract";
import { addDays, type DiarySlot } from "@plateful/planning";
import { IconHistory } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { UsualFoods } from "../../foods/index.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { namedUser, useSubject } from "../../lib/person/subject.ts";
import { call } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { ListRow } from "../../ui/ListRow.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { calendarDaysQuery, refreshCalendarDays } from "../day/calendar-day-query.ts";
import { dayOn } from "../day/day-on.ts";
import { diaryEntries } from "../day/diary-entry.ts";
import { statusOf } from "../day/status-of.ts";
import type { useChooseFood } from "./use-choose-food.ts";

interface EatenBeforeProps {
  date: string;
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
function SameAsYesterday({ date, slot, isLogged, onDone }: Omit<EatenBeforeProps, "put" | "showsNumbers">) {
  const { diary: words, meals } = usePhrases();
  const { viewedId } = useSubject();
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const before = addDays(date, -1);
  const { data } = useQuery({ ...calendarDaysQuery(before, before, viewedId), refetchInterval: false });
  const day = data?.[0];
  const entries = diaryEntries(day ?? null).filter(({ mealMoment }) => mealMoment === slot.mealMoment);
  const meal = meals.momentsInSentence[slot.mealMoment];
  const { mutate, isPending } = useMutation({
    mutationFn: async (from: number) => {
      const { id } = await dayOn(date, viewedId);
      const body = {
        from_calendar_day_id: from,
        to_calendar_day: id,
        meal_moment: slot.mealMoment,
        ...statusOf(isLogged ? true : undefined),
        ...namedUser(viewedId),
      };
      return call(copyMealsToMealMoment, { body, idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: () => {
      intent.done();
      showToast({ message: words.added({ meal }) });
      onDone();
    },
    onSettled: () => refreshCalendarDays(queryClient),
  });
  if (day === undefined || entries.length === 0) return null;
  return (
    <ListRow
      icon={<IconHistory size={22} stroke={1.75} />}
      title={words.asDayBefore}
      text={entries.map(({ name }) => name ?? words.quickMeal).join(", ")}
      onPress={() => {
        if (!isPending) mutate(day.id);
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
