import { Button } from "@mantine/core";
import type { User } from "@plateful/contract";
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCreditCardOff,
  IconDeviceMobile,
  IconLifebuoy,
  IconPlayerPause,
  IconUser,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { isInstalled, useIsDesktop } from "../lib/device/use-media.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { useLogOut } from "../lib/person/use-log-out.ts";
import { contactSupport, installPlatform } from "../lib/site/support.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { ListRow } from "../ui/ListRow.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { Logo } from "../ui/plates/Logo.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { BillingButton } from "./BillingButton.tsx";
import styles from "./BillingIssueScreen.module.css";
import { type BillingIssue, billingIssueOf } from "./billing-issue.ts";

const ICON = { size: 40, stroke: 1.5 } as const;
const ICONS: Record<BillingIssue, typeof IconCreditCardOff> = {
  none: IconCircleCheck,
  coach: IconCreditCardOff,
  coachOff: IconPlayerPause,
  payment: IconAlertTriangle,
  client: IconPlayerPause,
  deactivated: IconPlayerPause,
  customer: IconCreditCardOff,
};
const INSTALL = { ios: "install-ios", android: "install-android", generic: "install" } as const;

const organisationOf = (user: User) => user.coach?.organisation ?? user.organisation;

const hasSubscribed = ({ customer }: User): boolean =>
  customer.some(({ subscriptions }) => subscriptions.length > 0);

function useWords(user: User, issue: BillingIssue): { title: string; text: string } {
  const { billing } = usePhrases();
  const { texts, issueTitle } = billing;
  const coach = `${user.coach?.first_name ?? ""} ${user.coach?.last_name ?? ""}`.trim();
  const name = organisationOf(user)?.name ?? coach;
  switch (issue) {
    case "none":
      return { title: billing.activeTitle, text: texts.none };
    case "coach":
      return { title: hasSubscribed(user) ? billing.coachTitle : billing.trialOverTitle, text: texts.coach };
    case "coachOff":
      return { title: billing.coachOffTitle, text: texts.coachOff };
    case "payment":
      return { title: billing.paymentTitle, text: texts.payment };
    case "client":
      return { title: issueTitle, text: texts.client({ coach: name }) };
    case "deactivated":
      return { title: issueTitle, text: texts.deactivated({ coach: name }) };
    case "customer":
      return { title: issueTitle, text: texts.customer };
  }
}

function Actions({ user, issue, isWide }: { user: User; issue: BillingIssue; isWide: boolean }) {
  const { billing, general } = usePhrases();
  const navigate = useNavigate();
  const organisation = organisationOf(user);
  const goTo = (href: string) => void navigate({ href });
  if (issue === "none") return <Button onClick={() => goTo(PATHS.home)}>{general.goHome}</Button>;
  const isSold = issue === "payment" && organisation?.has_paid_product === true;
  const hasPlans = issue === "coach";
  // The provider's portal has nothing for a coach who never subscribed (ledger COACH-224).
  const hasBilling = (hasPlans && hasSubscribed(user)) || issue === "customer";
  return (
    <>
      {hasPlans && (
        <Button fullWidth={isWide} onClick={() => goTo(PATHS.coachBilling)}>
          {billing.choosePlan}
        </Button>
      )}
      {isSold && (
        <Button fullWidth={isWide} onClick={() => goTo(PATHS.checkout)}>
          {billing.subscribe}
        </Button>
      )}
      {hasBilling && <BillingButton user={user} variant={hasPlans ? "light" : "filled"} isWide={isWide} />}
      <Button
        fullWidth={isWide}
        variant={isSold || hasPlans || hasBilling ? "default" : "filled"}
        leftSection={<IconLifebuoy size={20} aria-hidden="true" />}
        onClick={() => void contactSupport(organisation?.support_url, goTo, general.linkFailed)}
      >
        {billing.contactSupport}
      </Button>
    </>
  );
}

/** Whom a client can tell: the coach pays, and only the coach can mend it. */
function CoachRow({ user }: { user: User }) {
  const { billing } = usePhrases();
  const { coach } = user;
  if (coach === null) return null;
  const name = `${coach.first_name} ${coach.last_name}`;
  const text = coach.organisation === null ? name : `${name}, ${coach.organisation.name}`;
  return <ListRow look="card" icon={<IconUser size={22} />} title={billing.tellCoach} text={text} />;
}

/** Why nothing else opens, and the ways on (ledger BILL-001 to BILL-004, AUTH-047, BILL-017, SUPPORT-008). */
export function BillingIssueScreen() {
  const { billing, profile } = usePhrases();
  const user = useCurrentUser();
  const isDesktop = useIsDesktop();
  const { isLeaving, logOut } = useLogOut();
  const issue = billingIssueOf(user, new Date().toISOString());
  const { title, text } = useWords(user, issue);
  useTitle(title);
  const Icon = ICONS[issue];
  const isOffMobile = isDesktop && !isInstalled();
  const organisation = organisationOf(user);
  const isOfClient = issue === "client" || issue === "deactivated";
  const actions = <Actions user={user} issue={issue} isWide={!isDesktop} />;
  return (
    <div className={styles.page}>
      {!isDesktop && (
        <div className={styles.brand}>
          <Logo
            name={organisation?.name ?? "Plateful"}
            image={organisation?.logo_visible === true ? organisation.logo : null}
          />
        </div>
      )}
      <div className={styles.card}>
        <StatePanel
          kind="empty"
          headingLevel={1}
          icon={<Icon {...ICON} className={styles.icon} />}
          title={title}
          text={text}
          {...(isOfClient ? {} : { actions })}
        />
        {isOfClient && (
          <>
            <CoachRow user={user} />
            <div className={styles.actions}>{actions}</div>
          </>
        )}
        <p className={styles.links}>
          {issue === "coach" && isOffMobile && (
            <AppLink href={`${PATHS.help}/${INSTALL[installPlatform(navigator.userAgent)]}`}>
              <IconDeviceMobile size={20} aria-hidden="true" /> {billing.mobileApp}
            </AppLink>
          )}
          <AppLink href={`${PATHS.help}/billing`}>{billing.articleLink}</AppLink>
          {issue !== "none" && (
            <button type="button" disabled={isLeaving} onClick={() => void logOut()}>
              {profile.system.logout}
            </button>
          )}
        </p>
      </div>
    </div>
  );
}
