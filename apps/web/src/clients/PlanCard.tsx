import type { NutritionDayPlan } from "@plateful/contract";
import { energyBalancePercent, KCAL_PER_GRAM, type Weekday } from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import { IconHistory, IconPencil, IconTrash } from "@tabler/icons-react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./PlanCard.module.css";
import { PlanDays } from "./PlanDays.tsx";

const MACROS = ["protein", "carbohydrates", "fat"] as const;
interface PlanCardProps {
  plan: NutritionDayPlan;
  /** Energy need of the client, kcal per day; null when it is not known. */
  expenditure?: number | null;
  /** Where the plan is edited; left out for who only looks. */
  editAddress?: string | undefined;
  /** Left out for the only plan of a week. */
  onDelete?: (() => void) | undefined;
  onMove?: ((day: Weekday) => void) | undefined;
  onHistory: () => void;
}

/** What can be done with a plan. */
function Actions({ plan, editAddress, onDelete, onHistory }: PlanCardProps) {
  const { clients, versions } = usePhrases();
  const words = clients.plan;
  const { name } = plan;
  return (
    <span className={styles.actions}>
      <IconButton label={versions.history.openOf({ name })} onClick={onHistory}>
        <IconHistory size={22} stroke={1.75} />
      </IconButton>
      {editAddress !== undefined && (
        <AppLink href={editAddress} label={words.editPlan({ name })} className={styles.action}>
          <IconPencil size={22} stroke={1.75} aria-hidden="true" />
        </AppLink>
      )}
      {onDelete !== undefined && (
        <IconButton label={words.deletePlan({ name })} onClick={onDelete}>
          <IconTrash size={22} stroke={1.75} />
        </IconButton>
      )}
    </span>
  );
}

/** What the guard-rails changed of a plan, and why it goes beyond them (ledger SAFE-005, SAFE-006). */
function SafetyLines({ plan: { safety = null } }: Pick<PlanCardProps, "plan">) {
  const words = usePhrases().safety;
  if (safety === null) return null;
  const { note, confirmed, reason } = safety;
  const because = reason === null ? words.confirmedAlone : words.confirmedBecause({ reason });
  return (
    <div className={styles.safety}>
      {note !== null && <p>{words.notes[note]}</p>}
      {confirmed.length > 0 && <p>{because}</p>}
    </div>
  );
}

/** A day plan: its energy, how that is divided, the days that follow it, and what can be done with it (ledger COACH-033). */
export function PlanCard(props: PlanCardProps) {
  const { plan, onMove, expenditure = null } = props;
  const { clients, nutrition, profile } = usePhrases();
  const language = useLanguage();
  const count = useCount();
  // Targets and meals may have been changed by hand, so what was chosen as balance need not be what the day adds up to.
  const balance =
    expenditure === null || expenditure <= 0
      ? plan.energy_balance
      : energyBalancePercent(plan.kcal, expenditure);
  const percent = formatNumber(language, balance / 100, {
    style: "percent",
    maximumFractionDigits: 0,
  });
  return (
    <SectionCard title={plan.name} aside={<Actions {...props} />}>
      <p className={styles.energy}>
        <b>{count(plan.kcal)}</b> {clients.plan.kcal}
        <span>{clients.plan.ofExpenditure({ percent })}</span>
      </p>
      <SafetyLines plan={plan} />
      <span aria-hidden="true" className={styles.bar}>
        {MACROS.map((macro) => (
          <i key={macro} className={styles[macro]} style={{ flexGrow: plan[macro] * KCAL_PER_GRAM[macro] }} />
        ))}
      </span>
      <ul className={styles.macros}>
        {MACROS.map((macro) => (
          <li key={macro}>
            <i aria-hidden="true" className={styles[macro]} />
            {nutrition.nutrients[macro]}
            <b>
              {count(plan[macro])} {profile.grams}
            </b>
          </li>
        ))}
      </ul>
      <PlanDays plan={plan} onMove={onMove} />
    </SectionCard>
  );
}
