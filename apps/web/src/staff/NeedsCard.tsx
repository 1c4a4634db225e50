import { STAFF_NEEDS, type StaffOverview } from "@plateful/contract";
import {
  IconAlertTriangle,
  IconClock,
  IconCreditCard,
  IconDatabaseExclamation,
  IconKey,
  IconMailX,
} from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { NEED_PLACES } from "./need-places.ts";
import { RowRepair } from "./parts/RowRepair.tsx";
import styles from "./parts/Staff.module.css";
import { StaffRow } from "./parts/StaffRow.tsx";
import { useJobKindWords } from "./parts/use-job-words.ts";
import { useMoment } from "./parts/use-moment.ts";
import { useRepairs } from "./parts/use-repairs.ts";
import { useStaffPhrases } from "./parts/use-staff-phrases.ts";

type Need = StaffOverview["needs"][number];

const ICON = { size: 20, stroke: 1.75 } as const;
const LOOKS: Readonly<
  Record<Need["need"], { readonly icon: ReactNode; readonly tone: "danger" | "warn" | "info" }>
> = {
  BACKUP_FAILED: { icon: <IconDatabaseExclamation {...ICON} />, tone: "danger" },
  BACKUP_LATE: { icon: <IconDatabaseExclamation {...ICON} />, tone: "warn" },
  JOBS_FAILED: { icon: <IconAlertTriangle {...ICON} />, tone: "danger" },
  JOBS_WAITING: { icon: <IconClock {...ICON} />, tone: "warn" },
  MAILS_FAILED: { icon: <IconMailX {...ICON} />, tone: "danger" },
  MAILS_WAITING: { icon: <IconClock {...ICON} />, tone: "warn" },
  CODES_OFF: { icon: <IconKey {...ICON} />, tone: "danger" },
  ADDRESSES_BLOCKED: { icon: <IconMailX {...ICON} />, tone: "warn" },
  PAYMENTS_FAILED: { icon: <IconCreditCard {...ICON} />, tone: "warn" },
  TRIALS_ENDING: { icon: <IconClock {...ICON} />, tone: "info" },
};

/** What was repaired keeps its row for so long, even when the next reading no longer has it. */
const RESULT_STANDS_MS = 60_000;

const keyOf = ({ need, subject }: Need) => `${need} ${subject ?? ""}`;

interface Repaired {
  readonly need: Need;
  readonly at: number;
}

/** What was read, with what was repaired a moment ago in its place: a result that vanishes at once is not read. */
function withRepaired(
  needs: readonly Need[],
  repaired: readonly Repaired[],
  readAt: number,
): readonly Need[] {
  const kept = repaired.filter(({ at }) => readAt - at < RESULT_STANDS_MS).map(({ need }) => need);
  const keys = new Set(kept.map(keyOf));
  const rank = ({ need }: Need) => STAFF_NEEDS.indexOf(need);
  return [...kept, ...needs.filter((need) => !keys.has(keyOf(need)))].sort((a, b) => rank(a) - rank(b));
}

interface NeedRowProps {
  need: Need;
  onDone: () => void;
}

function NeedRow({ need, onDone }: NeedRowProps) {
  const { needs: words } = useStaffPhrases();
  const moment = useMoment();
  const kindText = useJobKindWords();
  const repairs = useRepairs();
  const name = words.titles[need.need];
  const kind = need.subject === null ? "" : kindText(need.subject);
  const title = typeof name === "string" ? name : name({ count: need.count, kind });
  const since = need.since === null ? "" : `${words.since({ moment: moment(need.since) })}. `;
  const repair = repairs[need.need];
  const place = NEED_PLACES[need.need];
  return (
    <StaffRow
      {...LOOKS[need.need]}
      title={title}
      text={`${since}${words.texts[need.need]}`}
      end={
        repair === undefined ? (
          place !== undefined && (
            <AppLink href={place} className={styles.action} label={`${words.open}: ${title}`}>
              {words.open}
            </AppLink>
          )
        ) : (
          <RowRepair
            label={repair.label}
            describes={title}
            onRepair={() => repair.carryOut(need)}
            onDone={onDone}
          />
        )
      }
    />
  );
}

/** What does not put itself right, worst first, with the repair and its result in the row (ledger STAFF-011). */
export function NeedsCard({ needs, readAt }: { needs: readonly Need[]; readAt: number }) {
  const { needs: words } = useStaffPhrases();
  const [repaired, setRepaired] = useState<readonly Repaired[]>([]);
  const shown = withRepaired(needs, repaired, readAt);
  const keep = (need: Need) =>
    setRepaired((before) => [
      ...before.filter((each) => keyOf(each.need) !== keyOf(need)),
      { need, at: Date.now() },
    ]);
  return (
    <SectionCard title={words.title} aside={<span className={styles.count}>{shown.length}</span>}>
      {shown.length === 0 ? (
        <p className={styles.calm}>
          <strong>{words.none}</strong>
          {words.noneText}
        </p>
      ) : (
        <ul className={styles.rows}>
          {shown.map((need) => (
            <NeedRow key={keyOf(need)} need={need} onDone={() => keep(need)} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
