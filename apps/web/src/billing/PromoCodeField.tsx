import { Button, TextInput } from "@mantine/core";
import type { AnswerOf, validatePromoCode } from "@plateful/contract";
import { formatNumber, type Language, type Phrases } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { formatMoney } from "../lib/language/money.ts";
import { CallError } from "../lib/server/call-error.ts";
import styles from "./CheckoutScreen.module.css";
import { useValidatePromoCode } from "./use-validate-promo-code.ts";

interface PromoCodeFieldProps {
  value: string;
  onChange: (value: string) => void;
}

function discountText(
  { percent_off, amount_off, currency }: AnswerOf<typeof validatePromoCode>,
  words: Phrases["billing"]["checkout"],
  language: Language,
): string {
  if (percent_off != null) return words.promoPercent({ percent: formatNumber(language, percent_off) });
  return words.promoAmount({ amount: formatMoney(language, amount_off ?? 0, currency ?? "eur") });
}

/** A code and what it takes off; the payment goes on without looking, too. */
export function PromoCodeField({ value, onChange }: PromoCodeFieldProps) {
  const { billing, general } = usePhrases();
  const language = useLanguage();
  const words = billing.checkout;
  const check = useValidatePromoCode();
  const refusal =
    check.error instanceof CallError ? (check.error.detail ?? general.somethingWentWrong) : null;
  const problem = check.data?.valid === false ? words.promoInvalid : refusal;
  const code = value.trim();
  return (
    <div className={styles.promo}>
      <TextInput
        label={words.promoCode}
        placeholder={general.optional}
        maxLength={60}
        autoCapitalize="characters"
        value={value}
        error={problem}
        // It is looked up by a button beside the field, which keeps the focus.
        errorProps={{ role: "alert" }}
        onChange={(event) => {
          check.reset();
          onChange(event.currentTarget.value);
        }}
      />
      <Button
        variant="default"
        size="lg"
        disabled={code === ""}
        loading={check.isPending}
        onClick={() => check.mutate(code)}
      >
        {words.apply}
      </Button>
      <p role="status" className={styles.discount}>
        {check.data?.valid === true && discountText(check.data, words, language)}
      </p>
    </div>
  );
}
