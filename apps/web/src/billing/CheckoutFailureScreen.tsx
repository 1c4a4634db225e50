import { useNavigate } from "@tanstack/react-router";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { useTitle } from "../lib/use-title.ts";
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
