import type { LabelCheck } from "@plateful/nutrition";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { classNames } from "../../ui/base/class-names.ts";
import styles from "./OwnProductForm.module.css";

interface LabelSumProps {
  /** Null while not all figures are there. */
  check: LabelCheck | null;
  /** What the label says of the energy. */
  kcal: number;
}

function useWords({ check, kcal }: LabelSumProps): string {
  const { ownProducts: words } = usePhrases();
  const count = useCount();
  if (check === null) return words.emptyIsUnknown;
  if (check.kind === "moreThanWhole")
    return check.field === "sugars" ? words.moreThanCarbohydrates : words.moreThanFat;
  const parts = count(check.parts);
  if (check.kind === "ok") return words.partsCome({ parts });
  const label = count(kcal);
  return check.field === null
    ? words.differs({ parts, label })
    : words.differsAt({ parts, label, part: words.parts[check.field] });
}

/** Whether the parts of a label come to its energy: said while it is copied, and never a refusal (ledger FOOD-060). */
export function LabelSum(props: LabelSumProps) {
  const { ownProducts: words } = usePhrases();
  const { check } = props;
  const text = useWords(props);
  const isOk = check?.kind === "ok";
  const Icon = isOk ? IconCircleCheck : IconAlertTriangle;
  return (
    <div
      role="status"
      className={classNames(styles.check, isOk && styles.ok, check !== null && !isOk && styles.differs)}
    >
      {check !== null && <Icon size={22} stroke={1.75} aria-hidden="true" />}
      <p className={check === null ? styles.hint : undefined}>
        {isOk && <b>{words.addsUp} </b>}
        {text}
      </p>
    </div>
  );
}
