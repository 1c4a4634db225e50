import type { planEditor as english } from "../en/plan-editor.ts";

const frame = {
  steps: "Stappen",
  stepNames: {
    "energy-balance": "Energiebalans",
    "meal-moments": "Eetmomenten",
    "meal-sizes": "Verdeling",
    "fine-tuning": "Bijstellen",
  },
  progress: (p: { step: number; steps: number; name: string }) => `Stap ${p.step} van ${p.steps} · ${p.name}`,
  planNumber: (p: { number: number }) => `Plan ${p.number}`,
  newPlan: "Nieuw plan",
  close: "Sluiten",
  save: "Plan opslaan",
  saved: (p: { name: string }) => `Het plan ‘${p.name}’ is opgeslagen.`,
  unreachable: "Het plan is nog niet opgeslagen",
  unreachableText: "Er is geen verbinding. Je wijzigingen blijven op dit apparaat staan tot je ze opslaat.",
  refused: "Het plan kon niet worden opgeslagen",
  failedText: "Er ging iets mis. Je wijzigingen blijven op dit apparaat staan. Probeer het nog eens.",
  notFound: "Dit plan bestaat niet",
  notFoundText: "Misschien is het verwijderd. Alle plannen van deze cliënt vind je op hun pagina.",
  needsProfile: "Eerst het profiel",
  needsProfileText:
    "Een plan volgt uit gewicht, lengte, leeftijd en activiteit, en die zijn nog niet allemaal bekend.",
  toClient: "Terug naar de cliënt",
};

const leaving = {
  title: "Sluiten zonder op te slaan?",
  text: "Je wijzigingen blijven een week op dit apparaat staan, zodat je later verder kunt.",
  stay: "Verder bewerken",
  keep: "Sluiten en bewaren",
  discard: "Wijzigingen weggooien",
  restored: "Je was met dit plan bezig",
  restoredText: "Dit zijn je wijzigingen. Ze zijn nog niet opgeslagen.",
  startOver: "Opnieuw beginnen",
};

const energy = {
  text: (p: { name: string; kcal: string }) =>
    `${p.name} verbruikt ${p.kcal} kcal per dag. Hoeveel daarvan komt er op het menu?`,
  plan: "Naam en dagen",
  name: "Naam van het plan",
  nameHint: "Bijvoorbeeld: trainingsdagen",
  nameTooLong: (p: { max: number }) => `Maximaal ${p.max} tekens.`,
  days: "Op deze dagen",
  daysOnly: "Het enige plan geldt op alle dagen.",
  needDay: "Kies minstens één dag.",
  ownDay: (p: { day: string }) => `${p.day}, blijft bij dit plan`,
  takesOver: (p: { plans: string }) => `${p.plans} houdt dan geen dagen over en verdwijnt uit de week.`,
  balance: "Energiebalans",
  options: {
    80: "Tekort",
    90: "Klein tekort",
    100: "In balans",
    105: "Klein overschot",
    110: "Overschot",
  },
  own: "Anders",
  ownRange: (p: { min: string; max: string }) => `${p.min}–${p.max}`,
  ownPercent: "Procent van het verbruik",
  outOfRange: (p: { min: string; max: string }) => `Vul een getal in van ${p.min} tot ${p.max}.`,
  expenditure: (p: { kcal: string }) => `verbruik ${p.kcal}`,
  macros: "Macro's per dag",
  toComputed: "Terug naar berekend",
  notPositive: "Vul een getal boven 0 in.",
  perKilogram: (p: { grams: string }) => `${p.grams} g per kg`,
  ofEnergy: (p: { percent: string }) => `${p.percent} van de energie`,
};

const moments = {
  text: (p: { name: string }) => `Zet aan wanneer ${p.name} eet. Minstens twee hoofdmaaltijden.`,
  kinds: { main: "Hoofdmaaltijd", snack: "Tussendoor", late: "Voor het slapen" },
  needMain: "Kies minstens twee van ontbijt, lunch en diner.",
};

const sizes = {
  text: (p: { kcal: string; step: string }) => `Verdeel ${p.kcal} kcal in stappen van ${p.step}.`,
  macros: (p: { protein: string; carbs: string; fat: string }) =>
    `${p.protein} g eiwit · ${p.carbs} g koolhydraten · ${p.fat} g vet`,
  size: (p: { meal: string }) => `Aandeel van ${p.meal}`,
  smaller: (p: { meal: string }) => `Maak ${p.meal} kleiner`,
  larger: (p: { meal: string }) => `Maak ${p.meal} groter`,
  total: "Totaal",
  left: (p: { percent: string; kcal: string }) => `Nog ${p.percent} te verdelen, ${p.kcal} kcal.`,
  over: (p: { percent: string; kcal: string }) => `${p.percent} te veel, ${p.kcal} kcal.`,
  noneEmpty: "Elke maaltijd heeft een aandeel nodig. Zet uit wat niet wordt gegeten.",
  open: (p: { meal: string }) => `Stel het aandeel van ${p.meal} in`,
  done: "Klaar",
  noMeal: "Deze maaltijd zit niet in het plan",
  toSizes: "Terug naar de verdeling",
};

const tuning = {
  text: "Stel de grammen per maaltijd bij. De energie volgt vanzelf.",
  meal: "Maaltijd",
  total: "Hele dag",
  onTarget: "zoals bedoeld",
};

const summary = {
  target: "Doel per dag",
  expenditure: "Verbruik",
  balance: "Balans",
  inWords: (p: { kcal: string; protein: string; carbs: string; fat: string }) =>
    `${p.kcal} kcal: ${p.protein} g eiwit, ${p.carbs} g koolhydraten, ${p.fat} g vet`,
};

const conflict = {
  title: "Twee versies van dit plan",
  text: (p: { count: number }) =>
    p.count === 1
      ? "Terwijl jij bezig was, is er een nieuwere versie opgeslagen. Er is één verschil; kies wat je wilt houden."
      : `Terwijl jij bezig was, is er een nieuwere versie opgeslagen. Er zijn ${p.count} verschillen; kies per rij. De rest is gelijk.`,
  textOf: (p: { name: string; count: number }) =>
    p.count === 1
      ? `${p.name} heeft dit plan opgeslagen terwijl jij bezig was. Er is één verschil; kies wat je wilt houden.`
      : `${p.name} heeft dit plan opgeslagen terwijl jij bezig was. Er zijn ${p.count} verschillen; kies per rij. De rest is gelijk.`,
  you: "Jij",
  saved: (p: { moment: string }) => `Opgeslagen ${p.moment}`,
  notSaved: "Nog niet opgeslagen",
  energy: "Energie",
  energyValue: (p: { kcal: string; percent: string }) => `${p.kcal} kcal, ${p.percent} van de behoefte`,
  mealValue: (p: { kcal: string; protein: string; carbs: string; fat: string }) =>
    `${p.kcal} kcal · ${p.protein} g eiwit, ${p.carbs} g koolhydraten, ${p.fat} g vet`,
  noMeal: "Geen maaltijd",
  days: "Dagen",
  everyDay: "elke dag",
  kept: "Het plan dat je houdt",
  addsUp: "Klopt",
  energyFollows: "Energie volgt de maaltijden",
  fromTheirs: "Uit de opgeslagen versie",
  fromMine: "Uit jouw versie",
  same: (p: { parts: string }) => `In beide gelijk: ${p.parts}.`,
  save: "Dit plan opslaan",
  close: "Sluiten en jouw versie als concept houden",
  gone: "Dit plan is intussen verwijderd",
  goneText: "Jouw versie is er nog. Je kunt die opslaan als nieuw plan, op de dagen die je hebt gekozen.",
  saveAsNew: "Opslaan als nieuw plan",
};

export const planEditor = {
  ...frame,
  conflict,
  leaving,
  energy,
  moments,
  sizes,
  tuning,
  summary,
} satisfies typeof english;
