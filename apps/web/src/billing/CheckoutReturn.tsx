import { Button, Loader } from "@mantine/core";
import { IconCircleCheck, IconMail } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../lib/person/current-user.ts";
import { StatePanel } from "../ui/StatePanel.tsx";
import { CheckoutFailure } from "./CheckoutFailure.tsx";
import { checkoutReturnQuery } from "./checkout-return-query.ts";

const ICON = { size: 40, stroke: 1.5 } as const;

/** The subscription runs, and so does the app. */
export function CheckoutDone() {
  const { checkout } = usePhrases().billing;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const start = async () => {
    // What is known of the person is from before the payment.
    await queryClient.invalidateQueries(currentUserQuery);
    await navigate({ to: PATHS.home });
  };
  return (
    <StatePanel
      kind="empty"
      headingLevel={1}
      icon={<IconCircleCheck {...ICON} />}
      title={checkout.done}
      text={checkout.doneText}
      actions={<Button onClick={() => void start()}>{checkout.start}</Button>}
    />
  );
}

/** What came of a payment, after the way back from the provider's page (ledger BILL-028, AUTH-005). */
export function CheckoutReturn({ sessionId }: { sessionId: string }) {
  const { general, billing } = usePhrases();
  const words = billing.checkout;
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = useQuery(checkoutReturnQuery(sessionId));
  const signIn = () => {
    const next = `${location.pathname}${location.search}`;
    void navigate({ href: `${PATHS.checkoutLogin}?next=${encodeURIComponent(next)}` });
  };
  if (isError) return <CheckoutFailure onRetry={() => void refetch()} />;
  if (data === "done") return <CheckoutDone />;
  if (data === "sign-in")
    return (
      <StatePanel
        kind="empty"
        headingLevel={1}
        icon={<IconMail {...ICON} />}
        title={words.done}
        text={words.signInText}
        actions={<Button onClick={signIn}>{general.logIn}</Button>}
      />
    );
  if (data === "waiting")
    return (
      <StatePanel
        kind="loading"
        headingLevel={1}
        title={words.waitingTitle}
        text={words.waitingText}
        actions={
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            {words.lookAgain}
          </Button>
        }
      />
    );
  return (
    <StatePanel
      kind="loading"
      headingLevel={1}
      icon={<Loader aria-hidden="true" />}
      title={words.checking}
      text={words.checkingText}
    />
  );
}
