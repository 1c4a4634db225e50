import { Button, NativeSelect } from "@mantine/core";
import { askForCheckIn, type CheckInAsking, setCheckInSchedule } from "@plateful/contract";
import { WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMomentWords, useStandsIn } from "../clients/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { todayOf } from "../lib/device/today.ts";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { weekdayName } from "../lib/language/weekday-name.ts";
import { call } from "../lib/server/call.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./ClientCheckIn.module.css";
import { refreshCheckIns } from "./check-in-query.ts";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";

interface AskingCardProps {
  clientId: number;
  name: string;
  asking: CheckInAsking;
}

/** When a client is asked: every week, or now (CHECK-003). Whoever stands in asks for nothing, so there is none for them (TEAM-021). */
export function AskingCard({ clientId, name, asking }: AskingCardProps) {
  const { coach } = useCheckInPhrases();
  const isStandIn = useStandsIn(clientId);
  const language = useLanguage();
  const dayOf = useMomentWords();
  const queryClient = useQueryClient();
  const params = { id: String(clientId) };
  const finish = (message: string) => {
    showToast({ message });
    return refreshCheckIns(queryClient);
  };
  const schedule = useMutation({
    mutationFn: (weekday: Weekday | null) => call(setCheckInSchedule, { params, body: { weekday } }),
    onSuccess: () => finish(coach.saved),
  });
  const ask = useMutation({
    mutationFn: () => call(askForCheckIn, { params }),
    onSuccess: () => finish(coach.asked({ name })),
  });
  const { open, next_on: next } = asking;
  const wasAskedToday = open !== null && todayOf(new Date(open.asked_at)) === todayOf(new Date());
  const longDay = (date: string) =>
    formatDate(language, date, { weekday: "long", day: "numeric", month: "long" });
  const options = [
    { value: "", label: coach.never },
    ...WEEKDAYS.map((day) => ({ value: day, label: weekdayName(language, day, "long") })),
  ];
  if (isStandIn) return null;
  return (
    <SectionCard title={coach.asking}>
      {!asking.may_ask && <p className={styles.quiet}>{coach.noRight}</p>}
      <NativeSelect
        label={coach.everyWeek}
        disabled={!asking.may_ask || schedule.isPending}
        value={(schedule.isPending ? schedule.variables : asking.weekday) ?? ""}
        data={options}
        description={next === null ? undefined : coach.nextOn({ day: longDay(next) })}
        onChange={(event) => {
          const { value } = event.currentTarget;
          schedule.mutate(value === "" ? null : (value as Weekday));
        }}
      />
      {open !== null && (
        <p className={styles.quiet}>{coach.askedOn({ moment: dayOf(open.asked_at, "in-sentence") })}</p>
      )}
      <div className={styles.buttons}>
        <Button
          variant="default"
          disabled={!asking.may_ask || wasAskedToday}
          loading={ask.isPending}
          onClick={() => ask.mutate()}
        >
          {open === null ? coach.ask : coach.askAgain}
        </Button>
        <AppLink href={PATHS.checkInQuestions} className={styles.link}>
          {coach.questions}
        </AppLink>
      </div>
    </SectionCard>
  );
}
