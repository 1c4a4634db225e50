import type { coachBilling as english } from "../en/coach-billing.ts";

export const coachBilling: typeof english = {
  title: "Betaling",
  daysLeft: (p) => (p.count === 1 ? "nog 1 dag" : `nog ${p.count} dagen`),
  trial: {
    title: (p) => `Gratis tot ${p.date}`,
    text: "Voor die dag wordt niets afgeschreven. Kies je niets, dan sluiten je eigen schermen. Je cliënten houden hun app en hun plannen, en er wordt niets verwijderd.",
  },
  lastDay: "Je proefperiode eindigt vandaag",
  over: {
    title: (p) => `Je proefperiode eindigde op ${p.date}`,
    text: "Kies een abonnement om je schermen weer te openen. Je cliënten hielden hun app en hun plannen, en er is niets verwijderd.",
  },
  none: {
    title: "Je hebt geen abonnement",
    text: "Kies wat bij je praktijk past. Je kunt elke maand wisselen of opzeggen.",
  },
  chosen: {
    title: (p) => `Je gaat verder met ${p.plan}`,
    text: (p) =>
      `Je proefperiode loopt door tot ${p.date}. Op die dag wordt ${p.amount} afgeschreven, en niet eerder.`,
  },
  active: {
    title: (p) => `${p.plan} is actief`,
    text: (p) => `De volgende betaling van ${p.amount} is op ${p.date}.`,
  },
  ending: {
    title: (p) => `Je abonnement eindigt op ${p.date}`,
    text: "Tot die dag kun je dat terugdraaien. Daarna sluiten je eigen schermen; je cliënten houden hun app, en er wordt niets verwijderd.",
  },
  late: {
    title: "De laatste betaling is mislukt",
    text: "Controleer je betaalgegevens en betaal opnieuw. Je schermen blijven open terwijl we het proberen.",
    action: "Opnieuw betalen",
  },
  ended: {
    title: "Je abonnement is afgelopen",
    text: "Kies een abonnement om je schermen weer te openen. Je cliënten hielden hun app en hun plannen, en er is niets verwijderd.",
  },
  free: {
    title: "Je account is gratis",
    text: "Je hoeft niets te betalen en niets te kiezen.",
  },
  plan: "Abonnement",
  yourPlan: "je abonnement",
  interval: "Hoe vaak je betaalt",
  byMonth: "Per maand",
  byYear: (p) =>
    p.free === 0
      ? "Per jaar"
      : p.free === 1
        ? "Per jaar, 1 maand gratis"
        : `Per jaar, ${p.free} maanden gratis`,
  perMonth: (p) => `${p.amount} per maand`,
  perYear: (p) => `${p.amount} per jaar`,
  coaches: (p) => (p.count === 1 ? "1 coach" : `tot ${p.count} coaches`),
  clients: (p) => (p.count === 1 ? "1 cliënt" : `tot ${p.count} cliënten`),
  fits: (p) =>
    p.clients === 0
      ? "Past bij je praktijk"
      : p.clients === 1
        ? "Past bij je ene cliënt"
        : `Past bij je ${p.clients} cliënten`,
  tooSmall: (p) => (p.over === 1 ? "1 cliënt te veel" : `${p.over} cliënten te veel`),
  tooFewCoaches: (p) => (p.over === 1 ? "1 coach te veel" : `${p.over} coaches te veel`),
  room: (p) => `Plaats voor nog ${p.more}`,
  goOn: (p) => `Verder met ${p.plan}`,
  chargedOn: (p) => `Afschrijving op ${p.date}, niet vandaag`,
  chargedToday: "Afschrijving vandaag",
  payNote: "Je betaalt op de pagina van onze betaaldienst. Daar kun je op elk moment wisselen of opzeggen.",
  nothingForSale: "Er zijn hier geen abonnementen te kiezen",
  nothingForSaleText:
    "De beheerder van deze site heeft geen abonnementen voor coaches ingesteld. Neem contact op met support om verder te gaan.",
  referral: {
    title: (p) => `${p.reward} per collega`,
    text: (p) =>
      `Stuur een collega je link. Zodra die de eerste maand betaalt, gaat er ${p.reward} van je volgende rekening af.`,
    link: "Je link",
    copy: "Link kopiëren",
    copied: "De link is gekopieerd",
    started: "Collega’s die zijn begonnen",
    paying: "Van wie al betaald",
    earned: "Verdiend",
  },
  banner: {
    label: "Je proefperiode",
    text: (p) => `Gratis tot ${p.date}`,
    upgrade: "Nu upgraden",
    demo: "Demo plannen",
  },
};
