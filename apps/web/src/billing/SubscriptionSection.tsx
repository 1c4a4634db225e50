import { profileActions } from "@plateful/access";
import type { User } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { PATHS } from "../lib/address/paths.ts";
import { isInstalled } from "../lib/device/use-media.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser } from "../lib/person/current-user.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { BillingButton } from "./BillingButton.tsx";
import { billingDay } from "./billing-day.ts";
import { billingOptionsQuery } from "./customer-portal-query.ts";
import styles from "./SubscriptionSection.module.css";

const NO_PRODUCTS = { active: [], any: [] };

function useStanding(user: User): string {
  const { billing } = usePhrases();
  const language = useLanguage();
  const subscription = user.customer[0]?.subscriptions[0];
  if (subscription === undefined) return billing.noSubscription;
  const { status, cancel_at, current_period_end: end } = subscription;
  const name = billing.statuses[status];
  if (cancel_at !== null && status !== "canceled")
    return `${name} · ${billing.endsOn({ date: billingDay(language, cancel_at) })}`;
  if (end === null || (status !== "active" && status !== "trialing")) return name;
  const date = billingDay(language, end);
  return `${name} · ${status === "active" ? billing.runsUntil({ date }) : billing.freeUntil({ date })}`;
}

/** How the subscription stands, and the way to manage it, for those who pay here (ledger PROF-011, PROF-029). */
export function SubscriptionSection({ user }: { user: User }) {
  const { billing } = usePhrases();
  const options = useQuery(billingOptionsQuery);
  const standing = useStanding(user);
  const products = options.data?.account_management_products ?? NO_PRODUCTS;
  const actions = profileActions(toAccessUser(user), { onMobile: isInstalled(), products });
  if (!actions.manageSubscription) return null;
  return (
    <div className={styles.section}>
      <SectionCard title={billing.subscription}>
        <p className={styles.standing}>{standing}</p>
        <BillingButton user={user} variant="light" isWide />
        {user.is_coach && (
          <AppLink href={PATHS.coachBilling} className={styles.plans}>
            {billing.plansAndPrices}
          </AppLink>
        )}
      </SectionCard>
    </div>
  );
}
