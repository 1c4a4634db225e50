import { Button } from "@mantine/core";
import type { CheckoutPrice } from "@plateful/contract";
import { IconArrowRight } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { formatMoney } from "../lib/language/money.ts";
import { CallError } from "../lib/server/call-error.ts";
import { openLink } from "../lib/site/open-link.ts";
import { EmailField, emailProblem, refusalText, TermsNote, tidyEmail } from "../sign-in/index.ts";
import { ChoiceCard } from "../ui/fields/ChoiceCard.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./CheckoutScreen.module.css";
import { PromoCodeField } from "./PromoCodeField.tsx";
import { useCreateCheckoutSession } from "./use-create-checkout-session.ts";

interface CheckoutFormProps {
  subdomain: string;
  prices: readonly CheckoutPrice[];
  /** True for someone without an account here, whose address is asked. */
  isVisitor: boolean;
}

function PriceChoice({
  prices,
  chosen,
  onChoose,
}: {
  prices: readonly CheckoutPrice[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}) {
  const { checkout } = usePhrases().billing;
  const language = useLanguage();
  return (
    <fieldset className={styles.prices}>
      <legend className={styles.legend}>{checkout.plan}</legend>
      {prices.map(({ id, amount, currency, interval }) => (
        <ChoiceCard
          key={id}
          kind="radio"
          name="price"
          value={id}
          title={checkout.intervals[interval]}
          description={checkout.price[interval]({ amount: formatMoney(language, amount, currency) })}
          isChecked={id === chosen}
          onChange={() => onChoose(id)}
        />
      ))}
    </fieldset>
  );
}

/** What is bought, by whom, with which code; paying itself happens at the provider (ledger BILL-026, BILL-029). */
export function CheckoutForm({ subdomain, prices, isVisitor }: CheckoutFormProps) {
  const phrases = usePhrases();
  const { billing, general } = phrases;
  const [priceId, setPriceId] = useState(prices[0]?.id);
  const [email, setEmail] = useState("");
  const [promoCode, setPromoCode] = useState("");
  const create = useCreateCheckoutSession();
  const canPay = priceId !== undefined && !(isVisitor && emailProblem(email) !== null) && !create.isPending;
  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (!canPay) return;
    const code = promoCode.trim();
    create.mutate(
      {
        subdomain,
        priceId,
        email: isVisitor ? tidyEmail(email) : null,
        promoCode: code === "" ? null : code,
      },
      {
        onSuccess: ({ checkout_url }) => openLink(checkout_url, general.linkFailed),
        onError: (error) => {
          const promo = error instanceof CallError ? error.at("promo_code") : undefined;
          alertProblem(promo ?? refusalText(error, phrases));
        },
      },
    );
  };
  return (
    <form noValidate className={styles.form} onSubmit={pay}>
      <PriceChoice prices={prices} chosen={priceId} onChoose={setPriceId} />
      {isVisitor && <EmailField value={email} onChange={setEmail} />}
      <PromoCodeField value={promoCode} onChange={setPromoCode} />
      <Button
        type="submit"
        size="lg"
        disabled={!canPay}
        loading={create.isPending}
        rightSection={<IconArrowRight size={20} aria-hidden="true" />}
      >
        {billing.checkout.pay}
      </Button>
      {isVisitor && (
        <>
          <TermsNote />
          <p className={styles.small}>
            {billing.checkout.haveAccount}{" "}
            <AppLink href={`${PATHS.checkoutLogin}?next=${encodeURIComponent(PATHS.checkout)}`}>
              {general.logIn}
            </AppLink>
          </p>
        </>
      )}
    </form>
  );
}
