import type { ClientCheckIn } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { useWeightWords } from "../clients/index.ts";
import { todayOf } from "../lib/device/today.ts";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { LineChart } from "../ui/charts/LineChart.tsx";
import { Pill } from "../ui/Pill.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./ClientCheckIn.module.css";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";

type Weight = NonNullable<ClientCheckIn["weights"]>[number];

function Chart({ weights }: { weights: readonly Weight[] }) {
  const { coach } = useCheckInPhrases();
  const { weight } = useWeightWords();
  const language = useLanguage();
  const values = weights.map(({ kg }) => kg);
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const description = coach.weightText({ from: weight(first), to: weight(last) });
  const range = { min: Math.floor(Math.min(...values) - 0.5), max: Math.ceil(Math.max(...values) + 0.5) };
  const points = weights.map(({ kg, measured_at: at }) => ({
    value: kg,
    label: formatDate(language, todayOf(new Date(at)), { day: "numeric", month: "short" }),
    text: weight(kg),
    isMeasured: true,
  }));
  return (
    <>
      <p className={styles.quiet}>{description}</p>
      <LineChart description={description} points={points} range={range} tickText={weight} hasDots isSmall />
    </>
  );
}

/** The weight of the five weeks before; where there is none it says so. */
export function WeightCard({ weights, pace }: Pick<ClientCheckIn, "weights" | "pace">) {
  const { coach } = useCheckInPhrases();
  const { change, weight } = useWeightWords();
  const aside = pace === null || pace === 0 ? undefined : <Pill>{coach.pace({ pace: change(pace) })}</Pill>;
  const [only] = weights ?? [];
  return (
    <SectionCard title={coach.weight} aside={aside}>
      {weights === null && <p className={styles.quiet}>{coach.weightNotShared}</p>}
      {weights?.length === 0 && <p className={styles.quiet}>{coach.noWeight}</p>}
      {weights?.length === 1 && only !== undefined && <p className={styles.single}>{weight(only.kg)}</p>}
      {weights !== null && weights.length > 1 && <Chart weights={weights} />}
    </SectionCard>
  );
}
