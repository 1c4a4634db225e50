import { IconClipboardCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { PATHS } from "../lib/address/paths.ts";
import { useSubject } from "../lib/person/subject.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./CheckInCard.module.css";
import { currentCheckInQuery } from "./current-check-in-query.ts";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";

/** On the planner while a check-in waits; not for a coach who looks along (CHECK-004). */
export function CheckInCard() {
  const { user, viewedId } = useSubject();
  const { card } = useCheckInPhrases();
  const isAsked = viewedId === undefined && user.coach !== null;
  const { data: current } = useQuery({ ...currentCheckInQuery, enabled: isAsked });
  if (!isAsked || current?.check_in == null) return null;
  return (
    <section aria-label={card.title} className={styles.card}>
      <IconClipboardCheck size={26} stroke={1.75} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{card.title}</p>
        <p className={styles.text}>{card.text({ coach: current.coach ?? "" })}</p>
      </div>
      <AppLink href={PATHS.checkIn} className={styles.start}>
        {card.start}
      </AppLink>
    </section>
  );
}
