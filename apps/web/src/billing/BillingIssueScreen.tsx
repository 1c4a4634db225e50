import { Button } from "@mantine/core";
import { accessProblem } from "@plateful/access";
import { IconCreditCardOff } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { toAccessUser, useCurrentUser } from "../lib/current-user.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { contactSupport } from "../lib/support.ts";
import { useTitle } from "../lib/use-title.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./BillingIssueScreen.module.css";

/** Why nothing else opens, and one way on (ledger AUTH-047, BILL-017, SUPPORT-008). */
export function BillingIssueScreen() {
  const { billing, general } = usePhrases();
  const user = useCurrentUser();
  const navigate = useNavigate();
  useTitle(billing.issueTitle);
  const problem = accessProblem(toAccessUser(user), new Date().toISOString());
  const organisation = user.coach?.organisation ?? user.organisation;
  const goTo = (href: string) => void navigate({ href });
  const contact = () => void contactSupport(organisation?.support_url, goTo, general.linkFailed);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <StatePanel
          kind="empty"
          headingLevel={1}
          icon={<IconCreditCardOff size={40} stroke={1.5} />}
          title={problem === null ? billing.activeTitle : billing.issueTitle}
          text={billing.reasons[problem ?? "none"]}
          actions={
            problem === null ? (
              <Button onClick={() => void navigate({ to: PATHS.home })}>{general.goHome}</Button>
            ) : (
              <Button onClick={contact}>{general.contactSupport}</Button>
            )
          }
        />
        <p className={styles.links}>
          <AppLink href={`${PATHS.help}/billing`}>{billing.articleLink}</AppLink>
        </p>
      </div>
    </main>
  );
}
