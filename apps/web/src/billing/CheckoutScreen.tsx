import { Button } from "@mantine/core";
import { effectiveOrganisation, isActiveStatus } from "@plateful/access";
import type { User } from "@plateful/contract";
import { IconReceipt } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { currentToken } from "../lib/device/session.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useVisitor } from "../lib/person/current-user.ts";
import { brandQuery } from "../lib/site/brand.ts";
import { checkoutState, readCheckoutReturn } from "../lib/site/checkout-state.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { VisitCounter } from "../lib/site/VisitCounter.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { CheckoutForm } from "./CheckoutForm.tsx";
import { CheckoutFrame } from "./CheckoutFrame.tsx";
import { CheckoutDone, CheckoutReturn } from "./CheckoutReturn.tsx";
import styles from "./CheckoutScreen.module.css";
import { checkoutPricesQuery } from "./checkout-prices-query.ts";

/** The site at which someone buys: the one whose page this is, else the one they belong to. */
const sellerOf = (site: string | null, user: User | null): string =>
  site ?? (user === null ? null : effectiveOrganisation<{ subdomain: string | null }>(user))?.subdomain ?? "";

function NothingForSale() {
  const { general, billing } = usePhrases();
  const navigate = useNavigate();
  return (
    <StatePanel
      kind="empty"
      headingLevel={1}
      icon={<IconReceipt size={40} stroke={1.5} />}
      title={billing.checkout.nothing}
      text={billing.checkout.nothingText}
      actions={<Button onClick={() => void navigate({ to: PATHS.home })}>{general.goHome}</Button>}
    />
  );
}

function Offer({ site, user }: { site: string | null; user: User | null }) {
  const { general, billing } = usePhrases();
  const subdomain = sellerOf(site, user);
  const prices = useQuery({ ...checkoutPricesQuery(subdomain), enabled: subdomain !== "" });
  if (subdomain === "" || prices.data?.length === 0) return <NothingForSale />;
  if (prices.isError)
    return (
      <StatePanel
        kind="error"
        headingLevel={1}
        title={general.errorLoadingData}
        actions={<Button onClick={() => void prices.refetch()}>{general.retry}</Button>}
      />
    );
  return (
    <>
      <h1 className={styles.title}>{billing.checkout.title}</h1>
      <p className={styles.text}>{billing.checkout.text}</p>
      {prices.data === undefined ? (
        <SkeletonCard shape="row" />
      ) : (
        <CheckoutForm subdomain={subdomain} prices={prices.data} isVisitor={user === null} />
      )}
    </>
  );
}

/** Buying a subscription, and the way back from paying (ledger BILL-026 to BILL-031). */
export function CheckoutScreen() {
  const { billing } = usePhrases();
  const search = useRouterState({ select: (state) => state.location.searchStr });
  const isSignedIn = currentToken() !== null;
  const user = useVisitor(isSignedIn);
  const brand = useQuery(brandQuery);
  useTitle(billing.checkout.title);
  const found = readCheckoutReturn(search, checkoutState());
  const isSubscribed = user?.customer[0]?.subscriptions.some(({ status }) => isActiveStatus(status)) === true;
  const isKnown = (!isSignedIn || user !== null) && !brand.isPending;
  return (
    <CheckoutFrame>
      {found.kind === "own" ? (
        <CheckoutReturn sessionId={found.sessionId} />
      ) : isSubscribed ? (
        <CheckoutDone />
      ) : isKnown ? (
        <Offer site={brand.data?.subdomain ?? null} user={user} />
      ) : (
        <SkeletonCard shape="row" />
      )}
      <div className={styles.visits}>
        <VisitCounter page="checkout" />
      </div>
    </CheckoutFrame>
  );
}
