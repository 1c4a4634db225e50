import { useQuery } from "@tanstack/react-query";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CURRENCY, formatWholePrice } from "../../lib/language/money.ts";
import { householdQuery } from "../../lib/person/household-query.ts";
import { Stepper } from "../../ui/fields/Stepper.tsx";
import styles from "./HowYouCook.module.css";
import { SwitchRow } from "./SwitchRow.tsx";

interface BudgetRowProps {
  /** Euros a week for everyone at the table; null for any. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** A coach's client; undefined for oneself. */
  clientId: number | undefined;
}

const MIN = 10;
const MAX = 1000;
const STEP = 5;
/** What to begin with for each person: most plans can keep to it. */
const EUROS_EACH = 65;

/** What the food of a week may cost, if that matters (ledger PROF-049). */
export function BudgetRow({ value, onChange, clientId }: BudgetRowProps) {
  const { howYouCook } = usePhrases();
  const words = howYouCook.budget;
  const language = useLanguage();
  const { data: members = [] } = useQuery(householdQuery(clientId));
  const first = Math.min(MAX, EUROS_EACH * (members.length + 1));
  return (
    <div className={styles.group}>
      <SwitchRow
        title={words.title}
        text={words.text}
        isOn={value !== null}
        onChange={(isOn) => onChange(isOn ? first : null)}
      />
      {value !== null && (
        <div className={styles.people}>
          <p className={styles.hint}>{words.everyone({ count: members.length + 1 })}</p>
          <Stepper
            label={words.amount}
            lessLabel={words.less}
            moreLabel={words.more}
            value={value}
            min={MIN}
            max={MAX}
            step={STEP}
            valueText={formatWholePrice(language, 100 * value, CURRENCY)}
            onChange={onChange}
          />
        </div>
      )}
    </div>
  );
}
