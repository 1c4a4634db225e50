import { Button } from "@mantine/core";
import { billingOffer } from "@plateful/access";
import type { User } from "@plateful/contract";
import { IconExternalLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser } from "../lib/person/current-user.ts";
import { openLink } from "../lib/site/open-link.ts";
import { billingOptionsQuery, customerPortalQuery } from "./customer-portal-query.ts";

interface BillingButtonProps {
  user: User;
  variant?: "filled" | "light";
  isWide?: boolean;
  /** Instead of the usual word, where it is clear what there is to do. */
  label?: string;
}

/** Opens the payment provider's portal, or the fixed address when there is no link to it (ledger BILL-018 to BILL-021). */
export function BillingButton({ user, variant = "filled", isWide = false, label }: BillingButtonProps) {
  const { billing, general } = usePhrases();
  const portal = useQuery(customerPortalQuery(user.id));
  const options = useQuery(billingOptionsQuery);
  const address = portal.data?.portal_url ?? options.data?.portal_url ?? "";
  return (
    <Button
      variant={variant}
      fullWidth={isWide}
      loading={portal.isPending || options.isPending}
      rightSection={<IconExternalLink size={18} aria-hidden="true" />}
      onClick={() => openLink(address, general.somethingWentWrong)}
    >
      {label ?? billing[billingOffer(toAccessUser(user))]}
    </Button>
  );
}
