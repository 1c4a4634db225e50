import type { clients as english } from "../en/clients.ts";

const list = {
  title: "Cliënten",
  search: "Zoek op naam of e-mailadres",
  status: "Welke cliënten",
  active: "Actief",
  deactivated: "Gedeactiveerd",
  count: (p: { count: number }) => (p.count === 1 ? "1 cliënt" : `${p.count} cliënten`),
  noneActive: "Je hebt geen actieve cliënten",
  noneDeactivated: "Er is niemand gedeactiveerd",
  noneFound: (p: { search: string }) => `Niemand gevonden met ‘${p.search}’`,
  clearSearch: "Toon alle cliënten",
  pages: "Pagina's",
  page: (p: { page: number; total: number }) => `Pagina ${p.page} van ${p.total}`,
  previousPage: "Vorige pagina",
  nextPage: "Volgende pagina",
  unpaid: "Niet betaald",
  needsPlan: "Heeft een plan nodig",
  noProfile: "Nog geen profiel",
  thisMonth: (p: { change: string }) => `${p.change} deze maand`,
  weightTrend: (p: { from: string; to: string }) => `Gewicht van ${p.from} naar ${p.to}`,
  kcalADay: "kcal per dag",
};

const about = {
  tabs: { about: "Over", "nutrition-plan": "Voedingsplan", progress: "Voortgang", settings: "Instellingen" },
  sections: "Onderdelen van deze cliënt",
  notFound: "Cliënt niet gevonden",
  toList: "Terug naar je cliënten",
  activeState: "Actief",
  inactiveState: "Inactief",
  viewPlan: "Bekijk plan",
  report: "Rapport",
  checkIns: "Check-ins",
  contact: "Contact",
  name: "Naam",
  email: "E-mailadres",
  clientSince: "Cliënt sinds",
  lastActive: "Laatst actief",
  lastActiveOn: (p: { date: string }) => `Laatst actief: ${p.date}`,
  never: "Nog niet",
  intake: "Intake",
  food: "Voeding",
  cooking: "Koken",
  noIntake: "Deze cliënt heeft nog geen profiel ingevuld.",
  startsWith: (p: { name: string; template: string }) =>
    `${p.name} heeft de vragen nog niet beantwoord. Daarna wordt het sjabloon ‘${p.template}’ het plan.`,
};

const plan = {
  profile: "Profiel",
  expenditure: "Energieverbruik per dag",
  kcal: "kcal",
  diet: "Dieet",
  activity: "Activiteit",
  weight: "Gewicht",
  bodyFat: "Vetpercentage",
  notMeasured: "Niet gemeten",
  gender: "Geslacht",
  noPlan: "Geen wekelijks voedingsplan",
  noPlanText: "Zolang er geen plan is, plant je cliënt maaltijden zonder doelen.",
  weeklyAverage: "Gemiddeld per week",
  energyBalance: "Energiebalans",
  ofExpenditure: (p: { percent: string }) => `${p.percent} van het verbruik`,
  days: "Dagen van dit plan",
  moveDay: (p: { day: string }) => `Gebruik dit plan op ${p.day}`,
  usesDay: (p: { day: string }) => `Dit plan geldt op ${p.day}`,
  add: "Plan toevoegen",
  create: "Maak een plan",
  saveAsTemplate: "Opslaan als sjabloon",
  applyTemplate: "Sjabloon toepassen",
  editPlan: (p: { name: string }) => `${p.name} bewerken`,
  deletePlan: (p: { name: string }) => `${p.name} verwijderen`,
  deleteTitle: (p: { name: string }) => `${p.name} verwijderen?`,
  deleteText: (p: { days: string; heir: string }) =>
    `Op ${p.days} geldt dan ‘${p.heir}’. Geplande maaltijden blijven staan.`,
  deleted: (p: { name: string }) => `${p.name} is verwijderd.`,
  deleteFailed: "Fout bij het verwijderen van het voedingsplan",
  moveLastTitle: (p: { day: string; name: string }) => `${p.name} gebruiken op ${p.day}?`,
  moveLastText: (p: { name: string }) =>
    `Het is de laatste dag van ‘${p.name}’. Dat plan verdwijnt dan uit de week.`,
  moveLast: "Gebruik het",
};

const profileForm = {
  editTitle: "Profiel bijwerken",
  createTitle: "Profiel maken",
  update: "Bijwerken",
  create: "Maak een profiel",
  fatMeasured: "Dit percentage is gemeten",
  fatAssumed: (p: { percent: string }) =>
    `Niet gemeten: waar een formule het nodig heeft, wordt ${p.percent}% aangenomen.`,
  bodyFatRange: (p: { min: number; max: number }) => `Vul een percentage in van ${p.min} tot ${p.max}.`,
  note: "Het energieverbruik verandert meteen mee. Plannen die er al zijn, blijven zoals ze zijn.",
  refused: "Het profiel kon niet worden opgeslagen",
  advanced: {
    title: "Geavanceerd",
    energyMethod: "Energieformule",
    energyMethods: {
      AUTO: "Automatisch",
      KATCH_MCARDLE: "Katch-McArdle (vetpercentage)",
      MIFFLIN: "Mifflin-St Jeor (leeftijd en lengte)",
      HARRIS_BENEDICT: "Harris-Benedict (leeftijd en lengte)",
    },
    sustainability: "Eiwit en duurzaamheid",
    sustainabilities: { OPTIMAL: "Optimaal", SUSTAINABLE: "Duurzaam: iets minder eiwit" },
    protein: "Eiwitdoel",
    proteins: { HIGH: "Hoog, voor training en afvallen", LOW: "Algemeen advies" },
    asPractice: (p: { profile: string }) => `Zoals de praktijk: ${p.profile}`,
    proteinNote: "Geldt voor plannen die vanaf nu worden gemaakt of berekend.",
  },
};

const settings = {
  account: "Account",
  status: "Status",
  activate: "Activeer deze cliënt",
  deactivate: "Deactiveer deze cliënt",
  activateTitle: (p: { name: string }) => `${p.name} activeren?`,
  activateText: "Je cliënt kan weer inloggen en de app gebruiken.",
  deactivateTitle: (p: { name: string }) => `${p.name} deactiveren?`,
  deactivateText:
    "Je cliënt kan de app niet meer gebruiken. Plannen, dagboek en metingen blijven bewaard, en je kunt je cliënt altijd weer activeren.",
  confirmActivate: "Activeer",
  confirmDeactivate: "Deactiveer",
  activated: (p: { name: string }) => `${p.name} is actief.`,
  deactivatedNow: (p: { name: string }) => `${p.name} is gedeactiveerd.`,
};

const diary = {
  oneself: "je cliënt",
  dayPlanned: "De dag is gepland.",
  planningFailed: "Het plannen duurde te lang of is niet gelukt. De dag is zoals hij was.",
  planningTitle: "We kiezen de maaltijden",
  planningSteps: [
    "We kijken naar de doelen",
    "We laten weg wat je cliënt niet eet",
    "We wegen de porties af",
    "We brengen afwisseling in de week",
    "We rekenen alles na",
  ],
  targetsReady: (p: { protein: string; carbs: string; fat: string; count: number }) =>
    `De doelen: ${p.protein} g eiwit, ${p.carbs} g koolhydraten en ${p.fat} g vet over ${p.count} ${p.count === 1 ? "maaltijd" : "maaltijden"}.`,
  noTargets: "Voeg een maaltijd toe, dan krijgt deze dag vorm.",
  chooseForMe: "Kies de maaltijden",
  chooseForMeText: "In één keer een hele dag die bij de doelen past",
  planWeek: "Plan deze week",
  doItMyself: "Zelf invullen",
  doItMyselfText: "Begin met lege maaltijden en kies recepten",
  noteShared: "Jij en je cliënt zien deze notitie allebei.",
  regenerateText:
    "De maaltijden van deze dag worden vervangen. Wat je cliënt heeft gegeten of wat vaststaat blijft staan; de rest wordt eromheen gepland.",
  diagnosis: {
    emptyMeals: "Sommige maaltijden zijn leeg gebleven",
    changeWishes: "Pas de wensen aan",
    noRecipes: "Er zijn nog geen recepten voor deze maaltijd.",
    noneFit: (p: { count: number }) =>
      p.count === 1
        ? "Het enige recept voor deze maaltijd past niet bij de wensen van je cliënt."
        : `Geen van de ${p.count} recepten voor deze maaltijd past bij de wensen van je cliënt.`,
    fewFit: (p: { count: number }) =>
      p.count === 1
        ? "Er past maar 1 recept, en dat staat al vlakbij op het menu."
        : `Er passen maar ${p.count} recepten, en die staan al vlakbij op het menu.`,
    gain: (p: { count: number }) =>
      p.count === 1 ? "Zonder dit past er 1 recept meer" : `Zonder dit passen er ${p.count} recepten meer`,
    restrictions: {
      DIET: "Het dieet",
      INTOLERANCES: "De intoleranties",
      ALLERGENS: "De allergieën",
      INGREDIENTS_TO_AVOID: "Ingrediënten om te vermijden",
      CUISINES: "Keukens die afvallen",
      KITCHEN: "Wat de keuken niet heeft",
      DISLIKES: "Recepten die je cliënt niet lekker vindt",
      ORGANISATION: "De recepten van je organisatie",
      KETO: "Alleen keto",
      PORTION_SIZE: "De grootte van deze maaltijd",
      HOUSEHOLD: "De mensen die mee-eten",
    },
  },
};

const viewAs = {
  label: "Meekijken met een cliënt",
  banner: (p: { name: string }) => `Je kijkt mee met ${p.name}.`,
  bannerProgress: (p: { name: string }) => `Je bekijkt de voortgang van ${p.name}.`,
  text: "Wat je hier verandert, is meteen te zien.",
  back: "Terug naar cliënt",
  noPlan: "Deze cliënt heeft nog geen voedingsplan",
  noPlanText: "Je kunt maaltijden toevoegen, maar er zijn nog geen doelen om te vullen.",
  diary,
};

const brand = {
  title: "Account",
  look: "Wat je cliënten zien",
  name: "Naam",
  colour: "Kleur",
  address: "Adres",
  noOrganisation: "Geef je praktijk eerst een naam",
  noOrganisationText: "Tot die tijd zien je cliënten de naam en de kleuren van Plateful.",
};

export const clients = {
  ...list,
  ...about,
  plan,
  profileForm,
  settings,
  viewAs,
  brand,
} satisfies typeof english;
