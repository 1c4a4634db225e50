import { Button } from "@mantine/core";
import { type BodyOf, changeMe, isPlace } from "@plateful/contract";
import { formatTime } from "@plateful/phrases";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { deviceZone } from "../lib/device/device-zone.ts";
import { cityOf } from "../lib/language/city-of.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { currentUserQuery, useCurrentUser } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";
import { saveOver } from "../lib/server/version-conflict.ts";
import { Notice } from "../ui/Notice.tsx";
import styles from "./NewZoneNotice.module.css";

/** Whether clocks on the wall show the same in both; then there is nothing to follow. */
function showSameTime(zones: readonly [string, string]): boolean {
  const now = new Date();
  const [one, other] = zones.map((timeZone) =>
    new Intl.DateTimeFormat("en", { timeZone, dateStyle: "short", timeStyle: "short" }).format(now),
  );
  return one === other;
}

/** Stores the answer over whatever else was saved of the account meanwhile. */
function useAnswer() {
  const queryClient = useQueryClient();
  const base = useCurrentUser();
  const { timeZones } = usePhrases();
  return useMutation({
    mutationFn: (changes: Pick<BodyOf<typeof changeMe>, "time_zone" | "declined_time_zone">) =>
      saveOver({
        base,
        changes,
        send: (body, version) => call(changeMe, { body, version }),
        label: () => timeZones.title,
        text: (_key, value) => cityOf(String(value), timeZones.cities),
        unchanged: (stored) => stored,
      }),
    onSuccess: (changed) => queryClient.setQueryData(currentUserQuery.queryKey, changed),
  });
}

/** A coach looks at a client's days from where the client is, and is asked on another screen. */
const VIEW_AS = /^\/coach\/clients\/\d/;

/** Asks once, in a place where the time is another, whether it counts from now on (ledger DIARY-105, DIARY-106). */
export function NewZoneNotice() {
  const { timeZones } = usePhrases();
  const language = useLanguage();
  const { time_zone: home, time_zone_known: isKnown, declined_time_zones: declined } = useCurrentUser();
  const isViewAs = useRouterState({ select: ({ location }) => VIEW_AS.test(location.pathname) });
  const answer = useAnswer();
  const here = deviceZone();
  const isSettled = !isKnown || declined.includes(here);
  if (isViewAs || isSettled || !isPlace(here) || showSameTime([home, here])) return null;
  const city = cityOf(here, timeZones.cities);
  const homeCity = cityOf(home, timeZones.cities);
  const time = formatTime(language, new Date(), home);
  return (
    <Notice kind="info" title={timeZones.elsewhere({ city })}>
      <p>{timeZones.elsewhereText({ city: homeCity, time })}</p>
      <p className={styles.answers}>
        <Button loading={answer.isPending} onClick={() => answer.mutate({ time_zone: here })}>
          {timeZones.use({ city })}
        </Button>
        <Button
          variant="default"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ declined_time_zone: here })}
        >
          {timeZones.keep({ city: homeCity })}
        </Button>
      </p>
    </Notice>
  );
}
