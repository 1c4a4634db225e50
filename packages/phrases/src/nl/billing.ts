import type { billing as english } from "../en/billing.ts";

const issue = {
  contactSupport: "Contact opnemen met support",
  issueTitle: "Je plan staat stil",
  trialOverTitle: "Je proefperiode is afgelopen",
  coachTitle: "Er is een probleem met je abonnement",
  coachOffTitle: "Je account is uitgeschakeld",
  paymentTitle: "Je hebt een abonnement nodig",
  activeTitle: "Je account is actief",
  texts: {
    coach:
      "Je proefperiode of je abonnement is afgelopen. Kies een abonnement om verder te gaan. Je cliënten houden hun app en hun plannen, en er wordt niets verwijderd.",
    coachOff:
      "Je account is uitgeschakeld, dus ook je cliënten kunnen de app niet openen. Er wordt niets verwijderd. Neem contact op met support om verder te gaan.",
    payment: "Je hebt een actief abonnement nodig om verder te gaan. Je gegevens blijven bewaard.",
    client: (p) =>
      `Er is een probleem met het abonnement van ${p.coach}. Je recepten, metingen en plan blijven bewaard.`,
    deactivated: (p) =>
      `${p.coach} heeft je toegang tot de app uitgezet. Je recepten, metingen en plan blijven bewaard. Denk je dat het een vergissing is? Vraag het ${p.coach}.`,
    customer:
      "Er is een probleem met je account of de betaling. Je gegevens blijven bewaard. Neem contact op met support om verder te gaan.",
    none: "Je account is niet geblokkeerd. Je kunt verder.",
  },
  choosePlan: "Kies een abonnement",
  tellCoach: "Laat het je coach weten",
  articleLink: "Lees over betaling en toegang",
  mobileApp: "Gebruik de mobiele app",
  subscribe: "Kies een abonnement",
} satisfies Partial<typeof english>;

const portal = {
  subscription: "Abonnement",
  upgrade: "Nu upgraden",
  manage: "Betalingen beheren",
  statuses: {
    incomplete: "Wacht op de eerste betaling",
    incomplete_expired: "Verlopen",
    trialing: "Proefperiode",
    active: "Actief",
    past_due: "Betaling is te laat",
    canceled: "Beëindigd",
    unpaid: "Niet betaald",
    paused: "Gepauzeerd",
  },
  plansAndPrices: "Abonnementen en prijzen",
  noSubscription: "Je hebt geen abonnement.",
  endsOn: (p) => `Eindigt op ${p.date}`,
  runsUntil: (p) => `Betaald tot ${p.date}`,
  freeUntil: (p) => `Gratis tot ${p.date}`,
} satisfies Partial<typeof english>;

const checkout = {
  title: "Kies je abonnement",
  text: "Je betaalt op de pagina van onze betaaldienst en komt daarna hier terug.",
  plan: "Abonnement",
  intervals: { month: "Per maand", year: "Per jaar" },
  price: {
    month: (p) => `${p.amount} per maand`,
    year: (p) => `${p.amount} per jaar`,
  },
  promoCode: "Kortingscode",
  apply: "Toepassen",
  promoPercent: (p) => `${p.percent}% korting`,
  promoAmount: (p) => `${p.amount} korting`,
  promoInvalid: "Deze kortingscode is niet geldig.",
  pay: "Naar de betaling",
  haveAccount: "Heb je al een account?",
  nothing: "Hier is niets te koop",
  nothingText: "Deze site heeft geen abonnementen. Je kunt de app zonder abonnement gebruiken.",
  checking: "We controleren je betaling",
  checkingText: "Dit duurt even.",
  waitingTitle: "Je betaling wordt verwerkt",
  waitingText: "We hebben nog niets van de betaaldienst gehoord. Kijk zo nog eens.",
  lookAgain: "Kijk opnieuw",
  done: "Bedankt, je abonnement is geregeld",
  doneText: "Je kunt meteen beginnen.",
  start: "Open de app",
  signInText: "Je betaling is binnen. Log in met het adres waarmee je hebt betaald.",
  failureTitle: "Er is iets misgegaan",
  failureText: "Er is niets afgeschreven. Probeer het opnieuw of kies een andere betaalwijze.",
} satisfies (typeof english)["checkout"];

export const billing = { ...issue, ...portal, checkout } satisfies typeof english;
