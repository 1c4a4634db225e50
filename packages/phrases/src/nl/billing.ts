import type { billing as english } from "../en/billing.ts";

export const billing = {
  issueTitle: "Je account staat stil",
  activeTitle: "Je account is actief",
  reasons: {
    account_disabled:
      "Je account is uitgezet. Je gegevens blijven bewaard. Neem contact op met support of je coach.",
    payment_required: "Je hebt een actief abonnement nodig om verder te gaan. Je gegevens blijven bewaard.",
    none: "Er staat niets in de weg. Je kunt verder.",
  },
  articleLink: "Lees over betaling en toegang",
} satisfies typeof english;
