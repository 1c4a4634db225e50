import type { WeekPoint } from "@plateful/contract";
import {
  IconArrowsShuffle,
  IconBolt,
  IconCheck,
  IconClock,
  IconCoins,
  IconFish,
  IconLeaf,
  IconMeat,
  IconPlant,
  IconRecycle,
} from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useShowsNumbers } from "../../lib/person/use-shows-numbers.ts";
import { classNames } from "../../ui/base/class-names.ts";
import { usePointWords } from "./use-point-words.ts";
import styles from "./WhyWeek.module.css";

const ICONS = {
  ENERGY: IconBolt,
  PROTEIN: IconMeat,
  TIME: IconClock,
  BUDGET: IconCoins,
  PACKS: IconRecycle,
  VARIETY: IconArrowsShuffle,
  FOODS: IconFish,
  GUIDE: IconPlant,
} as const;

/** A segment for each day, and for the reader of the page how many of them keep to the point. */
function Segments({ days }: { days: readonly { date: string; met: boolean }[] }) {
  const { whyWeek: words } = usePhrases();
  const met = days.filter((day) => day.met).length;
  return (
    <span role="img" aria-label={words.onDays({ met, of: days.length })} className={styles.segments}>
      {/* Those that are met come first: which days they are makes no difference. */}
      {days.map(({ date }, at) => (
        <span key={date} className={classNames(styles.segment, at < met && styles.filled)} />
      ))}
    </span>
  );
}

/** Whether the week keeps to a point, for the eye: its words say so as well. */
function Sign({ point }: { point: WeekPoint }) {
  const { whyWeek: words } = usePhrases();
  const showsNumbers = useShowsNumbers();
  if (point.code === "PACKS")
    return <b className={styles.value}>{words.packs.value({ used: point.used, opened: point.opened })}</b>;
  // Day by day a guide is a matter of figures; in words it is said of the average.
  if ("days" in point && (showsNumbers || point.code !== "GUIDE")) return <Segments days={point.days} />;
  return point.met ? <IconCheck aria-hidden="true" size={24} className={styles.check ?? ""} /> : null;
}

/** A point of the week: what it is, its evidence, and whether the week keeps to it. */
export function PointRow({ point }: { point: WeekPoint }) {
  const { whyWeek: words } = usePhrases();
  const { title, text } = usePointWords()(point);
  // Whoever eats no fish is shown none.
  const Icon = point.code === "FOODS" && point.fish === null ? IconLeaf : ICONS[point.code];
  return (
    <li className={classNames(styles.point, !point.met && styles.missed)}>
      <span aria-hidden="true" className={styles.icon}>
        <Icon size={24} stroke={1.75} />
      </span>
      <span className={styles.words}>
        <b className={styles.title}>{title}</b>
        {text !== "" && <span className={styles.text}>{text}</span>}
        <span className={point.met ? styles.unseen : styles.word}>
          {point.met ? words.met : words.notMet}
        </span>
      </span>
      <Sign point={point} />
    </li>
  );
}
