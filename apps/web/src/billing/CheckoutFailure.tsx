import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useBrand } from "../lib/site/brand.ts";
import { contactSupport } from "../lib/site/support.ts";
import { StatePanel } from "../ui/StatePanel.tsx";

/** What went wrong with a payment, and the ways on. */
export function CheckoutFailure({ onRetry }: { onRetry: () => void }) {
  const { general, billing } = usePhrases();
  const navigate = useNavigate();
  const supportUrl = useBrand()?.support_url;
  const goTo = (href: string) => void navigate({ href });
  return (
    <StatePanel
      kind="error"
      headingLevel={1}
      title={billing.checkout.failureTitle}
      text={billing.checkout.failureText}
      actions={
        <>
          <Button onClick={onRetry}>{general.tryAgain}</Button>
          <Button variant="default" onClick={() => void contactSupport(supportUrl, goTo, general.linkFailed)}>
            {billing.contactSupport}
          </Button>
        </>
      }
    />
  );
}
