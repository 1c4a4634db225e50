import type { Call } from "../platform/calls/call.ts";

/** Where billing is managed when the provider gives no link, and which products open subscription management. */
export async function getBillingOptions({ services }: Pick<Call, "services">) {
  const { payments, publicUrl } = services.settings;
  const { active, any } = payments.accountManagement;
  return {
    portal_url: payments.portalUrl ?? `${publicUrl}/help/billing`,
    account_management_products: { active: [...active], any: [...any] },
  };
}
