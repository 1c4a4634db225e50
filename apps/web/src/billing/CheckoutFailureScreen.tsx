import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { CheckoutFailure } from "./CheckoutFailure.tsx";
import { CheckoutFrame } from "./CheckoutFrame.tsx";

/** Where a payment ends that was broken off (ledger BILL-026). */
export function CheckoutFailureScreen() {
  const { billing } = usePhrases();
  const navigate = useNavigate();
  useTitle(billing.checkout.failureTitle);
  return (
    <CheckoutFrame>
      <CheckoutFailure onRetry={() => void navigate({ to: PATHS.checkout })} />
    </CheckoutFrame>
  );
}
